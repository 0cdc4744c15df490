/**
 * Statuses in Chromium, for a reader of each role on a server of each family: polls and the actions
 * of each role; for the family that differs most also both thread displays, each kind of file, and
 * the viewer by keyboard.
 */
import type { Locator, Page } from 'playwright-core';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { hasFocus } from '@support/engine/chromium/focus';
import { eventually } from '@support/eventually';
import {
  ask,
  familySites,
  expectAccessible,
  pairs,
  visit,
  type FamilyAndRole,
} from '@support/engine/chromium/families';
import { goWithin, type Site } from '@support/engine/chromium/site';

const stage = useBrowser();
const sites = familySites(stage);

const main = (page: Page): Locator => page.getByRole('main');
const card = (page: Page, statusId: string): Locator =>
  main(page).locator(`article[data-status-id="${statusId}"]`);

const idsIn = (page: Page): Promise<string[]> =>
  main(page)
    .locator('article[data-status-id]')
    .evaluateAll((cards) => cards.map((each) => (each as HTMLElement).dataset.statusId ?? ''));

/** Every family and every role once: visitors of Akkoma submit forms, moderators delete. */
const readers = pairs.filter(({ family, role }) =>
  ['pleroma moderator', 'akkoma visitor', 'mastodon member'].includes(`${family} ${role}`),
);

describe.each(readers)('a $role of $family', (pair) => {
  const { family, as } = pair;
  const site = sites[family];
  const page = useSharedPage(stage, () =>
    visit(site, pair, '/about', {
      settings: { conversationDisplay: 'linear', virtualScrolling: false },
    }),
  );
  const open = (id: string) => goWithin(page(), `/notice/${id}`);

  if (family === 'mastodon') {
    it('reads a thread as a list and as a tree', async () => {
      const { ids } = (await site.control('thread', { depth: 4, count: 9 })) as { ids: string[] };
      const [first = ''] = ids;
      await open(first);
      await eventually(async () => expect((await idsIn(page())).sort()).toEqual([...ids].sort()));
      expect(await card(page(), first).getAttribute('aria-current')).toBe('true');

      await main(page()).getByRole('button', { name: 'Quick view settings' }).click();
      await page().getByRole('menuitemradio', { name: 'Tree' }).click();
      await page().keyboard.press('Escape');
      await main(page()).getByRole('button', { name: 'Hide replies' }).first().waitFor();
      await eventually(async () => expect((await idsIn(page())).sort()).toEqual([...ids].sort()));
      await expectAccessible(page(), 'a tree', { within: 'main' });

      await main(page()).getByRole('button', { name: 'Hide replies' }).first().click();
      await eventually(async () => expect(await idsIn(page())).toEqual([first]));
    });

    it('sees attachments of every kind, reveals covered ones, and pages through them by keyboard', async () => {
      const id = await site.post('All kinds', {
        media: [{ kind: 'image', description: 'Reeds at dawn' }, 'video', 'audio', 'unknown'],
      });
      const covered = await site.post('Not for everybody', {
        media: [{ kind: 'image', description: 'A wound' }],
        sensitive: true,
        replyTo: id,
      });
      await open(id);
      const post = card(page(), id);
      const opener = post.getByRole('button', { name: 'Open attachment 1: Reeds at dawn' });
      await opener.waitFor();
      await post.getByRole('button', { name: 'Play attachment 2: Video' }).waitFor();
      await post.locator('audio').waitFor();
      await post.locator('a[href$=".bin"]').waitFor();

      const hidden = card(page(), covered);
      expect(await hidden.getByRole('button', { name: /^Open attachment/ }).count()).toBe(0);
      await hidden.getByRole('button', { name: 'Show sensitive media' }).click();
      await hidden.getByRole('button', { name: 'Open attachment 1: A wound' }).waitFor();
      await expectAccessible(page(), 'files', { within: 'main' });

      await opener.focus();
      await page().keyboard.press('Enter');
      const viewer = page().getByRole('dialog', { name: 'Media viewer' });
      await viewer.getByRole('img', { name: 'Reeds at dawn' }).waitFor();
      await expectAccessible(page(), 'the viewer', { within: '[role="dialog"]' });
      await page().keyboard.press('ArrowRight');
      await viewer.locator('video').waitFor();
      await page().keyboard.press('ArrowRight');
      await viewer.locator('audio').waitFor();
      await page().keyboard.press('ArrowRight');
      await viewer.getByRole('img', { name: 'Reeds at dawn' }).waitFor();
      await page().keyboard.press('Escape');
      await viewer.waitFor({ state: 'detached' });
      await hasFocus(opener);
    });
  }

  it(`${as === null ? 'sees what a poll came to' : 'votes'}, and acts as this role may`, async () => {
    const { id } = await ask<{ id: string }>(site, 'bob', '/api/v1/statuses', {
      status: 'Tea or coffee?',
      poll: { options: ['Tea', 'Coffee'], expires_in: 86_400 },
    });
    await open(id);
    const poll = card(page(), id).getByRole('group', { name: 'Poll' });
    const shares = () => poll.getByRole('listitem').allTextContents();
    if (as === null) {
      await eventually(async () => expect(await shares()).toEqual(['0%Tea', '0%Coffee']));
      expect(await poll.getByRole('radio').count()).toBe(0);
      expect(await poll.getByRole('button', { name: 'Vote' }).count()).toBe(0);
    } else {
      await poll.getByRole('radio', { name: 'Tea' }).focus();
      await expectAccessible(page(), 'a poll', { within: 'main' });
      for (const key of ['ArrowDown', 'Tab', 'Enter']) await page().keyboard.press(key);
      await eventually(async () => expect(await shares()).toEqual(['0%Tea', '100%Coffee']));
      await poll.getByRole('img', { name: 'Your vote' }).waitFor();
      await poll.getByText('1 person voted').waitFor();
    }
    await actsAs(page(), site, pair, id);
  });

  if (family === 'mastodon') {
    it('reads a post in translation, by keyboard alone', async () => {
      const { id } = await ask<{ id: string }>(site, 'bob', '/api/v1/statuses', {
        status: 'O comboio atrasou, mas o pão chegou a tempo.',
        language: 'pt',
      });
      await open(id);
      const post = card(page(), id);
      await post.getByRole('button', { name: 'Translate', exact: true }).focus();
      await page().keyboard.press('t');
      await post.getByText('Translated from Portuguese by LibreTranslate').waitFor();
      await post.getByText('The train was late, but the bread arrived on time.').waitFor();
      await expectAccessible(page(), 'a translation', { within: 'main' });
      await page().keyboard.press('Enter');
      await post.getByText('O comboio atrasou, mas o pão chegou a tempo.').waitFor();
      await hasFocus(post.getByRole('button', { name: 'Show translation' }));
    });
  }
});

