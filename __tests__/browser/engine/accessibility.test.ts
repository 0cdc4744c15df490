/**
 * Runs axe-core on every screen and every state of the layout, dark and light, in each layout that
 * changes it, and expects no violations. Also goes from signing in to logging out by keyboard alone.
 */
import type { Page } from 'playwright-core';
import { layouts, useBrowser, useSharedPage, type Layout } from '@support/engine/chromium/browser';
import { findBarriers, type BarrierOptions } from '@support/engine/chromium/axe';
import { eventually } from '@support/eventually';
import {
  fillLogin,
  goWithin,
  heading,
  notices,
  passwordOf,
  useSite,
} from '@support/engine/chromium/site';
import { injectFault, EXPECTED_CONSOLE_ERRORS } from '@support/engine/chromium/faultInjection';

const stage = useBrowser();
const site = useSite(stage);

type Scheme = 'dark' | 'light';

/** The theme follows the colour scheme, which a test changes without loading the page anew. */
const settings = {
  themeMode: 'system',
  darkTheme: 'pleroma-dark',
  lightTheme: 'pleroma-light',
} as const;

/** Every screen in these two; other states also where the layout or the theme changes them. */
const looks: { layout: Layout; scheme: Scheme }[] = [
  { layout: 'wide', scheme: 'dark' },
  { layout: 'phone', scheme: 'light' },
];

const isReady = (page: Page) => page.getByRole('feed').getByRole('article').first().waitFor();

/** Waits until no part of the screen is loading. */
const settled = (page: Page) =>
  eventually(async () => expect(await page.locator('[aria-busy="true"]').count()).toBe(0));

async function expectAccessible(page: Page, where: string, whole = false): Promise<void> {
  await settled(page);
  const found = await findBarriers(page, whole ? {} : { cards: 3 });
  expect({ where, found }).toEqual({ where, found: [] });
}

/** Changes the theme together with the colour scheme of the system. */
async function wear(page: Page, scheme: Scheme): Promise<void> {
  const colour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bg'));
  const before = await colour();
  await page.emulateMedia({ colorScheme: scheme });
  await eventually(async () => expect(await colour()).not.toBe(before));
}

const threadPath = (): string => {
  const posts = [...site.instance().world().posts.values()];
  const answered = posts.find(
    ({ visibility, replyTo }) => visibility === 'public' && replyTo !== null,
  );
  return `/notice/${answered?.id ?? ''}`;
};

describe.each(looks)('in the $layout layout, $scheme', ({ layout, scheme }) => {
  const look = { layout, colorScheme: scheme, settings };

  describe('for a visitor', () => {
    const shared = useSharedPage(stage, () => site.open('/main/all', look));

    it('all screens pass axe-core', async () => {
      const page = shared();
      await isReady(page);
      await expectAccessible(page, 'known network', true);
      for (const [path, title] of Object.entries({
        '/main/public': 'Local timeline',
        [threadPath()]: 'Conversation',
        '/about': 'About',
        '/about/help': 'Help',
        '/no/such/page': 'Page not found',
        '/login': 'Log in',
      })) {
        await goWithin(page, path);
        await heading(page, title).waitFor();
        await expectAccessible(page, title);
      }
    });

    it('the steps of signing in pass axe-core', async () => {
      stage.expectProblems(/status of 40\d/);
      const page = shared();
      await fillLogin(page, 'tina', 'wrong');
      await page.getByRole('main').getByRole('alert').waitFor();
      await expectAccessible(page, 'a refused password');
      await fillLogin(page, 'tina');
      await page.getByRole('textbox', { name: 'Two-factor code' }).waitFor();
      await expectAccessible(page, 'two-factor code');
      await page.getByRole('button', { name: 'Enter recovery code instead' }).click();
      await page.getByRole('textbox', { name: 'Recovery code' }).waitFor();
      await expectAccessible(page, 'recovery code');
    });
  });

  describe('for a member', () => {
    // With a bottom bar, the top bar has no search; `layouts.test.ts` checks the bottom bar.
    const wearer = { ...look, settings: { ...settings, bottomBar: false } };
    const shared = useSharedPage(stage, () =>
      site.open('/main/friends', { ...wearer, as: 'alice' }),
    );

    it('all screens pass axe-core', async () => {
      const page = shared();
      await isReady(page);
      await expectAccessible(page, 'home', true);
      await goWithin(page, '/nav-edit');
      await heading(page, 'Customise navigation').waitFor();
      await expectAccessible(page, 'navigation editor');
      for (const number of ['1', '2', '3']) {
        await goWithin(page, `/about/welcome?step=${number}`);
        await page.getByRole('heading', { level: 2, name: `Step ${number} of 3` }).waitFor();
        await expectAccessible(page, `first steps, ${number}`);
      }
      await goWithin(page, '/main/public');
      await heading(page, 'Local timeline').waitFor();
      await isReady(page);
    });

    if (layout === 'phone') {
      it('drawers, search, composer and notices pass axe-core, dark and light', async () => {
        stage.expectProblems(/WebSocket/);
        const page = shared();
        await site.listening();
        let worn = scheme;
        const inBoth = async (where: string) => {
          await expectAccessible(page, `${where}, ${worn}`);
          worn = worn === 'light' ? 'dark' : 'light';
          await wear(page, worn);
          await expectAccessible(page, `${where}, ${worn}`);
        };
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('dialog').getByRole('navigation').waitFor();
        await inBoth('side drawer');
        await page.keyboard.press('Escape');
        await page.getByRole('banner').getByRole('button', { name: 'Notifications' }).click();
        await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
        await inBoth('notifications drawer');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Search' }).click();
        await page.getByRole('search').waitFor();
        await inBoth('search');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'New post' }).click();
        await page.getByRole('dialog').getByRole('form', { name: 'New post' }).waitFor();
        await inBoth('composer');
        await site.control('close-sockets', { code: 1011 });
        await notices(page).getByRole('alert').waitFor();
        await expectAccessible(page, 'notices');
      });
    } else {
      it('questions, pinned entries and notices pass axe-core, also in the middle layout, light', async () => {
        stage.expectProblems(/WebSocket/);
        const page = shared();
        await site.listening();
        await page.getByRole('button', { name: 'Log out' }).click();
        await page.getByRole('alertdialog').waitFor();
        await expectAccessible(page, 'question, dark');
        await wear(page, 'light');
        await expectAccessible(page, 'question, light');
        await page.keyboard.press('Escape');
        await page.setViewportSize(layouts.middle);
        await page.getByRole('complementary', { name: 'Notifications' }).waitFor({
          state: 'detached',
        });
        await expectAccessible(page, 'timeline in the middle layout, light');
        await page.getByRole('button', { name: 'Edit pinned items' }).click();
        await page.getByRole('button', { name: 'Done' }).waitFor();
        await site.control('close-sockets', { code: 1011 });
        await notices(page).getByRole('alert').waitFor();
        await expectAccessible(page, 'pinned entries and notices, light');
        await wear(page, 'dark');
        await expectAccessible(page, 'pinned entries and notices, dark');
      });
    }
  });

  it('a page whose server does not answer passes axe-core', async () => {
    stage.expectProblems(EXPECTED_CONSOLE_ERRORS);
    await injectFault(site, '500', { path: '/api/v1/timelines/' });
    await injectFault(site, '500', { path: '/api/v1/accounts/verify_credentials' });
    const page = await site.open('/main/public', { ...look, as: 'alice' });
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).waitFor();
    await notices(page).getByRole('alert').waitFor();
    await eventually(async () => {
      expect(await findBarriers(page)).toEqual([]);
    });
  });
});

