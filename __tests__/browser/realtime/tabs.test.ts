/** Several tabs of one reader in Chromium: one socket, and another tab takes over in time. */
import type { Page } from 'playwright-core';
import { oneColumn, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { deferredPartLoaded, useSite } from '@support/engine/chromium/site';
import { eventually } from '@support/eventually';

const stage = useBrowser();
const site = useSite(stage);

const newButton = (page: Page, count: number) =>
  page.getByRole('button', { name: `Show new (${String(count)})` });

/** True if this tab holds the lock of the one that leads. */
const leads = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    // A lock of its own tells the name under which the browser knows the tab.
    navigator.locks.request('asking', async () => {
      const { held = [] } = await navigator.locks.query();
      const holder = (start: string) =>
        held.find(({ name = '' }) => name.startsWith(start))?.clientId;
      return holder('leads') === holder('asking');
    }),
  );

/** Five tabs with the home timeline, for all tests: one after the other is closed. */
let tabs: Page[] = [];
useSharedPage(stage, async () => {
  const first = await site.open('/main/friends', { as: 'alice', viewport: oneColumn });
  await ready(first);
  await site.listening();
  const others = Array.from({ length: 4 }, async () => {
    const page = await site.open('/main/friends', { context: first.context() });
    await ready(page);
    return page;
  });
  tabs = [first, ...(await Promise.all(others))];
  await waiting(first, 4);
  await site.post('Everybody is here', { as: 'bob' });
  for (const page of tabs) await showNews(page);
  return first;
});

/** Shows a post that has come since, or with the first page if the tab was asking for it. */
async function showNews(page: Page): Promise<void> {
  const post = page.getByRole('article').filter({ hasText: 'Everybody is here' });
  const button = page.getByRole('button', { name: /^Show new/ });
  await post.or(button).first().waitFor();
  if (await button.isVisible()) await button.click();
  await post.waitFor();
}

/** The browser keeps the lock of a closed tab for a moment: nobody leads meanwhile. */
async function leaderAndOthers(): Promise<[Page, Page[]]> {
  const leader = await eventually(async () => {
    const roles = await Promise.all(tabs.map(leads));
    const page = tabs[roles.indexOf(true)];
    if (!page) throw new Error('No tab leads');
    return page;
  });
  return [leader, tabs.filter((page) => page !== leader)];
}

/** The tab that leads, and another one, which has seen all posts. */
async function leaderAndOther(): Promise<[Page, Page]> {
  for (const page of tabs.splice(2)) await page.close();
  await site.listening(1);
  const [leader, [other]] = await leaderAndOthers();
  return [leader, other as Page];
}

/** Ends the process of the page, which is its own. Nobody answers the command. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

async function ready(page: Page): Promise<void> {
  await page.getByRole('feed').locator('> article').first().waitFor();
  await deferredPartLoaded(page);
}

/** So many tabs wait for the lock. */
const waiting = (page: Page, count: number) =>
  eventually(() =>
    expect(
      page.evaluate(async () => {
        const { pending = [] } = await navigator.locks.query();
        return pending.filter(({ name = '' }) => name.startsWith('leads')).length;
      }),
    ).resolves.toBe(count),
  );

/** Milliseconds until a new socket is open. */
async function takenOver(before: number): Promise<number> {
  const began = Date.now();
  await eventually(async () => expect(await joins()).toBeGreaterThan(before));
  return Date.now() - began;
}

/** How many sockets were opened so far. */
const joins = async () => (await site.control('sockets')).opened as number;

/**
 * Posts until the tabs show these numbers of new posts. On a busy machine a tab may take the lock of
 * one that is only slow, and of what is missed meanwhile a tab fetches three pages by itself.
 */
async function streamed(pages: Page[], counts: number[], before = 0): Promise<void> {
  let posted = before;
  for (const count of counts) {
    if (count > posted) await site.control('burst', { count: count - posted, as: 'bob' });
    posted = count;
    for (const page of pages) await newButton(page, count).waitFor();
  }
}

it('five tabs have one socket; when its tab is closed or crashes another takes over within two seconds, and of 500 posts none is missed', async () => {
  await site.listening(1);
  await streamed(tabs, [1, 2, 3, 50, 100, 150]);
  for (const end of [(page: Page) => page.close(), crash]) {
    const [leader, others] = await leaderAndOthers();
    for (const page of others) await newButton(page, 150).click();
    const before = await joins();
    await end(leader);
    // Nobody may hear these.
    await site.control('burst', { count: 10, as: 'bob' });
    expect(await takenOver(before)).toBeLessThan(2_000);
    await streamed(others, end === crash ? [10, 60, 110, 160, 200] : [10, 60, 110, 150], 10);
    tabs = others;
  }
  for (const page of tabs) await newButton(page, 200).click();
  await site.listening(1);
});

it('a tab that hangs loses the socket within two seconds, and follows afterwards', async () => {
  const [first, second] = await leaderAndOther();
  const before = await joins();
  const hanging = first.evaluate(() => {
    for (const end = performance.now() + 2_500; performance.now() < end;);
  });
  expect(await takenOver(before)).toBeLessThan(2_000);
  await hanging;
  await site.listening(1);
  await site.post('After the hang', { as: 'bob' });
  for (const page of [first, second]) await newButton(page, 1).click();
  expect(await leads(first)).toBe(false);
});

// Chromium freezes no visible page, and a page without a window is always visible.
it('a tab that is told that it will be frozen hands the socket on, and has missed nothing when it goes on', async () => {
  const [first, second] = await leaderAndOther();
  const before = await joins();
  await first.evaluate(() => document.dispatchEvent(new Event('freeze')));
  expect(await takenOver(before)).toBeLessThan(2_000);
  await site.post('While it was frozen', { as: 'bob' });
  await newButton(second, 1).waitFor();
  await first.evaluate(() => document.dispatchEvent(new Event('resume')));
  await newButton(first, 1).waitFor();
  await site.listening(1);
});
