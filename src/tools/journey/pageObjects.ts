/** Finds the elements that a journey presses and reads, by role and name. */
import { landscape } from '@/demo/pictures/scenes';
import { encodePng } from '@/demo/pictures/png';
import type { Locator, Page } from 'playwright-core';
import { fieldsOf } from '@/lib/values/fields';
import { rowsOf } from './server';
import { check, eventually, type Traveller } from './runJourney';

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

export const composer = (within: Page | Locator, name = 'New post'): Locator =>
  within.getByRole('form', { name, exact: true });

export const textOf = (form: Locator): Locator => form.getByRole('textbox', { name: 'Post text' });

export const cardWith = (page: Page, words: string): Locator =>
  page.getByRole('main').getByRole('article').filter({ hasText: words }).first();

/** Opens one post on its own page and returns its card. */
export async function openPost({ page, origin }: Traveller, id: string): Promise<Locator> {
  await page.goto(`${origin}/notice/${id}`);
  const card = page.locator(`article[data-status-id="${id}"]`).first();
  await card.waitFor();
  return card;
}

export async function goHome({ page, origin }: Traveller): Promise<void> {
  await page.goto(`${origin}/main/friends`);
  await heading(page, 'Home timeline').waitFor();
  await composer(page).waitFor();
}

export async function choose(card: Locator, entry: string): Promise<void> {
  await button(card, 'More actions').click();
  await card.page().getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Opens the settings dialog at a tab. */
export async function openSettings({ page }: Traveller, tab: string): Promise<Locator> {
  await button(page, 'Settings').first().click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('tab', { name: tab, exact: true }).click();
  return dialog;
}

/** Ana's newest post with these words, as the server returns it. */
export const posted = (
  { server, ana }: Traveller,
  words: string,
): Promise<Record<string, unknown> & { id: string }> =>
  eventually(async () => {
    const { data } = await server.call(ana, 'GET', `/api/v1/accounts/${ana.id}/statuses?limit=10`);
    const found = rowsOf(data)
      .map(fieldsOf)
      .find(({ content, spoiler_text: subject }) =>
        `${String(subject)} ${String(content)}`.includes(words),
      );
    if (!found) throw new Error(`the server has no post of ${ana.username} with "${words}"`);
    return { ...found, id: String(found.id) };
  });

/** Posts in somebody's name through the API. */
export async function postAs(
  { server }: Traveller,
  as: Traveller['ana'],
  body: Record<string, unknown>,
): Promise<string> {
  const { status, data } = await server.call(as, 'POST', '/api/v1/statuses', body);
  const { id } = fieldsOf(data);
  if (typeof id !== 'string') throw new Error(`posting by a call: ${String(status)}`);
  return id;
}

/** Waits until the server's data of a post fulfil a condition. */
export const settled = (
  { server, ana }: Traveller,
  id: string,
  holds: (post: Record<string, unknown>) => boolean,
  what: string,
): Promise<void> =>
  eventually(async () => {
    const { data } = await server.call(ana, 'GET', `/api/v1/statuses/${id}`);
    check(holds(fieldsOf(data)), `the server does not have it: ${what}`);
  });

export const picture = {
  name: 'hills.png',
  mimeType: 'image/png',
  buffer: Buffer.from(encodePng(landscape(7, 320, 240))),
};

/** Presses what asks for a file, and gives it that one. */
export async function chooseFile(
  page: Page,
  asks: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await asks.click();
  await (await choosing).setFiles([file]);
}

/** The choices show after a press of the chosen one. */
export async function isFor(form: Locator, name: string): Promise<void> {
  await form.getByRole('radio', { checked: true }).click();
  await form.getByRole('radio', { name, exact: true }).click();
}

/** The form is empty again once the server has the post. */
export const isEmptied = (form: Locator): Promise<void> =>
  eventually(async () => {
    check((await textOf(form).inputValue()) === '', 'the form keeps what was posted');
  });
