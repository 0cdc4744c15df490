/** Signing in and out in Chromium: every method, every refusal, and the lifetime of a session. */
import type { Page } from 'playwright-core';
import type { DemoUsername } from '@/demo/seed/demoAccounts';
import { demoAccounts } from '@/demo/seed/demoAccounts';
import { totpCode } from '@/demo/state/totp';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { hasFocus } from '@support/engine/chromium/focus';
import { eventually } from '@support/eventually';
import {
  fillLogin,
  goWithin,
  heading,
  notices,
  passwordOf,
  readStoredRecord,
  useSite,
} from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);
const tokenSite = useSite(stage, { frontend: { loginMethod: 'token' } });

const [tina] = demoAccounts.filter(({ username }) => username === 'tina');
const REFUSED = /Failed to load resource: the server responded with a status of 40[013]/;
const STORED = { database: 'linnet', table: 'kept', key: 'vuex-lz' };

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const logoutButton = (page: Page) => page.getByRole('button', { name: 'Log out', exact: true });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const loginForm = (page: Page) => page.getByRole('form', { name: 'Log in' });

const codeNow = (): string =>
  totpCode(tina && 'totpSecret' in tina ? tina.totpSecret : '', site.instance().now());

/** Waits for the member's home timeline and its posts. */
async function isHome(page: Page, username: DemoUsername): Promise<void> {
  await heading(page, 'Home timeline').waitFor();
  await eventually(() => expect(pathOf(page)).toBe('/main/friends'));
  const account = page.getByRole('region', { name: 'Your account' });
  await account.getByText(`@${username}`).waitFor();
  await page.getByRole('feed', { name: 'Home timeline' }).getByRole('article').first().waitFor();
}

/** Opens the login page without a load. */
async function toLogin(page: Page, username?: DemoUsername, password?: string): Promise<void> {
  await goWithin(page, '/login');
  await heading(page, 'Log in').waitFor();
  if (username) await fillLogin(page, username, password);
}

async function logOut(page: Page): Promise<void> {
  await logoutButton(page).click();
  const question = page.getByRole('alertdialog', { name: 'Log out?' });
  await question.getByRole('button', { name: 'Log out' }).click();
  await heading(page, 'Local timeline').waitFor();
}

/** Returns the stored token. */
async function tokenOf(page: Page): Promise<string | null> {
  const record = (await readStoredRecord(page, STORED)) as {
    session: { oauth: { userToken?: string | null } };
  };
  return record.session.oauth.userToken ?? null;
}

/** Waits until the browser has stored no login, so that the next start finds none. */
const hasNoStoredLogin = (page: Page) =>
  eventually(async () => expect(await tokenOf(page)).toBeNull());

const visit = useSharedPage(stage, () => site.open('/login', { layout: 'middle' }));

describe('a refused login', () => {
  it('with a used or invalid authorization code shows a message and the form', async () => {
    stage.expectProblems(REFUSED);
    const page = visit();
    await heading(page, 'Log in').waitFor();
    await goWithin(page, '/oauth-callback?code=made-up');
    await alert(page).getByText('Invalid credentials').waitFor();
    await loginForm(page).waitFor();
  });

  it('has a message that can be dismissed', async () => {
    stage.expectProblems(REFUSED);
    const page = visit();
    await toLogin(page, 'dora');
    await alert(page).getByText('Your account is currently disabled').waitFor();
    await alert(page).getByRole('button', { name: 'Dismiss' }).click();
    await alert(page).waitFor({ state: 'detached' });
  });

  it('AUTH-15 that demands a new password opens the page for it', async () => {
    stage.expectProblems(REFUSED);
    const page = visit();
    await toLogin(page, 'rita');
    await heading(page, 'Password reset').waitFor();
    await page.waitForURL(`${site.instance().origin}/password-reset?passwordResetRequested=true`);
  });

  it('AUTH-19 with a wrong one-time or recovery code shows a message and clears the field, and can be cancelled', async () => {
    stage.expectProblems(REFUSED);
    const page = visit();
    await toLogin(page, 'tina');
    for (const name of ['Two-factor code', 'Recovery code']) {
      const field = page.getByRole('textbox', { name });
      await field.fill('000000');
      await page.getByRole('button', { name: 'Verify' }).click();
      await alert(page).getByText('Invalid code').waitFor();
      await eventually(async () => expect(await field.inputValue()).toBe(''));
      await hasFocus(field);
      if (name === 'Recovery code') break;
      await page.getByRole('button', { name: 'Enter recovery code instead' }).click();
    }
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('textbox', { name: 'Username' }).waitFor();
  });
});

