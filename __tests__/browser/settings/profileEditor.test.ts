/**
 * The profile editor in Chromium, under the strictest policy: a picture is cropped by keyboard and
 * saved.
 */
import type { Page } from 'playwright-core';
import { landscape } from '@/demo/pictures/scenes';
import { encodePng } from '@/demo/pictures/png';
import { findBarriers } from '@support/engine/chromium/axe';
import { layouts, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { hasFocus } from '@support/engine/chromium/focus';
import { eventually } from '@support/eventually';
import { useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage, { policy: 'akkoma' });

const settingsOf = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

/** Opens the settings with a shortcut, which loads after the first screen. */
async function showProfile(page: Page): Promise<void> {
  await eventually(async () => {
    if (!(await settingsOf(page).isVisible())) {
      await page.keyboard.press('g');
      await page.keyboard.press('s');
    }
    expect(await settingsOf(page).isVisible()).toBe(true);
  });
  await settingsOf(page).getByRole('tab', { name: 'Profile' }).click();
  await settingsOf(page).getByRole('textbox', { name: 'Display name' }).waitFor();
}

async function choose(page: Page, picture: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    settingsOf(page)
      .getByRole('group', { name: picture })
      .getByRole('button', { name: 'Choose picture' })
      .click(),
  ]);
  const buffer = Buffer.from(encodePng(landscape(7, 640, 480)));
  await chooser.setFiles({ name: 'hills.png', mimeType: 'image/png', buffer });
}

/** Returns the profile on the server: bio, and the address and size of the avatar. */
async function profileOf(page: Page) {
  return await page.evaluate(async () => {
    const answer = await fetch('/api/v1/accounts/lookup?acct=admin', { credentials: 'omit' });
    const { avatar, note } = (await answer.json()) as { avatar: string; note: string };
    const image = new Image();
    image.src = avatar;
    await image.decode();
    return { bio: note, url: avatar, width: image.naturalWidth, height: image.naturalHeight };
  });
}

describe('the profile editor', () => {
  const shared = useSharedPage(stage, () =>
    site.open('/main/public', {
      as: 'admin',
      layout: 'middle',
      settings: { themeMode: 'system', darkTheme: 'pleroma-dark', lightTheme: 'pleroma-light' },
    }),
  );

  it('saves a new picture, cropped by keyboard, which appears everywhere', async () => {
    const page = shared();
    await page.locator('article').first().waitFor();
    await showProfile(page);
    const settings = settingsOf(page);
    const before = await profileOf(page);
    await choose(page, 'Profile picture');
    const part = page.getByRole('slider', { name: 'Crop area' });
    await part.waitFor();
    await hasFocus(part);
    expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
    for (const key of ['+', '+', '+', 'ArrowLeft', 'ArrowLeft', 'ArrowDown']) {
      await page.keyboard.press(key);
    }
    await eventually(async () =>
      expect(await part.getAttribute('aria-valuetext')).toBe(
        'zoom 133%, centred at 39% across and 58% down, 361 × 361 pixels',
      ),
    );
    await page.getByRole('button', { name: 'Use cropped picture' }).click();
    await settings.getByText('Not saved yet', { exact: true }).waitFor();

    // Unsaved changes survive a visit to another tab.
    await settings.getByRole('textbox', { name: 'Bio' }).fill('Hills and trains');
    await settings.getByRole('button', { name: 'Minimize' }).click();
    await page.getByRole('button', { name: 'Back to settings' }).click();
    await settings.getByRole('tab', { name: 'Filtering' }).click();
    await settings.getByRole('tab', { name: 'Profile' }).click();
    await settings.getByText('Not saved yet', { exact: true }).waitFor();
    await settings.getByRole('button', { name: 'Save profile' }).click();
    await settings.getByText('Profile saved', { exact: true }).waitFor();

    const after = await profileOf(page);
    expect(after.url).not.toBe(before.url);
    expect(after).toMatchObject({ width: 361, height: 361 });
    await settings.getByRole('button', { name: 'Close' }).click();
    const shown = page.locator(`img[src="${after.url}"]`);
    await shown.first().waitFor();
    expect(after.bio).toContain('Hills and trains');
  });

  it('is accessible in a narrow window and a light theme, with a validation error', async () => {
    const page = shared();
    await showProfile(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(layouts.phone);
    const dialog = settingsOf(page);
    await dialog.getByRole('textbox', { name: 'Display name' }).fill('');
    await dialog.getByText('Enter a display name').waitFor();
    await dialog.getByRole('button', { name: 'Add field' }).click();
    await dialog.getByRole('checkbox', { name: 'Show my role on my profile' }).waitFor();
    expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
    const overflow = await dialog.evaluate(
      (element) => document.documentElement.scrollWidth - window.innerWidth + element.scrollLeft,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
