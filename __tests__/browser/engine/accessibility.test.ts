/**
 * Runs axe-core on every screen and every state of the layout, in three layouts, dark and light,
 * and expects no violations. Also goes from signing in to logging out by keyboard alone.
 */
import type { Page } from 'playwright-core';
import { layoutNames, useBrowser, type Layout } from '@support/engine/chromium/browser';
import { findBarriers } from '@support/engine/chromium/axe';
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

const themes = { dark: 'pleroma-dark', light: 'pleroma-light' } as const;
const looks = layoutNames.flatMap((layout) =>
  (['dark', 'light'] as const).map((scheme) => ({ layout, scheme })),
);

const isReady = (page: Page) => page.getByRole('feed').getByRole('article').first().waitFor();

/** Waits until no part of the screen is loading. */
const settled = (page: Page) =>
  eventually(async () => expect(await page.locator('[aria-busy="true"]').count()).toBe(0));

async function expectAccessible(page: Page, where: string): Promise<void> {
  await settled(page);
  expect({ where, found: await findBarriers(page) }).toEqual({ where, found: [] });
}

const open = (
  path: string,
  { layout, scheme }: { layout: Layout; scheme: keyof typeof themes },
  as?: 'alice',
) =>
  site.open(path, {
    layout,
    colorScheme: scheme,
    settings: { theme: themes[scheme] },
    ...(as ? { as } : {}),
  });

const threadPath = (): string => {
  const posts = [...site.instance().world().posts.values()];
  const answered = posts.find(
    ({ visibility, replyTo }) => visibility === 'public' && replyTo !== null,
  );
  return `/notice/${answered?.id ?? ''}`;
};

describe.each(looks)('in the $layout layout, $scheme', (look) => {
  it('all screens of a visitor pass axe-core', async () => {
    const page = await open('/main/all', look);
    await isReady(page);
    await expectAccessible(page, 'known network');
    for (const [path, title] of Object.entries({
      '/main/public': 'Local timeline',
      [threadPath()]: 'Conversation',
      '/login': 'Log in',
      '/about': 'About',
      '/no/such/page': 'Page not found',
    })) {
      await goWithin(page, path);
      await heading(page, title).waitFor();
      await expectAccessible(page, title);
    }
  });

  it('all screens of a member pass axe-core', async () => {
    const page = await open('/main/friends', look, 'alice');
    await isReady(page);
    await expectAccessible(page, 'home');
    await goWithin(page, '/nav-edit');
    await heading(page, 'Customise navigation').waitFor();
    await expectAccessible(page, 'navigation editor');
  });

  it('forms, dialogs, drawers and notices pass axe-core', async () => {
    stage.expectProblems(/status of 40\d/, /WebSocket/);
    const page = await open('/login', look);
    await heading(page, 'Log in').waitFor();
    await fillLogin(page, 'tina', 'wrong');
    await page.getByRole('main').getByRole('alert').waitFor();
    await expectAccessible(page, 'a refused password');
    await fillLogin(page, 'tina');
    await page.getByRole('textbox', { name: 'Two-factor code' }).waitFor();
    await expectAccessible(page, 'two-factor code');
    await page.getByRole('button', { name: 'Enter recovery code instead' }).click();
    await page.getByRole('textbox', { name: 'Recovery code' }).waitFor();
    await expectAccessible(page, 'recovery code');

    const member = await open('/main/public', look, 'alice');
    await isReady(member);
    await site.listening();
    if (look.layout === 'phone') {
      await member.getByRole('button', { name: 'Menu' }).click();
      await member.getByRole('dialog').getByRole('navigation').waitFor();
      await expectAccessible(member, 'side drawer');
      await member.keyboard.press('Escape');
      await member.getByRole('banner').getByRole('button', { name: 'Notifications' }).click();
      await member.getByRole('dialog', { name: 'Notifications' }).waitFor();
      await expectAccessible(member, 'notifications drawer');
      await member.keyboard.press('Escape');
      await member.getByRole('button', { name: 'Search' }).click();
      await member.getByRole('search').waitFor();
      await expectAccessible(member, 'search');
      await member.keyboard.press('Escape');
      await member.getByRole('button', { name: 'New post' }).click();
      await member.getByRole('dialog').getByRole('form', { name: 'New post' }).waitFor();
      await expectAccessible(member, 'composer');
    } else {
      await member.getByRole('button', { name: 'Settings', exact: true }).click();
      await member.getByRole('dialog', { name: 'Settings' }).waitFor();
      await expectAccessible(member, 'settings');
      await member.keyboard.press('Escape');
      await member.getByRole('button', { name: 'Log out' }).click();
      await member.getByRole('alertdialog').waitFor();
      await expectAccessible(member, 'question');
      await member.keyboard.press('Escape');
      await member.getByRole('button', { name: 'Edit pinned entries' }).click();
      await member.getByRole('button', { name: 'Done' }).waitFor();
    }
    await site.control('close-sockets', { code: 1011 });
    await notices(member).getByRole('alert').waitFor();
    await expectAccessible(member, 'notices');
  });
});

describe.each([
  { layout: 'wide', scheme: 'dark' },
  { layout: 'phone', scheme: 'light' },
] as const)('a page whose server does not answer, in the $layout layout, $scheme', (look) => {
  it('passes axe-core', async () => {
    stage.expectProblems(EXPECTED_CONSOLE_ERRORS);
    await injectFault(site, '500', { path: '/api/v1/timelines/' });
    await injectFault(site, '500', { path: '/api/v1/accounts/verify_credentials' });
    const page = await open('/main/public', look, 'alice');
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).waitFor();
    await notices(page).getByRole('alert').waitFor();
    await eventually(async () => {
      expect(await findBarriers(page)).toEqual([]);
    });
  });
});

describe('the axe-core check', () => {
  it('reports a deliberate violation', async () => {
    const page = await site.open('/about');
    await heading(page, 'About').waitFor();
    await page.getByRole('main').evaluate((main) => {
      const faint = document.createElement('p');
      faint.textContent = 'Hardly to be read';
      faint.style.color = 'rgb(90, 90, 90)';
      main.append(document.createElement('button'), faint);
    });
    const found = (await findBarriers(page)).map((line) => line.split(' ')[0]);
    expect(found.sort()).toEqual(['button-name', 'color-contrast']);
  });
});

describe('by keyboard alone', () => {
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
    const page = await site.open('/main/public');
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
});
