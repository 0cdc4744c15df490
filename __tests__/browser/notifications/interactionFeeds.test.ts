/**
 * The interactions page in Chromium: every tab, on wide windows and phones, and by keyboard alone.
 */
import { findByAcct } from '@/demo/state/people';
import { findBarriers } from '@support/engine/chromium/axe';
import { layouts, useBrowser, useSharedPage, type Layout } from '@support/engine/chromium/browser';
import { useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

/** Each kind of the page, with the layout in which axe-core sees it. */
const kinds: [name: string, layout: Layout][] = [
  ['Mentions', 'wide'],
  ['Favourites and repeats', 'phone'],
  ['Follows', 'wide'],
  ['Emoji reactions', 'phone'],
  ['Account moves', 'phone'],
];

describe('the interactions page of a reader whose follows do not move automatically', () => {
  const shared = useSharedPage(stage, async () => {
    const alice = findByAcct(site.instance().world(), 'alice');
    if (!alice) throw new Error('The world lacks people');
    alice.flags.allowFollowingMove = false;
    await site.control('notify', { type: 'move' });
    return site.open('/users/alice/interactions', { as: 'alice' });
  });

  it.each(['wide', 'phone'] as const)('shows every kind on a %s window', async (layout) => {
    const page = shared();
    await page.setViewportSize(layouts[layout]);
    const tabs = page.getByRole('tablist', { name: 'Interactions' }).getByRole('tab');
    await tabs.first().waitFor();
    expect(await tabs.count()).toBe(kinds.length);
    for (const [name, where] of kinds) {
      await tabs.filter({ hasText: name }).click();
      const feed = page.getByRole('feed', { name, exact: true });
      const row = feed.getByRole('article').first();
      await row.waitFor();
      if (name === 'Account moves') await row.getByText('moved to').waitFor();
      if (layout === where) expect([name, await findBarriers(page)]).toEqual([name, []]);
    }
  });

  it('is navigable by keyboard alone', async () => {
    const page = shared();
    await page.getByRole('tab', { name: 'Mentions', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('feed', { name: 'Mentions' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('feed', { name: 'Favourites and repeats' }).waitFor();
    await page.keyboard.press('End');
    await page.getByRole('tab', { name: 'Account moves', selected: true }).waitFor();
  });
});

it('the interactions page shows moderators reports and their state', async () => {
  await site.control('notify', { as: 'mod', type: 'pleroma:report' });
  const page = await site.open('/users/mod/interactions', { as: 'mod' });
  await page.getByRole('tab', { name: 'Reports' }).click();
  const report = page.getByRole('feed', { name: 'Reports' }).getByRole('article').first();
  await report.getByText('submitted a report').waitFor();
  await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/admin/reports')),
    report.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Closed' }),
  ]);
  expect(await findBarriers(page)).toEqual([]);
});
