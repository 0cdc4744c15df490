/**
 * Statuses in Chromium, for a member of a server of the family that differs most: threads, a vote and
 * a translation by keyboard.
 */
import type { Locator, Page } from 'playwright-core';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { hasFocus } from '@support/engine/chromium/focus';
import { eventually } from '@support/eventually';
import { ask, expectAccessible } from '@support/engine/chromium/families';
import { deferredPartLoaded, goWithin, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage, { family: 'mastodon', policy: 'akkoma', indexPage: 'akkoma' });

const main = (page: Page): Locator => page.getByRole('main');
const card = (page: Page, statusId: string): Locator =>
  main(page).locator(`article[data-status-id="${statusId}"]`);

const idsIn = (page: Page): Promise<string[]> =>
  main(page)
    .locator('article[data-status-id]')
    .evaluateAll((cards) => cards.map((each) => (each as HTMLElement).dataset.statusId ?? ''));

describe('a member of mastodon', () => {
  const page = useSharedPage(stage, () =>
    site.open('/about', {
      as: 'alice',
      colorScheme: 'light',
      settings: {
        theme: 'pleroma-light',
        conversationDisplay: 'linear',
        virtualScrolling: false,
      },
    }),
  );
  const open = (id: string) => goWithin(page(), `/notice/${id}`);

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

  it('votes by keyboard, and has the actions that this server knows', async () => {
    const { id } = await ask<{ id: string }>(site, 'bob', '/api/v1/statuses', {
      status: 'Tea or coffee?',
      poll: { options: ['Tea', 'Coffee'], expires_in: 86_400 },
    });
    await open(id);
    const poll = card(page(), id).getByRole('group', { name: 'Poll' });
    await poll.getByRole('radio', { name: 'Tea' }).focus();
    await expectAccessible(page(), 'a poll', { within: '[role="group"][aria-label="Poll"]' });
    for (const key of ['ArrowDown', 'Tab', 'Enter']) await page().keyboard.press(key);
    await eventually(async () =>
      expect(await poll.getByRole('listitem').allTextContents()).toEqual(['0%Tea', '100%Coffee']),
    );
    await hasFocus(poll);
    await poll.getByRole('img', { name: 'Your vote' }).waitFor();
    await poll.getByText('1 person voted').waitFor();
    const post = card(page(), id);
    for (const name of ['Reply', 'Repeat', 'Favourite']) {
      await post.getByRole('button', { name, exact: true }).waitFor();
    }
    expect(await post.getByRole('button', { name: 'React', exact: true }).count()).toBe(0);
  });

  it('reads a post in translation, by keyboard alone', async () => {
    const { id } = await ask<{ id: string }>(site, 'bob', '/api/v1/statuses', {
      status: 'O comboio atrasou, mas o pão chegou a tempo.',
      language: 'pt',
    });
    await open(id);
    const post = card(page(), id);
    await post.getByRole('button', { name: 'Translate', exact: true }).focus();
    // The shortcut loads after the first screen.
    await deferredPartLoaded(page());
    await page().keyboard.press('t');
    await post.getByText('Translated from Portuguese by LibreTranslate').waitFor();
    await post.getByText('The train was late, but the bread arrived on time.').waitFor();
    await expectAccessible(page(), 'a translation', { within: 'main' });
    await page().keyboard.press('Enter');
    await post.getByText('O comboio atrasou, mas o pão chegou a tempo.').waitFor();
    await hasFocus(post.getByRole('button', { name: 'Show translation' }));
  });
});
