/** The administration in Chromium: settings changed, reviewed and saved; every tab accessible. */
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser, type Layout } from '@support/engine/chromium/browser';
import { useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Administration' });

async function openAdministration(layout: Layout, theme: string): Promise<Page> {
  const page = await site.open('/main/public', {
    as: 'admin',
    layout,
    settings: { expertLevel: 1, theme, reducedMotion: 'reduce' },
  });
  await page.locator('article').first().waitFor();
  if (layout === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Administration' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Name', exact: true }).waitFor();
  return page;
}

/** Opens a tab and expects nothing of axe-core. */
async function isAccessible(page: Page, tab: string, sign: string): Promise<void> {
  await dialogOf(page).getByRole('tab', { name: tab }).click();
  await dialogOf(page).getByRole('heading', { name: sign }).waitFor();
  expect([tab, await findBarriers(page)]).toEqual([tab, []]);
}

describe('administration', () => {
  it("changes the instance's name after a review of the changes, and installs a front-end", async () => {
    const page = await openAdministration('wide', 'pleroma-dark');
    const dialog = dialogOf(page);
    const name = dialog.getByRole('textbox', { name: 'Name', exact: true });
    await isAccessible(page, 'Instance', 'About the server');
    await name.fill('By the river');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    const changes = page.getByRole('dialog', { name: 'Review changes' });
    await changes.getByText('Reedbank', { exact: true }).waitFor();
    await changes.getByText('By the river', { exact: true }).waitFor();
    await changes.getByRole('button', { name: 'Save 1 change' }).click();
    await dialog.getByText('Saved: Name').waitFor();
    expect(site.instance().world().title).toBe('By the river');

    await isAccessible(page, 'Emoji packs', 'Add emoji');
    await isAccessible(page, 'Front-ends', 'Available front-ends');
    await dialog.getByRole('button', { name: 'Install kenoma' }).click();
    await dialog.getByText('kenoma master is installed.').waitFor();
    stage.expectProblems(/400/);
    await dialog.getByRole('button', { name: 'Install soapbox' }).click();
    await dialog.getByText('Could not download or unzip the frontend').waitFor();
  });

  it('shows the saved name on a phone, and reviews further changes there', async () => {
    const page = await openAdministration('phone', 'pleroma-light');
    const dialog = dialogOf(page);
    const name = dialog.getByRole('textbox', { name: 'Name', exact: true });
    expect(await name.inputValue()).toBe('By the river');
    await page.waitForFunction(() => document.title.includes('By the river'));
    await isAccessible(page, 'Emoji packs', 'Add emoji');
    await isAccessible(page, 'Limits', 'Attachments');
    await dialog.getByRole('spinbutton', { name: 'Limit', exact: true }).fill('500');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('button', { name: 'Save 1 change' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});
