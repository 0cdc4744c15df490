/**
 * Direct conversations in Chromium: next to Pleroma's timeline of direct messages, instead of it on
 * Mastodon.
 */
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { familySites, expectAccessible } from '@support/engine/chromium/families';
import { heading, deferredPartLoaded } from '@support/engine/chromium/site';

const stage = useBrowser();
const sites = familySites(stage);

describe('direct conversations', () => {
  it.each([
    ['pleroma', 'wide', 'pleroma-dark'],
    ['mastodon', 'phone', 'pleroma-light'],
  ] as const)(
    'of %s arrive, link to the last post and are then read, on a %s window',
    async (family, layout, theme) => {
      const site = sites[family];
      await site.post('@alice the boat leaves at six', { as: 'bob', visibility: 'direct' });
      const page = await site.open('/users/alice/dms', {
        as: 'alice',
        layout,
        settings: { theme },
      });
      if (family === 'pleroma') {
        await page.getByRole('tab', { name: /^Conversations \(\d+\)$/ }).click();
      }
      const rows = page.getByRole('feed', { name: 'Conversations' }).getByRole('article');
      const first = rows.first();
      await first.getByText('the boat leaves at six').waitFor();
      await site.listening();
      await deferredPartLoaded(page);
      await site.post('@alice are you there?', { as: 'mod', visibility: 'direct' });
      await first.getByText('are you there?').waitFor();
      await expectAccessible(page, 'conversations');

      const waiting = rows.filter({ hasText: 'the boat leaves at six' });
      await waiting.getByRole('link').click();
      await heading(page, 'Conversation').waitFor();
      await page.getByRole('article').getByText('the boat leaves at six').first().waitFor();
      await page.goBack();
      await waiting.waitFor();
      await eventually(async () =>
        expect(await waiting.getByRole('button', { name: 'Mark as read' }).count()).toBe(0),
      );
      const told = page.waitForResponse((answer) => /conversations\/\w+\/read$/.test(answer.url()));
      await first.getByRole('button', { name: 'Mark as read' }).click();
      expect((await told).ok()).toBe(true);
      await eventually(async () =>
        expect(await first.getByRole('button', { name: 'Mark as read' }).count()).toBe(0),
      );
    },
  );
});
