/** Relationship actions in Chromium, on each family: follow, ask, mute, block, note, report. */
import type { Page } from 'playwright-core';
import { dialects } from '@/demo/options';
import { findByAcct } from '@/demo/state/people';
import { pathTo } from '@/domain/session/routes';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { familySites, expectAccessible } from '@support/engine/chromium/families';
import { goWithin, heading, notices, type Site } from '@support/engine/chromium/site';

const stage = useBrowser();
const sites = familySites(stage);

const personOf = (site: Site, name: string) => {
  const person = findByAcct(site.instance().world(), name);
  if (!person) throw new Error(`Nobody is called ${name}`);
  return person;
};

const profileOf = (site: Site, name: string) =>
  pathTo('external-user-profile', { id: personOf(site, name).id });

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();

const choose = async (page: Page, entry: string) => {
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

async function followsMutesBlocksAndReports(page: Page, site: Site): Promise<void> {
  await button(page, 'Follow').click();
  await button(page, 'Unfollow').waitFor();
  await button(page, 'Mute').click();
  await button(page, 'Unmute').waitFor();
  const newbie = personOf(site, 'newbie');
  const { id } = personOf(site, 'frida@hill.example');
  expect([newbie.following.has(id), newbie.mutes.has(id)]).toEqual([true, true]);
  await button(page, 'Unfollow').click();
  await button(page, 'Follow').waitFor();
  // Blocking asks first, with the safe answer first.
  await button(page, 'Block').click();
  const question = page.getByRole('alertdialog', { name: /^Block / });
  const safe = question.getByRole('button').first();
  await eventually(async () =>
    expect(await safe.evaluate((it) => it.matches(':focus'))).toBe(true),
  );
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await button(page, 'Unblock').waitFor();
  expect([newbie.following.has(id), newbie.blocks.has(id)]).toEqual([false, true]);

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

describe.each(dialects)('on %s a member', (family) => {
  const site = sites[family];
  const shared = useSharedPage(stage, () =>
    site.open(profileOf(site, 'frida@hill.example'), { as: 'newbie' }),
  );

  it('follows, mutes, blocks and reports from a profile', async () => {
    await followsMutesBlocksAndReports(shared(), site);
  });

  if (family === 'akkoma') {
    it('asks to follow a locked account, whose owner answers on the page of follow requests', async () => {
      const asking = shared();
      await goWithin(asking, profileOf(site, 'carol'));
      await heading(asking, 'Carol (locked)').waitFor();
      await button(asking, 'Follow').click();
      await button(asking, 'Follow requested').waitFor();
      const page = await site.open('/friend-requests', { as: 'carol' });
      await heading(page, 'Follow requests').waitFor();
      const feed = page.getByRole('main').getByRole('feed', { name: 'Follow requests' });
      const row = feed.getByRole('article').filter({ hasText: '@newbie' });
      await row.waitFor();
      await expectAccessible(page, 'the page of follow requests');
      await row.getByRole('button', { name: 'Approve' }).click();
      await row.waitFor({ state: 'detached' });
      const { id } = personOf(site, 'carol');
      await eventually(() =>
        expect(personOf(site, 'newbie').following.has(id) ? 'follows' : 'asks').toBe('follows'),
      );
    });
  }

  if (family === 'pleroma') {
    it('saves a private note, and its menu and dialogs are accessible', async () => {
      const page = shared();
      await goWithin(page, profileOf(site, 'ben@hill.example'));
      await heading(page, 'Ben on the hill').waitFor();
      // Posts have such a menu as well and may appear first.
      await button(page, 'Block').waitFor();
      await choose(page, 'Private note');
      await page.getByRole('textbox', { name: 'Private note' }).fill('Met at the bridge');
      await expectAccessible(page, 'a note that is written');
      await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
      await page.getByRole('main').getByText('Met at the bridge').waitFor();
      await button(page, 'More actions').click();
      await expectAccessible(page, 'the menu');
      await page.keyboard.press('Escape');
      for (const [entry, role] of [
        ['Add or remove from lists', 'dialog'],
        ['Highlight posts', 'dialog'],
        ['Report', 'dialog'],
        ['Mute for…', 'alertdialog'],
      ] as const) {
        await choose(page, entry);
        await page.getByRole(role).waitFor();
        await expectAccessible(page, entry);
        await page.keyboard.press('Escape');
        await page.getByRole(role).waitFor({ state: 'detached' });
      }
    });
  }
});
