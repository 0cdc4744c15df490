/** Registration in Chromium: with every field, by invitation, and resetting a password. */
import type { Page } from 'playwright-core';
import type { SignUp } from '@/demo/options';
import { defaultOptions } from '@/demo/options';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { goWithin, heading, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

/** Only the screen: others check what is beside it. */
const CONTENT = { withoutColumns: true, cards: 1 };

const REFUSED = [
  /Failed to load resource: the server responded with a status of 400/,
  /^console: The registration failed/,
];

function ask(signUp: Partial<SignUp>, registrations = true): void {
  Object.assign(site.instance().world().options, {
    registrations,
    signUp: { ...defaultOptions.signUp, ...signUp },
  });
}

const form = (page: Page) => page.getByRole('form', { name: 'Sign up' });
const box = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const register = (page: Page) => form(page).getByRole('button', { name: 'Sign up' }).click();

async function fill(page: Page, username: string): Promise<void> {
  await box(page, 'Username').fill(username);
  await box(page, 'Display name').fill('Nina of the reeds');
  await form(page).getByLabel('Password', { exact: true }).fill('a long password');
  await form(page).getByLabel('Confirm password').fill('a long password');
}

/** Returns the answer to the captcha that is shown now. */
const solution = (): string => [...site.instance().world().captchas.values()].at(-1) ?? '';

const visitor = useSharedPage(stage, () => {
  ask({ approval: true, invites: ['INVITE'], captcha: 'kocaptcha' }, false);
  return site.open('/registration', { layout: 'middle' });
});

it('registration by invitation needs a token, then waits for approval; without one it is closed', async () => {
  const page = visitor();
  await heading(page, 'Known network').waitFor();
  await goWithin(page, '/registration/INVITE');
  await eventually(async () => expect(await box(page, 'Invite code').inputValue()).toBe('INVITE'));
  await form(page).getByRole('img').waitFor();
  await fill(page, 'otto');
  await box(page, 'Why do you want to join?').fill('I bake');
  await box(page, 'Captcha').fill(solution());
  await register(page);
  const words = "You have been registered. You'll be able to log in once your account is approved.";
  await page.getByRole('main').getByRole('status').getByText(words).waitFor();
  expect(await form(page).count()).toBe(0);
  expect(await findBarriers(page, CONTENT)).toEqual([]);
});

describe('on a server with open registration, a visitor', () => {
  it('resets a password by e-mail, on servers that send e-mail', async () => {
    const page = visitor();
    ask({ captcha: 'native', birthdayMinAge: 18 * 365 });
    await page.goto(`${site.instance().origin}/password-reset?passwordResetRequested=true`);
    await page.getByText('You must reset your password to log in.').waitFor();
    expect(await findBarriers(page, CONTENT)).toEqual([]);
    await page.getByRole('textbox', { name: 'E-mail' }).fill('nina+home@example.com');
    const asked = page.waitForRequest('**/auth/password*');
    await page.getByRole('button', { name: 'Submit' }).click();
    const request = await asked;
    expect(new URL(request.url()).search).toBe('?email=nina%2Bhome%40example.com');
    expect(request.postData()).toBeNull();
    await page.getByText('Check your e-mail for a link to reset your password.').waitFor();
    await page.getByRole('link', { name: 'Return to the home page' }).waitFor();
  });

  it('registers with every field, after errors, and is signed in', async () => {
    stage.expectProblems(...REFUSED);
    const page = visitor();
    await goWithin(page, '/registration');
    await form(page).getByRole('img').waitFor();
    await register(page);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    await eventually(async () => expect(await focused()).toBe('username'));

    await fill(page, 'alice');
    await form(page).getByLabel('Birthday').fill('2001-02-03');
    await box(page, 'Captcha').fill('wrong');
    await register(page);
    await form(page).getByRole('alert').getByText('Captcha: Invalid CAPTCHA.').waitFor();
    await eventually(async () => expect(await box(page, 'Captcha').inputValue()).toBe(''));
    await box(page, 'Captcha').fill(solution());
    await register(page);
    await form(page).getByRole('alert').getByText('Username has already been taken.').waitFor();
    expect(await findBarriers(page, CONTENT)).toEqual([]);

    await fill(page, 'nina');
    await eventually(async () => expect(await box(page, 'Captcha').inputValue()).toBe(''));
    await box(page, 'Captcha').fill(solution());
    await register(page);
    await heading(page, 'Set up your account').waitFor();
    await page.getByRole('region', { name: 'Your account' }).getByText('@nina').waitFor();
  });
});
