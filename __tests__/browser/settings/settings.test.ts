/**
 * Settings and themes in Chromium: changed and kept over a reload, exported and imported, stored by
 * the server. The editor of themes is accessible, and the shipped themes can be chosen.
 * `screens.test.ts` checks every tab of the settings.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { layouts, useBrowser, useSharedPage, type Layout } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { useSite, type VisitOptions } from '@support/engine/chromium/site';
import { shippedThemes } from '@support/settings/themes';
import { BLACK, parseHex } from '@/lib/colour';

const stage = useBrowser();
const site = useSite(stage);

const DIALOG = '[role="dialog"][aria-modal="true"]';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const box = (page: Page, name: string) =>
  dialogOf(page).getByRole('checkbox', { name, exact: true });
const press = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).click();

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

async function saved(page: Page, pressing: () => Promise<void>, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), pressing()]);
  expect(download.suggestedFilename()).toBe(name);
  return readFile(await download.path(), 'utf8');
}

async function choose(page: Page, pressing: () => Promise<void>, content: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), pressing()]);
  const buffer = Buffer.from(content);
  await chooser.setFiles({ name: 'mine.json', mimeType: 'application/json', buffer });
}

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

/** The colours of all shipped themes are measured by `shippedThemes.test.ts`. */
const measured = ['contrast', 'parchment'];

/** Where the tabs of the theme editor are checked: rows of colours differ in a narrow window. */
const editorTabs = [
  ['Main colours', 'wide'],
  ['All colours', 'phone'],
  ['Shape', 'wide'],
  ['Shadows', 'phone'],
  ['Shadows', 'wide'],
  ['Fonts', 'wide'],
  ['Start from', 'wide'],
] as const;

/** Mutes a remote person whose name is much wider than a small window. */
function muteLongName(): void {
  const everyone = [...site.instance().world().people.values()];
  const alice = everyone.find(({ nickname }) => nickname === 'alice');
  const remote = everyone.find(({ host }) => host !== null);
  if (!alice || !remote) throw new Error('nobody to mute');
  remote.displayName = 'A name without an end, and then some more of it';
  remote.nickname = 'very_long_name_on_a_server_that_is_far_away';
  alice.mutes.set(remote.id, { notifications: true, expiresAt: null });
}

const menu = { name: 'Back up and restore settings' };

const shared = useSharedPage(stage, () =>
  open({
    settings: {
      expertLevel: 1,
      reducedMotion: 'reduce',
      themeMode: 'preset',
      theme: 'pleroma-dark',
      muteWords: ['cheese'],
      maxThumbnails: 5,
    },
  }),
);
/** The buttons of posts that show a number. */
const numbers = () =>
  shared().locator('article button[aria-pressed]:not([data-reaction])').filter({ hasText: /\d/ });

describe('settings', () => {
  it('apply at once', async () => {
    const page = shared();
    await showSettings(page);
    await showTab(page, 'Filtering');
    await numbers().first().waitFor({ state: 'attached' });
    await box(page, 'Hide favourite and repeat counts').check();
    await dialogOf(page).getByText('Settings saved').waitFor();
    await press(page, 'Minimize');
    await eventually(async () => expect(await numbers().count()).toBe(0));
    await page.getByRole('button', { name: 'Back to settings' }).click();
    await dialogOf(page).getByRole('tab', { name: 'Filtering', selected: true }).waitFor();
  });

  it('are found by a search, whose results are accessible', async () => {
    const page = shared();
    const find = dialogOf(page).getByRole('searchbox', { name: 'Search settings' });
    await find.fill('width');
    await dialogOf(page).getByText('4 settings found').waitFor();
    expect(await findBarriers(page, { within: DIALOG })).toEqual([]);
    await find.fill('');
    await dialogOf(page).getByRole('tab', { name: 'Filtering' }).waitFor();
  });
});

describe('the settings in a window as small as a page zoomed to 400 %', () => {
  /** Returns by how much any scroll container of the dialog overflows horizontally. */
  const sideways = () =>
    shared().evaluate(() =>
      [...document.querySelectorAll('[role="dialog"] *')]
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
        .map((element) => element.scrollWidth - element.clientWidth)
        .filter((more) => more > 0),
    );

  it('leave at least half of a low window to their contents', async () => {
    const page = shared();
    await showTab(page, 'General');
    await page.setViewportSize({ width: 320, height: 256 });
    const roomOf = () =>
      dialogOf(page).evaluate((element) => {
        const heights = [...element.querySelectorAll('*')]
          .filter((inner) => /auto|scroll/.test(getComputedStyle(inner).overflowY))
          .filter((inner) => inner.scrollHeight > inner.clientHeight)
          .map((inner) => inner.clientHeight);
        return Math.max(...heights);
      });
    await eventually(async () => expect(await roomOf()).toBeLessThanOrEqual(256));
    expect(await roomOf()).toBeGreaterThanOrEqual(128);
    await dialogOf(page).getByRole('checkbox').last().scrollIntoViewIfNeeded();
    await eventually(async () => expect(await sideways()).toEqual([]));
  });

  it('list muted people without horizontal scrolling', async () => {
    const page = shared();
    muteLongName();
    await page.setViewportSize({ width: 320, height: 640 });
    await showTab(page, 'Mutes and blocks');
    await dialogOf(page).getByRole('tab', { name: 'Muted' }).click();
    await dialogOf(page).getByText('A name without an end').waitFor();
    expect(await sideways()).toEqual([]);
    expect(await findBarriers(page, { within: DIALOG })).toEqual([]);
    await page.setViewportSize(layouts.wide);
  });
});

