/** What others did, in Chromium: tab by tab, on each window, and by the keyboard alone. */
import { findBarriers } from '@support/axe';
import { useBrowser } from '@support/browser';
import { eventually } from '@support/eventually';
import { useSite } from '@support/site';

const stage = useBrowser();
const site = useSite(stage);
const path = '/users/alice/interactions';

describe('interactions', () => {
  it.each(['wide', 'phone'] as const)('show each kind on a %s window', async (layout) => {
    const page = await site.open(path, { as: 'alice', layout });
    const tabs = page.getByRole('tablist', { name: 'Interactions' }).getByRole('tab');
    await tabs.first().waitFor();
    for (const name of ['Mentions', 'Likes and repeats']) {
      await tabs.filter({ hasText: name }).click();
      const feed = page.getByRole('feed', { name, exact: true });
      await feed.getByRole('article').first().waitFor();
      expect([name, await findBarriers(page)]).toEqual([name, []]);
    }
  });

  it('are walked through with the keyboard alone', async () => {
    const page = await site.open(path, { as: 'alice' });
    await page.getByRole('tab', { name: 'Mentions', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('feed', { name: 'Likes and repeats' }).waitFor();
    await page.keyboard.press('End');
    await page.getByRole('tab', { name: 'Emoji reactions', selected: true }).waitFor();
  });

  it('are for members', async () => {
    const page = await site.open(path);
    await eventually(() => {
      expect(new URL(page.url()).pathname).toBe('/main/all');
      return Promise.resolve();
    });
  });
});
