/**
 * Profiles and lists of people in Chromium: profiles under every address form, rendered at once from
 * known data, with a card wherever a person is named; lists of people and their forms.
 */
import type { Page } from 'playwright-core';
import { findByAcct } from '@/demo/state/people';
import { findBarriers } from '@support/engine/chromium/axe';
import { layouts, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { expectAccessible } from '@support/engine/chromium/families';
import { goWithin, heading, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const idOf = (acct: string): string => {
  const person = findByAcct(site.instance().world(), acct);
  if (!person) throw new Error(`${acct} is not there`);
  return person.id;
};
const pathOf = (page: Page): string => decodeURIComponent(new URL(page.url()).pathname);

const far = '/remote-users/hill.example/ben';
const shared = useSharedPage(stage, () => {
  stage.expectProblems(/status of 404/);
  return site.open(far, {
    as: 'alice',
    colorScheme: 'light',
    settings: { theme: 'pleroma-light' },
  });
});

describe('a profile', () => {
  it('opens under all five address forms, also for a person whom the server has to fetch', async () => {
    const page = shared();
    await heading(page, 'Ben on the hill').waitFor();
    expect(pathOf(page)).toBe(`/users/$${idOf('ben@hill.example')}`);
    for (const path of ['/users/bob', `/users/$${idOf('bob')}`, '/bob']) {
      await goWithin(page, '/about');
      await heading(page, 'About').waitFor();
      await goWithin(page, path);
      await heading(page, 'Bob').waitFor();
    }
    await goWithin(page, '/remote-users/@mila@far.example');
    await heading(page, 'mila').waitFor();
    expect(pathOf(page)).toBe(`/users/$${idOf('mila@far.example')}`);
    await goWithin(page, '/remote-users/far.example/nobody');
    await page.getByText('Searching for @nobody@far.example').waitFor();
    await page.getByText('Not found.', { exact: true }).waitFor();
  });

  it('has a card that opens within 50 ms from known data on a press on the avatar', async () => {
    const page = shared();
    await goWithin(page, '/main/public');
    const picture = page.locator('main article a[data-person][aria-hidden]').first();
    const card = page.locator('[data-person-panel]');
    await eventually(async () => {
      await picture.click();
      await card.waitFor({ timeout: 1_000 });
    });
    expect(await findBarriers(page, { within: '[data-person-panel]' })).toEqual([]);
    const tries: number[] = [];
    // The machine may be busy with other work, so the fastest attempt counts.
    while (tries.length < 20 && !(Math.min(...tries) <= 50)) {
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
      tries.push(
        await picture.evaluate(
          (link: HTMLElement) =>
            new Promise<number>((resolve) => {
              const begun = performance.now();
              new MutationObserver((_changes, observer) => {
                if (!document.querySelector('[data-person-panel]')) return;
                observer.disconnect();
                resolve(performance.now() - begun);
              }).observe(document.body, { childList: true, subtree: true });
              link.dispatchEvent(
                new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }),
              );
            }),
        ),
      );
    }
    expect(Math.min(...tries)).toBeLessThanOrEqual(50);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
  });

  it('of a known person renders at once, without a frame or an answer, and their posts after one request', async () => {
    const page = shared();
    await goWithin(page, '/main/public');
    const names = page.locator('main article header a[data-person]');
    const known = await names.first().getAttribute('data-person');
    // The first visit loads the screen's code.
    await names.first().click();
    await page.getByRole('tablist').waitFor();
    await page.goBack();
    const other = names.and(page.locator(`:not([data-person="${String(known)}"])`)).first();
    await other.waitFor();

    // On a stopped clock nothing is shown that waits for a timer or a frame.
    await page.clock.install();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const asked: string[] = [];
    await page.route('**/api/**', async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await answered;
      await route.continue();
    });
    await other.evaluate((link: HTMLElement) => link.click());
    await page.getByRole('tablist').waitFor();
    expect(await page.getByRole('main').getByRole('article').count()).toBe(0);
    // One request for the posts, and one for the pinned ones.
    const lists = () => asked.filter((path) => path.endsWith('/statuses'));
    await eventually(() => expect(lists()).toHaveLength(2));
    answer();
    await page.clock.resume();
    await page.getByRole('main').getByRole('article').first().waitFor();
    expect(lists()).toHaveLength(2);
    await page.unrouteAll({ behavior: 'wait' });
  });
});

it('lists of people are accessible on a light phone', async () => {
  const page = shared();
  await page.setViewportSize(layouts.phone);
  const newbie = findByAcct(site.instance().world(), 'newbie');
  if (newbie) newbie.isSuggested = true;
  await goWithin(page, '/users/bob?tab=followers');
  await page.getByRole('feed', { name: 'Followers' }).getByRole('article').first().waitFor();
  await expectAccessible(page, 'followers', { within: 'main', cards: 2 });
  await goWithin(page, '/who-to-follow');
  await page.getByRole('feed', { name: 'Who to follow' }).getByRole('article').first().waitFor();
  await expectAccessible(page, 'who to follow', { within: 'main', cards: 2 });
});

it('the forms of lists are accessible, wide and on a phone', async () => {
  const page = shared();
  await page.setViewportSize(layouts.wide);
  await goWithin(page, '/lists/new');
  await heading(page, 'New list').waitFor();
  await page.getByRole('textbox', { name: 'List title' }).fill('Rye bakers');
  await page.getByRole('searchbox', { name: 'Search for people' }).fill('bob');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add Bob' }).click();
  await page.getByRole('button', { name: 'Undo for Bob' }).waitFor();
  await expectAccessible(page, 'the form of a new list', { within: 'main' });
  await page.getByRole('button', { name: 'Create list' }).click();
  await heading(page, 'Rye bakers').waitFor();
  await page.getByRole('feed', { name: 'Rye bakers' }).getByRole('article').first().waitFor();

  const made = [...site.instance().world().lists.values()].find(
    ({ title }) => title === 'Rye bakers',
  );
  await page.setViewportSize(layouts.phone);
  await goWithin(page, `/lists/${made?.id ?? ''}/edit`);
  await page.getByRole('button', { name: 'Remove Bob' }).waitFor();
  await expectAccessible(page, 'the form of a list, on a phone', { within: 'main' });
});
