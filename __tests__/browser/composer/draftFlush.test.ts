/** Draft flush in Chromium: text typed right before the page unloads is restored. */
import type { Page } from 'playwright-core';
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const text = (page: Page) => page.getByRole('textbox', { name: 'Post text' });
const says = (page: Page, words: string) =>
  eventually(async () => expect(await text(page).inputValue()).toBe(words));

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

/** Makes the database accept every write and store nothing, like one that is too slow. */
const loseWrites = (page: Page) =>
  page.evaluate(() => {
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore) {
      return get.call(this, 'nothing') as IDBRequest<IDBValidKey>;
    };
  });

describe('text typed right before the page unloads', () => {
  it('is restored after an immediate reload', async () => {
    const page = await site.open('/main/friends', { as: 'alice' });
    await text(page).click();
    await typeAndGo(page, 'Frogs sing', '');
    await page.waitForEvent('load');
    await says(page, 'Frogs sing');
  });

  it('is restored even if the database was too slow to store it', async () => {
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

  it('is restored after returning from another site, and in a new tab after closing this one', async () => {
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

  it('is not restored once it was sent', async () => {
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
