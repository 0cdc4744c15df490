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
import { deferredPartLoaded, readStoredRecord, useSite } from '@support/engine/chromium/site';
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
const SNAPSHOT = { database: 'linnet', table: 'kept', key: 'last seen' };
jest.setTimeout(180_000);

const stage = useBrowser();
const site = useSite(stage, { seed: 15 });

beforeAll(() => writePosts(site, POSTS, 'bob'));

const rows = (page: Page) => page.getByRole('feed').first().locator('> article');

/** The files of the client come all the same. */
const holdAnswers = (on: boolean) => site.control('hold', { on });

const SOUGHT = 'sought row';

/** Notes in every frame of the next visit how far from the top of the window the row is. */
const trackRow = (page: Page) =>
  page.addInitScript((key) => {
    if (window.origin === 'null') return;
    const id = sessionStorage.getItem(key);
    const tops: number[] = [];
    Object.assign(window, { tops });
    const look = () => {
      const row = document.querySelector(`[role="feed"] > [data-status-id="${id ?? ''}"]`);
      if (row) tops.push(row.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, SOUGHT);

const topsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { tops: number[] }).tops);

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

const savedAt = async (page: Page): Promise<number> =>
  ((await readStoredRecord(page, SNAPSHOT)) as { at: number } | null)?.at ?? 0;

/** Hides the page, as leaving it does, and leaves once what was seen has been saved. */
async function leave(page: Page): Promise<void> {
  const before = await savedAt(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  });
  await eventually(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await savedAt(page)).toBeGreaterThan(before);
  });
  await page.goto('about:blank');
}

/** Waits until the answers have merged, and the deferred parts have come, which close gaps. */
async function merged(page: Page): Promise<void> {
  const waiting = page.locator('[data-waiting="friends"]');
  await page.getByText('Up to date').or(waiting).first().waitFor({ state: 'attached' });
  await deferredPartLoaded(page);
  await atRest(page);
}

/** Scrolls anywhere, and notes the row that is being read. */
async function readAnywhere(
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
  const page = await site.open('/main/friends', { as: 'alice', before: trackRow });
  await merged(page);
  const names = Object.keys(changes);
  for (let at = 0; at < CASES; at += 1) {
    const anchor = await readAnywhere(page, random);
    const name = names[at % names.length] ?? '';
    const others = await changeableIds(page, anchor);
    const told = `case ${at} (${name}, left at ${await page.evaluate(() => window.scrollY)} px)`;
    await leave(page);
    await changes[name]?.(random, others);
    await holdAnswers(true);
    await page.goBack();
    await eventually(async () =>
      expect({ told, tops: await topsOf(page) }).not.toEqual({ told, tops: [] }),
    );
    await holdAnswers(false);
    await merged(page);
    if (anchor.atTop) {
      await eventually(async () =>
        expect((await listedIds(page))[0]).toBe(await newestPost(site, 'alice')),
      );
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      continue;
    }
    const off = (await topsOf(page)).map((top) => Math.abs(top - anchor.top));
    expect({ told, off: Math.max(...off) < 0.5 ? 0 : off }).toEqual({ told, off: 0 });
  }
});

it('shifts no layout', async () => {
  const page = await site.open('/main/friends', { as: 'alice', before: observeLayoutShifts });
  await merged(page);
  await leave(page);
  await holdAnswers(true);
  await page.goBack();
  await rows(page).nth(3).waitFor();
  await holdAnswers(false);
  await merged(page);
  expectNoLayoutShift(await takeLayoutShifts(page));
});