describe('a custom theme', () => {
  it('is edited accessibly in a wide and in a narrow window', async () => {
    const page = shared();
    await showTab(page, 'Appearance');
    await press(page, 'Create your own theme');
    const seen = new Set<Layout>();
    for (const [tab, layout] of editorTabs) {
      await dialogOf(page).getByRole('tab', { name: tab, exact: true }).click();
      await page.setViewportSize(layouts[layout]);
      if (tab === 'Shadows') {
        await dialogOf(page).getByRole('checkbox', { name: 'Custom shadows' }).check();
      }
      // The frame around the tabs is the same for all of them.
      const panel = '[role="tabpanel"] [role="tabpanel"]';
      const within = seen.has(layout) ? panel : DIALOG;
      seen.add(layout);
      const found = await findBarriers(page, { within });
      expect({ tab, layout, found }).toEqual({ tab, layout, found: [] });
    }
    await press(page, 'Reset');
  }, 120_000);

  it('applies at once and can be undone, saved, reset and imported', async () => {
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

    const text = await saved(page, () => press(page, 'Export theme'), 'pleroma_theme.json');
    expect(JSON.parse(text)).toMatchObject({ source: { colors: { bg: '#332211' } } });
    await press(page, 'Reset');
    await wears(page, '#121a24');

    const bring = (content: string) => choose(page, () => press(page, 'Import theme'), content);
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
  });

  it('is kept over a reload, and so are settings, until they are reset', async () => {
    const page = shared();
    await page.reload();
    await page.locator('article').first().waitFor();
    await wears(page, '#332211');
    await eventually(async () => expect(await numbers().count()).toBe(0));
    await showSettings(page);
    await showTab(page, 'Filtering');
    await press(page, 'Reset “Hide favourite and repeat counts”');
    await eventually(async () => expect(await numbers().count()).toBeGreaterThan(0));
  });

  it('gives way to the shipped themes, which are chosen by their pictures and whose colours are accessible', async () => {
    const page = shared();
    await showTab(page, 'Appearance');
    const dialog = dialogOf(page);
    await dialog.getByRole('radio', { name: 'Choose a theme', exact: true }).check();
    const gallery = dialog.getByRole('radiogroup', { name: 'Themes' });
    for (const { id, name, source } of shippedThemes()) {
      await gallery.getByRole('radio', { name, exact: true }).check();
      await wears(page, source.colors.bg);
      if (!measured.includes(id)) continue;
      await press(page, 'Minimize');
      await dialog.waitFor({ state: 'hidden' });
      const found = await findBarriers(page, { onlyColours: true, cards: 6 });
      expect({ id, found }).toEqual({ id, found: [] });
      await page.getByRole('button', { name: 'Back to settings' }).click();
      await dialog.waitFor();
    }
  });
});

describe('all settings', () => {
  /** The settings as a file. */
  let text = '';

  it('can be exported, without the token', async () => {
    const page = shared();
    await dialogOf(page).getByRole('button', menu).click();
    const item = page.getByRole('menuitem', { name: 'Export settings', exact: true });
    text = await saved(page, () => item.click(), 'linnet_settings.json');
    expect(JSON.parse(text)).toMatchObject({ muteWords: ['cheese'], maxThumbnails: 5 });
    expect(text).not.toContain('oken');
  });

  it('can be imported from that file, and from no other', async () => {
    const page = shared();
    await showTab(page, 'Filtering');
    const words = dialogOf(page).getByRole('textbox', { name: 'Muted words' });
    await words.fill('salt');
    await words.blur();
    await dialogOf(page).getByText('Settings saved').waitFor();
    const restore = async (content: string) => {
      await dialogOf(page).getByRole('button', menu).click();
      const item = page.getByRole('menuitem', { name: 'Import settings' });
      await choose(page, () => item.click(), content);
    };
    await restore('{"hideNsfw": false}');
    await page.getByText("This isn't a settings file. Nothing was changed.").waitFor();
    expect(await words.inputValue()).toBe('salt');
    await restore(text);
    await eventually(async () => expect(await words.inputValue()).toBe('cheese'));
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
});
