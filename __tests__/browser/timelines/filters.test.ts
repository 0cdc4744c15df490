/**
 * Filtering in Chromium: collapsed posts and their reasons, a server filter from its creation to its
 * end, the heading's menus, and switching timelines.
 */
import type { Page } from 'playwright-core';
import { layouts, oneColumn, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { findBarriers } from '@support/engine/chromium/axe';
import { eventually } from '@support/eventually';
import { goWithin, heading, useSite } from '@support/engine/chromium/site';

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
/** Waits for the home timeline, not for the one that is left. */
const home = async (page: Page) => {
  await goWithin(page, '/main/friends');
  await heading(page, 'Home timeline').waitFor();
  await page.getByRole('feed', { name: 'Home timeline' }).getByRole('article').first().waitFor();
};

/** The text of the card, without waiting for it. */
const textsOf = (page: Page, statusId: string) => card(page, statusId).allTextContents();

/** Shows the posts that have arrived since. */
async function showNew(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Show new/ });
  if (await button.isVisible()) await button.click();
}

const settingsOf = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

/** Opens the settings with a shortcut, which loads after the first screen. */
async function openFilters(page: Page): Promise<void> {
  await eventually(async () => {
    if (await settingsOf(page).isVisible()) return;
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    // Pressed once more too early, the keys would be written into the field of the search.
    await settingsOf(page).waitFor({ timeout: 3_000 });
  });
  await settingsOf(page).getByRole('tab', { name: 'Filtering' }).click();
  await settingsOf(page).getByRole('button', { name: 'New filter' }).waitFor();
}

/** Reloads the page, and expects that the post is collapsed from the first moment. */
async function staysCollapsed(page: Page, streamed: string): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      document.querySelectorAll('[role="feed"] article').forEach((each) => {
        if (each.textContent.includes('Another turnip')) seen.push(each.textContent);
      });
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.reload();
  await card(page, streamed).getByText('Matches your filter “turnip”').waitFor();
  expect(await page.evaluate('window.seen')).toEqual([]);
}

let fetched = '';
const shared = useSharedPage(stage, async () => {
  fetched = await site.post('My Wheelbarrow has a flat tyre');
  const settings = { muteWords: ['wheelbarrow'] };
  return site.open('/main/friends', { as: 'alice', settings, viewport: oneColumn });
});

