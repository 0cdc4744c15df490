/** Status actions in Chromium, as member and as visitor: their results survive a reload. */
import type { Locator, Page } from 'playwright-core';
import { useBrowser } from '@support/engine/chromium/browser';
import { findBarriers } from '@support/engine/chromium/axe';
import { eventually } from '@support/eventually';
import { notices, deferredPartLoaded, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const cardOf = (page: Page, id: string): Locator =>
  page.getByRole('article').and(page.locator(`[data-status-id="${id}"]`));

/** Returns the card of a new post by Bob on the local timeline, seen by Alice. */
async function bobsPost(text: string, more: Record<string, unknown> = {}, path = '/main/public') {
  const id = await site.post(text, { as: 'bob', ...more });
  const page = await site.open(path, { as: 'alice' });
  const card = cardOf(page, id);
  await card.waitFor();
  return { id, page, card };
}

const button = (card: Locator, name: string) => card.getByRole('button', { name, exact: true });

async function choose(card: Locator, entry: string): Promise<void> {
  await button(card, 'More actions').click();
  await card.page().getByRole('menuitem', { name: entry, exact: true }).click();
}

const menuOf = async (card: Locator): Promise<string[]> => {
  await button(card, 'More actions').click();
  const items = card.page().getByRole('menuitem');
  await items.first().waitFor();
  const names = await items.allInnerTexts();
  await card.page().keyboard.press('Escape');
  return names.map((name) => name.trim());
};

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

describe('a member', () => {
  it('favourites and repeats, with the result at once and after a reload', async () => {
    const { id, page, card } = await bobsPost('Worth a star');
    await button(card, 'Favourite').click();
    await pressed(card, 'Favourite');
    expect(await button(card, 'Favourite').innerText()).toMatch(/1$/);
    await button(card, 'Repeat').click();
    await pressed(card, 'Repeat');
    await settled(id, { favourited: true, favourites_count: 1, reblogged: true });

    await page.reload();
    await pressed(card.first(), 'Favourite');
    await pressed(card.first(), 'Repeat');
    await button(card.first(), 'Favourite').click();
    await settled(id, { favourited: false, favourites_count: 0 });
  });

  it('ACT-06 sees an animation of half a second on favourite and repeat, unless motion is reduced', async () => {
    const { page, card } = await bobsPost('Jumps');
    const jumps = async (name: string) => {
      await button(card, name).evaluate((element) => {
        const { animate } = element;
        element.animate = function (frames, options) {
          const { duration, pseudoElement } = options as KeyframeAnimationOptions;
          this.dataset.jumped = `${String(duration)} ${String(pseudoElement)}`;
          return animate.call(this, frames, options);
        };
      });
      await button(card, name).click();
      await pressed(card, name);
      const told = await button(card, name).getAttribute('data-jumped');
      await button(card, name).click();
      return told;
    };
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await jumps('Favourite')).toBe('500 ::before');
    expect(await jumps('Repeat')).toBe('500 ::before');
    await page.reload();
    await card.first().waitFor();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await jumps('Favourite')).toBeNull();
  });

  it('gets a message when the server refuses, and the toggle reverts', async () => {
    stage.expectProblems(/403 \(Forbidden\)/);
    const { page, card } = await bobsPost('Not for you');
    await page.route('**/favourite', (route) =>
      route.fulfill({ status: 403, json: { error: 'Bob wants no stars' } }),
    );
    await button(card, 'Favourite').click();
    await notices(page).getByText('Bob wants no stars').waitFor();
    expect(await button(card, 'Favourite').getAttribute('aria-pressed')).toBe('false');
    expect(await button(card, 'Favourite').innerText()).toBe('');
  });

  it('bookmarks and mutes, and undoes both, from the menu', async () => {
    const { id, card } = await bobsPost('Put aside');
    await choose(card, 'Bookmark');
    await settled(id, { bookmarked: true });
    await choose(card, 'Remove bookmark');
    await settled(id, { bookmarked: false });
    expect(await menuOf(card)).toContain('Bookmark');
  });

  it('mutes a thread', async () => {
    const { id, card } = await bobsPost('On and on', {}, '/main/all');
    await choose(card, 'Mute conversation');
    await settled(id, { muted: true });
  });

  it('pins posts up to the limit, which is shown on the post', async () => {
    stage.expectProblems(/400 \(Bad Request\)/);
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      ids.push(await site.post(`Pin ${String(count)}`, { as: 'alice' }));
    }
    const page = await site.open('/main/public', { as: 'alice' });
    let refused: Locator | null = null;
    for (const id of ids) {
      const card = cardOf(page, id);
      await choose(card, 'Pin on profile');
      await eventually(async () => {
        const told = await card.getByRole('alert').count();
        expect(told > 0 || (await onServer(id)).pinned === true).toBe(true);
      });
      if ((await card.getByRole('alert').count()) > 0) {
        refused = card;
        break;
      }
    }
    if (!refused) throw new Error('All of them were pinned');
    expect(await refused.getByRole('alert').innerText()).toContain('maximum number');
    await refused.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    expect(await refused.getByRole('alert').count()).toBe(0);
    expect(await menuOf(refused)).toContain('Pin on profile');
    await choose(cardOf(page, ids[0] ?? ''), 'Unpin from profile');
    await settled(ids[0] ?? '', { pinned: false });
  });

  it('deletes an own post after confirmation, and a placeholder stays', async () => {
    const id = await site.post('Gone tomorrow', { as: 'alice' });
    const page = await site.open('/main/public', { as: 'alice' });
    const card = cardOf(page, id);
    await choose(card, 'Delete');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Keep it' }).click();
    expect(await card.innerText()).toContain('Gone tomorrow');
    await choose(card, 'Delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await eventually(async () => expect(await card.innerText()).toContain('deleted'));
    await settled(id, { error: expect.any(String) as unknown });
  });

  it("copies the link, which opens the post's page", async () => {
    const { id, page, card } = await bobsPost('Pass it on');
    const { origin } = site.instance();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await choose(card, 'Copy link');
    await notices(page).getByText('Link copied').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${origin}/notice/${id}`);
    await page.goto(copied);
    await cardOf(page, id).first().waitFor();
  });

  it('ACT-08 reads earlier versions of an edited post', async () => {
    const id = await site.post('The first word', { as: 'bob' });
    const { port, tokenFor } = site.instance();
    await fetch(`http://127.0.0.1:${String(port)}/api/v1/statuses/${id}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${tokenFor('bob')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ status: 'The last word' }),
    });
    const page = await site.open('/main/public', { as: 'alice' });
    await choose(cardOf(page, id), 'Edit history');
    const dialog = page.getByRole('dialog', { name: 'Edit history' });
    const versions = dialog.getByRole('listitem');
    await versions.first().waitFor();
    await dialog.getByRole('button', { name: 'Show without marks' }).first().click();
    const texts = await versions.allInnerTexts();
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain('The last word');
    expect(texts[1]).toContain('The first word');
    expect(await findBarriers(page)).toEqual([]);
  });

  it('replies under the post', async () => {
    const { id, page, card } = await bobsPost('Any questions?');
    await button(card, 'Reply').click();
    const form = card.getByRole('form', { name: 'Reply' });
    const text = form.getByRole('textbox', { name: 'Post text' });
    expect(await text.inputValue()).toBe('@bob ');
    await eventually(async () =>
      expect(await text.evaluate((field) => document.activeElement === field)).toBe(true),
    );
    await page.keyboard.type('None at all');
    await form.getByRole('button', { name: 'Post' }).click();
    await form.waitFor({ state: 'detached' });
    await settled(id, { replies_count: 1 });
  });

  it('keeps the card when deferred code cannot be fetched', async () => {
    // Pending requests may be cut off as well.
    stage.expectProblems(/ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk|could not be reached/);
    const { page, card } = await bobsPost('Offline');
    await deferredPartLoaded(page);
    await page.context().setOffline(true);
    await button(card, 'Reply').click();
    await card.getByRole('alert').waitFor();
    expect(await card.innerText()).toContain('Offline');
    await page.context().setOffline(false);
    await button(card, 'Reply').click();
    await card.getByRole('form', { name: 'Reply' }).waitFor();
  });

  it('finds the card accessible, with the menu open or closed', async () => {
    const { page, card } = await bobsPost(
      'To followers',
      { visibility: 'private' },
      '/main/friends',
    );
    expect(await findBarriers(page)).toEqual([]);
    await button(card, 'More actions').focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('menu', { name: 'More actions' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});

describe('a moderator', () => {
  it('may delete posts of others', async () => {
    const id = await site.post('Spam, spam, spam', { as: 'bob' });
    const page = await site.open('/main/public', { as: 'mod' });
    expect(await menuOf(cardOf(page, id))).toContain('Delete');
  });
});

describe('a visitor', () => {
  it('ACT-15 is sent to their home server, and offered nothing that needs an account', async () => {
    const id = await site.post('Hello out there', { as: 'bob' });
    const page = await site.open('/main/public');
    const card = cardOf(page, id);
    for (const name of ['Reply', 'Repeat', 'Favourite', 'React']) {
      const link = card.getByRole('link', { name, exact: true });
      const address = new URL((await link.getAttribute('href')) ?? '', page.url());
      expect(address.pathname).toBe('/main/ostatus');
      expect(address.searchParams.get('status_id')).toBe(id);
    }
    expect(await menuOf(card)).toEqual(['Copy link', 'Why am I seeing this?']);
    expect(await findBarriers(page)).toEqual([]);
  });
});
