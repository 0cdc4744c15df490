/**
 * A server filter in Chromium: created in the settings, it applies to streamed and fetched posts
 * until it is deleted.
 */
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const pleroma = useSite(stage);
const mastodon = useSite(stage, { family: 'mastodon' });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const card = (page: Page, statusId: string) =>
  page.getByRole('feed').locator(`[data-status-id="${statusId}"]`).first();

/** Opens the settings with a shortcut, which loads after the first screen. */
async function openFilters(page: Page): Promise<void> {
  await eventually(async () => {
    if (!(await dialogOf(page).isVisible())) {
      await page.keyboard.press('g');
      await page.keyboard.press('s');
    }
    expect(await dialogOf(page).isVisible()).toBe(true);
  });
  await dialogOf(page).getByRole('tab', { name: 'Filtering' }).click();
  await dialogOf(page).getByRole('button', { name: 'New filter' }).waitFor();
}

/** Reloads the page, and expects that the post is collapsed from the first moment. */
async function staysCollapsed(page: Page, streamed: string): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      document.querySelectorAll('[role="feed"] article').forEach((each) => {
        if (each.textContent.includes('Another turnip')) seen.push(each.textContent);
      });
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.reload();
  await card(page, streamed).getByText('Matches your filter “turnip”').waitFor();
  expect(await page.evaluate('window.seen')).toEqual([]);
}

it.each([
  ['of one phrase', 'streamed and after a reload', pleroma],
  ['of words', 'fetched and streamed', mastodon],
])('a filter %s collapses posts, %s, until it is deleted', async (_kind, _when, site) => {
  const fetched = await site.post('A turnip from the garden');
  const page = await site.open('/main/friends', { as: 'alice' });
  await page.locator('article').first().waitFor();
  await openFilters(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'New filter' }).click();
  await dialog.getByRole('textbox', { name: 'Word or phrase' }).fill('turnip');
  await dialog
    .getByRole('form')
    .getByText(/^Would collapse 1 of \d+ posts in your home timeline$/)
    .waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save filter' }).click();
  await dialog.getByRole('form').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Edit filter “turnip”' }).waitFor();
  if (site === pleroma) expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await site.listening();
  const streamed = await site.post('Another turnip');
  await eventually(async () => {
    const more = page.getByRole('button', { name: /^Show new/ });
    if (await more.isVisible()) await more.click();
    for (const id of [streamed, fetched]) {
      expect(await card(page, id).allTextContents()).toEqual([
        expect.stringContaining('Matches your filter “turnip”'),
      ]);
    }
  });

  // Posts of servers with filters of words name the filters that match.
  if (site === pleroma) await staysCollapsed(page, streamed);

  await openFilters(page);
  await dialog.getByRole('button', { name: 'Delete filter “turnip”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await card(page, streamed).getByText('Another turnip').waitFor();
  await card(page, fetched).getByText('A turnip from the garden').waitFor();
});
