/** Emoji and suggestions in Chromium: typed, picked, reacted with, on a desktop and on a phone. */
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/axe';
import { useBrowser } from '@support/browser';
import { eventually } from '@support/eventually';
import { useSite } from '@support/site';

const stage = useBrowser();
const site = useSite(stage, { emoji: 1_000 });
const strict = useSite(stage, { policy: 'akkoma', indexPage: 'akkoma' });

const text = (page: Page) => page.getByRole('textbox', { name: 'Post text' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');
const add = (page: Page) => page.getByRole('button', { name: 'Add emoji', exact: true });
const picker = (page: Page) => page.getByRole('dialog', { name: 'Add emoji' });

async function compose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New post' }).click();
  await text(page).waitFor();
}

describe('suggestions', () => {
  it('complete people, emoji and hashtags with the keyboard alone', async () => {
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
    await eventually(async () => expect(await text(page).inputValue()).toMatch(/^Hello @bob\S* $/));
    await page.keyboard.type(':leaf');
    await options(page).filter({ hasText: ':leaf:' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await text(page).inputValue()).toMatch(/:leaf: $/));
    await page.keyboard.type(':party popper'.slice(0, 6));
    await options(page).filter({ hasText: 'party popper' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await list(page).count()).toBe(0);
    await page.keyboard.type('y');
    expect(await list(page).count()).toBe(0);
  });

  it('stand at the word, also where it is written from right to left, and within the window', async () => {
    const page = await site.open('/main/friends', { as: 'alice' });
    await text(page).click();
    await page.keyboard.type('One two three four five :lea');
    await list(page).waitFor();
    const field = await text(page).boundingBox();
    const box = await list(page).boundingBox();
    expect(box!.x).toBeGreaterThan(field!.x + 80);
    expect(box!.y).toBeGreaterThan(field!.y);
    await text(page).fill('');
    await page.keyboard.type('مرحبا بكم :lea');
    await list(page).waitFor();
    const turned = await list(page).boundingBox();
    expect(turned!.x + turned!.width).toBeLessThan(field!.x + field!.width - 40);
    expect(turned!.x).toBeGreaterThanOrEqual(0);
  });

  it('are pressed with a finger on a phone', async () => {
    const page = await site.open('/main/friends', { as: 'alice', layout: 'phone' });
    await compose(page);
    await text(page).tap();
    await page.keyboard.type(':kett');
    await options(page).first().tap();
    await eventually(async () => expect(await text(page).inputValue()).toBe(':kettle: '));
    expect(await findBarriers(page)).toEqual([]);
  });
});

describe('the emoji picker', () => {
  it('puts what is picked at the caret, and gives the focus back to the text', async () => {
    const page = await site.open('/main/friends', { as: 'alice' });
    await text(page).fill('Hello you');
    await text(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5));
    await add(page).click();
    await picker(page).getByRole('button', { name: 'Smileys and emotion' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.type('party popper');
    await picker(page).getByText('1 emoji found').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await text(page).inputValue()).toBe('Hello 🎉 you');
    expect(await text(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await add(page).click();
    await picker(page)
      .getByRole('toolbar', { name: 'Used last' })
      .getByRole('button', { name: '🎉' })
      .waitFor();
    await page.keyboard.press('Escape');
    expect(await add(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.reload();
    await add(page).click();
    await picker(page)
      .getByRole('toolbar', { name: 'Used last' })
      .getByRole('button', { name: '🎉' })
      .waitFor();
  });

  it('EMOJI-02 has cells of 36 px, and comes to any group at once', async () => {
    const page = await site.open('/main/friends', { as: 'alice', colorScheme: 'light' });
    await add(page).click();
    await picker(page).getByRole('button', { name: 'Flags', exact: true }).click();
    const flag = picker(page).getByRole('grid').getByRole('button', { name: '🏁' });
    await flag.waitFor();
    const size = await flag.boundingBox();
    expect([size?.width, size?.height]).toEqual([36, 36]);
    await picker(page)
      .getByRole('button', { name: 'Flags', exact: true, current: true } as never)
      .waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it('is a sheet on a phone, and stays when told to', async () => {
    const page = await site.open('/main/friends', { as: 'alice', layout: 'phone' });
    await compose(page);
    await add(page).tap();
    await picker(page).getByRole('checkbox', { name: 'Keep picker open' }).check();
    expect(await findBarriers(page)).toEqual([]);
    const cells = picker(page).getByRole('grid').getByRole('button');
    await cells.nth(0).tap();
    await cells.nth(1).tap();
    expect(await text(page).inputValue()).toMatch(/^:\w+: :\w+: $/);
    await picker(page).getByRole('button', { name: 'Close' }).tap();
    expect(await add(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('works under the other policy, too', async () => {
    const page = await strict.open('/main/friends', { as: 'alice' });
    await add(page).click();
    await picker(page).getByRole('searchbox', { name: 'Search emoji' }).fill('leaf');
    await page.keyboard.press('Enter');
    expect(await text(page).inputValue()).toBe(':leaf: ');
  });
});
