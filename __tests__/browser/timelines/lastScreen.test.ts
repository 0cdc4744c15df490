/**
 * The last screen first, in Chromium: a member's home is drawn before the server has answered, at
 * the line where it was left, and nothing moves when the answers merge into it, which come once the
 * readers have begun to read. Each change meets three readers, whose pages wait at the same time.
 * `LINNET_SEED=n` runs other random cases.
 */
import type { Page } from 'playwright-core';
import { createRandom, type Random } from '@/demo/state/random';
import { useBrowser, type Layout } from '@support/engine/chromium/browser';
import {
  expectNoLayoutShift,
  observeLayoutShifts,
  takeLayoutShifts,
} from '@support/engine/chromium/layoutShifts';
import { useSite } from '@support/engine/chromium/site';
import { eventually } from '@support/eventually';
import { beginOf, leave, seek, topsOf, trackRow } from '@support/timelines/lastScreenPage';
import {
  anchorOf,
  atRest,
  newestPost,
  writePosts,
  type ScrollAnchor,
} from '@support/timelines/scrollAnchor';

const POSTS = 60;
const CASES = 30;
/** The age of a page, in milliseconds, at which somebody reads it. */
const BEGUN = 1_000;
/** Half of the time goes into the parts of a wide window, so most readers have a phone. */
const readersLayouts: readonly Layout[] = ['phone', 'phone', 'wide'];
const SEED = Number(process.env.LINNET_SEED ?? 1) || 1;
jest.setTimeout(180_000);

const stage = useBrowser();
const site = useSite(stage, { seed: 15 });

beforeAll(() => writePosts(site, POSTS, 'bob'));

const rows = (page: Page) => page.getByRole('feed').first().locator('> article');

/** The files of the client come all the same. */
const holdAnswers = (on: boolean) => site.control('hold', { on });

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
/** Those of them after which something waits above the list. */
const withNews = ['news', 'gap'];

/**
 * Ids of the rows on the page, and of those that others may change: not the one that is read, and
 * none above it that is taller than the page can scroll back by.
 */
interface Rows {
  all: string[];
  changeable: string[];
}

const rowsAround = (page: Page, anchor: ScrollAnchor): Promise<Rows> =>
  page.evaluate(({ id, top }) => {
    const idOf = ({ dataset }: HTMLElement) => dataset.statusId ?? '';
    const rows = [...document.querySelectorAll<HTMLElement>('[role="feed"] > article')];
    const changeable = rows.filter((row) => {
      const { top: begin, height } = row.getBoundingClientRect();
      return idOf(row) !== id && (begin > top || height < window.scrollY);
    });
    return { all: rows.map(idOf), changeable: changeable.map(idOf) };
  }, anchor);

/** The rows that may change for all readers. */
function changeableFor(readers: readonly { rows: Rows }[]): string[] {
  const listed = new Set(readers.flatMap(({ rows: { all } }) => all));
  return [...listed].filter((id) =>
    readers.every(({ rows: { all, changeable } }) => !all.includes(id) || changeable.includes(id)),
  );
}

const listedIds = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[role="feed"] > article')].map(
      ({ dataset }) => dataset.statusId ?? '',
    ),
  );

/**
 * Waits until the answers have merged, and the socket is open, after which posts are fetched that
 * came in between.
 */
async function merged(pages: readonly Page[]): Promise<void> {
  await site.listening(pages.length);
  await Promise.all(
    pages.map(async (page) => {
      const waiting = page.locator('[data-waiting="friends"]');
      await page.getByText('Up to date').or(waiting).first().waitFor({ state: 'attached' });
      await atRest(page);
    }),
  );
}

/** Scrolls anywhere, and notes the row that is being read. */
async function readAnywhere(page: Page, top: number): Promise<ScrollAnchor & { atTop: boolean }> {
  await rows(page).nth(3).waitFor();
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await atRest(page);
  const anchor = await anchorOf(page);
  await seek(page, anchor.id);
  return { ...anchor, atTop: top === 0 };
}

it('draws home before any answer, and moves nothing when the answers come, in random cases', async () => {
  const random = createRandom(SEED);
  const pages = await Promise.all(
    readersLayouts.map((layout) =>
      site.open('/main/friends', {
        as: 'alice',
        layout,
        before: async (page) => {
          await trackRow(page);
          await observeLayoutShifts(page);
        },
      }),
    ),
  );
  await merged(pages);
  const names = Object.keys(changes);
  for (let round = 0; round * pages.length < CASES; round += 1) {
    const name = names[round % names.length] ?? '';
    const places = pages.map(() => (random.between(0, 3) === 0 ? 0 : random.between(150, 2_500)));
    const readers = await Promise.all(
      pages.map(async (page, at) => {
        const top = places[at] ?? 0;
        const anchor = await readAnywhere(page, top);
        const told = `round ${round} (${name}, ${readersLayouts[at] ?? ''}, left at ${top} px)`;
        return { page, anchor, told, rows: await rowsAround(page, anchor) };
      }),
    );
    await Promise.all(pages.map((page) => leave(page)));
    await site.listening(0);
    await changes[name]?.(random, changeableFor(readers));
    await holdAnswers(true);
    await Promise.all(
      readers.map(async ({ page, told }) => {
        await page.goBack();
        await eventually(async () =>
          expect({ told, tops: await topsOf(page) }).not.toEqual({ told, tops: [] }),
        );
        await page.waitForFunction((age) => performance.now() > age, BEGUN);
      }),
    );
    const begins = await Promise.all(pages.map(beginOf));
    expect(readers.map(({ told }, at) => ({ told, began: begins[at] }))).toEqual(
      readers.map(({ told }) => ({ told, began: 'still' })),
    );
    await holdAnswers(false);
    await merged(pages);
    const newest = await newestPost(site, 'alice');
    await Promise.all(
      readers.map(async ({ page, anchor, told }) => {
        // A row that is gone leaves its place to those below it.
        if (name !== 'gone') expectNoLayoutShift(await takeLayoutShifts(page));
        const tops = await topsOf(page);
        const off = tops.map((top) => Math.abs(top - anchor.top));
        // Browsers scroll by whole pixels.
        expect({ told, off: Math.max(...off) < 1 ? 0 : off }).toEqual({ told, off: 0 });
        if (!anchor.atTop || !withNews.includes(name)) return;
        await page
          .getByRole('button', { name: /^Show new/ })
          .first()
          .click();
        await eventually(async () => expect((await listedIds(page))[0]).toBe(newest));
      }),
    );
  }
});

it('draws the public timeline before any answer for a visitor who returns, and moves nothing', async () => {
  const page = await site.open('/main/public', {
    layout: 'phone',
    before: async (opened) => {
      await trackRow(opened);
      await observeLayoutShifts(opened);
    },
  });
  const upToDate = page.getByText('Up to date').first();
  await upToDate.waitFor({ state: 'attached' });
  const anchor = await readAnywhere(page, 700);
  await leave(page);
  await holdAnswers(true);
  await page.goBack();
  await eventually(async () => expect(await topsOf(page)).not.toEqual([]));
  expect(await beginOf(page)).toBe('still');
  await holdAnswers(false);
  await upToDate.waitFor({ state: 'attached' });
  await atRest(page);
  expectNoLayoutShift(await takeLayoutShifts(page));
  const off = (await topsOf(page)).map((top) => Math.abs(top - anchor.top));
  expect(Math.max(...off)).toBeLessThan(1);
});
