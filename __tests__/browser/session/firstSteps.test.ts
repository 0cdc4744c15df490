/** The first steps of a new account in Chromium: by keyboard alone, and with the browser's Back. */
import type { Page } from 'playwright-core';
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { heading, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const isFocused = (page: Page, name: string) =>
  eventually(async () => {
    const focused = await step(page, name).evaluate((found) => found === document.activeElement);
    expect(focused).toBe(true);
  });

/** Presses Tab until this control of the screen has the focus, then another key. */
async function reach(
  page: Page,
  role: 'button' | 'link' | 'checkbox',
  name: string,
  key = 'Enter',
): Promise<void> {
  const target = page.getByRole('main').getByRole(role, { name, exact: true }).first();
  await target.waitFor();
  for (let stops = 0; stops < 120; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press(key);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${role} "${name}"`);
}

it('a new member goes from the empty home through all steps by keyboard', async () => {
  const page = await site.open('/main/friends', { as: 'newbie' });
  await page.getByRole('region', { name: 'Set up your account' }).waitFor();
  await reach(page, 'link', 'Get started');
  await heading(page, 'Set up your account').waitFor();
  await step(page, 'Step 1 of 3 Language and look').waitFor();

  await reach(page, 'checkbox', 'Easy-to-read font', 'Space');
  await reach(page, 'button', 'Next');
  await isFocused(page, 'Step 2 of 3 People to follow');
  await reach(page, 'button', 'Follow');
  await page.getByRole('main').getByRole('button', { name: 'Unfollow' }).waitFor();
  await reach(page, 'button', 'Next');
  await isFocused(page, 'Step 3 of 3 Notifications');

  // The browser's shortcut for Back does not reach a headless page.
  await page.goBack();
  await isFocused(page, 'Step 2 of 3 People to follow');
  await reach(page, 'button', 'Back');
  await isFocused(page, 'Step 1 of 3 Language and look');
  expect(await page.getByRole('checkbox', { name: 'Easy-to-read font' }).isChecked()).toBe(true);
  await reach(page, 'button', 'Next');
  await isFocused(page, 'Step 2 of 3 People to follow');
  await reach(page, 'button', 'Next');
  await isFocused(page, 'Step 3 of 3 Notifications');
  await reach(page, 'button', 'Done');
  await heading(page, 'Home timeline').waitFor();
  expect(await page.getByRole('region', { name: 'Set up your account' }).count()).toBe(0);
});

it('the offer is dismissed for all browsers of the account', async () => {
  await site.control('reset');
  const page = await site.open('/main/friends', { as: 'newbie' });
  const offer = page.getByRole('region', { name: 'Set up your account' });
  const stored = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('hideFirstSteps')),
  );
  await offer.getByRole('button', { name: 'Dismiss' }).click();
  await offer.waitFor({ state: 'detached' });
  await stored;
  const other = await site.open('/main/friends', { as: 'newbie' });
  await other.getByRole('main').getByRole('link', { name: 'Find people' }).waitFor();
  expect(await other.getByRole('region', { name: 'Set up your account' }).count()).toBe(0);
});
