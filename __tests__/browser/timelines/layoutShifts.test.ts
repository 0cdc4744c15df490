/**
 * No layout shifts in Chromium: while a page starts, in whatever order its parts load, and while
 * posts of all kinds scroll by, with pictures that load late or never.
 */
import type { Page } from 'playwright-core';
import type { DemoUsername } from '@/demo/seed/demoAccounts';
import { useBrowser, type Layout } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { atRest, openLongHome, scrollPosition, writePosts } from '@support/timelines/scrollAnchor';
import {
  expectNoLayoutShift,
  MAX_LAYOUT_SHIFT,
  layoutShiftScore,
  takeLayoutShifts,
  observeLayoutShifts,
} from '@support/engine/chromium/layoutShifts';
import { deferredPartLoaded, useSite } from '@support/engine/chromium/site';

const POSTS = 80;
/** Posts with attachments: some of each kind, and more than a page. */
const ATTACHMENTS = process.env.LINNET_LONG === '1' ? 200 : 50;
jest.setTimeout(180_000);

const stage = useBrowser();
const site = useSite(stage, { seed: 9 });
const albums = useSite(stage, { policy: 'akkoma', indexPage: 'akkoma' });

beforeAll(() => writePosts(site, POSTS, 'bob'));

const rows = (page: Page) => page.getByRole('feed').locator('> article');

/** Slows the page down; returns how to end that. */
async function slowDown(page: Page): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  const throttle = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await throttle(2);
  return () => throttle(1);
}

/** Delays scripts, so that deferred parts arrive one after the other. */
async function delayParts(page: Page): Promise<void> {
  let last = Promise.resolve();
  await page.route(/\/static\/.*\.js$/, async (route) => {
    const before = last;
    last = before.then(() => new Promise((resolve) => setTimeout(resolve, 60)));
    await before;
    await route.continue().catch(() => undefined);
  });
}

/** Delays every third picture by a second, and every fifth forever. */
async function delayPictures(page: Page): Promise<void> {
  let asked = 0;
  await page.route(/\/media\/|\.(png|jpe?g|webp)(\?|$)/, async (route) => {
    asked += 1;
    if (asked % 5 === 0) return route.abort();
    if (asked % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 1_000));
    return route.continue().catch(() => undefined);
  });
}

it('while a page starts there is no layout shift for a visitor (middle)', async () => {
  const page = await site.open('/main/public', {
    layout: 'middle',
    before: async (blank) => {
      await observeLayoutShifts(blank);
      await delayParts(blank);
      await slowDown(blank);
    },
  });
  await isWhole(page, 'middle');
  expectNoLayoutShift(await takeLayoutShifts(page));
});

/** Waits for all parts of the first screen. */
async function isWhole(page: Page, layout: Layout, as?: DemoUsername): Promise<void> {
  await rows(page).nth(4).waitFor();
  if (layout !== 'phone') {
    await page.getByRole('form', { name: as ? 'New post' : 'Log in' }).waitFor();
  }
  await deferredPartLoaded(page);
  await atRest(page);
}

/** Waits for the visible pictures. */
const picturesAreHere = (page: Page) =>
  eventually(async () => {
    const missing = await page.evaluate(() =>
      [...document.images].flatMap((picture) => {
        const { top, bottom } = picture.getBoundingClientRect();
        return !picture.complete && bottom > 0 && top < window.innerHeight ? picture.src : [];
      }),
    );
    expect(missing).toEqual([]);
  });

/** Scroll distances that never reach the end, where more would load. */
const turns = [1_800, 3_000, -1_200, 700, 2_600, -2_400, 900, -3_000];

describe('while a page starts, and while the reader scrolls', () => {
  it('to and fro, there is no layout shift (wide), and a deliberate shift is reported', async () => {
    stage.expectProblems(/Failed to load resource/);
    let speedUp: () => Promise<unknown> = () => Promise.resolve();
    const page = await openLongHome(site, POSTS, {
      before: async (blank) => {
        await observeLayoutShifts(blank);
        await delayParts(blank);
        await delayPictures(blank);
        speedUp = await slowDown(blank);
      },
    });
    await isWhole(page, 'wide', 'alice');
    expectNoLayoutShift(await takeLayoutShifts(page));
    await speedUp();
    await page.mouse.move(700, 500);
    for (let turn = 0; turn < 3 * turns.length; turn += 1) {
      await page.mouse.wheel(0, turns[turn % turns.length] ?? 0);
      if (turn % 9 === 8) await atRest(page);
    }
    await picturesAreHere(page);
    await atRest(page);
    expect(await scrollPosition(page)).toBeGreaterThan(3_000);
    expectNoLayoutShift(await takeLayoutShifts(page));

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await atRest(page);
    await takeLayoutShifts(page);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[role="feed"]')?.style.setProperty('margin-top', '9em');
    });
    await eventually(async () =>
      expect(layoutShiftScore(await takeLayoutShifts(page))).toBeGreaterThan(MAX_LAYOUT_SHIFT),
    );
  });

  it('there is no layout shift in posts with attachments of all kinds (phone)', async () => {
    const pictures = (count: number) =>
      Array.from({ length: count }, (_none, at) => ({
        kind: 'image',
        ...(at % 2 === 0 ? { width: 900, height: 600 } : { width: 600, height: 900 }),
      }));
    const kinds = [
      pictures(1),
      pictures(2),
      ['video'],
      pictures(4),
      [{ kind: 'image', measured: false, width: 500, height: 900 }],
      ['audio', ...pictures(1)],
      pictures(3),
      [{ kind: 'image', width: 2400, height: 500 }],
      pictures(7),
      ['unknown'],
    ];
    await albums.control('reset');
    for (let turn = 0; turn < ATTACHMENTS; turn += 1) {
      const media = kinds[turn % kinds.length];
      await albums.post(`Post ${String(turn)}`, { media, sensitive: turn % 9 === 0 });
    }
    const page = await albums.open('/main/public', {
      layout: 'phone',
      before: async (blank) => {
        await observeLayoutShifts(blank);
        await delayParts(blank);
      },
    });
    await page.getByText(`Post ${String(ATTACHMENTS - 1)}`, { exact: true }).waitFor();
    await isWhole(page, 'phone');
    expectNoLayoutShift(await takeLayoutShifts(page));
    const last = page.getByText('Post 0', { exact: true });
    await page.mouse.move(200, 500);
    await eventually(async () => {
      await page.mouse.wheel(0, 500);
      expect(await last.isVisible()).toBe(true);
    }, 120_000);
    expectNoLayoutShift(await takeLayoutShifts(page));
  });
});
