/**
 * Settings in Chromium: changed and persisted, exported and imported, and accessible on every tab.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { useSite, type VisitOptions } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const box = (page: Page, name: string) =>
  dialogOf(page).getByRole('checkbox', { name, exact: true });

async function openSettings(options: VisitOptions = {}): Promise<Page> {
  const page = await site.open('/main/public', { as: 'alice', ...options });
  await page.locator('article').first().waitFor();
  await showSettings(page);
  return page;
}

/** Opens the settings with a shortcut, which loads after the first screen. */
async function showSettings(page: Page): Promise<void> {
  await eventually(async () => {
    if (!(await dialogOf(page).isVisible())) {
      await page.keyboard.press('g');
      await page.keyboard.press('s');
    }
    expect(await dialogOf(page).isVisible()).toBe(true);
  });
  await dialogOf(page).getByRole('tab', { name: 'General' }).waitFor();
}

describe('settings', () => {
  it('apply at once, and persist over a reload', async () => {
    const page = await openSettings();
    const dialog = dialogOf(page);
    await dialog.getByRole('tab', { name: 'Filtering' }).click();
    const numbers = () =>
      page.locator('article button[aria-pressed]:not([data-reaction])').filter({ hasText: /\d/ });
    expect(await numbers().count()).toBeGreaterThan(0);
    await box(page, 'Hide how often posts were favourited and repeated').check();
    await dialog.getByText('Settings saved').waitFor();
    await dialog.getByRole('button', { name: 'Minimize' }).click();
    await eventually(async () => expect(await numbers().count()).toBe(0));
    await page.getByRole('button', { name: 'Back to the settings' }).click();
    await dialog.getByRole('tab', { name: 'Filtering', selected: true }).waitFor();

    await page.reload();
    await page.locator('article').first().waitFor();
    await eventually(async () => expect(await numbers().count()).toBe(0));
    await showSettings(page);
    await dialog.getByRole('tab', { name: 'Filtering' }).click();
    await dialog
      .getByRole('button', {
        name: 'Put back “Hide how often posts were favourited and repeated” to the default',
      })
      .click();
    await eventually(async () => expect(await numbers().count()).toBeGreaterThan(0));
  });

  it('can be exported and imported, also in another browser', async () => {
    const page = await openSettings({ settings: { muteWords: ['cheese'], maxThumbnails: 5 } });
    const menu = { name: 'Save or restore settings' };
    await dialogOf(page).getByRole('button', menu).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Save to a file', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('linnet_settings.json');
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ muteWords: ['cheese'], maxThumbnails: 5 });
    expect(text).not.toContain('oken');

    const other = await openSettings();
    const restore = async (content: string) => {
      await dialogOf(other).getByRole('button', menu).click();
      const [chooser] = await Promise.all([
        other.waitForEvent('filechooser'),
        other.getByRole('menuitem', { name: 'Restore from a file' }).click(),
      ]);
      const buffer = Buffer.from(content);
      await chooser.setFiles({ name: 'mine.json', mimeType: 'application/json', buffer });
    };
    await restore('{"hideNsfw": false}');
    await other.getByText('That file holds no settings. Nothing was changed.').waitFor();
    await restore(text);
    await dialogOf(other).getByRole('tab', { name: 'Filtering' }).click();
    const words = dialogOf(other).getByRole('textbox', { name: 'Muted words' });
    await eventually(async () => expect(await words.inputValue()).toBe('cheese'));
  });

  it('of the account are the same in another browser, and so is the navigation', async () => {
    const visit = async () => {
      const page = await site.open('/main/public', { as: 'bob' });
      await page.locator('article').first().waitFor();
      return page;
    };
    const page = await visit();
    const stored = page.waitForResponse((answer) =>
      /"collapseNav":true/.test(answer.request().postData() ?? ''),
    );
    await page.getByRole('button', { name: 'Show pinned only' }).click();
    expect((await stored).status()).toBe(200);
    await showSettings(page);
    await dialogOf(page).getByRole('tab', { name: 'Profile' }).click();
    await box(page, 'Hide from others whom I follow').check();
    const busy = dialogOf(page).locator('[data-setting="hideFollows"][aria-busy="false"]');
    await busy.waitFor();

    const other = await visit();
    await other.getByRole('button', { name: 'Show all', exact: true }).waitFor();
    await showSettings(other);
    await dialogOf(other).getByRole('tab', { name: 'Profile' }).click();
    expect(await box(other, 'Hide from others whom I follow').isChecked()).toBe(true);
  });

  it.each([
    ['wide', 'pleroma-dark'],
    ['phone', 'pleroma-light'],
  ] as const)('are accessible on every tab (%s, %s)', async (layout, theme) => {
    const settings = { expertLevel: 1, theme, reducedMotion: 'reduce' } as const;
    const page = await openSettings({ layout, settings });
    const tabs = await dialogOf(page).getByRole('tab').allInnerTexts();
    expect(tabs.length).toBeGreaterThanOrEqual(5);
    for (const tab of tabs) {
      await dialogOf(page).getByRole('tab', { name: tab.trim(), exact: true }).click();
      expect(await findBarriers(page)).toEqual([]);
    }
    await dialogOf(page).getByRole('searchbox', { name: 'Find a setting' }).fill('width');
    await dialogOf(page).getByText('3 settings found').waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});
