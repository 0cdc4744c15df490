/** Status actions in Chromium, and a page on which the author sees what others do. */
import type { Locator, Page } from 'playwright-core';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
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

let his: string;
let shared: string;
const pageOfAlice = useSharedPage(stage, async () => {
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

  it('copies the link of a post', async () => {
    const { origin } = site.instance();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await choose(cardOf(page, his), 'Copy link');
    await notices(page).getByText('Link copied').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${origin}/notice/${his}`);
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

it('CARD-12 CARD-14 the focused status shows its author who favourited and repeated it, as it happens', async () => {
  const page = pageOfAlice();
  const id = await site.post('Like me', { as: 'alice' });
  await goWithin(page, `/notice/${id}`);
  await cardOf(page, id).waitFor();
  await site.listening();
  expect(await page.getByRole('group', { name: 'Repeats and favourites' }).count()).toBe(0);
  await ask(site, 'bob', `/api/v1/statuses/${id}/favourite`, {});
  const panel = page.getByRole('group', { name: 'Repeats and favourites' });
  await panel.getByRole('button', { name: '1 favourite' }).waitFor();
  await panel.getByRole('link', { name: '@bob' }).waitFor();

  await ask(site, 'carol', `/api/v1/statuses/${id}/reblog`, {});
  await panel.getByRole('button', { name: '1 repeat' }).click();
  const people = page.getByRole('dialog', { name: 'Repeated by' });
  await people.getByRole('link', { name: /@carol/ }).waitFor();
  expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await people.waitFor({ state: 'detached' });
});

it('ACT-05 a reaction that somebody gives appears at once for the author, who joins it', async () => {
  const page = pageOfAlice();
  const id = await site.post('React to me', { as: 'alice' });
  await goWithin(page, `/notice/${id}`);
  const card = cardOf(page, id);
  await card.waitFor();
  await site.listening();
  const { origin, tokenFor } = site.instance();
  const path = `/api/v1/pleroma/statuses/${id}/reactions/${encodeURIComponent('🎉')}`;
  const headers = { authorization: `Bearer ${tokenFor('bob')}` };
  expect((await fetch(origin + path, { method: 'PUT', headers })).ok).toBe(true);
  await card.getByRole('button', { name: '🎉, 1 reaction', pressed: false }).click();
  await card.getByRole('button', { name: '🎉, 2 reactions', pressed: true }).waitFor();

  await button(card, 'React').click();
  const choice = page.getByRole('dialog', { name: 'React' });
  await choice.getByRole('button', { name: '🎉' }).waitFor();
  expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
});
