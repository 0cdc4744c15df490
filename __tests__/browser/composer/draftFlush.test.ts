/** Promise 7 in Chromium: what was typed in the very last moment before the page goes is there again. */
import type { Page } from 'playwright-core';
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const text = (page: Page) => page.getByRole('textbox', { name: 'Post text' });
const says = (page: Page, words: string) =>
  eventually(async () => expect(await text(page).inputValue()).toBe(words));

/** Types, and has the page go before it can do anything else. */
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

/** From now on the database takes everything and keeps nothing, as one that is too slow. */
const loseWrites = (page: Page) =>
  page.evaluate(() => {
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore) {
      return get.call(this, 'nothing') as IDBRequest<IDBValidKey>;
    };
  });

describe('promise 7: what is typed in the last moment', () => {
  it('is there after a reload in the same moment', async () => {
    const page = await site.open('/main/friends', { as: 'alice' });
    await text(page).click();
    await typeAndGo(page, 'Frogs sing', '');
    await page.waitForEvent('load');
    await says(page, 'Frogs sing');
  });

  it('is there also where the storage was too late', async () => {
    const page = await site.open('/main/friends', { as: 'alice' });
    await text(page).fill('Frogs');
    await page.reload();
    await says(page, 'Frogs');
    await loseWrites(page);
    await text(page).press('End');
    await typeAndGo(page, ' sing all night', '');
    await page.waitForEvent('load');
    await says(page, 'Frogs sing all night');
  });

  it('is there when one comes back from elsewhere, and in a new tab after this one was closed', async () => {
    const context = await stage.newContext();
    const page = await site.open('/main/friends', { as: 'alice', context });
    await text(page).click();
    await typeAndGo(page, 'Of toads', '/static/terms-of-service.html');
    await page.waitForURL(/terms-of-service/);
    await page.goBack();
    await says(page, 'Of toads');
    await text(page).press('End');
    await page.keyboard.insertText(' and newts');
    await page.close();
    const next = await site.open('/main/friends', { context });
    await says(next, 'Of toads and newts');
  });

  it('does not come back once it was sent', async () => {
    const page = await site.open('/main/friends', { as: 'alice' });
    await text(page).fill('Sent once');
    await page.reload();
    await says(page, 'Sent once');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByRole('feed').getByRole('article').filter({ hasText: 'Sent once' }).waitFor();
    await says(page, '');
    await page.reload();
    await page.getByRole('feed').getByRole('article').filter({ hasText: 'Sent once' }).waitFor();
    await says(page, '');
  });
});