describe('the home timeline of a reader who mutes a word', () => {
  it('collapses a muted post with its reason, fetched or streamed, until it is opened', async () => {
    const page = shared();
    await card(page, fetched).getByText('Contains “wheelbarrow”').waitFor();
    expect(await card(page, fetched).textContent()).not.toContain('flat tyre');

    await site.listening();
    const streamed = await site.post('Another wheelbarrow');
    await page.getByRole('button', { name: /^Show new/ }).click();
    await card(page, streamed).getByText('Contains “wheelbarrow”').waitFor();
    expect(await findBarriers(page, { cards: 2, withoutColumns: true })).toEqual([]);

    await card(page, fetched).getByRole('button', { name: 'Show post' }).click();
    await card(page, fetched).getByText('flat tyre').waitFor();
  });

  it('names the reason for an opened post, with a link to the rule', async () => {
    const page = shared();
    await card(page, fetched).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Why am I seeing this?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Why am I seeing this?' });
    await dialog.getByText('You follow @bob.').waitFor();
    await dialog.getByText('Contains “wheelbarrow”').waitFor();
    expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Filtering settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.waitFor();
    await settings.getByRole('button', { name: 'Close' }).click();
    await settings.waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('names the server filter that matches', async () => {
    const page = shared();
    const statusId = await site.post('One more spreadsheet to fill in');
    await eventually(async () => {
      await showNew(page);
      expect(await textsOf(page, statusId)).toEqual([
        expect.stringContaining('Matches your filter “spreadsheet”'),
      ]);
    });
  });

  it('names a repeat of a post further down on its card, without a second card', async () => {
    const page = shared();
    const statusId = await site.post('Worth passing on');
    await eventually(async () => {
      await showNew(page);
      expect(await textsOf(page, statusId)).toEqual([expect.stringContaining('Worth passing on')]);
    });
    const asked = await fetch(`${site.instance().origin}/api/v1/statuses/${statusId}/reblog`, {
      method: 'POST',
      headers: { authorization: `Bearer ${site.instance().tokenFor('alice')}` },
    });
    expect(asked.status).toBe(200);
    await eventually(async () => {
      await showNew(page);
      expect(await textsOf(page, statusId)).toEqual([expect.stringContaining('repeated')]);
    });
    expect(await page.getByRole('feed').locator(`[data-status-id="${statusId}"]`).count()).toBe(1);
  });

  it('collapses what a new server filter matches, streamed and after a reload, until it is deleted', async () => {
    const page = shared();
    const before = await site.post('A turnip from the garden');
    await openFilters(page);
    const dialog = settingsOf(page);
    await dialog.getByRole('button', { name: 'New filter' }).click();
    await dialog.getByRole('textbox', { name: 'Word or phrase' }).fill('turnip');
    await dialog
      .getByRole('form')
      .getByText(/^Would collapse 1 of \d+ posts in your home timeline$/)
      .waitFor();
    expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Save filter' }).click();
    await dialog.getByRole('form').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Edit filter “turnip”' }).waitFor();
    expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();

    await site.listening();
    const streamed = await site.post('Another turnip');
    await eventually(async () => {
      await showNew(page);
      for (const id of [streamed, before]) {
        expect(await textsOf(page, id)).toEqual([
          expect.stringContaining('Matches your filter “turnip”'),
        ]);
      }
    });
    await staysCollapsed(page, streamed);

    await openFilters(page);
    await dialog.getByRole('button', { name: 'Delete filter “turnip”' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await card(page, streamed).getByText('Another turnip').waitFor();
    await card(page, before).getByText('A turnip from the garden').waitFor();
  });

  it('hides all muted posts on request', async () => {
    const page = shared();
    const collapsed = page.getByRole('button', { name: 'Show post' });
    await collapsed.first().waitFor();
    const filters = await menu(page, FILTER);
    await filters.getByRole('menuitemcheckbox', { name: 'Hide muted posts completely' }).click();
    await eventually(async () => expect(await collapsed.count()).toBe(0));
    await page.keyboard.press('Escape');
  });

  it('requests only the replies that the reader wants', async () => {
    const page = shared();
    const asked = page.waitForRequest((request) => request.url().includes('reply_visibility=self'));
    const filters = await menu(page, FILTER);
    await filters.getByRole('menuitemradio', { name: 'Only replies to me', exact: true }).click();
    await asked;
    await page.getByRole('feed').getByRole('article').first().waitFor();
  });
});

describe('the timeline heading', () => {
  /** Expects that the menu is within the window. */
  async function within(page: Page, name: string): Promise<void> {
    const opened = await menu(page, name);
    await eventually(async () => {
      const place = await opened.boundingBox();
      const window = page.viewportSize();
      expect(place?.x).toBeGreaterThanOrEqual(0);
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(window?.width ?? 0);
    });
  }

  async function switchesTimelines(page: Page, isChecked: boolean): Promise<void> {
    await page.getByRole('main').getByRole('button', { name: 'Home timeline' }).click();
    const timelines = page.getByRole('menu', { name: 'Timelines' });
    await timelines.getByRole('menuitem', { name: 'Friends' }).waitFor();
    if (isChecked) expect(await findBarriers(page, { cards: 2 })).toEqual([]);
    await timelines.getByRole('menuitem', { name: 'Known network' }).click();
    await heading(page, 'Known network').waitFor();
    await page.waitForURL('**/main/all');
  }

  it('has its menus within the window in the phone layout, accessible', async () => {
    const page = shared();
    await page.setViewportSize(layouts.phone);
    await home(page);
    for (const name of [FILTER, VIEW]) {
      await within(page, name);
      expect(await findBarriers(page, { within: '[role="menu"]' })).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await switchesTimelines(page, true);
  });

  it.each(['middle', 'wide'] as const)(
    'has its menus within the window in the %s layout',
    async (layout) => {
      const page = shared();
      await page.setViewportSize(layouts[layout]);
      await home(page);
      for (const name of [FILTER, VIEW]) {
        await within(page, name);
        await page.keyboard.press('Escape');
      }
      await switchesTimelines(page, false);
    },
  );
});
