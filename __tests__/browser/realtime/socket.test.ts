/** The streaming socket in Chromium: lost, replaced by polling, and restored. */
import type { Page } from 'playwright-core';
import { oneColumn, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { passUntil } from '@support/engine/chromium/faultInjection';
import { eventually } from '@support/eventually';
import { notices, deferredPartLoaded, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const BACK = 'Realtime connection restored';
const lost = (code: number) => `Realtime connection lost: CloseEvent code ${String(code)}`;

const articles = (page: Page) => page.getByRole('feed').locator('> article');
const newButton = (page: Page, count: number) =>
  page.getByRole('button', { name: `Show new (${String(count)})` });

beforeEach(() => {
  stage.expectProblems(/WebSocket connection to/, /Failed to load resource/, /Could not load the/);
});

/** Alice's home timeline with its socket, which every test leaves open, and no waiting posts. */
const home = useSharedPage(stage, async () => {
  const page = await site.open('/main/friends', {
    as: 'alice',
    viewport: oneColumn,
    before: (fresh) => fresh.clock.install(),
  });
  await eventually(async () => expect(await articles(page).count()).toBeGreaterThanOrEqual(15));
  await site.listening();
  await deferredPartLoaded(page);
  return page;
});

/** Advances the page's clock, so that pending requests finish on the way. */
async function pass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1_000);
}

/** Lets time pass until the page has reconnected. */
const reconnected = (page: Page) =>
  passUntil(page, async () => (await site.control('sockets')).open === 1);

/** Lets time pass until earlier notices have expired. */
const withoutNotices = (page: Page) =>
  passUntil(page, async () => (await notices(page).getByText('Realtime connection').count()) === 0);

async function showNew(page: Page, count: number, newest: string): Promise<void> {
  await newButton(page, count).click();
  await articles(page).first().getByText(newest).waitFor();
}

describe('a broken connection', () => {
  it('is announced with its code, once, and so is its return; polling replaces it and loses no post', async () => {
    const page = home();
    await site.control('next', { path: '/api/v1/streaming', answer: '500', times: 1_000 });
    await site.control('close-sockets', { code: 1011 });
    await notices(page).getByText(lost(1011)).waitFor();
    await site.post('While nobody streamed', { as: 'bob' });
    await pass(page, 12);
    await newButton(page, 1).waitFor();
    await site.post('And one more', { as: 'bob' });
    await pass(page, 12);
    await newButton(page, 2).waitFor();
    // The error notice has expired, and further failures added none.
    expect(await notices(page).getByRole('alert').count()).toBe(0);

    site.instance().faults.planned = [];
    await passUntil(page, () => notices(page).getByText(BACK).isVisible());
    await site.post('Streamed again', { as: 'bob' });
    await showNew(page, 3, 'Streamed again');
    const texts = await articles(page).allInnerTexts();
    expect(texts[1]).toContain('And one more');
    expect(texts[2]).toContain('While nobody streamed');
  });
});

describe('a browser that is offline for a while', () => {
  it('requests nothing meanwhile and catches up afterwards', async () => {
    const page = home();
    await page.context().setOffline(true);
    await eventually(async () => expect(await page.evaluate(() => navigator.onLine)).toBe(false));
    // The emulation may keep the socket open; closed here, it cannot deliver the post.
    await site.control('next', { path: '/api/v1/streaming', answer: '500', times: 1 });
    await site.control('close-sockets', { code: 1012 });
    const id = await site.post('Posted while offline', { as: 'bob' });
    expect(await newButton(page, 1).count()).toBe(0);

    await page.context().setOffline(false);
    await passUntil(page, () => newButton(page, 1).isVisible());
    await newButton(page, 1).click();
    await page.locator(`[data-status-id="${id}"]`).waitFor();
    await reconnected(page);
  });
});

describe('a server that is away for a while', () => {
  it('for twenty seconds: the posts of that time appear when it is back', async () => {
    const page = home();
    await withoutNotices(page);
    await site.control('down');
    await notices(page)
      .getByText(/CloseEvent code 1006/)
      .waitFor();
    const shown = await articles(page).count();
    await pass(page, 10);
    await site.post('Posted in the dark', { as: 'bob' });
    await pass(page, 10);
    expect(await articles(page).count()).toBe(shown);
    expect(await newButton(page, 1).count()).toBe(0);

    await site.control('down', { on: false });
    await passUntil(page, () => newButton(page, 1).isVisible());
    await reconnected(page);
    await showNew(page, 1, 'Posted in the dark');
  });

  it('with many posts meanwhile: offers a reload instead of silently leaving posts out', async () => {
    const page = home();
    await site.control('down');
    // More posts than are fetched without asking.
    await site.control('burst', { count: 120, as: 'bob' });
    await site.control('down', { on: false });
    const reload = page.getByRole('button', { name: 'Reload', exact: true });
    await passUntil(page, () => reload.isVisible());
    const [newest] = [...site.instance().world().posts.keys()].slice(-1);
    await reload.click();
    await eventually(async () =>
      expect(await articles(page).first().getAttribute('data-status-id')).toBe(newest),
    );
    const ids = await articles(page).evaluateAll((all) =>
      all.map((card) => (card as HTMLElement).dataset.statusId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
