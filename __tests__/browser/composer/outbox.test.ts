/**
 * Drafts and sending in Chromium: text typed right before the page unloads, one draft in two
 * tabs, and the history of an edit. The tests tell one story in one browser.
 */
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { layouts, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import {
  deferredPartLoaded,
  goWithin,
  readStoredRecord,
  useSite,
} from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const RECORD = { database: 'linnet', table: 'kept', key: 'vuex-lz' };

const form = (page: Page, name = 'New post') => page.getByRole('form', { name });
const text = (page: Page, name?: string) =>
  form(page, name).getByRole('textbox', { name: 'Post text' });
const button = (page: Page) => form(page).getByRole('button', { name: 'Post', exact: true });

/** Returns the posts with this text. */
const postsSaying = (words: string) =>
  [...site.instance().world().posts.values()].filter(({ source }) => source === words);

const says = (page: Page, words: string) =>
  eventually(async () => expect(await text(page).inputValue()).toBe(words));
const posted = (page: Page, words: string) =>
  page.getByRole('feed').getByRole('article').filter({ hasText: words }).first();

async function isSentOnce(words: string, page: Page): Promise<void> {
  await eventually(() => expect(postsSaying(words)).toHaveLength(1), 30_000);
  await eventually(async () => expect(await text(page).inputValue()).toBe(''), 30_000);
  expect(postsSaying(words)).toHaveLength(1);
}

/** Makes the database accept every write and store nothing, like one that is too slow. */
const loseWrites = (page: Page) =>
  page.evaluate(() => {
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore) {
      return get.call(this, 'nothing') as IDBRequest<IDBValidKey>;
    };
  });

/** Types and reloads the page in the same task. */
const typeAndReload = (page: Page, words: string) =>
  text(page).evaluate((field: HTMLTextAreaElement, typed) => {
    field.focus();
    document.execCommand('insertText', false, typed);
    location.reload();
  }, words);

const first = useSharedPage(stage, () => site.open('/main/friends', { as: 'alice' }));
let page: Page;
beforeAll(() => {
  page = first();
});

/** Closes the page and opens another in the same browser. */
async function reopen(): Promise<void> {
  const context = page.context();
  await page.close();
  page = await site.open('/main/friends', { context });
}

describe('text typed right before the page unloads', () => {
  it('is restored after an immediate reload, even if the database was too slow to store it', async () => {
    await text(page).click();
    await loseWrites(page);
    await Promise.all([page.waitForEvent('load'), typeAndReload(page, 'Of toads and frogs')]);
    await says(page, 'Of toads and frogs');
  });

  it('is restored in a new tab after closing this one', async () => {
    await text(page).press('End');
    await page.keyboard.insertText(' and newts');
    await reopen();
    await says(page, 'Of toads and frogs and newts');
  });

  it('is gone once it was sent', async () => {
    const words = 'Of toads and frogs and newts';
    await button(page).click();
    await posted(page, words).waitFor();
    await says(page, '');
  });
});

describe('a draft in two tabs', () => {
  const notice = (tab: Page) =>
    tab.getByRole('status').filter({ hasText: "You're writing this in another tab." });
  const goOn = (tab: Page) => tab.getByRole('button', { name: 'Continue here' });
  let other: Page;

  it('is written in one, and goes on in the other', async () => {
    await deferredPartLoaded(page);
    await text(page).fill('Half');
    other = await site.open('/main/friends', { context: page.context() });
    await other.getByRole('feed').getByRole('article').first().waitFor();
    await deferredPartLoaded(other);
    await notice(other).waitFor();
    await says(other, 'Half');
    expect(await text(other).getAttribute('readonly')).not.toBeNull();

    await text(page).press('End');
    await text(page).pressSequentially(' a thought');
    await says(other, 'Half a thought');

    // On a phone, the form is in a dialog, and its button in sight.
    await other.setViewportSize({ width: 390, height: 780 });
    await other.getByRole('button', { name: 'New post' }).click();
    await goOn(other).waitFor();
    expect(await findBarriers(other, { within: '[role="dialog"]' })).toEqual([]);
    const { x = 0, y = 0, width = 999, height = 999 } = (await goOn(other).boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(390);
    expect(y + height).toBeLessThanOrEqual(780);
    await other.getByRole('button', { name: 'Close' }).click();
    await other.setViewportSize(layouts.wide);
    await goOn(other).focus();
    await other.keyboard.press('Enter');
    await notice(page).waitFor();
    await other.keyboard.type(', whole');
    await says(page, 'Half a thought, whole');
  });

  it('is posted once if both send it, and gone in both', async () => {
    const words = 'Half a thought, whole';
    await eventually(async () =>
      expect(JSON.stringify(await readStoredRecord(page, RECORD))).toContain(words),
    );
    await site.control('latency', { ms: 1_000 });
    // One has no button, as it has heard that the other writes this; both send all the same.
    const send = (tab: Page) =>
      form(tab).evaluate((element: HTMLFormElement) => {
        element.requestSubmit();
      });
    await Promise.all([page, other].map(send));
    await isSentOnce(words, page);
    await isSentOnce(words, other);
  });

  it('is free once the tab that writes it is closed', async () => {
    await text(other).fill('Another thought');
    await notice(page).waitFor();
    await other.close();
    await notice(page).waitFor({ state: 'detached' });
    await text(page).press('End');
    await text(page).pressSequentially('.');
    await says(page, 'Another thought.');
  });
});

it('an edited post has its history in a dialog', async () => {
  const id = await site.post('The tommato grows', { as: 'alice' });
  const { origin, tokenFor } = site.instance();
  const answer = await fetch(`${origin}/api/v1/statuses/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${tokenFor('alice')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'The tomato grows' }),
  });
  expect(answer.ok).toBe(true);
  await goWithin(page, `/notice/${id}`);
  const card = page.locator(`article[data-status-id="${id}"]`);
  await card.getByText('The tomato grows').waitFor();
  await card.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit history' }).click();
  const history = page.getByRole('dialog', { name: 'Edit history' });
  await history.locator('del').filter({ hasText: 'tommato' }).waitFor();
  expect(await history.locator('ins').count()).toBe(1);
  expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
});
