/** Lists, moderation and the about page in Chromium, on the server families that have them. */
import type { Page } from 'playwright-core';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { familySites, expectAccessible } from '@support/engine/chromium/families';
import { goWithin, heading, notices } from '@support/engine/chromium/site';

const stage = useBrowser();
const sites = familySites(stage);

/** Expects the page about the instance, as every reader sees it. */
async function readsAbout(page: Page): Promise<void> {
  await goWithin(page, '/about');
  await page.getByRole('region', { name: 'Federation' }).waitFor();
  await page.getByRole('region', { name: 'Statistics' }).waitFor();
  await page.getByRole('region', { name: 'Software' }).getByText('Linnet').waitFor();
}

const members = [
  { family: 'pleroma', layout: 'wide', theme: 'pleroma-dark' },
  { family: 'mastodon', layout: 'phone', theme: 'pleroma-light' },
] as const;

describe.each(members)('for a member of $family on a $layout window', (member) => {
  const { family, layout, theme } = member;
  const site = sites[family];
  const shared = useSharedPage(stage, () =>
    site.open('/lists', { as: 'alice', layout, settings: { theme } }),
  );

  it('a list is created, filled, changed and deleted', async () => {
    const page = shared();
    await page.getByRole('list', { name: 'Lists' }).getByRole('listitem').first().waitFor();
    await expectAccessible(page, 'the page of lists');
    await page.getByRole('link', { name: 'New list' }).click();
    await heading(page, 'New list').waitFor();
    await page.getByRole('textbox', { name: 'List title' }).fill('Rye bakers');
    await page.getByRole('searchbox', { name: 'Search for people' }).fill('bob');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add Bob' }).click();
    await page.getByRole('button', { name: 'Undo for Bob' }).waitFor();
    if (layout === 'wide') await expectAccessible(page, 'the form of a new list');
    await page.getByRole('button', { name: 'Create list' }).click();

    await heading(page, 'Rye bakers').waitFor();
    await page.getByRole('feed', { name: 'Rye bakers' }).getByRole('article').first().waitFor();
    const made = [...site.instance().world().lists.values()].find(
      ({ title }) => title === 'Rye bakers',
    );
    expect(made?.members.size).toBe(1);

    await goWithin(page, `/lists/${made?.id ?? ''}/edit`);
    await page.getByRole('button', { name: 'Remove Bob' }).click();
    await page.getByRole('button', { name: 'Undo for Bob' }).waitFor();
    await eventually(() => Promise.resolve(expect(made?.members.size).toBe(0)));
    if (layout === 'phone') await expectAccessible(page, 'the form of a list');
    await page.getByRole('button', { name: 'Delete list' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }).click();
    await heading(page, 'Lists').waitFor();
    expect(await page.getByRole('link', { name: 'Rye bakers', exact: true }).count()).toBe(0);
  });

  it('the about page is complete', async () => {
    await readsAbout(shared());
    // engine/accessibility shows the one of Pleroma to axe-core.
    if (family !== 'pleroma') await expectAccessible(shared(), `the page about ${family}`);
  });
});

describe('moderation', () => {
  it('shows a tag as set only if the server accepted it', async () => {
    const site = sites.pleroma;
    stage.expectProblems(/500/);
    const page = await site.open('/users/bob', { as: 'mod' });
    const tag = page.getByRole('menuitemcheckbox', { name: 'Make all posts unlisted' });
    await page.getByRole('button', { name: 'Moderation' }).first().click();
    await expectAccessible(page, 'the menu of a moderator');
    expect(await page.getByRole('menuitem', { name: 'Make moderator' }).count()).toBe(0);
    await site.control('next', {
      method: 'PUT',
      path: '/api/v1/pleroma/admin/users/tag',
      answer: '500',
    });
    await tag.click();
    await notices(page).getByRole('alert').waitFor();
    // Toggling an entry does not close the menu.
    expect(await tag.getAttribute('aria-checked')).toBe('false');
    await tag.click();
    const bob = () =>
      [...site.instance().world().people.values()].find((one) => one.nickname === 'bob');
    await eventually(() =>
      Promise.resolve(expect(bob()?.tags).toEqual(['mrf_tag:force-unlisted'])),
    );
    await eventually(async () => expect(await tag.getAttribute('aria-checked')).toBe('true'));
  });
});

describe('for an administrator of akkoma', () => {
  const shared = useSharedPage(stage, () => sites.akkoma.open('/main/public', { as: 'admin' }));

  it('an account is deleted after confirmation, and its profile is left', async () => {
    const page = shared();
    await page.getByRole('feed').getByRole('article').first().waitFor();
    await goWithin(page, '/users/bob');
    await page.getByRole('button', { name: 'Moderation' }).first().click();
    await page.getByRole('menuitem', { name: 'Delete account' }).click();
    await expectAccessible(page, 'the question before deleting');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.waitForURL('**/main/public');
  });

  it('the about page is complete', async () => {
    await readsAbout(shared());
    await expectAccessible(shared(), 'the page about akkoma');
  });
});
