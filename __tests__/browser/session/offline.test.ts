/**
 * Starting offline in Chromium: the page loads from the app cache, shows the offline snapshot at
 * the same position, says that it is offline, and continues once it is online.
 */
import type { Page } from 'playwright-core';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { anchorOf, atRest, topOf, writePosts } from '@support/timelines/scrollAnchor';
import { heading, notices, useSite } from '@support/engine/chromium/site';
import { EXPECTED_CONSOLE_ERRORS } from '@support/engine/chromium/faultInjection';

jest.setTimeout(120_000);

const stage = useBrowser();
const site = useSite(stage, { seed: 11 });

beforeAll(() => writePosts(site, 30, 'bob'));

/** The browser's errors for requests made while offline. */
const NO_LINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

const cards = (page: Page) => page.getByRole('feed').first().locator('> article');
const mark = (page: Page, words = /^Offline\. Showing posts from /) =>
  page.getByRole('status').filter({ hasText: words });

const NO_LINE_KEY = 'no line';

/** Lets pages report `onLine` rightly: newer Chromium says true when they start under emulation. */
const reportLine = (page: Page) =>
  page.context().addInitScript((key) => {
    const isLost = () => localStorage.getItem(key) !== null;
    if (window.origin === 'null' || !isLost()) return;
    Object.defineProperty(navigator, 'onLine', { get: () => !isLost() });
  }, NO_LINE_KEY);

async function loseLine(page: Page): Promise<void> {
  await page.evaluate((key) => localStorage.setItem(key, ''), NO_LINE_KEY);
  await page.context().setOffline(true);
}

async function findLine(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    window.dispatchEvent(new Event('online'));
  }, NO_LINE_KEY);
}

/** Waits until the worker has cached all files; the page itself is stored last. */
const appCacheComplete = (page: Page): Promise<void> =>
  eventually(async () => {
    const found = await page.evaluate(
      async () => (await caches.match('/index.html')) !== undefined,
    );
    expect(found).toBe(true);
  }, 60_000);

const isKept = (page: Page): Promise<void> =>
  eventually(async () => {
    const found = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const opening = indexedDB.open('linnet');
          opening.onsuccess = () => {
            const asked = opening.result.transaction('kept').objectStore('kept').get('last seen');
            asked.onsuccess = () => {
              opening.result.close();
              resolve(asked.result !== undefined);
            };
          };
        }),
    );
    expect(found).toBe(true);
  }, 30_000);

async function readDown(page: Page) {
  await cards(page).nth(5).waitFor();
  await page.evaluate(() => window.scrollTo({ top: 1_111, behavior: 'instant' }));
  await atRest(page);
  return anchorOf(page);
}

beforeEach(() => {
  stage.expectProblems(NO_LINE, EXPECTED_CONSOLE_ERRORS);
});

describe('a member’s tab', () => {
  const home = useSharedPage(stage, () =>
    site.open('/main/friends', { as: 'alice', worker: true, before: reportLine }),
  );
  /** The post that is read, and its distance from the top of the window. */
  let read = { id: '', top: 0 };

  const expectSameLine = async (page: Page) => {
    expect(Math.abs(((await topOf(page, read.id)) ?? NaN) - read.top)).toBeLessThanOrEqual(1);
  };

  it('that loses its connection shows the badge, moves nothing, and keeps drafts until it is back', async () => {
    const page = home();
    read = await readDown(page);
    await appCacheComplete(page);
    await site.listening();
    await page.context().setOffline(true);
    await mark(page).waitFor();
    await expectSameLine(page);
    const composer = page.getByRole('form', { name: 'New post' });
    const text = composer.getByRole('textbox', { name: 'Post text' });
    await text.fill('Written under way');
    await composer.getByRole('button', { name: 'Post' }).click();
    await notices(page)
      .getByText(/^You're offline\. Your post will be sent/)
      .waitFor();
    await page.context().setOffline(false);
    await mark(page).waitFor({ state: 'detached' });
    await eventually(async () => expect(await text.inputValue()).toBe(''));
    await atRest(page);
    await expectSameLine(page);
  });

  it('that starts offline shows the offline snapshot at the same line, says so, and continues when online', async () => {
    const page = home();
    await isKept(page);
    read = await readDown(page);
    await loseLine(page);
    await page.reload();
    await mark(page).waitFor();
    await heading(page, 'Home timeline').waitFor();
    await eventually(() => expectSameLine(page));
    await page.getByRole('region', { name: 'Your account' }).getByText('@alice').waitFor();
    expect(await notices(page).getByRole('alert').count()).toBe(0);
    expect(await page.getByText('Up to date').isVisible()).toBe(false);

    await site.post('Said while you were away', { as: 'bob' });
    await findLine(page);
    await mark(page, /Showing posts from/).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Show new/ }).waitFor();
    await atRest(page);
    await expectSameLine(page);
  });

  it('that is opened offline at the start page shows the same', async () => {
    const page = home();
    await loseLine(page);
    const tab = await page.context().newPage();
    await tab.goto(site.instance().origin);
    await mark(tab).waitFor();
    await heading(tab, 'Home timeline').waitFor();
    await cards(tab).first().waitFor();
    await tab.close();
  });
});
