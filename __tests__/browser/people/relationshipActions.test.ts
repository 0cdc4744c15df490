/**
 * Actions on people in Chromium: what the menus of a member of staff open is accessible, a request to
 * follow is approved, and a tag is set only if the server accepted it.
 */
import type { Page } from 'playwright-core';
import { findByAcct } from '@/demo/state/people';
import { pathTo } from '@/domain/session/routes';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { hasFocus } from '@support/engine/chromium/focus';
import { eventually } from '@support/eventually';
import { expectAccessible } from '@support/engine/chromium/families';
import { goWithin, heading, notices, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const personOf = (name: string) => {
  const person = findByAcct(site.instance().world(), name);
  if (!person) throw new Error(`Nobody is called ${name}`);
  return person;
};

const profileOf = (name: string) => pathTo('external-user-profile', { id: personOf(name).id });

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();

const choose = async (page: Page, entry: string) => {
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

const shared = useSharedPage(stage, () =>
  site.open(profileOf('ben@hill.example'), { as: 'admin' }),
);

it('a private note, the menu and the dialogs of a person are accessible', async () => {
  const page = shared();
  await heading(page, 'Ben on the hill').waitFor();
  // Posts have such a menu as well and may appear first.
  await button(page, 'Block').waitFor();
  await choose(page, 'Private note');
  await page.getByRole('textbox', { name: 'Private note' }).fill('Met at the bridge');
  await expectAccessible(page, 'a note that is written', { within: 'main', cards: 0 });
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('main').getByText('Met at the bridge').waitFor();
  await button(page, 'More actions').click();
  await expectAccessible(page, 'the menu', { within: '[role="menu"]' });
  await page.keyboard.press('Escape');
  for (const [entry, role] of [
    ['Add or remove from lists', 'dialog'],
    ['Highlight posts', 'dialog'],
    ['Report', 'dialog'],
    ['Mute for…', 'alertdialog'],
  ] as const) {
    await choose(page, entry);
    await page.getByRole(role).waitFor();
    await expectAccessible(page, entry, { within: `[role="${role}"]` });
    await page.locator(`[role="${role}"]:focus-within`).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole(role).waitFor({ state: 'detached' });
  }
  // Blocking asks first, with the safe answer first.
  await button(page, 'Block').click();
  const question = page.getByRole('alertdialog', { name: /^Block / });
  await hasFocus(question.getByRole('button').first());
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
});

it('a request to follow is approved on its page', async () => {
  const page = shared();
  const { id, requests } = personOf('admin');
  requests.add(personOf('newbie').id);
  await goWithin(page, '/friend-requests');
  const feed = page.getByRole('main').getByRole('feed', { name: 'Follow requests' });
  const row = feed.getByRole('article').filter({ hasText: '@newbie' });
  await row.waitFor();
  await expectAccessible(page, 'the page of follow requests', { within: 'main' });
  await row.getByRole('button', { name: 'Approve' }).click();
  await row.waitFor({ state: 'detached' });
  await eventually(() => expect(personOf('newbie').following.has(id)).toBe(true));
});

it('staff see a tag as set only if the server accepted it', async () => {
  stage.expectProblems(/500/);
  const page = shared();
  await goWithin(page, '/users/bob');
  await heading(page, 'Bob').waitFor();
  const tag = page.getByRole('menuitemcheckbox', { name: 'Make all posts unlisted' });
  await page.getByRole('button', { name: 'Moderation' }).first().click();
  await expectAccessible(page, 'the menu of staff', { within: '[role="menu"]' });
  await site.control('next', {
    method: 'PUT',
    path: '/api/v1/pleroma/admin/users/tag',
    answer: '500',
  });
  await tag.click();
  await notices(page).getByRole('alert').waitFor();
  // Toggling an entry does not close the menu.
  await eventually(async () => expect(await tag.getAttribute('aria-checked')).toBe('false'));
  await tag.click();
  await eventually(() => expect(personOf('bob').tags).toEqual(['mrf_tag:force-unlisted']));
  await eventually(async () => expect(await tag.getAttribute('aria-checked')).toBe('true'));
  await page.getByRole('menuitem', { name: 'Delete account' }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectAccessible(page, 'the question', { within: '[role="alertdialog"]' });
});
