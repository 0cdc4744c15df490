/**
 * Addresses in Chromium: those that do not exist, that name a person, that are for members only, or
 * that other clients use; and the branding page.
 */
import type { Page, Request } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { layouts, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { fillLogin, goWithin, heading, useSite } from '@support/engine/chromium/site';
import {
  clearFaults,
  passUntil,
  injectFault,
  EXPECTED_CONSOLE_ERRORS,
  faultAnswerTexts,
} from '@support/engine/chromium/faultInjection';

const stage = useBrowser();
const site = useSite(stage);
const hidden = useSite(stage, { isPrivate: true });

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => page.getByRole('feed').locator('> article');
const goHome = (page: Page) => main(page).getByRole('link', { name: 'Go to the home page' });
const nameOf = (username: string): string =>
  [...site.instance().world().people.values()].find((one) => one.nickname === username)
    ?.displayName ?? '';

const address = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};
const leadsTo = (page: Page, path: string) =>
  eventually(() => {
    expect(address(page)).toBe(path);
  });

/** Begins at a link from outside, to a post. */
let post = '';
const visitor = useSharedPage(stage, async () => {
  post = await site.post('Reeds along the pond');
  return site.open(`/@alice/posts/${post}`, { before: (fresh) => fresh.clock.install() });
});

describe('an address', () => {
  // The failure comes first, while the page does not know the person.
  it('of a profile that fails shows the error, and loads by itself later', async () => {
    stage.expectProblems(EXPECTED_CONSOLE_ERRORS);
    const page = visitor();
    await heading(page, 'Conversation').waitFor();
    await page.getByRole('article').getByText('Reeds along the pond').waitFor();
    expect(address(page)).toBe(`/notice/${post}`);
    await injectFault(site, '502', { path: '/api/v1/accounts/' });
    await goWithin(page, '/mod');
    const alert = main(page).getByRole('alert');
    await passUntil(page, () => alert.getByText(faultAnswerTexts['502']).isVisible());
    await alert.getByText('Sorry, there was an error loading this profile.').waitFor();
    await alert.getByRole('button', { name: 'Retry' }).waitFor();
    clearFaults(site);
    await passUntil(page, () => heading(page, nameOf('mod')).isVisible());
    await alert.waitFor({ state: 'detached' });
  });

  it.each([
    ['/alice', 'alice'],
    ['/users/bob', 'bob'],
  ])('that is a name, %s, shows the profile', async (path, username) => {
    const page = visitor();
    await goWithin(page, path);
    await heading(page, nameOf(username)).waitFor();
    await cards(page).first().waitFor();
  });

  it('that does not exist says so and offers a link home', async () => {
    stage.expectProblems(/status of (40[04]|500)/);
    const page = visitor();
    for (const [path, title, words] of [
      ['/no/such/page', 'Page not found', 'The address may be mistyped'],
      ['/nobody_of_this_name', 'Profile', 'Sorry, this profile does not exist.'],
      ['/notice/no-such-id', 'Conversation', "This post doesn't exist, or you can't see it."],
      ['/users/$no-such-id', 'Profile', 'Sorry, this profile does not exist.'],
    ] as const) {
      await goWithin(page, path);
      await heading(page, title).waitFor();
      await main(page).getByText(words).waitFor();
      await goHome(page).waitFor();
    }
    await goHome(page).click();
    await heading(page, 'Local timeline').or(heading(page, 'Known network')).waitFor();
    await cards(page).first().waitFor();
  });

  it('of another client redirects visitors to the matching screen', async () => {
    const page = visitor();
    for (const [old, ours, title] of [
      ['/timeline/local', '/main/public', 'Local timeline'],
      ['/public', '/main/all', 'Known network'],
      ['/@alice/media', '/users/alice?tab=media', nameOf('alice')],
      ['/web/search?q=reeds', '/search?query=reeds', 'Search'],
    ] as const) {
      await goWithin(page, old);
      await heading(page, title).waitFor();
      await leadsTo(page, ours);
    }
  });

  it('of another client, linked in a post, opens within the app', async () => {
    const { origin } = site.instance();
    const id = await site.post('What it is about');
    const pointing = await site.post(`See ${origin}/@alice/${id}`);
    const page = visitor();
    await goWithin(page, `/notice/${pointing}`);
    await page
      .getByRole('article')
      .getByRole('link', { name: `/@alice/${id}` })
      .click();
    await page.getByRole('article').getByText('What it is about').waitFor();
    await leadsTo(page, `/notice/${id}`);
    expect(page.context().pages()).toHaveLength(1);
  });

  it('of the branding page shows the instance’s branding under any theme, accessibly, in wide and in narrow windows', async () => {
    const page = visitor();
    await goWithin(page, '/about/brand');
    await heading(page, 'Branding').waitFor();
    const choice = page.getByRole('combobox', { name: 'Theme', exact: true });
    const ground = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--surface-page'),
      );
    const dark = await ground();
    const found = await findBarriers(page, { withoutColumns: true });
    expect({ theme: 'dark', found }).toEqual({
      theme: 'dark',
      found: [],
    });
    await page.setViewportSize(layouts.phone);
    await choice.selectOption('Pleroma Light');
    await eventually(async () => {
      expect(await ground()).not.toBe(dark);
    });
    expect({ theme: 'light', found: await findBarriers(page) }).toEqual({
      theme: 'light',
      found: [],
    });
    await goWithin(page, '/about');
    await heading(page, 'About').waitFor();
    await eventually(async () => {
      expect(await ground()).toBe(dark);
    });
  });

  it("of another client adds no history entry, recognises the reader's own pages, and opens the settings at a tab", async () => {
    const page = visitor();
    await page.setViewportSize(layouts.wide);
    await goWithin(page, '/login');
    await fillLogin(page, 'alice');
    await heading(page, 'Home timeline').waitFor();
    await goWithin(page, '/main/public');
    await heading(page, 'Local timeline').waitFor();
    await goWithin(page, '/web/timelines/home');
    await heading(page, 'Home timeline').waitFor();
    await leadsTo(page, '/main/friends');
    await goWithin(page, '/notifications');
    await heading(page, 'Notifications').waitFor();
    await leadsTo(page, '/alice/notifications');
    await page.goBack();
    await leadsTo(page, '/main/friends');
    await page.goBack();
    await leadsTo(page, '/main/public');
    await heading(page, 'Local timeline').waitFor();

    await goWithin(page, '/settings/profile');
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.getByRole('tab', { name: 'Profile', selected: true }).waitFor();
    await leadsTo(page, '/main/friends');
  });
});

