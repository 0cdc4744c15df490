/** The administration in Chromium: settings changed, reviewed and saved; every tab accessible. */
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser } from '@support/engine/chromium/browser';
import { useSite, type VisitOptions } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Administration' });

async function openAdministration(options: VisitOptions = {}): Promise<Page> {
  const page = await site.open('/main/public', { as: 'admin', ...options });
  await show(page, options.layout === 'phone');
  return page;
}

async function show(page: Page, inDrawer = false): Promise<void> {
  await page.locator('article').first().waitFor();
  if (inDrawer) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Administration' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Name', exact: true }).waitFor();
}

describe('administration', () => {
  it("changes the instance's name after a review of the changes, and installs a front-end", async () => {
    const page = await openAdministration();
    const dialog = dialogOf(page);
    const name = dialog.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('By the river');
    await dialog.getByRole('button', { name: 'Save all' }).click();
    const changes = page.getByRole('dialog', { name: 'Changes to the instance' });
    await changes.getByText('Reedbank', { exact: true }).waitFor();
    await changes.getByText('By the river', { exact: true }).waitFor();
    await changes.getByRole('button', { name: 'Save 1 change' }).click();
    await dialog.getByText('Saved: Name').waitFor();
    expect(site.instance().world().title).toBe('By the river');

    await dialog.getByRole('tab', { name: 'Front-ends' }).click();
    await dialog.getByRole('button', { name: 'Install kenoma' }).click();
    await dialog.getByText('kenoma master is installed.').waitFor();
    stage.expectProblems(/400/);
    await dialog.getByRole('button', { name: 'Install soapbox' }).click();
    await dialog.getByText('Could not download or unzip the frontend').waitFor();

    await page.reload();
    await show(page);
    expect(await name.inputValue()).toBe('By the river');
    await page.waitForFunction(() => document.title.includes('By the river'));
  });

  it.each([
    ['wide', 'pleroma-dark'],
    ['phone', 'pleroma-light'],
  ] as const)('is accessible on every tab (%s, %s)', async (layout, theme) => {
    const settings = { expertLevel: 1, theme, reducedMotion: 'reduce' } as const;
    const page = await openAdministration({ layout, settings });
    const dialog = dialogOf(page);
    for (const [tab, sign] of [
      ['Instance', 'About the instance'],
      ['Limits', 'Attachments'],
      ['Emoji packs', 'Add an emoji'],
      ['Front-ends', 'Available front-ends'],
    ] as const) {
      await dialog.getByRole('tab', { name: tab }).click();
      await dialog.getByRole('heading', { name: sign }).waitFor();
      expect([tab, await findBarriers(page)]).toEqual([tab, []]);
    }
    await dialog.getByRole('tab', { name: 'Limits' }).click();
    await dialog.getByRole('spinbutton', { name: 'Limit', exact: true }).fill('500');
    await dialog.getByRole('button', { name: 'Save all' }).click();
    await page.getByRole('button', { name: 'Save 1 change' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});
