/**
 * Filtering in Chromium: collapsed posts and their reasons, the heading's menus, and switching
 * timelines.
 */
import type { Page } from 'playwright-core';
import { layoutNames, useBrowser } from '@support/engine/chromium/browser';
import { findBarriers } from '@support/engine/chromium/axe';
import { eventually } from '@support/eventually';
import { heading, useSite, type VisitOptions } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const card = (page: Page, statusId: string) =>
  page.getByRole('feed').locator(`[data-status-id="${statusId}"]`).first();

async function menu(page: Page, name: string) {
  await page.getByRole('main').getByRole('button', { name }).click();
  const opened = page.getByRole('menu', { name });
  await opened.waitFor();
  return opened;
}

const FILTER = 'Quick filter settings';
const VIEW = 'Quick view settings';
const mutesWheelbarrows: VisitOptions = {
  as: 'alice',
  settings: { muteWords: ['wheelbarrow'] },
};

describe('a muted post', () => {
  it('is collapsed with its reason, fetched or streamed, until it is opened or all are hidden', async () => {
    const fetched = await site.post('My Wheelbarrow has a flat tyre');
    const page = await site.open('/main/friends', mutesWheelbarrows);
    await card(page, fetched).getByText('It says “wheelbarrow”, which you muted').waitFor();
    expect(await card(page, fetched).textContent()).not.toContain('flat tyre');

    await site.listening();
    const streamed = await site.post('Another wheelbarrow');
    await page.getByRole('button', { name: /^Show new/ }).click();
    await card(page, streamed).getByText('It says “wheelbarrow”, which you muted').waitFor();
    expect(await findBarriers(page)).toEqual([]);

    await card(page, fetched).getByRole('button', { name: 'Unmute this post' }).click();
    await card(page, fetched).getByText('flat tyre').waitFor();

    const filters = await menu(page, FILTER);
    await filters.getByRole('menuitemcheckbox', { name: 'Hide all muted posts' }).click();
    await card(page, streamed).waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Unmute this post' }).count()).toBe(0);
  });

  it('names the reason on the card, with a link to the rule', async () => {
    const statusId = await site.post('A third wheelbarrow');
    const page = await site.open('/main/friends', mutesWheelbarrows);
    await card(page, statusId).getByRole('button', { name: 'Unmute this post' }).click();
    await card(page, statusId).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Why am I seeing this?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Why am I seeing this?' });
    await dialog.getByText('You follow @bob.').waitFor();
    await dialog.getByText('It says “wheelbarrow”, which you muted').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Filtering settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  });

  it('names the server filter that matches', async () => {
    const statusId = await site.post('One more spreadsheet to fill in');
    const page = await site.open('/main/friends', { as: 'alice' });
    await card(page, statusId).getByText('Your filter “spreadsheet”').waitFor();
  });
});

describe('a repeat of a post further down', () => {
  it("is named on that post's card, without a second card", async () => {
    const statusId = await site.post('Worth passing on');
    const page = await site.open('/main/friends', { as: 'alice' });
    await card(page, statusId).waitFor();
    const asked = await fetch(`${site.instance().origin}/api/v1/statuses/${statusId}/reblog`, {
      method: 'POST',
      headers: { authorization: `Bearer ${site.instance().tokenFor('alice')}` },
    });
    expect(asked.status).toBe(200);
    await eventually(async () => {
      const button = page.getByRole('button', { name: /^Show new/ });
      if (await button.isVisible()) await button.click();
      expect(await card(page, statusId).textContent()).toContain('repeated');
    });
    expect(await page.getByRole('feed').locator(`[data-status-id="${statusId}"]`).count()).toBe(1);
  });
});

describe.each(layoutNames)('the timeline heading in the %s layout', (layout) => {
  it('has its menus in place, accessible, within the window', async () => {
    const page = await site.open('/main/friends', { as: 'alice', layout });
    await page.getByRole('feed').getByRole('article').first().waitFor();
    for (const name of [FILTER, VIEW]) {
      const opened = await menu(page, name);
      const place = await opened.boundingBox();
      const window = page.viewportSize();
      expect(place?.x).toBeGreaterThanOrEqual(0);
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(window?.width ?? 0);
      expect(await findBarriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('main').getByRole('button', { name: 'Home timeline' }).click();
    const timelines = page.getByRole('menu', { name: 'Timelines' });
    await timelines.getByRole('menuitem', { name: 'Friends' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await timelines.getByRole('menuitem', { name: 'Known network' }).click();
    await heading(page, 'Known network').waitFor();
    expect(new URL(page.url()).pathname).toBe('/main/all');
  });
});

it('next to a thread the quick menus leave out entries without effect', async () => {
  const statusId = await site.post('Said in passing');
  const page = await site.open(`/notice/${statusId}`, { as: 'alice' });
  const filters = await menu(page, FILTER);
  expect(await filters.getByRole('menuitemradio').count()).toBe(0);
  await page.keyboard.press('Escape');
  const view = await menu(page, VIEW);
  expect(await view.getByRole('menuitemcheckbox').count()).toBe(1);
});

it('unwanted replies are not shown', async () => {
  const page = await site.open('/main/friends', { as: 'alice' });
  await page.getByRole('feed').getByRole('article').first().waitFor();
  const asked = page.waitForRequest((request) => request.url().includes('reply_visibility=self'));
  const filters = await menu(page, FILTER);
  await filters.getByRole('menuitemradio', { name: 'Only replies to me', exact: true }).click();
  await asked;
  await page.getByRole('feed').getByRole('article').first().waitFor();
});