async function actsAs(
  page: Page,
  site: Site,
  { family, role }: FamilyAndRole,
  id: string,
): Promise<void> {
  const post = card(page, id);
  // Visitors are sent to their home server; Akkoma takes a form for that, others a link.
  const kind = role === 'visitor' && family !== 'akkoma' ? 'link' : 'button';
  for (const name of ['Reply', 'Repeat', 'Favourite']) {
    await post.getByRole(kind, { name, exact: true }).waitFor();
  }
  const reacts = await post.getByRole(kind, { name: 'React', exact: true }).count();
  expect(reacts).toBe(family === 'mastodon' ? 0 : 1);
  const leadsAway = await post.locator('form[target=_blank], a[href*="/main/ostatus"]').count();
  expect(leadsAway > 0).toBe(role === 'visitor' && family !== 'mastodon');

  await post.getByRole('button', { name: 'More actions' }).click();
  const menu = page.getByRole('menu', { name: 'More actions' });
  await menu.waitFor();
  const offered = await menu.getByRole('menuitem').allInnerTexts();
  const forAll = ['Copy link', 'Why am I seeing this?'];
  const forMembers = ['Mute conversation', 'Bookmark', 'Report'];
  expect(offered).toEqual(expect.arrayContaining(role === 'visitor' ? forAll : forMembers));
  expect(offered.filter((name) => forMembers.includes(name))).toHaveLength(
    role === 'visitor' ? 0 : forMembers.length,
  );
  const mayDelete = role === 'moderator' && family !== 'mastodon';
  expect(offered.includes('Delete')).toBe(mayDelete);
  if (role !== 'member') await expectAccessible(page, 'a menu', { within: '[role="menu"]' });
  if (!mayDelete) return;

  await menu.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await eventually(async () => expect(await post.innerText()).toContain('deleted'));
  await eventually(() => expect(site.instance().world().posts.has(id)).toBe(false));
}
