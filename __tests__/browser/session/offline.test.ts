/**
 * Without a line, in Chromium: the page starts from what the worker keeps, shows what was seen last
 * at the same line, says so, and goes on from there when the line is back.
 */
import type { Page } from 'playwright-core';
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { anchorOf, atRest, topOf, writePosts } from '@support/timelines/scrollAnchor';
import { heading, notices, useSite } from '@support/engine/chromium/site';
import { EXPECTED_CONSOLE_ERRORS } from '@support/engine/chromium/faultInjection';

jest.setTimeout(120_000);

const stage = useBrowser();
const site = useSite(stage, { seed: 11 });

beforeAll(() => writePosts(site, 30, 'bob'));

/** What a browser writes when nothing can be fetched. */
const NO_LINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

const cards = (page: Page) => page.getByRole('feed').first().locator('> article');
const mark = (page: Page, words = /^Offline\. What you see is from /) =>
  page.getByRole('status').filter({ hasText: words });

const NO_LINE_KEY = 'no line';

/** Newer browsers that are made to be offline take a page that begins then to be online. */
async function loseLine(page: Page): Promise<void> {
  const context = page.context();
  await context.addInitScript((key) => {
    const isLost = () => localStorage.getItem(key) !== null;
    if (window.origin === 'null' || !isLost()) return;
    Object.defineProperty(navigator, 'onLine', { get: () => !isLost() });
  }, NO_LINE_KEY);
  await page.evaluate((key) => localStorage.setItem(key, ''), NO_LINE_KEY);
  await context.setOffline(true);
}

async function findLine(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    window.dispatchEvent(new Event('online'));
  }, NO_LINE_KEY);
}

/** The worker has all that the page is made of; the page itself comes last. */
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

describe('a start without a line', () => {
  it('shows a member home as it was, at the same line, and says so; back online it goes on', async () => {
    const page = await site.open('/main/friends', { as: 'alice', worker: true });
    const { id, top } = await readDown(page);
    await appCacheComplete(page);
    await isKept(page);
    await loseLine(page);
    await page.reload();
    await mark(page).waitFor();
    await heading(page, 'Home timeline').waitFor();
    await eventually(async () => {
      expect(Math.abs(((await topOf(page, id)) ?? NaN) - top)).toBeLessThanOrEqual(1);
    });
    await page.getByRole('region', { name: 'Your account' }).getByText('@alice').waitFor();
    expect(await notices(page).getByRole('alert').count()).toBe(0);
    expect(await page.getByText('Up-to-date').isVisible()).toBe(false);

    await site.post('Said while you were away', { as: 'bob' });
    await findLine(page);
    await mark(page, /What you see is from/).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Show new/ }).waitFor();
    await atRest(page);
    expect(Math.abs(((await topOf(page, id)) ?? NaN) - top)).toBeLessThanOrEqual(1);
  });

  it('in a new tab leads a member from the start of the page to the same', async () => {
    const page = await site.open('/main/friends', { as: 'alice', worker: true });
    await cards(page).first().waitFor();
    await appCacheComplete(page);
    await isKept(page);
    const context = page.context();
    await loseLine(page);
    const { origin } = site.instance();
    const tab = await context.newPage();
    await page.close();
    await tab.goto(origin);
    await mark(tab).waitFor();
    await heading(tab, 'Home timeline').waitFor();
    await cards(tab).first().waitFor();
  });

  it('shows a visitor the public timeline', async () => {
    const page = await site.open('/main/public', { worker: true });
    await cards(page).first().waitFor();
    await appCacheComplete(page);
    await isKept(page);
    await loseLine(page);
    await page.reload();
    await mark(page).waitFor();
    await cards(page).nth(5).waitFor();
    await heading(page, 'Local timeline').waitFor();
  });
});

describe('a line that breaks while the page is open', () => {
  it('is marked, moves nothing, and keeps what is written until it is back', async () => {
    const page = await site.open('/main/friends', { as: 'alice', worker: true });
    const { id, top } = await readDown(page);
    await appCacheComplete(page);
    await site.listening();
    await page.context().setOffline(true);
    await mark(page).waitFor();
    expect(Math.abs(((await topOf(page, id)) ?? NaN) - top)).toBeLessThanOrEqual(1);
    const composer = page.getByRole('form', { name: 'New post' });
    const text = composer.getByRole('textbox', { name: 'Post text' });
    await text.fill('Written under way');
    await composer.getByRole('button', { name: 'Post' }).click();
    await notices(page)
      .getByText(/^Without a connection your post waits\./)
      .waitFor();
    await page.context().setOffline(false);
    await mark(page).waitFor({ state: 'detached' });
    await eventually(async () => expect(await text.inputValue()).toBe(''));
    await atRest(page);
    expect(Math.abs(((await topOf(page, id)) ?? NaN) - top)).toBeLessThanOrEqual(1);
  });
});
