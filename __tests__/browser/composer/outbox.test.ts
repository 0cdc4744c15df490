/**
 * Drafts and sending in Chromium: text typed right before the page unloads, a page closed in the
 * middle, two tabs at once, editing from the card. The tests tell one story in one browser.
 */
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { readStoredRecord, useSite } from '@support/engine/chromium/site';
import { EXPECTED_CONSOLE_ERRORS } from '@support/engine/chromium/faultInjection';

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

/** Types and unloads the page in the same task. */
const typeAndGo = (page: Page, words: string, where: string) =>
  text(page).evaluate(
    (field: HTMLTextAreaElement, [typed = '', to = '']) => {
      field.focus();
      document.execCommand('insertText', false, typed);
      if (to === '') location.reload();
      else location.assign(to);
    },
    [words, where],
  );

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
  it('is restored after returning from another site', async () => {
    await text(page).click();
    await typeAndGo(page, 'Of toads', '/static/terms-of-service.html');
    await page.waitForURL(/terms-of-service/);
    await page.goBack();
    await says(page, 'Of toads');
  });

  it('is restored after an immediate reload, even if the database was too slow to store it', async () => {
    await loseWrites(page);
    await text(page).press('End');
    await Promise.all([page.waitForEvent('load'), typeAndGo(page, ' and frogs', '')]);
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

describe('a page closed while a post is being sent, after the server has it, without an answer', () => {
  it('is followed by one that completes it, once, and restores no text', async () => {
    stage.expectProblems(EXPECTED_CONSOLE_ERRORS);
    const words = 'Closed too early';
    await text(page).fill(words);
    const fault = { answer: 'hang', done: true };
    await site.control('next', { path: '/api/v1/statuses', method: 'POST', ...fault });
    await button(page).click();
    await eventually(() => expect(site.instance().faults.planned).toEqual([]));
    await reopen();
    await isSentOnce(words, page);
    await posted(page, words).waitFor();
  });
});

it('a post in two tabs, sent from both, is posted once', async () => {
  const words = 'In both tabs';
  await text(page).fill(words);
  await eventually(async () =>
    expect(JSON.stringify(await readStoredRecord(page, RECORD))).toContain(words),
  );
  const second = await site.open('/main/friends', { context: page.context() });
  await says(second, words);
  await site.control('latency', { ms: 1_000 });
  // The second has no button once it has heard that the first writes this; both send all the same.
  const send = (tab: Page) =>
    tab.getByRole('form', { name: 'New post' }).evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
    });
  await Promise.all([page, second].map(send));
  await isSentOnce(words, page);
  await isSentOnce(words, second);
  await second.close();
});

describe('editing a post', () => {
  it("starts from the card's menu, keeps its contents, and shows the result at once", async () => {
    await text(page).fill('The tommato grows');
    await form(page).getByRole('textbox', { name: 'Subject' }).fill('garden');
    await button(page).click();
    const card = posted(page, 'garden');
    await card.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit post' });
    await eventually(async () =>
      expect(await text(page, 'Edit post').inputValue()).toBe('The tommato grows'),
    );
    await text(page, 'Edit post').fill('The tomato grows');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await eventually(() =>
      expect(postsSaying('The tomato grows')).toMatchObject([{ subject: 'garden' }]),
    );
    expect(postsSaying('The tommato grows')).toEqual([]);

    await card.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit history' }).click();
    const history = page.getByRole('dialog', { name: 'Edit history' });
    await history.locator('del').filter({ hasText: 'tommato' }).waitFor();
    expect(await history.locator('ins').count()).toBe(1);
    expect(await history.getByRole('listitem').count()).toBe(2);
    expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await history.waitFor({ state: 'detached' });
  });

  it('returns it as a draft when it is deleted to be redrafted', async () => {
    await text(page).fill('Write me anew');
    await form(page).getByRole('textbox', { name: 'Subject' }).fill('');
    await button(page).click();
    await posted(page, 'Write me anew').getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete & redraft' }).click();
    await page.getByRole('button', { name: 'Delete & redraft' }).click();
    const dialog = page.getByRole('dialog', { name: 'New post' });
    await eventually(async () =>
      expect(await dialog.getByRole('textbox', { name: 'Post text' }).inputValue()).toBe(
        'Write me anew',
      ),
    );
    await eventually(() => expect(postsSaying('Write me anew')).toEqual([]));
  });
});
