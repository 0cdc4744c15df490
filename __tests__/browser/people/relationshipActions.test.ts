/** Actions on people in Chromium: follow, ask, mute, block, note, report; moderation by staff. */
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

async function followsMutesBlocksAndReports(page: Page): Promise<void> {
  await button(page, 'Follow').click();
  await button(page, 'Unfollow').waitFor();
  await button(page, 'Mute').click();
  await button(page, 'Unmute').waitFor();
  const newbie = personOf('newbie');
  const { id } = personOf('frida@hill.example');
  const onServer = () => ({
    follows: newbie.following.has(id),
    mutes: newbie.mutes.has(id),
    blocks: newbie.blocks.has(id),
  });
  await eventually(() => expect(onServer()).toEqual({ follows: true, mutes: true, blocks: false }));
  await button(page, 'Unfollow').click();
  await button(page, 'Follow').waitFor();
  // Blocking asks first, with the safe answer first.
  await button(page, 'Block').click();
  const question = page.getByRole('alertdialog', { name: /^Block / });
  const safe = question.getByRole('button').first();
  await hasFocus(safe);
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await button(page, 'Unblock').waitFor();
  await eventually(() => expect(onServer()).toMatchObject({ follows: false, blocks: true }));

  await choose(page, 'Report');
  const dialog = page.getByRole('dialog', { name: 'Report' });
  await dialog.getByRole('textbox', { name: 'Additional comments' }).fill('Advertising');
  await dialog.getByRole('checkbox', { name: 'Forward to hill.example' }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.waitFor({ state: 'detached' });
  await notices(page)
    .getByText(/Report about Frida sent to the moderators here and on hill\.example/)
    .waitFor();
  const reports = [...site.instance().world().reports.values()];
  expect(reports.filter(({ reportedId }) => reportedId === id)).toMatchObject([
    { text: 'Advertising' },
  ]);
}

describe('a member', () => {
  const shared = useSharedPage(stage, () =>
    site.open(profileOf('frida@hill.example'), { as: 'newbie' }),
  );

  it('follows, mutes, blocks and reports from a profile', async () => {
    await followsMutesBlocksAndReports(shared());
  });

  it('asks to follow a locked account, whose owner answers on the page of follow requests', async () => {
    const asking = shared();
    await goWithin(asking, profileOf('carol'));
    await heading(asking, 'Carol (locked)').waitFor();
    await button(asking, 'Follow').click();
    await button(asking, 'Follow requested').waitFor();
    const page = await site.open('/friend-requests', { as: 'carol' });
    await heading(page, 'Follow requests').waitFor();
    const feed = page.getByRole('main').getByRole('feed', { name: 'Follow requests' });
    const row = feed.getByRole('article').filter({ hasText: '@newbie' });
    await row.waitFor();
    await expectAccessible(page, 'the page of follow requests', { within: 'main' });
    await row.getByRole('button', { name: 'Approve' }).click();
    await row.waitFor({ state: 'detached' });
    const { id } = personOf('carol');
    await eventually(() =>
      expect(personOf('newbie').following.has(id) ? 'follows' : 'asks').toBe('follows'),
    );
  });

  it('saves a private note, and its menu and dialogs are accessible', async () => {
    const page = shared();
    await goWithin(page, profileOf('ben@hill.example'));
    await heading(page, 'Ben on the hill').waitFor();
    // Posts have such a menu as well and may appear first.
    await button(page, 'Block').waitFor();
    await choose(page, 'Private note');
    await page.getByRole('textbox', { name: 'Private note' }).fill('Met at the bridge');
    await expectAccessible(page, 'a note that is written', { cards: 0 });
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
      await page.keyboard.press('Escape');
      await page.getByRole(role).waitFor({ state: 'detached' });
    }
  });
});

describe('staff', () => {
  const shared = useSharedPage(stage, () => site.open('/users/bob', { as: 'admin' }));

  it('see a tag as set only if the server accepted it', async () => {
    stage.expectProblems(/500/);
    const page = shared();
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
    const bob = () =>
      [...site.instance().world().people.values()].find((one) => one.nickname === 'bob');
    await eventually(() =>
      Promise.resolve(expect(bob()?.tags).toEqual(['mrf_tag:force-unlisted'])),
    );
    await eventually(async () => expect(await tag.getAttribute('aria-checked')).toBe('true'));
    await page.keyboard.press('Escape');
  });

  it('delete an account after confirmation, and leave its profile', async () => {
    const page = shared();
    await goWithin(page, '/main/public');
    await page.getByRole('feed').getByRole('article').first().waitFor();
    await goWithin(page, '/users/bob');
    await page.getByRole('button', { name: 'Moderation' }).first().click();
    await page.getByRole('menuitem', { name: 'Delete account' }).click();
    await expectAccessible(page, 'the question', { within: '[role="alertdialog"]' });
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.waitForURL('**/main/public');
  });
});
