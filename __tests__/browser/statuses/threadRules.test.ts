/**
 * Special posts in a thread, in Chromium: muted replies, and a parent that the server has to fetch.
 */
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser } from '@support/engine/chromium/browser';
import { useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const rowOf = (page: Page, id: string) => page.locator(`[data-thread-row="${id}"]`);

describe('a muted reply', () => {
  const site = useSite(stage);

  it.each(['tree', 'linear'] as const)(
    'says why it is muted, and its replies stay reachable (%s)',
    async (conversationDisplay) => {
      const first = await site.post('Who moved the anvil?');
      const muted = await site.post('A hedgehog did', { replyTo: first, as: 'carol' });
      const below = await site.post('I doubt that', { replyTo: muted });
      const page = await site.open(`/notice/${first}`, {
        as: 'alice',
        settings: { conversationDisplay, muteWords: ['hedgehog'] },
      });
      await rowOf(page, muted).getByText('It says “hedgehog”, which you muted').waitFor();
      await rowOf(page, below).getByText('I doubt that').waitFor();
      expect(await page.getByText('A hedgehog did').count()).toBe(0);
      expect(await findBarriers(page)).toEqual([]);
      await rowOf(page, muted).getByRole('button', { name: 'Unmute this post' }).click();
      await rowOf(page, muted).getByText('A hedgehog did').waitFor();
    },
  );
});

describe('a parent that the server does not have', () => {
  const site = useSite(stage, { family: 'akkoma' });
  const words = 'The post that this one answers is not known here';

  it('is looked up for members, and inserted above', async () => {
    const { id } = (await site.control('lost-parent')) as { id: string };
    const page = await site.open(`/notice/${id}`, { as: 'alice' });
    stage.expectProblems(/404/);
    await rowOf(page, id).getByText(words).waitFor();
    await rowOf(page, id).getByRole('button', { name: 'Look for it' }).click();
    await page.getByText('Who has the key of the boathouse?').waitFor();
    expect(await page.getByText(words).count()).toBe(0);
    const order = await page.locator('[data-thread-row]').allTextContents();
    expect(order[0]).toContain('boathouse');
    expect(order[1]).toContain('behind the door');
  });

  it('stays unknown for visitors, who get a link to the original', async () => {
    const { id } = (await site.control('lost-parent')) as { id: string };
    const page = await site.open(`/notice/${id}`);
    stage.expectProblems(/404/);
    await rowOf(page, id).getByRole('button', { name: 'Look for it' }).click();
    await rowOf(page, id).getByText('The server has no more of it.').waitFor();
    const link = rowOf(page, id).getByRole('link', { name: 'Read it where it was written' });
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/hill\.example\//);
    expect(await findBarriers(page)).toEqual([]);
  });
});
