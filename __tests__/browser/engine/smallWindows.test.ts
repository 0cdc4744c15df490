/** Dialogs in windows as small as a phone in landscape, or as a page zoomed to 400 %. */
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
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

const inDialog = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

/** Returns by how much any scroll container of the dialog overflows horizontally. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="dialog"] *')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .map((element) => element.scrollWidth - element.clientWidth)
      .filter((more) => more > 0),
  );

describe('the settings dialog in a small window', () => {
  const settings = useSharedPage(stage, async () => {
    muteLongName();
    const viewport = { width: 320, height: 640 };
    const page = await site.open('/main/public', { as: 'alice', viewport });
    await page.locator('article').first().waitFor();
    await eventually(async () => {
      if (!(await inDialog(page).isVisible())) {
        await page.keyboard.press('g');
        await page.keyboard.press('s');
      }
      expect(await inDialog(page).isVisible()).toBe(true);
    });
    await inDialog(page).getByRole('tab', { name: 'General' }).waitFor();
    return page;
  });

  it('leaves at least half of a low window to its contents', async () => {
    const page = settings();
    await page.setViewportSize({ width: 320, height: 256 });
    const roomOf = () =>
      inDialog(page).evaluate((element) => {
        const heights = [...element.querySelectorAll('*')]
          .filter((inner) => /auto|scroll/.test(getComputedStyle(inner).overflowY))
          .filter((inner) => inner.scrollHeight > inner.clientHeight)
          .map((inner) => inner.clientHeight);
        return Math.max(...heights);
      });
    await eventually(async () => expect(await roomOf()).toBeLessThanOrEqual(256));
    expect(await roomOf()).toBeGreaterThanOrEqual(128);
    await inDialog(page).getByRole('checkbox').last().scrollIntoViewIfNeeded();
    expect(await sideways(page)).toEqual([]);
  });

  it('lists muted people without horizontal scrolling', async () => {
    const page = settings();
    await page.setViewportSize({ width: 320, height: 640 });
    await inDialog(page).getByRole('tab', { name: 'Mutes and blocks' }).click();
    await inDialog(page).getByRole('tab', { name: 'Muted' }).click();
    await inDialog(page).getByText('A name without an end').waitFor();
    expect(await sideways(page)).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
  });
});
