/**
 * Themes in Chromium: each shipped one is accessible, and a custom one is made, exported and
 * imported.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser } from '@support/engine/chromium/browser';
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

describe('the shipped themes', () => {
  it("follow the system's colour scheme, if the reader wants that", async () => {
    const page = await site.open('/main/public', {
      colorScheme: 'dark',
      settings: { themeMode: 'system', darkTheme: 'fen', lightTheme: 'harbour' },
    });
    await page.locator('article').first().waitFor();
    await wears(page, bgOf('fen'));
    await page.emulateMedia({ colorScheme: 'light' });
    await wears(page, bgOf('harbour'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await wears(page, bgOf('fen'));
  });

  it('are chosen by their pictures, and accessible', async () => {
    const page = await site.open('/main/public', {
      as: 'alice',
      settings: { themeMode: 'preset', theme: 'pleroma-dark', reducedMotion: 'reduce' },
    });
    await openAppearance(page);
    const gallery = dialogOf(page).getByRole('radiogroup', { name: 'Themes' });
    for (const { id, name } of themes) {
      await gallery.getByRole('radio', { name, exact: true }).check();
      await wears(page, bgOf(id));
      await press(page, 'Minimize');
      await dialogOf(page).waitFor({ state: 'hidden' });
      await settled(page);
      expect({ id, found: await findBarriers(page) }).toEqual({ id, found: [] });
      await page.getByRole('button', { name: 'Back to the settings' }).click();
      await dialogOf(page).waitFor();
    }
  });
});

describe('a custom theme', () => {
  async function openEditor(page: Page): Promise<void> {
    await openAppearance(page);
    await press(page, 'Make a theme of my own');
    await dialogOf(page).getByRole('tab', { name: 'Main colours' }).waitFor();
  }

  it('applies at once and can be undone, saved, reset, imported and kept', async () => {
    const page = await site.open('/main/public', { as: 'alice' });
    await openEditor(page);
    const dialog = dialogOf(page);
    await dialog.locator('[data-slot="bg"] input[type="color"]').fill('#332211');
    await wears(page, '#332211');
    await press(page, 'Minimize');
    await dialog.waitFor({ state: 'hidden' });
    await wears(page, '#332211');
    await page.getByRole('button', { name: 'Back to the settings' }).click();
    await press(page, 'Undo');
    await wears(page, '#121a24');
    await press(page, 'Redo');
    await wears(page, '#332211');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page, 'Save to a file'),
    ]);
    expect(download.suggestedFilename()).toBe('pleroma_theme.json');
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ source: { colors: { bg: '#332211' } } });
    await press(page, 'Reset');
    await wears(page, '#121a24');

    const bring = async (content: string) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        press(page, 'Open a file'),
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
    await dialog.getByRole('alert').getByText('is newer than what this client knows').waitFor();
    await bring(text);
    await wears(page, '#332211');
    await press(page, 'Use this theme');
    await dialog.getByText('Settings saved').waitFor();

    await page.reload();
    await page.locator('article').first().waitFor();
    await wears(page, '#332211');
  });

  it.each(['wide', 'phone'] as const)('is edited accessibly (%s)', async (layout) => {
    const page = await site.open('/main/public', {
      as: 'alice',
      layout: 'wide',
      settings: { reducedMotion: 'reduce' },
    });
    await openEditor(page);
    if (layout === 'phone') await page.setViewportSize({ width: 390, height: 844 });
    for (const tab of ['Main colours', 'All colours', 'Shape', 'Shadows', 'Fonts', 'Start from']) {
      await dialogOf(page).getByRole('tab', { name: tab, exact: true }).click();
      if (tab === 'Shadows') {
        await dialogOf(page)
          .getByRole('checkbox', { name: 'Chosen, not left to the engine' })
          .check();
      }
      expect({ tab, found: await findBarriers(page) }).toEqual({ tab, found: [] });
    }
  });
});
