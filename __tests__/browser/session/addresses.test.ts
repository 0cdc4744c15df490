/** Addresses that do not exist, that name a person, or that are for members only. */
import type { Page, Request } from 'playwright-core';
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { fillLogin, heading, useSite } from '@support/engine/chromium/site';
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
const goHome = (page: Page) => main(page).getByRole('link', { name: 'Go to the start page' });
const nameOf = (username: string): string =>
  [...site.instance().world().people.values()].find((one) => one.nickname === username)
    ?.displayName ?? '';

describe('an address', () => {
  it.each([
    ['/no/such/page', 'Page not found', 'There is nothing at this address.'],
    ['/nobody_of_this_name', 'Profile', 'Sorry, this profile does not exist.'],
    ['/users/nobody_of_this_name', 'Profile', 'Sorry, this profile does not exist.'],
    ['/users/$no-such-id', 'Profile', 'Sorry, this profile does not exist.'],
    ['/notice/no-such-id', 'Conversation', 'This post does not exist, or you may not see it.'],
  ])('that does not exist, %s, says so and offers a link home', async (path, title, words) => {
    stage.expectProblems(/status of (40[04]|500)/);
    const page = await site.open(path);
    await heading(page, title).waitFor();
    await main(page).getByText(words).waitFor();
    await goHome(page).click();
    await heading(page, 'Local timeline').or(heading(page, 'Known network')).waitFor();
    await cards(page).first().waitFor();
  });

  it.each(['/alice', '/users/alice'])('that is a name, %s, shows the profile', async (path) => {
    const page = await site.open(path);
    await heading(page, nameOf('alice')).waitFor();
    await cards(page).first().waitFor();
  });

  it.each(['502', 'garbage', '429', 'hang'] as const)(
    'of a profile that fails (%s) shows the error, and loads by itself later',
    async (answer) => {
      stage.expectProblems(EXPECTED_CONSOLE_ERRORS);
      await injectFault(site, answer, { path: '/api/v1/accounts/' });
      const page = await site.open('/alice', { before: (fresh) => fresh.clock.install() });
      const alert = main(page).getByRole('alert');
      await passUntil(page, () => alert.getByText(faultAnswerTexts[answer]).isVisible());
      await alert.getByText('Sorry, there was an error loading this profile.').waitFor();
      await alert.getByRole('button', { name: 'Retry' }).waitFor();
      clearFaults(site);
      await passUntil(page, () => heading(page, nameOf('alice')).isVisible());
      await passUntil(page, () => cards(page).first().isVisible());
    },
  );
});

describe('a private instance', () => {
  const WORDS = 'This instance is private: only members who are logged in see what is here.';

  it.each(['/', '/main/all', '/main/public', '/notice/7', '/alice', '/tag/tea', '/search?query=x'])(
    'shows visitors nothing of %s, stops requesting it, and offers a login link',
    async (path) => {
      // Pending requests time out when the clock jumps.
      stage.expectProblems(/status of 40[134]|gave no answer|no answer in time/);
      const asked: string[] = [];
      let answered = 0;
      const page = await hidden.open(path, {
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
      });
      await main(page).getByText(WORDS).waitFor();
      await eventually(() => {
        expect(answered).toBe(asked.length);
      });
      await page.clock.runFor(60_000);
      expect(await page.getByRole('article').count()).toBe(0);
      // The first timeline is prefetched before the client knows that it is for members.
      expect(asked.filter((url) => !url.endsWith(path)).length).toBeLessThanOrEqual(1);
      await main(page).getByRole('link', { name: 'Log in' }).click();
      await heading(page, 'Log in').waitFor();
    },
  );

  it('lets members in, and shows them the requested page', async () => {
    stage.expectProblems(/status of 401/);
    const page = await hidden.open('/main/public');
    await main(page).getByText(WORDS).waitFor();
    await fillLogin(page, 'alice');
    await heading(page, 'Home timeline').waitFor();
    await cards(page).first().waitFor();
    await page.getByRole('link', { name: 'Local timeline' }).first().click();
    await heading(page, 'Local timeline').waitFor();
    await cards(page).first().waitFor();
    expect(await page.getByText(WORDS).count()).toBe(0);
  });
});
