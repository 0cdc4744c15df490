/**
 * Settings in Chromium: changed and persisted, exported and imported, and accessible on every tab.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { layouts, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { useSite, type VisitOptions } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const DIALOG = '[role="dialog"][aria-modal="true"]';
/** On a busy machine axe-core takes several seconds for each of a dozen tabs. */
const PATIENCE = 180_000;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const box = (page: Page, name: string) =>
  dialogOf(page).getByRole('checkbox', { name, exact: true });

async function open(options: VisitOptions): Promise<Page> {
  const page = await site.open('/main/public', { as: 'alice', ...options });
  await page.locator('article').first().waitFor();
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

/** Shows a tab, and waits until nothing on it is loading: axe-core also reports half a page. */
async function showTab(page: Page, name: string): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('tab', { name, exact: true }).click();
  await dialog.getByRole('tab', { name, exact: true, selected: true }).waitFor();
  await eventually(async () => {
    expect(await dialog.locator('[aria-busy="true"]').count()).toBe(0);
  });
}

/** Checks every tab, or every other one, and the results of a search. */
async function expectAccessibleTabs(page: Page, every: 1 | 2): Promise<void> {
  const dialog = dialogOf(page);
  const tabs = await dialog.getByRole('tab').allInnerTexts();
  expect(tabs.length).toBeGreaterThanOrEqual(5);
  for (const [at, tab] of tabs.entries()) {
    if (at % every !== 0) continue;
    await showTab(page, tab.trim());
    // Only the dialog changes.
    const found = await findBarriers(page, at === 0 ? {} : { within: DIALOG });
    expect({ tab, found }).toEqual({ tab, found: [] });
  }
  const find = dialog.getByRole('searchbox', { name: 'Search settings' });
  await find.fill('width');
  await dialog.getByText('4 settings found').waitFor();
  expect(await findBarriers(page, { within: DIALOG })).toEqual([]);
  await find.fill('');
  await dialog.getByRole('tab', { name: 'Filtering' }).waitFor();
}

const menu = { name: 'Back up and restore settings' };

describe('settings', () => {
  const settings = { expertLevel: 1, reducedMotion: 'reduce' } as const;
  const shared = useSharedPage(stage, () =>
    open({
      settings: {
        ...settings,
        theme: 'pleroma-dark',
        muteWords: ['cheese'],
        maxThumbnails: 5,
      },
    }),
  );
  /** The settings of the first browser as a file. */
  let text = '';

  it('apply at once, and persist over a reload', async () => {
    const page = shared();
    await showSettings(page);
    const dialog = dialogOf(page);
    await dialog.getByRole('tab', { name: 'Filtering' }).click();
    const numbers = () =>
      page.locator('article button[aria-pressed]:not([data-reaction])').filter({ hasText: /\d/ });
    expect(await numbers().count()).toBeGreaterThan(0);
    await box(page, 'Hide favourite and repeat counts').check();
    await dialog.getByText('Settings saved').waitFor();
    await dialog.getByRole('button', { name: 'Minimize' }).click();
    await eventually(async () => expect(await numbers().count()).toBe(0));
    await page.getByRole('button', { name: 'Back to settings' }).click();
    await dialog.getByRole('tab', { name: 'Filtering', selected: true }).waitFor();

    await page.reload();
    await page.locator('article').first().waitFor();
    await eventually(async () => expect(await numbers().count()).toBe(0));
    await showSettings(page);
    await dialog.getByRole('tab', { name: 'Filtering' }).click();
    await dialog
      .getByRole('button', {
        name: 'Reset “Hide favourite and repeat counts”',
      })
      .click();
    await eventually(async () => expect(await numbers().count()).toBeGreaterThan(0));
  });

  it(
    'are accessible on every tab (wide, dark)',
    async () => {
      await expectAccessibleTabs(shared(), 2);
    },
    PATIENCE,
  );

  it('can be exported, without the token', async () => {
    const page = shared();
    await dialogOf(page).getByRole('button', menu).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export settings', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('linnet_settings.json');
    text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ muteWords: ['cheese'], maxThumbnails: 5 });
    expect(text).not.toContain('oken');
  });

  it('of the account are stored by the server, and so is the navigation', async () => {
    const page = shared();
    await showTab(page, 'Profile');
    await box(page, 'Hide who I follow from others').check();
    await dialogOf(page).locator('[data-setting="hideFollows"][aria-busy="false"]').waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    const stored = page.waitForResponse((answer) =>
      /"collapseNav":true/.test(answer.request().postData() ?? ''),
    );
    await page.getByRole('button', { name: 'Show pinned only' }).click();
    expect((await stored).status()).toBe(200);
  });

  describe('in another browser, on a phone', () => {
    const other = useSharedPage(stage, () =>
      open({ layout: 'phone', settings: { ...settings, theme: 'pleroma-light' } }),
    );

    it('of the account are the same, and so is the navigation', async () => {
      const page = other();
      // The drawer of phones always contains the whole navigation.
      await page.setViewportSize(layouts.wide);
      await page.getByRole('button', { name: 'Show all', exact: true }).waitFor();
      await page.setViewportSize(layouts.phone);
      await page.getByRole('button', { name: 'Menu' }).waitFor();
      await showSettings(page);
      await showTab(page, 'Profile');
      expect(await box(page, 'Hide who I follow from others').isChecked()).toBe(true);
    });

    it(
      'are accessible on every tab (phone, light)',
      async () => {
        await expectAccessibleTabs(other(), 1);
      },
      PATIENCE,
    );

    it('can be imported', async () => {
      const page = other();
      const restore = async (content: string) => {
        await dialogOf(page).getByRole('button', menu).click();
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser'),
          page.getByRole('menuitem', { name: 'Import settings' }).click(),
        ]);
        const buffer = Buffer.from(content);
        await chooser.setFiles({ name: 'mine.json', mimeType: 'application/json', buffer });
      };
      await restore('{"hideNsfw": false}');
      await page.getByText("This isn't a settings file. Nothing was changed.").waitFor();
      await restore(text);
      await showTab(page, 'Filtering');
      const words = dialogOf(page).getByRole('textbox', { name: 'Muted words' });
      await eventually(async () => expect(await words.inputValue()).toBe('cheese'));
    });
  });
});
