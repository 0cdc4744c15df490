/**
 * The last screen of a conversation and of the notifications in Chromium: it stands before the server
 * has answered anything, stays while the answer is awaited, and nothing moves when the page takes its
 * place.
 */
import { useBrowser, type Layout } from '@support/engine/chromium/browser';
import {
  expectNoLayoutShift,
  observeLayoutShifts,
  takeLayoutShifts,
} from '@support/engine/chromium/layoutShifts';
import { useSite } from '@support/engine/chromium/site';
import { eventually } from '@support/eventually';
import {
  beginOf,
  leave,
  seek,
  topsOf,
  trackRow,
  type LastScreen,
} from '@support/timelines/lastScreenPage';
import { atRest } from '@support/timelines/scrollAnchor';

const REPLIES = 60;
/** The age of a page, in milliseconds, at which it would have been drawn if it had an answer. */
const LONG_DRAWN = 1_500;
jest.setTimeout(60_000);

const stage = useBrowser();
const site = useSite(stage, { seed: 15 });

let thread: string;
beforeAll(async () => {
  const { ids } = await site.control('thread', { depth: 4, count: REPLIES });
  thread = `/notice/${(ids as string[])[0] ?? ''}`;
  // Counts and people stand between the text of a post and its actions.
  await Promise.all(['reblog', 'favourite'].map((act) => actAsBob(act)));
  for (let at = 0; at < 12; at += 1)
    await site.post(`@alice ${'Bread '.repeat(at)}`, { as: 'bob' });
});

const actAsBob = (act: string): Promise<unknown> =>
  fetch(`${site.instance().origin}/api/v1/statuses/${thread.split('/').at(-1) ?? ''}/${act}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.instance().tokenFor('bob')}` },
  });

interface Case {
  screen: LastScreen;
  layout: Layout;
  top: number;
  as?: 'alice';
}

const threadRow = '[data-thread-row]';
const notification = 'main [data-notification-id], main article[data-status-id]';

it.each<[string, Case]>([
  ['a conversation, from its first post on', { screen: 'conversation', layout: 'wide', top: 0 }],
  [
    'a conversation at the reply that was read',
    { screen: 'conversation', layout: 'phone', top: 1_500, as: 'alice' },
  ],
  ['the notifications', { screen: 'notifications', layout: 'phone', top: 0, as: 'alice' }],
])('shows %s, and nothing moves', async (_what, { screen, layout, top, as }) => {
  const isThread = screen === 'conversation';
  const page = await site.open(isThread ? thread : '/alice/notifications', {
    as,
    layout,
    before: async (opened) => {
      await trackRow(opened);
      await observeLayoutShifts(opened);
    },
  });
  const rows = page.locator(isThread ? threadRow : notification);
  await eventually(async () => expect(await rows.count()).toBeGreaterThan(3));
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await atRest(page);
  const sought = await rows.evaluateAll((found) => {
    const row = found.find((each) => each.getBoundingClientRect().top > 120);
    const { threadRow: reply, statusId, notificationId } = row?.dataset ?? {};
    const id = reply ?? statusId ?? notificationId ?? '';
    return { id, top: row?.getBoundingClientRect().top ?? 0 };
  });
  await seek(page, sought.id);
  await leave(page, screen);

  await site.control('hold', { on: true });
  await page.goBack();
  await eventually(async () => expect(await topsOf(page)).not.toEqual([]));
  await page.waitForFunction((age) => performance.now() > age, LONG_DRAWN);
  expect(await beginOf(page)).toBe('still');
  const still = page.locator('#still');
  expect(await still.count()).toBe(1);

  await site.control('hold', { on: false });
  await still.waitFor({ state: 'detached' });
  expect(await rows.count()).toBeGreaterThan(3);
  await atRest(page);
  expectNoLayoutShift(await takeLayoutShifts(page));
  const off = (await topsOf(page)).map((each) => Math.abs(each - sought.top));
  expect(Math.max(...off)).toBeLessThan(1);
});
