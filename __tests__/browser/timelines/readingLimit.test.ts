/** The line that enough was read, in Chromium: it comes out of sight, and nothing in sight moves. */
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser } from '@support/engine/chromium/browser';
import { useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

/** The distances of the posts in sight from the top of the window. */
const placesInSight = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('[role="feed"] > article')];
    const inSight = rows.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return Object.fromEntries(
      inSight.map((row) => [row.dataset.statusId ?? 'line', row.getBoundingClientRect().top]),
    );
  });

function expectSamePlaces(now: Record<string, number>, before: Record<string, number>): void {
  expect(Object.keys(now)).toEqual(Object.keys(before));
  for (const [id, top] of Object.entries(before)) expect(now[id]).toBeCloseTo(top, 0);
}

it('a daily limit puts a line below what is in sight, and moves nothing', async () => {
  const page = await site.open('/main/friends', { as: 'alice', settings: { enoughPosts: 12 } });
  const feed = page.getByRole('feed');
  await feed.getByRole('article').first().waitFor();
  const line = feed.getByText(/^You've read \d+ posts today$/);
  for (let steps = 0; (await line.count()) === 0 && steps < 10; steps += 1) {
    await page.evaluate(() => window.scrollBy(0, innerHeight));
    await page.waitForTimeout(300);
    const before = await placesInSight(page);
    // Longer than a post has to be in sight to count.
    await page.waitForTimeout(1_000);
    expectSamePlaces(await placesInSight(page), before);
  }
  const place = await line.boundingBox();
  expect(place?.y).toBeGreaterThan(await page.evaluate(() => innerHeight));

  const button = feed.getByRole('button', { name: 'Keep reading' });
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  expect(await findBarriers(page)).toEqual([]);
  const there = await placesInSight(page);
  await button.press('Enter');
  await button.waitFor({ state: 'hidden' });
  expectSamePlaces(await placesInSight(page), there);
  const focused = await page.evaluate(() => document.activeElement?.matches('article'));
  expect(focused).toBe(true);
});
