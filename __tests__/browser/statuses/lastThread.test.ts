/**
 * The last screen of a conversation in Chromium: it stands before the server has answered anything,
 * stays while the answer is awaited, and nothing moves when the page takes its place.
 */
import { useBrowser, type Layout } from '@support/engine/chromium/browser';
import {
  expectNoLayoutShift,
  observeLayoutShifts,
  takeLayoutShifts,
} from '@support/engine/chromium/layoutShifts';
import { useSite } from '@support/engine/chromium/site';
import { eventually } from '@support/eventually';
import { beginOf, leave, seek, topsOf, trackRow } from '@support/timelines/lastScreenPage';
import { atRest } from '@support/timelines/scrollAnchor';

const REPLIES = 60;
jest.setTimeout(60_000);

const stage = useBrowser();
const site = useSite(stage, { seed: 15 });

let ids: string[];
beforeAll(async () => {
  ids = (await site.control('thread', { depth: 4, count: REPLIES })).ids as string[];
});

const shownAt = (row: HTMLElement) => row.getBoundingClientRect().top;

it.each<[string, Layout, number, 'alice' | undefined]>([
  ['begins at its first post for a visitor', 'wide', 0, undefined],
  ['returns a member to the reply that was read', 'phone', 1_500, 'alice'],
])('%s, and nothing moves', async (_what, layout, top, as) => {
  const page = await site.open(`/notice/${ids[0] ?? ''}`, {
    as,
    layout,
    before: async (opened) => {
      await trackRow(opened);
      await observeLayoutShifts(opened);
    },
  });
  const rows = page.locator('[data-thread-row]');
  const shown = page.getByRole('list', { name: 'Conversation', exact: true });
  await eventually(async () => expect(await rows.count()).toBeGreaterThan(3));
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await atRest(page);
  const sought = await rows.evaluateAll((found) => {
    const row = found.find((each) => each.getBoundingClientRect().top > 120);
    return { id: row?.dataset.threadRow ?? '', top: row?.getBoundingClientRect().top ?? 0 };
  });
  await seek(page, sought.id);
  await leave(page, 'thread');
  await site.control('hold', { on: true });
  await page.goBack();
  await eventually(async () => expect(await topsOf(page)).not.toEqual([]));
  await page.waitForFunction(() => performance.now() > 1_500);
  expect(await beginOf(page)).toBe('still');
  const still = page.locator('#still');
  expect(await still.count()).toBe(1);
  await site.control('hold', { on: false });
  await still.waitFor({ state: 'detached' });
  await shown.and(page.locator('[aria-busy="false"]')).waitFor();
  await atRest(page);
  expectNoLayoutShift(await takeLayoutShifts(page));
  expect(
    Math.abs(
      (await rows.and(page.locator(`[data-thread-row="${sought.id}"]`)).evaluate(shownAt)) -
        sought.top,
    ),
  ).toBeLessThan(1);
  const off = (await topsOf(page)).map((each) => Math.abs(each - sought.top));
  expect(Math.max(...off)).toBeLessThan(1);
});