describe('a private instance', () => {
  const WORDS = 'This server is private. Log in to see posts.';
  const asked: string[] = [];
  let answered = 0;

  const visitor = useSharedPage(stage, () =>
    hidden.open('/main/public', {
      layout: 'middle',
      before: (fresh) => {
        const isMeant = (url: string) => /api\/.*(?:timelines|statuses|accounts|search)/.test(url);
        fresh.on('request', (request) => {
          if (isMeant(request.url())) asked.push(request.url());
        });
        const end = (request: Request) => {
          if (isMeant(request.url())) answered += 1;
        };
        fresh.on('requestfinished', end).on('requestfailed', end);
        return fresh.clock.install();
      },
    }),
  );

  it('shows visitors nothing, stops requesting it, and offers a login link', async () => {
    // Pending requests time out when the clock jumps.
    stage.expectProblems(/status of 40[134]|gave no answer|no answer in time/);
    const page = visitor();
    await main(page).getByText(WORDS).waitFor();
    await eventually(() => {
      expect(answered).toBe(asked.length);
    });
    // The first timeline is prefetched before the client knows that it is for members.
    const first = asked.length;
    expect(first).toBeLessThanOrEqual(1);
    for (const path of ['/', '/main/all', '/notice/7', '/alice', '/tag/tea', '/search?query=x']) {
      await goWithin(page, '/login');
      await heading(page, 'Log in').waitFor();
      await goWithin(page, path);
      await main(page).getByText(WORDS).waitFor();
      await page.clock.runFor(20_000);
      expect({ path, articles: await page.getByRole('article').count() }).toEqual({
        path,
        articles: 0,
      });
    }
    expect(asked.slice(first)).toEqual([]);
    await main(page).getByRole('link', { name: 'Log in' }).click();
    await heading(page, 'Log in').waitFor();
  });

  it('lets members in, and shows them the requested page', async () => {
    stage.expectProblems(/status of 401/);
    const page = visitor();
    await fillLogin(page, 'alice');
    await heading(page, 'Home timeline').waitFor();
    await cards(page).first().waitFor();
    await page.getByRole('link', { name: 'Local timeline' }).first().click();
    await heading(page, 'Local timeline').waitFor();
    await cards(page).first().waitFor();
    expect(await page.getByText(WORDS).count()).toBe(0);
  });
});