describe('ROUTE-18 signing in leads to the home timeline by', () => {
  it('a one-time code after the password', async () => {
    stage.expectProblems(REFUSED);
    const page = visit();
    await toLogin(page, 'tina');
    const field = page.getByRole('textbox', { name: 'Two-factor code' });
    await hasFocus(field);
    await field.fill(codeNow());
    await page.getByRole('button', { name: 'Verify' }).click();
    await isHome(page, 'tina');
    await logOut(page);
  });

  it('name and password, after a wrong password was selected to be typed over', async () => {
    stage.expectProblems(REFUSED);
    const page = visit();
    await toLogin(page, 'alice', 'not-this-one');
    await alert(page).getByText('Wrong username or password').waitFor();
    const field = page.getByRole('main').getByLabel('Password', { exact: true });
    await hasFocus(field);
    await eventually(async () =>
      expect(
        await field.evaluate((element: HTMLInputElement) => [
          element.selectionStart,
          element.selectionEnd,
        ]),
      ).toEqual([0, 'not-this-one'.length]),
    );

    await page.keyboard.type(passwordOf('alice'));
    await page.keyboard.press('Enter');
    await isHome(page, 'alice');
  });

  it("a code from the server's own page", async () => {
    const page = await tokenSite.open('/login', { layout: 'middle' });
    await heading(page, 'Log in').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/\/oauth\/authorize\?/);
    const asked = new URL(page.url()).searchParams;
    expect(asked.get('response_type')).toBe('code');
    expect(asked.get('redirect_uri')).toBe(`${tokenSite.instance().origin}/oauth-callback`);
    await page.getByLabel('Username').fill('alice');
    await page.getByLabel('Password', { exact: true }).fill(passwordOf('alice'));
    await page.getByRole('button', { name: 'Log In' }).click();
    await isHome(page, 'alice');
    // The code is used up, so Back must not return to it.
    await page.goBack();
    expect(page.url()).not.toContain('code=');
  });
});

describe('the session of a member who has signed in', () => {
  it('is stored for another tab, and ends in both, without a trace, after a confirmation whose safe answer has the focus', async () => {
    // Requests after the first screen may be pending when the token is revoked.
    stage.expectProblems(REFUSED);
    const page = visit();
    // The database of another client is looked for without being created.
    const databases = await page.evaluate(() => indexedDB.databases());
    expect(databases.map(({ name }) => name)).toEqual(['linnet']);
    const other = await site.open('/main/friends', { context: page.context() });
    await isHome(other, 'alice');
    const secrets = ['alice', await tokenOf(page)];
    expect(secrets).not.toContain(null);

    await logoutButton(page).click();
    const question = page.getByRole('alertdialog', { name: 'Log out?' });
    const stay = question.getByRole('button', { name: 'Cancel' });
    await hasFocus(stay);
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await isHome(page, 'alice');

    const revoked = page.waitForRequest('**/oauth/revoke');
    await logOut(page);
    expect((await (await revoked).response())?.status()).toBe(200);
    for (const tab of [page, other]) {
      await heading(tab, 'Local timeline').waitFor();
      expect(pathOf(tab)).toBe('/main/public');
      await loginForm(tab).waitFor();
    }
    await hasNoStoredLogin(page);
    await eventually(async () => {
      const text = JSON.stringify(await readStoredRecord(page, STORED));
      for (const secret of secrets) expect(text).not.toContain(secret);
    });
    await other.close();
  });

  it('ends with a message when the server revokes the token', async () => {
    // The socket, or requests after the first screen, may be pending when the token is revoked.
    stage.expectProblems(
      REFUSED,
      /WebSocket connection/,
      /^console: Could not load the .*Invalid cred/,
    );
    const page = visit();
    await fillLogin(page, 'alice');
    await isHome(page, 'alice');
    await site.listening();
    const { oauth } = site.instance().world();
    oauth.tokens.clear();
    await site.control('close-sockets', { code: 1000 });
    await notices(page).getByText('Your session has expired. Log in again.').waitFor();
    await loginForm(page).waitFor();
    await hasNoStoredLogin(page);
  });
});

describe('a visitor', () => {
  it('who opens a page for members is redirected to the page configured for visitors', async () => {
    const page = visit();
    for (const path of ['/main/friends', '/nav-edit', '/users/alice/dms']) {
      await goWithin(page, '/about');
      await heading(page, 'About').waitFor();
      await goWithin(page, path);
      await heading(page, 'Known network').waitFor();
      expect(pathOf(page)).toBe('/main/all');
    }
  });
});
