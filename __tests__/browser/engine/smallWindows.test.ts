/** Dialogs in windows as small as a phone in landscape, or as a page zoomed to 400 %. */
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

/** Mutes a remote person whose name is much wider than the window. */
function muteLongName(): void {
  const everyone = [...site.instance().world().people.values()];
  const alice = everyone.find(({ nickname }) => nickname === 'alice');
  const remote = everyone.find(({ host }) => host !== null);
  if (!alice || !remote) throw new Error('nobody to mute');
  remote.displayName = 'A name without an end, and then some more of it';
  remote.nickname = 'very_long_name_on_a_server_that_is_far_away';
  alice.mutes.set(remote.id, { notifications: true, expiresAt: null });
}

async function openSettings(width: number, height: number) {
  const page = await site.open('/main/public', { as: 'alice', viewport: { width, height } });
  await page.locator('article').first().waitFor();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await eventually(async () => {
    if (!(await dialog.isVisible())) {
      await page.keyboard.press('g');
      await page.keyboard.press('s');
    }
    expect(await dialog.isVisible()).toBe(true);
  });
  await dialog.getByRole('tab', { name: 'General' }).waitFor();
  return { page, dialog };
}

/** Returns by how much any scroll container of the dialog overflows horizontally. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="dialog"] *')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .map((element) => element.scrollWidth - element.clientWidth)
      .filter((more) => more > 0),
  );

describe('the settings dialog in a small window', () => {
  it('lists muted people without horizontal scrolling', async () => {
    muteLongName();
    const { page, dialog } = await openSettings(320, 640);
    await dialog.getByRole('tab', { name: 'Mutes and blocks' }).click();
    await dialog.getByRole('tab', { name: 'Muted' }).click();
    await dialog.getByText('A name without an end').waitFor();
    expect(await sideways(page)).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
  });

  it('leaves at least half of a low window to its contents', async () => {
    const { page, dialog } = await openSettings(320, 256);
    const room = await dialog.evaluate((element) => {
      const heights = [...element.querySelectorAll('*')]
        .filter((inner) => /auto|scroll/.test(getComputedStyle(inner).overflowY))
        .filter((inner) => inner.scrollHeight > inner.clientHeight)
        .map((inner) => inner.clientHeight);
      return Math.max(...heights);
    });
    expect(room).toBeGreaterThanOrEqual(128);
    await dialog.getByRole('checkbox').last().scrollIntoViewIfNeeded();
    expect(await sideways(page)).toEqual([]);
  });
});
