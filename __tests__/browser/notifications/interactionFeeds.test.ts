/**
 * The interactions page in Chromium: every tab, on wide windows and phones, and by keyboard alone.
 */
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);
const path = '/users/alice/interactions';

describe('the interactions page', () => {
  it.each(['wide', 'phone'] as const)('shows every kind on a %s window', async (layout) => {
    const page = await site.open(path, { as: 'alice', layout });
    const tabs = page.getByRole('tablist', { name: 'Interactions' }).getByRole('tab');
    await tabs.first().waitFor();
    expect(await tabs.count()).toBe(4);
    for (const name of ['Mentions', 'Likes and repeats', 'Follows', 'Emoji reactions']) {
      await tabs.filter({ hasText: name }).click();
      const feed = page.getByRole('feed', { name, exact: true });
      await feed.getByRole('article').first().waitFor();
      expect([name, await findBarriers(page)]).toEqual([name, []]);
    }
  });

  it('shows moderators reports and their state', async () => {
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

  it('shows moves to readers whose follows do not move automatically', async () => {
    const { people } = site.instance().world();
    const alice = [...people.values()].find(({ nickname }) => nickname === 'alice');
    if (!alice) throw new Error('The world lacks people');
    alice.flags.allowFollowingMove = false;
    await site.control('notify', { type: 'move' });
    const page = await site.open(path, { as: 'alice' });
    await page.getByRole('tab', { name: 'Moves' }).click();
    const move = page.getByRole('feed', { name: 'Moves' }).getByRole('article').first();
    await move.getByText('migrated to').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    alice.flags.allowFollowingMove = true;
  });

  it('is navigable by keyboard alone', async () => {
    const page = await site.open(path, { as: 'alice' });
    await page.getByRole('tab', { name: 'Mentions', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('feed', { name: 'Likes and repeats' }).waitFor();
    await page.keyboard.press('End');
    await page.getByRole('tab', { name: 'Emoji reactions', selected: true }).waitFor();
  });

  it('is for members only', async () => {
    const page = await site.open(path);
    await eventually(() => {
      expect(new URL(page.url()).pathname).toBe('/main/all');
      return Promise.resolve();
    });
  });
});
