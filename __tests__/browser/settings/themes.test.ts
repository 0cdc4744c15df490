/**
 * Themes in Chromium: each shipped one is accessible, and a custom one is made, exported and
 * imported.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { layouts, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { useSite } from '@support/engine/chromium/site';
import { shippedThemes } from '@support/settings/themes';
import { BLACK, parseHex } from '@/lib/colour';

const stage = useBrowser();
const site = useSite(stage);

/** Returns a custom property as the computed colour of an element. */
const colourOf = (page: Page, property: string) =>
  page.evaluate((name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, property);
const rgb = (hex = '') => {
  const { r, g, b } = parseHex(hex) ?? BLACK;
  return `rgb(${String(r)}, ${String(g)}, ${String(b)})`;
};
const wears = (page: Page, bg: string | undefined) =>
  eventually(async () => expect(await colourOf(page, '--bg')).toBe(rgb(bg)));
const settled = (page: Page) =>
  eventually(async () => expect(await page.locator('[aria-busy="true"]').count()).toBe(0));
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

async function openAppearance(page: Page): Promise<void> {
  await page.locator('article').first().waitFor();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await dialogOf(page).getByRole('tab', { name: 'Appearance' }).click();
}

const press = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).click();

// The accessibility test covers the two default themes on every screen.
const themes = shippedThemes().filter(({ id }) => !id.startsWith('pleroma-'));
const bgOf = (id: string) => themes.find((theme) => theme.id === id)?.source.colors.bg;

/** The tabs of the editor with rows of colours, which a narrow window lays out in another way. */
const ownWhenNarrow = ['Main colours', 'All colours', 'Shadows'];

describe('a custom theme', () => {
  const shared = useSharedPage(stage, () =>
    site.open('/main/public', {
      as: 'alice',
      settings: { themeMode: 'preset', theme: 'pleroma-dark', reducedMotion: 'reduce' },
    }),
  );

  it('is edited accessibly in a wide and in a narrow window', async () => {
    const page = shared();
    const dialog = dialogOf(page);
    await openAppearance(page);
    await press(page, 'Create your own theme');
    await dialog.getByRole('tab', { name: 'Main colours' }).waitFor();
    for (const tab of ['Main colours', 'All colours', 'Shape', 'Shadows', 'Fonts', 'Start from']) {
      await dialog.getByRole('tab', { name: tab, exact: true }).click();
      if (tab === 'Shadows') {
        await dialog.getByRole('checkbox', { name: 'Custom shadows' }).check();
      }
      for (const layout of ['phone', 'wide'] as const) {
        await page.setViewportSize(layouts[layout]);
        if (layout === 'phone' && !ownWhenNarrow.includes(tab)) continue;
        const found = await findBarriers(page, { within: '[role="dialog"]' });
        expect({ tab, layout, found }).toEqual({ tab, layout, found: [] });
      }
    }
    await press(page, 'Reset');
  });

  it('applies at once and can be undone, saved, reset, imported and kept', async () => {
    const page = shared();
    const dialog = dialogOf(page);
    await dialog.getByRole('tab', { name: 'Main colours' }).click();
    await dialog.locator('[data-slot="bg"] input[type="color"]').fill('#332211');
    await wears(page, '#332211');
    await press(page, 'Minimize');
    await dialog.waitFor({ state: 'hidden' });
    await wears(page, '#332211');
    await page.getByRole('button', { name: 'Back to settings' }).click();
    await press(page, 'Undo');
    await wears(page, '#121a24');
    await press(page, 'Redo');
    await wears(page, '#332211');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page, 'Export theme'),
    ]);
    expect(download.suggestedFilename()).toBe('pleroma_theme.json');
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ source: { colors: { bg: '#332211' } } });
    await press(page, 'Reset');
    await wears(page, '#121a24');

    const bring = async (content: string) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        press(page, 'Import theme'),
      ]);
      const buffer = Buffer.from(content);
      await chooser.setFiles({ name: 'theme.json', mimeType: 'application/json', buffer });
    };
    // Invalid colours are dropped; the rest forms the theme.
    await bring(
      text.replaceAll('#332211', 'url(https://evil.example/x);}').replaceAll('#b9b9ba', '#c0c0c0'),
    );
    await eventually(async () => expect(await colourOf(page, '--text')).toBe(rgb('#c0c0c0')));
    await wears(page, '#121a24');
    await bring('{"_pleroma_theme_version": 9}');
    await dialog.getByRole('alert').getByText('is newer than the supported version').waitFor();
    await bring(text);
    await wears(page, '#332211');
    await press(page, 'Use this theme');
    await dialog.getByText('Settings saved').waitFor();

    await page.reload();
    await page.locator('article').first().waitFor();
    await wears(page, '#332211');
  });

  it('gives way to the shipped themes, which are chosen by their pictures and whose colours are accessible', async () => {
    const page = shared();
    await openAppearance(page);
    const dialog = dialogOf(page);
    await dialog.getByRole('radio', { name: 'Choose a theme', exact: true }).check();
    const gallery = dialog.getByRole('radiogroup', { name: 'Themes' });
    for (const { id, name } of themes) {
      await gallery.getByRole('radio', { name, exact: true }).check();
      await wears(page, bgOf(id));
      await press(page, 'Minimize');
      await dialog.waitFor({ state: 'hidden' });
      await settled(page);
      const found = await findBarriers(page, { onlyColours: true });
      expect({ id, found }).toEqual({ id, found: [] });
      await page.getByRole('button', { name: 'Back to settings' }).click();
      await dialog.waitFor();
    }
  });
});
