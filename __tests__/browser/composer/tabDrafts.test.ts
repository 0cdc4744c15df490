/** One draft in two tabs in Chromium: written in one, taken over, and free once its tab is closed. */
import type { BrowserContext, Page } from 'playwright-core';
import { useBrowser } from '@support/engine/chromium/browser';
import { findBarriers } from '@support/engine/chromium/axe';
import { deferredPartLoaded, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const body = (page: Page) => page.getByRole('textbox', { name: 'Post text' });
const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: "You're writing this in another tab." });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue here' });
const shows = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector<HTMLTextAreaElement>('form textarea')?.value === wanted,
    text,
  );

async function opened(context?: BrowserContext): Promise<Page> {
  const page = await site.open('/main/friends', context ? { context } : { as: 'alice' });
  await page.getByRole('feed').locator('> article').first().waitFor();
  await deferredPartLoaded(page);
  return page;
}

it('is written in one tab, goes on in the other, and is free once its tab is closed', async () => {
  const one = await opened();
  await body(one).fill('Half');
  const other = await opened(one.context());
  await notice(other).waitFor();
  await shows(other, 'Half');
  expect(await body(other).getAttribute('readonly')).not.toBeNull();

  await body(one).press('End');
  await body(one).pressSequentially(' a thought');
  await shows(other, 'Half a thought');

  // On a phone, the form is in a dialog, and its button in sight.
  await other.setViewportSize({ width: 390, height: 780 });
  await other.getByRole('button', { name: 'New post' }).click();
  await goOn(other).waitFor();
  expect(await findBarriers(other)).toEqual([]);
  const { x = 0, y = 0, width = 999, height = 999 } = (await goOn(other).boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(390);
  expect(y + height).toBeLessThanOrEqual(780);
  await other.getByRole('button', { name: 'Close' }).click();
  await other.setViewportSize({ width: 1280, height: 800 });
  await goOn(other).focus();
  await other.keyboard.press('Enter');
  await notice(one).waitFor();
  await other.keyboard.type(', whole');
  await shows(one, 'Half a thought, whole');

  await other.close();
  await notice(one).waitFor({ state: 'detached' });
  await body(one).press('End');
  await body(one).pressSequentially('.');
  await shows(one, 'Half a thought, whole.');
});

it('that is posted in one tab is gone in the other', async () => {
  const one = await opened();
  const other = await opened(one.context());
  await body(one).fill('Posted from one of two');
  await notice(other).waitFor();
  await one.getByRole('button', { name: 'Post', exact: true }).click();
  await shows(other, '');
  await notice(other).waitFor({ state: 'detached' });
});
