/** Word completion in Chromium: people, emoji and hashtags. */
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const light = { theme: 'pleroma-light' };
const text = (page: Page) => page.getByRole('textbox', { name: 'Post text' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');
const says = (page: Page, words: string | RegExp) =>
  eventually(async () => expect(await text(page).inputValue()).toMatch(words));

describe('suggestions', () => {
  it('complete people and emoji by keyboard alone, and request further matches', async () => {
    const page = await site.open('/main/friends', { as: 'alice' });
    await text(page).click();
    await page.keyboard.type('Hello @bo');
    await options(page).filter({ hasText: '@bob' }).first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    expect(await text(page).getAttribute('aria-activedescendant')).toBe(
      await options(page).first().getAttribute('id'),
    );
    await page.keyboard.press('Tab');
    await says(page, /^Hello @bob\S* $/);
    await page.keyboard.type(':leaf');
    await options(page).filter({ hasText: ':leaf:' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await says(page, /:leaf: $/);
    await page.keyboard.type(':part');
    await options(page).filter({ hasText: '🎉' }).waitFor();
    await page.keyboard.press('Escape');
    await list(page).waitFor({ state: 'detached' });
    await page.keyboard.type('y');
    await says(page, /:party$/);
    expect(await list(page).count()).toBe(0);
  });

  it('appear at the word, also in right-to-left text', async () => {
    const page = await site.open('/main/friends', { as: 'alice', settings: light });
    await text(page).click();
    await page.keyboard.type('One two three four five :lea');
    await list(page).waitFor();
    const field = (await text(page).boundingBox())!;
    const box = (await list(page).boundingBox())!;
    expect(box.x).toBeGreaterThan(field.x + 80);
    expect(box.y).toBeGreaterThan(field.y);
    expect(await findBarriers(page)).toEqual([]);
    await text(page).fill('');
    await list(page).waitFor({ state: 'detached' });
    await page.keyboard.type('مرحبا بكم :lea');
    await list(page).waitFor();
    const turned = (await list(page).boundingBox())!;
    expect(turned.x + turned.width).toBeLessThan(field.x + field.width - 40);
    expect(turned.x).toBeGreaterThanOrEqual(0);
  });

  it('can be tapped on a phone', async () => {
    const page = await site.open('/main/friends', { as: 'alice', layout: 'phone' });
    await page.getByRole('button', { name: 'New post' }).click();
    await text(page).tap();
    await page.keyboard.type(':kett');
    await options(page).first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await options(page).first().tap();
    await says(page, /^:kettle: $/);
  });
});
