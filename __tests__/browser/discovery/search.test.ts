/**
 * The search in Chromium: from the bar to the results, by keyboard alone, and on a phone.
 */
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { layouts, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { goWithin, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const cards = (page: Page) => page.getByRole('feed', { name: 'Posts' }).getByRole('article');
const isAt = (page: Page, address: string) =>
  eventually(() => {
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(address);
    return Promise.resolve();
  });

describe('the search of a member', () => {
  const shared = useSharedPage(stage, async () => {
    await site.post('Marzipan for all windows #marzipan');
    return site.open('/search?query=marzipan', { as: 'alice' });
  });

  it('finds every kind of result, on a wide window', async () => {
    const page = shared();
    await cards(page).first().waitFor();
    expect(await box(page).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Search', exact: true }).count()).toBe(1);
    await tab(page, /^Posts \(\d+\)$/).waitFor();
    expect(await findBarriers(page, { within: 'main', cards: 2 })).toEqual([]);
    await tab(page, /^Hashtags \(1\)$/).click();
    const link = page.getByRole('link', { name: '#marzipan' });
    await link.click();
    await isAt(page, '/tag/marzipan');
    await page.goBack();
    await isAt(page, '/search?query=marzipan');
    await link.waitFor();
    expect(await box(page).inputValue()).toBe('marzipan');
  });

  it('can be opened, used and closed by keyboard alone', async () => {
    const page = shared();
    await goWithin(page, '/main/friends');
    await page.getByRole('feed').getByRole('article').first().waitFor();
    // Shortcuts load after the first screen.
    await eventually(async () => {
      await page.keyboard.press('/');
      expect(await box(page).evaluate((field) => field === document.activeElement)).toBe(true);
    });
    await box(page).fill('');
    await page.keyboard.type('bob');
    await page.keyboard.press('Enter');
    await isAt(page, '/search?query=bob');
    await tab(page, /^People \([1-9]/).waitFor();
    await tab(page, /^Posts/).focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('[role="tab"][aria-selected="true"]', { hasText: 'People' }).waitFor();
    const person = page.getByRole('tabpanel').getByRole('link', { name: /@bob$/ });
    await person.focus();
    await page.keyboard.press('Enter');
    await isAt(page, '/users/bob');
    await page.goBack();
    await isAt(page, '/search?query=bob');
  });

  it('opens a pasted address', async () => {
    const page = shared();
    const id = await site.post('The thing itself');
    await goWithin(page, '/search');
    const address = `${new URL(page.url()).origin}/notice/${id}`;
    await box(page).fill(address);
    await box(page).press('Enter');
    await isAt(page, `/notice/${id}`);
    await page.goBack();
    await isAt(page, '/search');
    await page.getByRole('link', { name: address }).waitFor();
  });

  it('is remembered until the reader clears it, on a phone', async () => {
    const page = shared();
    await page.setViewportSize(layouts.phone);
    await goWithin(page, '/search?query=marzipan');
    // It was left on another tab.
    await tab(page, /^Posts \(\d+\)$/).click();
    await cards(page).first().waitFor();
    expect(await box(page).inputValue()).toBe('marzipan');
    expect(await box(page).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Search', exact: true }).count()).toBe(1);
    await tab(page, /^Hashtags \(1\)$/).click();
    await page.getByRole('link', { name: '#marzipan' }).waitFor();
    expect(await findBarriers(page, { within: 'main', cards: 2 })).toEqual([]);

    await goWithin(page, '/search');
    await page.getByRole('link', { name: /\/notice\// }).waitFor();
    expect(await findBarriers(page, { within: 'main', cards: 2 })).toEqual([]);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByText(/or paste a link or a handle/).waitFor();
  });
});
