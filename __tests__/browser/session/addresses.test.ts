/** Addresses that do not exist, that name a person, or that are for members only. */
import type { Page, Request } from 'playwright-core';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
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

describe('an address', () => {
  const visitor = useSharedPage(stage, async () => {
    const page = await site.open('/no/such/page', { before: (fresh) => fresh.clock.install() });
    await heading(page, 'Page not found').waitFor();
    return page;
  });

  // Failures come first, while the page knows nobody.
  it.each([
    ['502', 'mod'],
    ['hang', 'tina'],
  ] as const)(
    'of a profile that fails (%s) shows the error, and loads by itself later',
    async (answer, username) => {
      stage.expectProblems(EXPECTED_CONSOLE_ERRORS);
      const page = visitor();
      await injectFault(site, answer, { path: '/api/v1/accounts/' });
      await goWithin(page, `/${username}`);
      const alert = main(page).getByRole('alert');
      await passUntil(page, () => alert.getByText(faultAnswerTexts[answer]).isVisible());
      await alert.getByText('Sorry, there was an error loading this profile.').waitFor();
      await alert.getByRole('button', { name: 'Retry' }).waitFor();
      clearFaults(site);
      await passUntil(page, () => heading(page, nameOf(username)).isVisible());
      await alert.waitFor({ state: 'detached' });
    },
  );

  it.each([
    ['/alice', 'alice'],
    ['/users/bob', 'bob'],
  ])('that is a name, %s, shows the profile', async (path, username) => {
    const page = visitor();
    await goWithin(page, path);
    await heading(page, nameOf(username)).waitFor();
    await cards(page).first().waitFor();
  });

  it.each([
    ['/no/such/page', 'Page not found', 'The address may be mistyped'],
    ['/nobody_of_this_name', 'Profile', 'Sorry, this profile does not exist.'],
    ['/users/nobody_of_this_name', 'Profile', 'Sorry, this profile does not exist.'],
    ['/users/$no-such-id', 'Profile', 'Sorry, this profile does not exist.'],
    ['/notice/no-such-id', 'Conversation', "This post doesn't exist, or you can't see it."],
  ])('that does not exist, %s, says so and offers a link home', async (path, title, words) => {
    stage.expectProblems(/status of (40[04]|500)/);
    const page = visitor();
    await goWithin(page, path);
    await heading(page, title).waitFor();
    await main(page).getByText(words).waitFor();
    await goHome(page).click();
    await heading(page, 'Local timeline').or(heading(page, 'Known network')).waitFor();
    await cards(page).first().waitFor();
  });
});

describe('a private instance', () => {
  const WORDS = 'This server is private. Log in to see posts.';
  const asked: string[] = [];
  let answered = 0;

  const visitor = useSharedPage(stage, () =>
    hidden.open('/main/public', {
      before: (fresh) => {
        const isMeant = (url: string) => /timelines|statuses|accounts|search/.test(url);
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
