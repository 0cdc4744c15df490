/**
 * The last screen first, in Chromium: a member's home is drawn before the server has answered, at
 * the line where it was left, and nothing moves when the answers merge into it. At the top, what is
 * new shows above it.
 * `LINNET_SEED=n` runs other random cases.
 */
import type { Page } from 'playwright-core';
import { createRandom, type Random } from '@/demo/state/random';
import { useBrowser } from '@support/engine/chromium/browser';
import {
  expectNoLayoutShift,
  observeLayoutShifts,
  takeLayoutShifts,
} from '@support/engine/chromium/layoutShifts';
import { deferredPartLoaded, useSite } from '@support/engine/chromium/site';
import { eventually } from '@support/eventually';
import {
  anchorOf,
  atRest,
  newestPost,
  writePosts,
  type ScrollAnchor,
} from '@support/timelines/scrollAnchor';

const POSTS = 60;
const CASES = 30;
const SEED = Number(process.env.LINNET_SEED ?? 1) || 1;
/** Milliseconds until the server answers. */
const SLOW = 1_000;
jest.setTimeout(CASES * 10_000);

const stage = useBrowser();
const site = useSite(stage, { seed: 15 });

beforeAll(() => writePosts(site, POSTS, 'bob'));

const rows = (page: Page) => page.getByRole('feed').first().locator('> article');

/** Delays the server's answers, not the files of the client. */
const delayAnswers = (page: Page) =>
  page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW));
    await route.continue().catch(() => undefined);
  });

const SOUGHT = 'sought row';

interface Track {
  /** The distances of the row from the top of the window, frame by frame. */
  tops: number[];
  /** When it was drawn first, and when the server's page had come. */
  drawn: number | null;
  answered: number | null;
}

/** Notes in every frame of the next visit where the row is. */
const trackRow = (page: Page) =>
  page.addInitScript((key) => {
    if (window.origin === 'null') return;
    const id = sessionStorage.getItem(key);
    const track: Track = { tops: [], drawn: null, answered: null };
    Object.assign(window, { track });
    const look = () => {
      const row = document.querySelector(`[role="feed"] > [data-status-id="${id ?? ''}"]`);
      if (row) {
        track.drawn ??= performance.now();
        track.tops.push(row.getBoundingClientRect().top);
      }
      const answer = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('/api/v1/timelines/home'));
      track.answered ??= answer ? performance.now() : null;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, SOUGHT);

const trackOf = (page: Page): Promise<Track> =>
  page.evaluate(() => (window as unknown as { track: Track }).track);

const callAsBob = (method: string, path: string): Promise<unknown> =>
  fetch(site.instance().origin + path, {
    method,
    headers: { authorization: `Bearer ${site.instance().tokenFor('bob')}` },
  });

/** Changes by others while the page is closed; the row that is being read stays. */
const changes: Record<string, (random: Random, listed: string[]) => Promise<unknown>> = {
  nothing: async () => undefined,
  news: async (random) => {
    for (let count = random.between(1, 5); count > 0; count -= 1)
      await site.post(`Meanwhile ${count} ${'reed '.repeat(count * 9)}`, { as: 'bob' });
  },
  gap: () => site.control('burst', { count: 25, as: 'bob' }),
  gone: async (random, listed) => callAsBob('DELETE', `/api/v1/statuses/${random.pick(listed)}`),
  counts: async (random, listed) =>
    callAsBob('POST', `/api/v1/statuses/${random.pick(listed)}/favourite`),
};

/** The rows of others, but not taller ones above than the page can scroll back by. */
const changeableIds = (page: Page, anchor: ScrollAnchor): Promise<string[]> =>
  page.evaluate(
    ({ id, top }) =>
      [...document.querySelectorAll<HTMLElement>('[role="feed"] > article')]
        .filter((row) => row.dataset.statusId !== id)
        .filter((row) => {
          const { top: begin, height } = row.getBoundingClientRect();
          return begin > top || height < window.scrollY;
        })
        .map(({ dataset }) => dataset.statusId ?? ''),
    anchor,
  );

const listedIds = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[role="feed"] > article')].map(
      ({ dataset }) => dataset.statusId ?? '',
    ),
  );

/** Scrolls anywhere, and reloads once the row that is being read is known. */
async function leaveAnywhere(
  page: Page,
  random: Random,
): Promise<ScrollAnchor & { atTop: boolean }> {
  await rows(page).nth(3).waitFor();
  const top = random.between(0, 3) === 0 ? 0 : random.between(150, 2_500);
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await atRest(page);
  const anchor = await anchorOf(page);
  await page.evaluate(
    ([key = '', id = '']) => sessionStorage.setItem(key, id),
    [SOUGHT, anchor.id],
  );
  return { ...anchor, atTop: top === 0 };
}

it('draws home before any answer, and moves nothing when the answers come, in random cases', async () => {
  const random = createRandom(SEED);
  const page = await site.open('/main/friends', {
    as: 'alice',
    before: async (blank) => {
      await delayAnswers(blank);
      await trackRow(blank);
    },
  });
  // The record is written by a deferred saga, when the page is left.
  await deferredPartLoaded(page);
  await page.waitForTimeout(2_000);
  const names = Object.keys(changes);
  for (let at = 0; at < CASES; at += 1) {
    const anchor = await leaveAnywhere(page, random);
    const name = names[at % names.length] ?? '';
    const others = await changeableIds(page, anchor);
    const left = await page.evaluate(() => window.scrollY);
    await page.goto('about:blank');
    await changes[name]?.(random, others);
    await page.goBack();
    const told = `case ${at} (${name}, left at ${left} px)`;
    await eventually(async () => expect((await trackOf(page)).answered).not.toBeNull(), 20_000);
    // The deferred parts come, and close gaps.
    await deferredPartLoaded(page);
    await page.waitForTimeout(700);
    const { tops, drawn, answered } = await trackOf(page);
    expect({
      told,
      drawn,
      answered,
      early: drawn !== null && drawn < (answered ?? 0),
    }).toMatchObject({
      told,
      early: true,
    });
    if (anchor.atTop) {
      await eventually(async () =>
        expect((await listedIds(page))[0]).toBe(await newestPost(site, 'alice')),
      );
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      continue;
    }
    const off = tops.map((top) => Math.abs(top - anchor.top));
    expect({ told, off: Math.max(...off) < 0.5 ? 0 : off }).toEqual({ told, off: 0 });
  }
});

it('shifts no layout', async () => {
  const page = await site.open('/main/friends', {
    as: 'alice',
    before: async (blank) => {
      await observeLayoutShifts(blank);
      await delayAnswers(blank);
    },
  });
  await page.getByText('Up to date').waitFor({ state: 'attached' });
  await deferredPartLoaded(page);
  await page.waitForTimeout(2_000);
  await page.goto('about:blank');
  await page.goBack();
  await page.getByText('Up to date').waitFor({ state: 'attached' });
  await page.waitForTimeout(1_500);
  expectNoLayoutShift(await takeLayoutShifts(page));
});
