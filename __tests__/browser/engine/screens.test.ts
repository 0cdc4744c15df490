/**
 * Every screen and every state of the layout, dark and light, wide and on a phone, in the
 * pseudo-locale and under the content security policy of either server family: axe-core finds
 * nothing, every text is translated and fits, and no request fails.
 */
import type { Page } from 'playwright-core';
import type { DemoUsername } from '@/demo/seed/demoAccounts';
import { layouts, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { findBarriers, type BarrierOptions } from '@support/engine/chromium/axe';
import {
  expectGood,
  expectToFit,
  SCREEN,
  walk,
  watchRequests,
} from '@support/engine/chromium/screens';
import { eventually } from '@support/eventually';
import {
  PSEUDO_LOCALE_SETTINGS,
  pseudolocalized,
  servePseudoLocale,
} from '@support/session/pseudoLocale';
import { goWithin, heading, passwordOf, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();

/** The theme follows the colour scheme, which a test changes without loading the page anew. */
const settings = {
  ...PSEUDO_LOCALE_SETTINGS,
  themeMode: 'system',
  darkTheme: 'pleroma-dark',
  lightTheme: 'pleroma-light',
  // Lets the engine paint the page, which the policy must allow; else the style sheet does.
  density: 'normal',
  expertLevel: 1,
  reducedMotion: 'reduce',
  // With a bottom bar, the top bar has no search; `layouts.test.ts` checks the bottom bar.
  bottomBar: false,
} as const;

/**
 * Every screen in these two, in the second by all rules and in the first by those that layout and
 * colours decide; other states also where the layout or the theme changes them.
 */
const looks = [
  { layout: 'wide', scheme: 'dark', policy: 'pleroma', styles: "'unsafe-inline'" },
  { layout: 'phone', scheme: 'light', policy: 'akkoma', styles: "'nonce-" },
] as const;

/** Their rows fit a wide window if they fit a narrow one. */
const narrowLists = {
  '/alice/notifications': 'Notifications',
  '/users/alice/interactions': 'Interactions',
  '/users/alice/dms': 'Direct messages',
  '/announcements': 'Announcements',
  '/lists': 'Lists',
  '/friend-requests': 'Follow requests',
  '/who-to-follow': 'Who to follow',
  '/about/explore': 'Explore',
  '/bookmarks': 'Bookmarks',
};

const DIALOG = '[role="dialog"][aria-modal="true"]';
const QUESTION = '[role="alertdialog"]';
/** On a busy machine axe-core takes several seconds for each of a dozen screens. */
const PATIENCE = 180_000;

const isReady = (page: Page) => page.getByRole('feed').getByRole('article').first().waitFor();

const colourOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bg'));

/** The number of values that the engine has set on the page. */
const paintedValues = (page: Page) => page.evaluate(() => document.documentElement.style.length);

/** Changes the theme together with the colour scheme of the system, and checks its colours. */
async function wear(
  page: Page,
  colorScheme: 'dark' | 'light',
  where: string,
  within?: string,
): Promise<void> {
  const before = await colourOf(page);
  await page.emulateMedia({ colorScheme });
  await eventually(async () => expect(await colourOf(page)).not.toBe(before));
  const only = within ? { within } : { cards: 3 };
  const found = await findBarriers(page, { ...only, onlyColours: true });
  expect({ where, colorScheme, found }).toEqual({ where, colorScheme, found: [] });
}

describe.each(looks)(
  'in the $layout layout, $scheme, under the policy of $policy',
  ({ layout, scheme, policy, styles }) => {
    const site = useSite(stage, { policy, indexPage: policy });

    const open = () =>
      site.open('/', {
        layout,
        colorScheme: scheme,
        settings,
        before: async (page) => {
          failed = watchRequests(page);
          await servePseudoLocale(page);
          // The operator's texts are in the operator's language.
          await page.route('**/static/terms-of-service.html', (route) =>
            route.fulfill({ contentType: 'text/html', body: '<p>Be kind.</p>' }),
          );
        },
      });
    let failed: string[] = [];
    const onlyLook = layout === 'wide';

    const threadPath = (): string => {
      const posts = [...site.instance().world().posts.values()];
      const answered = posts.find(
        ({ visibility, replyTo }) => visibility === 'public' && replyTo !== null,
      );
      return `/notice/${answered?.id ?? ''}`;
    };
    const nameOf = (username: string): string =>
      [...site.instance().world().people.values()].find((one) => one.nickname === username)
        ?.displayName ?? '';
    const button = (page: Page, name: string) =>
      page.getByRole('button', { name: pseudolocalized(name), exact: true });
    const dialog = (page: Page, name: string) =>
      page.getByRole('dialog', { name: pseudolocalized(name) });
    const notice = (page: Page) =>
      page.getByRole('region', { name: pseudolocalized('Notices') }).getByRole('alert');

    it('the policy is sent with the page', async () => {
      const answer = await fetch(`http://127.0.0.1:${String(site.instance().port)}/main/public`);
      const sent = answer.headers.get('content-security-policy') ?? '';
      expect(sent).toContain("default-src 'none'");
      expect(sent).toContain(`style-src 'self' ${styles}`);
    });

    /** A visitor, who logs in later. */
    const shared = useSharedPage(stage, open);

    it(
      'all screens for visitors are accessible and translated',
      async () => {
        const page = shared();
        await heading(page, pseudolocalized('Known network')).waitFor();
        await isReady(page);
        await expectGood(page, 'start page', { cards: 5 });
        await walk(
          page,
          {
            '/main/public': 'Local timeline',
            [threadPath()]: 'Conversation',
            '/about': 'About',
            '/about/help': 'Help',
            '/registration': 'Sign up',
            '/no/such/page': 'Page not found',
            '/login': 'Log in',
          },
          { onlyLook },
        );
        expect(failed).toEqual([]);
      },
      PATIENCE,
    );

    it('the steps of logging in are accessible and translated', async () => {
      stage.expectProblems(/status of 40\d/);
      const page = shared();
      const main = page.getByRole('main');
      const logIn = async (username: DemoUsername, password = passwordOf(username)) => {
        await main.getByRole('textbox', { name: pseudolocalized('Username') }).fill(username);
        await main.getByLabel(pseudolocalized('Password'), { exact: true }).fill(password);
        await button(page, 'Log in').last().click();
      };
      await logIn('tina', 'wrong');
      await main.getByRole('alert').waitFor();
      await expectGood(page, 'a refused password');
      await logIn('tina');
      await page.getByRole('textbox', { name: pseudolocalized('Two-factor code') }).waitFor();
      await expectGood(page, 'two-factor code');
      await button(page, 'Enter recovery code instead').click();
      await page.getByRole('textbox', { name: pseudolocalized('Recovery code') }).waitFor();
      await expectGood(page, 'recovery code');
      await button(page, 'Cancel').click();
      await logIn('alice');
      await heading(page, pseudolocalized('Home timeline')).waitFor();
      // The refusals that this was about.
      failed.length = 0;
    });

    it(
      'all screens for members are accessible and translated',
      async () => {
        const page = shared();
        await heading(page, pseudolocalized('Home timeline')).waitFor();
        await isReady(page);
        await expectGood(page, 'start page', layout === 'phone' ? {} : { cards: 2 });
        await goWithin(page, '/users/alice');
        await heading(page, nameOf('alice')).waitFor();
        await isReady(page);
        await expectGood(page, 'a profile', { ...SCREEN, onlyLook });
        await walk(
          page,
          {
            '/nav-edit': 'Customise navigation',
            '/users/alice/chats': 'Chats',
            '/search?query=tea': 'Search',
            [threadPath()]: 'Conversation',
            ...(layout === 'phone' ? narrowLists : {}),
          },
          { onlyLook },
        );
        for (const number of [1, 2, 3]) {
          await goWithin(page, `/about/welcome?step=${String(number)}`);
          const step = page.getByRole('heading', { level: 2, name: new RegExp(`${number}.* 3`) });
          await step.waitFor();
          await expectGood(page, `first steps, ${String(number)}`, { ...SCREEN, onlyLook });
        }
        expect(failed).toEqual([]);
      },
      PATIENCE,
    );

    it(
      'all tabs of the settings are accessible and translated',
      async () => {
        const page = shared();
        // The checks of a dialog take longer, the more lies behind it.
        await goWithin(page, '/no/such/page');
        await heading(page, pseudolocalized('Page not found')).waitFor();
        const box = dialog(page, 'Settings');
        // The shortcut loads after the first screen.
        await eventually(async () => {
          if (!(await box.isVisible())) {
            await page.keyboard.press('g');
            await page.keyboard.press('s');
          }
          expect(await box.isVisible()).toBe(true);
        });
        await box.getByRole('tab').first().waitFor();
        const tabs = await box.getByRole('tab').all();
        expect(tabs.length).toBeGreaterThanOrEqual(5);
        for (const [at, tab] of tabs.entries()) {
          if (layout === 'wide' && at % 2 !== 0) continue;
          await tab.click();
          await tab.and(page.locator('[aria-selected="true"]')).waitFor();
          const where = `settings: ${await tab.innerText()}`;
          await expectGood(page, where, { within: DIALOG, onlyLook: onlyLook && at > 0 });
        }
        await page.keyboard.press('Escape');
        await box.waitFor({ state: 'detached' });
        await goWithin(page, '/main/public');
        await heading(page, pseudolocalized('Local timeline')).waitFor();
        await isReady(page);
        expect(stage.problems()).toEqual([]);
      },
      PATIENCE,
    );

    if (layout === 'phone') {
      it('drawers, search, composer and notices are accessible and translated, light and dark', async () => {
        stage.expectProblems(/WebSocket/);
        const page = shared();
        expect(await paintedValues(page)).toBeGreaterThan(20);
        await site.listening();
        let worn: 'dark' | 'light' = scheme;
        const inBoth = async (where: string, within?: string) => {
          await expectGood(page, where, within ? { within } : SCREEN);
          worn = worn === 'light' ? 'dark' : 'light';
          await wear(page, worn, where, within);
        };
        await button(page, 'Menu').click();
        await page.getByRole('dialog').getByRole('navigation').waitFor();
        await inBoth('side drawer', DIALOG);
        await page.keyboard.press('Escape');
        await page
          .getByRole('banner')
          .getByRole('button', { name: pseudolocalized('Notifications') })
          .click();
        await dialog(page, 'Notifications').waitFor();
        await inBoth('notifications drawer', DIALOG);
        await page.keyboard.press('Escape');
        await button(page, 'Search').click();
        await page.getByRole('search').waitFor();
        await inBoth('search');
        await page.keyboard.press('Escape');
        await button(page, 'New post').click();
        await page.getByRole('dialog').getByRole('form').waitFor();
        await inBoth('composer', DIALOG);
        await page.getByRole('dialog').getByRole('textbox').last().fill('Of frogs and ponds');
        await page.keyboard.press('Escape');
        await button(page, 'Menu').click();
        await button(page, 'Drafts').click();
        await dialog(page, 'Drafts').getByText('Of frogs and ponds').waitFor();
        await expectGood(page, 'drafts', { within: DIALOG });
        await page.keyboard.press('Escape');
        await site.control('close-sockets', { code: 1011 });
        await notice(page).waitFor();
        await expectGood(page, 'notices');
      });

      it(
        'all pages of the moderators are translated and fit',
        async () => {
          const before = (page: Page) => servePseudoLocale(page);
          const page = await site.open('/moderation', { as: 'admin', layout, settings, before });
          await heading(page, pseudolocalized('Moderation')).waitFor();
          const pages = page.getByRole('main').getByRole('navigation').getByRole('link');
          const paths = await pages.evaluateAll((links) =>
            links.map((link) => link.getAttribute('href') ?? ''),
          );
          expect(paths.length).toBeGreaterThanOrEqual(5);
          for (const path of paths) {
            await goWithin(page, path);
            await page.locator(`main a[href="${path}"][aria-current="page"]`).waitFor();
            await expectToFit(page, path);
            const tabs = page.getByRole('main').getByRole('tab');
            for (let at = 1; at < (await tabs.count()); at += 1) {
              await tabs.nth(at).click();
              await expectToFit(page, `${path}, tab ${String(at)}`);
            }
          }
        },
        PATIENCE,
      );
    } else {
      it('questions, pinned entries and notices are accessible and translated, also in the middle layout, light', async () => {
        stage.expectProblems(/WebSocket/);
        const page = shared();
        await site.listening();
        await button(page, 'Log out').click();
        await page.getByRole('alertdialog').waitFor();
        await expectGood(page, 'question', { within: QUESTION });
        await wear(page, 'light', 'question', QUESTION);
        expect(await paintedValues(page)).toBeGreaterThan(20);
        await page.keyboard.press('Escape');
        await page.setViewportSize(layouts.middle);
        await page.getByRole('complementary').waitFor({ state: 'detached' });
        await expectGood(page, 'timeline in the middle layout', { cards: 2 });
        await button(page, 'Edit pinned items').click();
        await button(page, 'Done').waitFor();
        await site.control('close-sockets', { code: 1011 });
        await notice(page).waitFor();
        await expectGood(page, 'pinned entries and notices', { cards: 1 });
        await wear(page, 'dark', 'pinned entries and notices');
      });
    }

    it('a deliberate violation of the policy is reported', async () => {
      const page = shared();
      stage.expectProblems(/^policy: script-src/, /Content.Security.Policy/);
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.__broken = true';
        document.head.append(script);
      });
      await eventually(() => {
        expect(stage.problems().join('\n')).toMatch(/^policy: script-src/m);
      });
      expect(await page.evaluate(() => '__broken' in window)).toBe(false);
    });

    if (layout === 'phone') return;

    it('barriers that somebody builds in are reported', async () => {
      const page = shared();
      await page.keyboard.press('Escape');
      await goWithin(page, '/about');
      await heading(page, pseudolocalized('About')).waitFor();
      await page.getByRole('main').evaluate((main) => {
        const faint = document.createElement('p');
        faint.textContent = 'Hardly to be read';
        faint.style.color = 'rgb(128, 128, 128)';
        faint.style.background = 'rgb(144, 144, 144)';
        main.append(document.createElement('button'), faint);
      });
      const found = async (options?: BarrierOptions) =>
        (await findBarriers(page, options)).map((line) => line.split(' ')[0]).sort();
      const both = ['button-name', 'color-contrast'];
      expect(await found({ cards: 1, withoutColumns: true })).toEqual(both);
      expect(await found({ within: 'main', cards: 1 })).toEqual(both);
      expect(await found({ onlyColours: true, cards: 1 })).toEqual(['color-contrast']);
      expect(await found({ onlyLook: true, cards: 1 })).toEqual(['color-contrast']);
    });
  },
);
