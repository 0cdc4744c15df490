/** Several tabs of one reader in Chromium: one socket, and another tab takes over in time. */
import type { BrowserContext, Page } from 'playwright-core';
import { useBrowser } from '@support/engine/chromium/browser';
import { deferredPartLoaded, useSite } from '@support/engine/chromium/site';
import { eventually } from '@support/eventually';

const stage = useBrowser();
const site = useSite(stage);

const newButton = (page: Page, count: number) =>
  page.getByRole('button', { name: `Show new (${String(count)})` });

/** True if this tab holds the lock of the one that leads. */
const follows = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.some(({ name = '' }) => name.startsWith('leads'));
  });

/** Tabs with the home timeline, of which the first leads. */
async function opened(count: number): Promise<[Page, ...Page[]]> {
  const first = await site.open('/main/friends', { as: 'alice' });
  await ready(first);
  await site.listening();
  const others: Page[] = [];
  while (others.length + 1 < count) others.push(await another(first.context()));
  await waiting(first, count - 1);
  return [first, ...others];
}

async function another(context: BrowserContext): Promise<Page> {
  const page = await site.open('/main/friends', { context });
  await ready(page);
  return page;
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

it('five tabs have one socket; when its tab is closed another takes over within two seconds, and of 500 posts none is missed', async () => {
  const [first, ...others] = await opened(5);
  await site.listening(1);
  // More than a page that a tab misses while it starts would be a gap.
  for (let posted = 1; posted <= 3; posted += 1) {
    await site.post('One after the other', { as: 'bob' });
    for (const page of [first, ...others]) await newButton(page, posted).waitFor();
  }
  await site.control('burst', { count: 247, as: 'bob' });
  for (const page of [first, ...others]) await newButton(page, 250).waitFor();
  for (const page of others) await newButton(page, 250).click();

  const before = await joins();
  await first.close();
  // Nobody may hear these.
  await site.control('burst', { count: 10, as: 'bob' });
  expect(await takenOver(before)).toBeLessThan(2_000);
  for (const page of others) await newButton(page, 10).waitFor();
  await site.control('burst', { count: 240, as: 'bob' });
  for (const page of others) await newButton(page, 250).waitFor();
  await site.listening(1);
});

it('a tab that hangs loses the socket within two seconds, and follows afterwards', async () => {
  const [first, second] = await opened(2);
  const before = await joins();
  const hanging = first.evaluate(() => {
    for (const end = performance.now() + 5_000; performance.now() < end;);
  });
  expect(await takenOver(before)).toBeLessThan(2_000);
  await hanging;
  await site.listening(1);
  await site.post('After the hang', { as: 'bob' });
  for (const page of [first, second]) if (page) await newButton(page, 1).waitFor();
  expect(await follows(first)).toBe(true);
});

// Chromium freezes no visible page, and a page without a window is always visible.
it('a tab that is told that it will be frozen hands the socket on, and has missed nothing when it goes on', async () => {
  const [first, second] = await opened(2);
  const before = await joins();
  await first.evaluate(() => document.dispatchEvent(new Event('freeze')));
  expect(await takenOver(before)).toBeLessThan(2_000);
  await site.post('While it was frozen', { as: 'bob' });
  if (second) await newButton(second, 1).waitFor();
  await first.evaluate(() => document.dispatchEvent(new Event('resume')));
  await newButton(first, 1).waitFor();
  await site.listening(1);
});
