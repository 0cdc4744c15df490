/**
 * The composer in Chromium: a post, several at once, a reply, a quote, word completion, the questions
 * before sending, and lists of what waits.
 */
import type { Locator, Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { ask } from '@support/engine/chromium/families';
import { hasFocus } from '@support/engine/chromium/focus';
import { eventually } from '@support/eventually';
import { goWithin, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

/** The form in the panel. */
const FORM = 'form[aria-label="New post"]';

const composer = (within: Page | Locator, name = 'New post') => within.getByRole('form', { name });
const text = (form: Locator) => form.getByRole('textbox', { name: 'Post text' });
const button = (form: Locator, name: string) => form.getByRole('button', { name, exact: true });
const cardWith = (page: Page, words: string) =>
  page.getByRole('feed').getByRole('article').filter({ hasText: words });

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const suggested = (page: Page) => suggestions(page).getByRole('option');
const idOf = (card: Locator) => card.getAttribute('data-status-id');
const says = (form: Locator, words: RegExp) =>
  eventually(async () => expect(await text(form).inputValue()).toMatch(words));

/** Chooses a visibility, as a reader would: the choices show after a press. */
async function showTo(form: Locator, visibility: string): Promise<void> {
  await form.getByRole('radio', { checked: true }).click();
  await form.getByRole('radio', { name: visibility }).click();
}

/** Returns the newest post of a user as the server has it. */
async function newestOf(username: string): Promise<Record<string, unknown>> {
  const call = <Answer>(path: string) => ask<Answer>(site, 'alice', `/api/v1/${path}`);
  const { id } = await call<{ id: string }>(`accounts/lookup?acct=${username}`);
  const posts = await call<Record<string, unknown>[]>(`accounts/${id}/statuses?limit=1`);
  return posts[0] ?? {};
}

const sent = (facts: Record<string, unknown>) =>
  eventually(async () => expect(await newestOf('alice')).toMatchObject(facts));

describe('in a wide window', () => {
  const shared = useSharedPage(stage, () =>
    site.open('/main/friends', { as: 'alice', settings: { theme: 'pleroma-light' } }),
  );
  let page: Page;
  let form: Locator;
  beforeAll(() => {
    page = shared();
    form = composer(page);
  });

  /** Opens a new post by Bob. */
  async function bobsPost(words: string, more: Record<string, unknown> = {}) {
    const id = await site.post(words, { as: 'bob', ...more });
    await goWithin(page, `/notice/${id}`);
    const card = page.getByRole('article').and(page.locator(`[data-status-id="${id}"]`));
    await card.waitFor();
    return { id, card };
  }

  it('posts for later are listed in a dialog', async () => {
    await ask(site, 'alice', '/api/v1/statuses', {
      status: 'Rye first',
      scheduled_at: new Date(Date.now() + 3_600_000).toISOString(),
    });
    await text(form).click();
    await button(form, 'Post later').click();
    await button(form, 'Scheduled posts').click();
    const list = page.getByRole('dialog', { name: 'Scheduled posts' });
    await list.getByRole('listitem').getByText('Rye first').waitFor();
    expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    // It was opened for the list alone.
    expect(await button(form, 'Post later').getAttribute('aria-pressed')).toBe('false');
  });

  it('a post is written in the panel and appears in the timeline with all its options', async () => {
    await text(form).fill('**Frogs** sing');
    await form.getByRole('textbox', { name: 'Subject' }).fill('Pond');
    await showTo(form, 'Unlisted');
    await form.getByRole('combobox', { name: 'Format' }).selectOption('text/markdown');
    await form.getByRole('checkbox', { name: 'Sensitive media' }).check();
    await button(form, 'Post').click();
    await cardWith(page, 'Frogs sing').getByText('Frogs', { exact: true }).waitFor();
    await sent({ spoiler_text: 'Pond', visibility: 'unlisted', sensitive: true });
    await eventually(async () => expect(await text(form).inputValue()).toBe(''));
    expect(await form.getByRole('radio', { name: 'Unlisted' }).isChecked()).toBe(true);
    expect(await form.getByRole('checkbox', { name: 'Sensitive media' }).isChecked()).toBe(false);
  });

  it('several posts are written by keyboard alone, and answer one another', async () => {
    await text(form).click();
    await page.keyboard.type('One frog of a thread');
    await page.keyboard.press('Alt+Enter');
    const second = form.getByRole('textbox', { name: 'Post 2 of 2' });
    await hasFocus(second);
    await page.keyboard.type('Two frogs of it');
    await page.keyboard.press('Alt+Enter');
    const third = form.getByRole('textbox', { name: 'Post 3 of 3' });
    await hasFocus(third);
    await page.keyboard.press('Backspace');
    await hasFocus(second);
    expect(await findBarriers(page, { within: FORM })).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await cardWith(page, 'Two frogs of it').waitFor();
    await says(form, /^$/);
    const { in_reply_to_id: answered } = await newestOf('alice');
    expect(await idOf(cardWith(page, 'One frog of a thread'))).toBe(answered);
  });

  it('the form shows its visibility also in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const chosen = form.getByRole('radio', { checked: true });
    await chosen.click();
    const found = await form
      .getByRole('radio')
      .evaluateAll((radios) =>
        radios.map((radio) => [
          (radio as HTMLInputElement).checked,
          getComputedStyle(radio.parentElement ?? radio).outlineStyle,
        ]),
      );
    expect(found.filter(([checked]) => checked)).toEqual([[true, 'solid']]);
    // A post to a list is one of them.
    expect(found.filter(([checked]) => !checked)).toEqual(Array(5).fill([false, 'none']));
    await chosen.click();
    await page.emulateMedia({ forcedColors: 'none' });
  });

  it('a post without recipients asks first and is sent by the next press', async () => {
    await text(form).fill('Note to myself');
    await showTo(form, 'Direct');
    await text(form).press('Control+Enter');
    const question = form.getByRole('group', { name: /haven't mentioned anyone/ });
    await question.waitFor();
    await hasFocus(question);
    await page.keyboard.press('Control+Enter');
    await sent({ visibility: 'direct', content: expect.stringContaining('Note to myself') });
    await eventually(async () => expect(await text(form).inputValue()).toBe(''));
  });

  it('the form with preview, poll, alert and suggestions is accessible', async () => {
    await button(form, 'Preview').click();
    await text(form).fill('Some **toads**');
    const preview = form.getByRole('region', { name: 'Preview' });
    await preview.getByText('toads').waitFor();
    await button(form, 'Add poll').click();
    await form.getByRole('group', { name: 'New poll' }).waitFor();
    await button(form, 'Post').click();
    await form.getByRole('alert').getByText('Too few unique options in poll').waitFor();
    await text(form).press('End');
    await page.keyboard.type(' :lea');
    await suggestions(page).waitFor();
    expect(await findBarriers(page, { within: `${FORM}, [role="listbox"]` })).toEqual([]);
    await button(form, 'Add poll').click();
    await button(form, 'Preview').click();
    await text(form).fill('');
  });

  it('suggestions complete people and emoji by keyboard alone, and request further matches', async () => {
    await text(form).click();
    await page.keyboard.type('Hello @bo');
    await suggested(page).filter({ hasText: '@bob' }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await eventually(async () =>
      expect(await text(form).getAttribute('aria-activedescendant')).toBe(
        await suggested(page).first().getAttribute('id'),
      ),
    );
    await page.keyboard.press('Tab');
    await says(form, /^Hello @bob\S* $/);
    await page.keyboard.type(':leaf');
    await suggested(page).filter({ hasText: ':leaf:' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await says(form, /:leaf: $/);
    await page.keyboard.type(':part');
    await suggested(page).filter({ hasText: '🎉' }).waitFor();
    await page.keyboard.press('Escape');
    await suggestions(page).waitFor({ state: 'detached' });
    await page.keyboard.type('y');
    await says(form, /:party$/);
    expect(await suggestions(page).count()).toBe(0);
    await text(form).fill('');
  });

  it('suggestions appear at the word, also in right-to-left text', async () => {
    await text(form).click();
    await page.keyboard.type('One two three four five :lea');
    await suggestions(page).waitFor();
    const field = (await text(form).boundingBox())!;
    const box = (await suggestions(page).boundingBox())!;
    expect(box.x).toBeGreaterThan(field.x + 80);
    expect(box.y).toBeGreaterThan(field.y);
    await text(form).fill('');
    await suggestions(page).waitFor({ state: 'detached' });
    await page.keyboard.type('مرحبا بكم :lea');
    await suggestions(page).waitFor();
    const turned = (await suggestions(page).boundingBox())!;
    expect(turned.x + turned.width).toBeLessThan(field.x + field.width - 40);
    expect(turned.x).toBeGreaterThanOrEqual(0);
    await text(form).fill('');
  });

  it('a reply to a followers-only post asks before it is shown to more people', async () => {
    const { card } = await bobsPost('Among us', { visibility: 'private' });
    await button(card, 'Reply').click();
    const reply = composer(page.getByRole('main'), 'Reply');
    await reply.getByRole('radio', { name: 'Followers only', checked: true }).waitFor();
    await reply.getByText(/Anyone can follow you/).waitFor();
    await hasFocus(text(reply));
    await text(reply).fill('@bob for all to read');
    await showTo(reply, 'Public');
    await button(reply, 'Post').click();
    const question = reply.getByRole('group', {
      name: /more people will be able to see your reply/,
    });
    await question.waitFor();
    expect(await findBarriers(page, { within: 'form[aria-label="Reply"]' })).toEqual([]);
    await question.getByRole('button', { name: 'Post anyway' }).click();
    await sent({ visibility: 'public', content: expect.stringContaining('for all to read') });
  });
});

/** True if the foot of the form lies over the end of the field. */
function isCovered(field: Element): boolean {
  const { left, bottom } = field.getBoundingClientRect();
  return document.elementFromPoint(left + 20, bottom - 4) !== field;
}

describe('the composer on a phone', () => {
  const shared = useSharedPage(stage, () =>
    site.open('/main/public', { as: 'alice', layout: 'phone' }),
  );

  it('focuses the text when its dialog opens, takes tapped suggestions, and shows the quoted post', async () => {
    const page = shared();
    const id = await site.post('Quote me', { as: 'bob' });
    await goWithin(page, `/notice/${id}`);
    await page.getByRole('button', { name: 'New post' }).click();
    const dialog = page.getByRole('dialog', { name: 'New post' });
    await hasFocus(text(composer(dialog)));
    await page.keyboard.type(':kett');
    await suggested(page).first().tap();
    await says(composer(dialog), /^:kettle: $/);
    for (const count of ['2', '3']) {
      await page.keyboard.press('Alt+Enter');
      const part = dialog.getByRole('textbox', { name: `Post ${count} of ${count}` });
      await hasFocus(part);
      await eventually(async () => expect(await part.evaluate(isCovered)).toBe(false));
    }
    for (const count of [2, 1]) {
      await page.keyboard.press('Backspace');
      await dialog
        .getByRole('textbox', { name: /^Post / })
        .nth(count)
        .waitFor({ state: 'detached' });
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    const card = page.getByRole('article').and(page.locator(`[data-status-id="${id}"]`));
    await button(card, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Quote' }).click();
    const quoting = page.getByRole('dialog', { name: 'Quote' });
    await quoting.getByRole('article').getByText('Quote me').waitFor();
    await text(composer(quoting, 'Quote')).fill('Just so');
    expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
    await button(composer(quoting, 'Quote'), 'Post').click();
    await quoting.waitFor({ state: 'detached' });
    await sent({ pleroma: expect.objectContaining({ quote_id: id }) });
  });

  it('lists drafts, from which one is opened', async () => {
    const page = shared();
    const field = page.getByRole('form', { name: 'New post' }).getByRole('textbox', {
      name: 'Post text',
    });
    await page.getByRole('button', { name: 'New post' }).click();
    await field.fill('Of frogs and ponds');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Drafts' }).click();
    const dialog = page.getByRole('dialog', { name: 'Drafts' });
    await dialog.getByText('Of frogs and ponds').waitFor();
    expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Open' }).click();
    await eventually(async () => expect(await field.inputValue()).toBe('Of frogs and ponds'));
  });
});
