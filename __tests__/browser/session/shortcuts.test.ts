/**
 * Single-key shortcuts in Chromium: between posts, on the focused post, between screens, and their
 * help.
 */
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { heading, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const cards = (page: Page) => page.getByRole('feed').locator('[data-status-id]:not([data-aside])');

/** Waits for the shortcuts, which load after the first screen, by pressing the first one. */
async function ready(page: Page): Promise<void> {
  await cards(page).nth(8).waitFor();
  await eventually(async () => {
    await page.keyboard.press('j');
    expect(await focused(page)).not.toBeNull();
  });
}

/** Returns the focused post, and if it is visible below the heading completely or at its top. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const post = document.activeElement;
    if (!(post instanceof HTMLElement) || post.dataset.statusId === undefined) return null;
    const { top, bottom } = post.getBoundingClientRect();
    const seen = document.elementFromPoint(post.getBoundingClientRect().left + 4, top + 4);
    return {
      id: post.dataset.statusId,
      begins: top >= 0 && top < window.innerHeight - 24 && post.contains(seen),
      fits: bottom <= window.innerHeight || bottom - top > window.innerHeight - 200,
    };
  });

/** Goes to the next post, for which older ones may have to be fetched; returns its id. */
async function goOn(page: Page): Promise<string> {
  const before = (await focused(page))?.id;
  return eventually(async () => {
    if ((await focused(page))?.id === before) await page.keyboard.press('j');
    const next = await focused(page);
    expect(next?.id).not.toBe(before);
    return next?.id ?? before ?? '';
  });
}

/** Goes through a timeline post by post, and back a little. */
async function moveThrough(page: Page): Promise<void> {
  await ready(page);
  const met: string[] = [];
  for (let turns = 0; turns < 20; turns += 1) {
    // Rows that enter the window render in the next frames.
    const id = await eventually(async () => {
      const now = await focused(page);
      expect({ turns, ...now }).toMatchObject({ turns, begins: true, fits: true });
      return now?.id ?? '';
    });
    met.push(id);
    await goOn(page);
  }
  expect(new Set(met).size).toBe(20);
  for (const id of met.slice(15).reverse()) {
    await page.keyboard.press('k');
    await eventually(async () => expect(await focused(page)).toMatchObject({ id, begins: true }));
  }
}

describe('on a computer', () => {
  let id = '';
  const shared = useSharedPage(stage, async () => {
    id = await site.post('Something to act on');
    return site.open('/main/friends', { as: 'alice', layout: 'middle' });
  });

  it('shortcuts act on the focused post and open it, and Backspace goes back', async () => {
    const page = shared();
    await ready(page);
    const card = cards(page)
      .and(page.locator(`[data-status-id="${id}"]`))
      .first();
    const favourite = card.getByRole('button', { name: 'Favourite', exact: true });
    await card.focus();
    await page.keyboard.press('f');
    await eventually(async () => {
      expect(await favourite.getAttribute('aria-pressed')).toBe('true');
    });
    await page.keyboard.press('r');
    const text = card.getByRole('textbox', { name: 'Post text' });
    await text.waitFor();
    await text.pressSequentially('jfgh?');
    expect(await text.inputValue()).toMatch(/jfgh\?$/);
    await text.fill('');
    await page.keyboard.press('Escape');
    await eventually(async () => expect((await focused(page))?.id ?? id).toBe(id));
    await card.focus();
    await page.keyboard.press('o');
    await heading(page, 'Conversation').waitFor();
    await page.keyboard.press('Backspace');
    await heading(page, 'Home timeline').waitFor();
  });

  it('shortcuts continue below the last focused post after Back', async () => {
    const page = shared();
    await ready(page);
    for (let turns = 0; turns < 6; turns += 1) {
      const before = (await focused(page))?.id;
      await eventually(async () => {
        if ((await focused(page))?.id === before) await page.keyboard.press('j');
        expect((await focused(page))?.id).not.toBe(before);
      });
    }
    const left = (await focused(page))?.id;
    await page.keyboard.press('j');
    const next = (await focused(page))?.id;
    await page.keyboard.press('k');
    expect((await focused(page))?.id).toBe(left);
    await page.keyboard.press('o');
    await heading(page, 'Conversation').waitFor();
    await page.keyboard.press('Backspace');
    await heading(page, 'Home timeline').waitFor();
    await cards(page)
      .and(page.locator(`[data-status-id="${left}"]`))
      .first()
      .waitFor();
    expect(await focused(page)).toBeNull();
    await page.keyboard.press('j');
    expect((await focused(page))?.id).toBe(next);
  });

  it('the palette knows the focused post, goes to a setting, and gives the focus back', async () => {
    const page = shared();
    await ready(page);
    const left = (await focused(page))?.id;
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or jump to' });
    await palette.getByRole('option', { name: 'Reply' }).waitFor();
    expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'detached' });
    expect((await focused(page))?.id).toBe(left);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('language interface');
    await palette.getByRole('option', { name: 'Interface language' }).waitFor();
    await page.keyboard.press('Enter');
    const setting = page.getByRole('combobox', { name: 'Interface language' });
    await setting.waitFor();
    await eventually(async () => {
      expect(await setting.evaluate((field) => field === document.activeElement)).toBe(true);
    });
    await page.keyboard.press('Escape');
    await setting.waitFor({ state: 'detached' });
  });

  it('two-key shortcuts go to screens, and ? lists all shortcuts', async () => {
    const page = shared();
    await ready(page);
    await page.keyboard.press('g');
    await page.keyboard.press('l');
    await heading(page, 'Local timeline').waitFor();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.waitFor();
    await help.getByText('Next post').waitFor();
    expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
  });

  it('j and k move through a timeline, with each post visible below the heading', async () => {
    await moveThrough(shared());
  });
});

it('j and k move through a timeline on a phone, with each post visible below the heading', async () => {
  await moveThrough(await site.open('/main/public', { layout: 'phone' }));
});
