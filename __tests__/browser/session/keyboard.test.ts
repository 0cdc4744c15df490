/**
 * By keyboard alone in Chromium: from signing in to logging out, and through the first steps of a
 * new account.
 */
import type { Locator, Page } from 'playwright-core';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { hasFocus } from '@support/engine/chromium/focus';
import { heading, passwordOf, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const isReady = (page: Page) => page.getByRole('feed').getByRole('article').first().waitFor();

/** Presses Tab, or Shift+Tab, until this element has the focus, then another key. */
async function reach(page: Page, target: Locator, key = 'Enter', by = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < 120; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press(key);
      return;
    }
    await page.keyboard.press(by);
  }
  throw new Error(`${by} never reaches ${String(target)}`);
}

const focusedStatus = (page: Page) =>
  page.evaluate(() => {
    const card = document.activeElement?.closest<HTMLElement>('[data-status-id]');
    return card?.dataset.statusId ?? null;
  });

describe('by keyboard alone', () => {
  const shared = useSharedPage(stage, () => site.open('/main/public', { layout: 'middle' }));
  const inMain = (role: 'button' | 'checkbox' | 'link', name: string) =>
    shared().getByRole('main').getByRole(role, { name, exact: true }).first();

  it('a new member signs in and goes from the empty home through the first steps', async () => {
    const page = shared();
    await isReady(page);
    const username = page.getByRole('textbox', { name: 'Username' });
    await reach(page, username, 'Home');
    await page.keyboard.type('newbie');
    await page.keyboard.press('Tab');
    await page.keyboard.type(passwordOf('newbie'));
    await page.keyboard.press('Enter');
    await heading(page, 'Home timeline').waitFor();
    await page.getByRole('region', { name: 'Set up your account' }).waitFor();

    const isAtStep = (name: string) => hasFocus(page.getByRole('heading', { level: 2, name }));
    await reach(page, inMain('link', 'Get started'));
    await heading(page, 'Set up your account').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Step 1 of 3 Language and look' }).waitFor();
    await reach(page, inMain('checkbox', 'Easy-to-read font'), 'Space');
    await reach(page, inMain('button', 'Next'));
    await isAtStep('Step 2 of 3 People to follow');
    await reach(page, inMain('button', 'Follow'));
    await inMain('button', 'Unfollow').waitFor();
    await reach(page, inMain('button', 'Next'));
    await isAtStep('Step 3 of 3 Notifications');

    // The browser's shortcut for Back does not reach a headless page.
    await page.goBack();
    await isAtStep('Step 2 of 3 People to follow');
    await reach(page, inMain('button', 'Back'));
    await isAtStep('Step 1 of 3 Language and look');
    expect(await inMain('checkbox', 'Easy-to-read font').isChecked()).toBe(true);
    await reach(page, inMain('button', 'Next'));
    await isAtStep('Step 2 of 3 People to follow');
    await reach(page, inMain('button', 'Next'));
    await isAtStep('Step 3 of 3 Notifications');
    await reach(page, inMain('button', 'Done'));
    await heading(page, 'Home timeline').waitFor();
    expect(await page.getByRole('region', { name: 'Set up your account' }).count()).toBe(0);
  });

  it('a member reads, opens a status, goes back and logs out', async () => {
    const page = shared();
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    // The columns before the screen are nearer backwards.
    await reach(
      page,
      navigation.getByRole('link', { name: 'Local timeline' }),
      'Enter',
      'Shift+Tab',
    );
    await heading(page, 'Local timeline').waitFor();
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

    await page.goBack();
    await heading(page, 'Local timeline').waitFor();
    const logOut = page.getByRole('button', { name: 'Log out', exact: true });
    await reach(page, logOut, 'Enter', 'Shift+Tab');
    const question = page.getByRole('alertdialog');
    await hasFocus(question.getByRole('button', { name: 'Cancel' }));
    await reach(page, question.getByRole('button', { name: 'Log out' }));
    await page.getByRole('form', { name: 'Log in' }).waitFor();
    await heading(page, 'Local timeline').waitFor();
  });
});
