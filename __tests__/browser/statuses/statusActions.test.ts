/**
 * Status actions, votes and reactions in Chromium; two people in two browsers see what each other
 * does.
 */
import type { Locator, Page } from 'playwright-core';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { hasFocus } from '@support/engine/chromium/focus';
import { findBarriers } from '@support/engine/chromium/axe';
import { ask } from '@support/engine/chromium/families';
import { eventually } from '@support/eventually';
import { deferredPartLoaded, goWithin, notices, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const cardOf = (page: Page, id: string): Locator =>
  page.getByRole('article').and(page.locator(`[data-status-id="${id}"]`));

const button = (card: Locator, name: string) => card.getByRole('button', { name, exact: true });

async function choose(card: Locator, entry: string): Promise<void> {
  await button(card, 'More actions').click();
  await card.page().getByRole('menuitem', { name: entry, exact: true }).click();
}

const pressed = (card: Locator, name: string) =>
  eventually(async () =>
    expect(await button(card, name).getAttribute('aria-pressed')).toBe('true'),
  );

/** Returns a post from the server, as a member sees it. */
async function onServer(id: string): Promise<Record<string, unknown>> {
  const { port, tokenFor } = site.instance();
  const answer = await fetch(`http://127.0.0.1:${String(port)}/api/v1/statuses/${id}`, {
    headers: { authorization: `Bearer ${tokenFor('alice')}` },
  });
  return (await answer.json()) as Record<string, unknown>;
}

const settled = (id: string, facts: Record<string, unknown>) =>
  eventually(async () => expect(await onServer(id)).toMatchObject(facts));

let mine: string;
let his: string;
let shared: string;
const pageOfAlice = useSharedPage(stage, async () => {
  mine = await site.post('Gone tomorrow', { as: 'alice' });
  his = await site.post('Worth a star', { as: 'bob' });
  shared = await site.post('To followers', { as: 'bob', visibility: 'private' });
  return site.open('/main/friends', {
    as: 'alice',
    colorScheme: 'light',
    settings: { theme: 'pleroma-light', virtualScrolling: false },
  });
});

describe('a member', () => {
  let page: Page;
  beforeAll(() => {
    page = pageOfAlice();
  });

  it('keeps the card when deferred code cannot be fetched', async () => {
    // Pending requests may be cut off as well.
    stage.expectProblems(/ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk|could not be reached/);
    const card = cardOf(page, his);
    await card.waitFor();
    await deferredPartLoaded(page);
    await page.context().setOffline(true);
    await button(card, 'Reply').click();
    await card.getByRole('alert').waitFor();
    expect(await card.innerText()).toContain('Worth a star');
    await page.context().setOffline(false);
    await button(card, 'Reply').click();
    await card.getByRole('form', { name: 'Reply' }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('favourites and repeats, with the result at once', async () => {
    const card = cardOf(page, his);
    await button(card, 'Favourite').click();
    await pressed(card, 'Favourite');
    await eventually(async () => expect(await button(card, 'Favourite').innerText()).toMatch(/1$/));
    await button(card, 'Repeat').click();
    await pressed(card, 'Repeat');
    await settled(his, { favourited: true, favourites_count: 1, reblogged: true });
    await pressed(card, 'Favourite');
    await pressed(card, 'Repeat');
    await button(card, 'Favourite').click();
    await button(card, 'Repeat').click();
    await settled(his, { favourited: false, favourites_count: 0, reblogged: false });
  });

  it('ACT-06 sees an animation of half a second on favourite and repeat, unless motion is reduced', async () => {
    const card = cardOf(page, his);
    const jumps = async (name: string, how: string | null) => {
      await button(card, name).evaluate((element) => {
        delete element.dataset.jumped;
        const { animate } = Element.prototype;
        element.animate = function (frames, options) {
          const { duration, pseudoElement } = options as KeyframeAnimationOptions;
          this.dataset.jumped = `${String(duration)} ${String(pseudoElement)}`;
          return animate.call(this, frames, options);
        };
      });
      await button(card, name).click();
      await pressed(card, name);
      await eventually(async () =>
        expect(await button(card, name).getAttribute('data-jumped')).toBe(how),
      );
      await button(card, name).click();
    };
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await jumps('Favourite', '500 ::before');
    await jumps('Repeat', '500 ::before');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await jumps('Favourite', null);
  });

  it('bookmarks and pins, and undoes both, from the menu', async () => {
    const card = cardOf(page, mine);
    await choose(card, 'Bookmark');
    await settled(mine, { bookmarked: true });
    await choose(card, 'Remove bookmark');
    await settled(mine, { bookmarked: false });
    await choose(card, 'Pin on profile');
    await settled(mine, { pinned: true });
    await choose(card, 'Unpin from profile');
    await settled(mine, { pinned: false });
  });

  it('copies the link of a post', async () => {
    const { origin } = site.instance();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await choose(cardOf(page, his), 'Copy link');
    await notices(page).getByText('Link copied').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${origin}/notice/${his}`);
  });

  it('deletes an own post after confirmation, and a placeholder stays', async () => {
    const card = cardOf(page, mine);
    await choose(card, 'Delete');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await card.innerText()).toContain('Gone tomorrow');
    await choose(card, 'Delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await eventually(async () => expect(await card.innerText()).toContain('deleted'));
    await settled(mine, { error: expect.any(String) as unknown });
  });

  it('finds the cards accessible, with an open menu that the keyboard opened', async () => {
    const card = cardOf(page, shared);
    await button(card, 'More actions').focus();
    await page.keyboard.press('ArrowDown');
    const menu = page.getByRole('menu', { name: 'More actions' });
    await menu.waitFor();
    expect(await findBarriers(page, { cards: 3 })).toEqual([]);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
  });
});

const post = (page: Page, statusId: string) =>
  page.locator(`article[data-status-id="${statusId}"]`);
const poll = (page: Page) => page.getByRole('group', { name: 'Poll' });
const shares = (page: Page) => poll(page).getByRole('listitem').allTextContents();

it('a poll with multiple choices is usable by keyboard, and keeps the focus', async () => {
  const alice = pageOfAlice();
  const options = ['Ash', 'Birch :leaf:', 'Cedar'];
  const { id } = await ask<{ id: string }>(site, 'bob', '/api/v1/statuses', {
    status: 'What do you say?',
    poll: { options, multiple: true, expires_in: 86_400 },
  });
  await goWithin(alice, `/notice/${id}`);
  await poll(alice).getByRole('checkbox', { name: 'Ash' }).focus();
  for (const key of ['Space', 'Tab', 'Tab', 'Space', 'Tab', 'Enter']) {
    await alice.keyboard.press(key);
  }
  await eventually(async () =>
    expect(await shares(alice)).toEqual(['100%Ash', '0%Birch ', '100%Cedar']),
  );
  await hasFocus(poll(alice));
});

describe('in real time', () => {
  const pageOfBob = useSharedPage(stage, () => site.open('/about', { as: 'bob' }));

  it('ACT-05 a reaction appears at once for the author, who joins it, and disappears when it is taken back', async () => {
    const [alice, bob] = [pageOfAlice(), pageOfBob()];
    const statusId = await site.post('React to me', { as: 'bob' });
    for (const page of [alice, bob]) await goWithin(page, `/notice/${statusId}`);
    await post(bob, statusId).waitFor();
    await site.listening(2);

    await post(alice, statusId).getByRole('button', { name: 'React', exact: true }).click();
    const choice = alice.getByRole('dialog', { name: 'React' });
    await choice.getByRole('button', { name: '🎉' }).waitFor();
    expect(await findBarriers(alice, { within: '[role="dialog"]' })).toEqual([]);
    await choice.getByRole('button', { name: '🎉' }).click();
    const own = alice.getByRole('button', { name: '🎉, 1 reaction', pressed: true });
    await own.waitFor();

    const joined = bob.getByRole('button', { name: '🎉, 1 reaction', pressed: false });
    await joined.click();
    await bob.getByRole('button', { name: '🎉, 2 reactions', pressed: true }).waitFor();

    await own.click();
    await eventually(async () =>
      expect(await alice.getByRole('button', { name: /🎉, \d/ }).getAttribute('aria-pressed')).toBe(
        'false',
      ),
    );
    await alice.getByRole('button', { name: '🎉, 1 reaction' }).hover();
    const people = alice.getByRole('group', { name: 'Reacted with 🎉' });
    await people.getByRole('link', { name: /@bob/ }).waitFor();
    expect(await people.getByRole('link').count()).toBe(1);
  });

  it('CARD-12 CARD-14 the focused status shows its author who favourited and repeated it', async () => {
    const [alice, bob] = [pageOfAlice(), pageOfBob()];
    const statusId = await site.post('Like me', { as: 'bob' });
    for (const page of [alice, bob]) await goWithin(page, `/notice/${statusId}`);
    await post(bob, statusId).waitFor();
    expect(await bob.getByRole('group', { name: 'Repeats and favourites' }).count()).toBe(0);

    await post(alice, statusId).getByRole('button', { name: 'Favourite', exact: true }).click();
    const panel = bob.getByRole('group', { name: 'Repeats and favourites' });
    await panel.getByRole('button', { name: '1 favourite' }).waitFor();
    await panel.getByRole('link', { name: '@alice' }).waitFor();

    await ask(site, 'carol', `/api/v1/statuses/${statusId}/reblog`, {});
    await panel.getByRole('button', { name: '1 repeat' }).click();
    const people = bob.getByRole('dialog', { name: 'Repeated by' });
    await people.getByRole('link', { name: /@carol/ }).waitFor();
    expect(await findBarriers(bob, { within: '[role="dialog"]' })).toEqual([]);
  });
});