describe('by keyboard alone', () => {
  const shared = useSharedPage(stage, () => site.open('/main/public'));

  /** Presses Tab, or Shift+Tab, until this element has the focus. */
  async function tabTo(
    page: Page,
    name: string,
    role: 'button' | 'link' | 'textbox',
    key = 'Tab',
  ): Promise<void> {
    const target = page.getByRole(role, { name, exact: true }).first();
    for (let stops = 0; stops < 120; stops += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`Tab never reaches ${role} "${name}"`);
  }

  const focusedStatus = (page: Page) =>
    page.evaluate(() => {
      const card = document.activeElement?.closest<HTMLElement>('[data-status-id]');
      return card?.dataset.statusId ?? null;
    });

  it('a member signs in, reads, opens a status, goes back and logs out', async () => {
    const page = shared();
    await isReady(page);
    await page.getByRole('textbox', { name: 'Username' }).waitFor();
    await tabTo(page, 'Username', 'textbox');
    await page.keyboard.type('alice');
    await page.keyboard.press('Tab');
    await page.keyboard.type(passwordOf('alice'));
    await page.keyboard.press('Enter');
    await heading(page, 'Home timeline').waitFor();
    await isReady(page);

    await page.keyboard.press('Tab');
    for (let stops = 0; stops < 40 && (await focusedStatus(page)) === null; stops += 1) {
      await page.keyboard.press('Tab');
    }
    const first = await focusedStatus(page);
    expect(first).not.toBeNull();
    // The post's timestamp links to it.
    const toNotice = () =>
      page.evaluate(
        () => document.activeElement?.matches('a[href^="/notice/"]:has(time)') === true,
      );
    for (let stops = 0; stops < 20 && !(await toNotice()); stops += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await heading(page, 'Conversation').waitFor();
    const opened = new URL(page.url()).pathname.replace('/notice/', '');
    await page.locator(`[data-status-id="${opened}"][aria-current="true"]`).waitFor();

    // The browser's shortcut for Back does not reach a headless page.
    await page.goBack();
    await heading(page, 'Home timeline').waitFor();
    // The button precedes the screen, so backwards is shorter.
    await tabTo(page, 'Log out', 'button', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await heading(page, 'Local timeline').waitFor();
    await page.getByRole('form', { name: 'Log in' }).waitFor();
  });

  it('a deliberate violation is reported by the axe-core check', async () => {
    const page = shared();
    await goWithin(page, '/about');
    await heading(page, 'About').waitFor();
    await settled(page);
    await page.getByRole('main').evaluate((main) => {
      const faint = document.createElement('p');
      faint.textContent = 'Hardly to be read';
      faint.style.color = 'rgb(90, 90, 90)';
      main.append(document.createElement('button'), faint);
    });
    const found = async (options?: BarrierOptions) =>
      (await findBarriers(page, options)).map((line) => line.split(' ')[0]).sort();
    expect(await found()).toEqual(['button-name', 'color-contrast']);
    expect(await found({ within: 'main', cards: 3 })).toEqual(['button-name', 'color-contrast']);
    expect(await found({ onlyColours: true })).toEqual(['color-contrast']);
  });
});
