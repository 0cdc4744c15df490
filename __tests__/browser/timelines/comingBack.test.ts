/**
 * Back from another site in Chromium: the timeline is the server's of now, not the one that the
 * browser has kept, and the reader is at the same line.
 */
import type { Page } from 'playwright-core';
import { useBrowser } from '@support/engine/chromium/browser';
import { useElsewhere } from '@support/engine/chromium/elsewhere';
import { useSite } from '@support/engine/chromium/site';
import { anchorOf, atRest, offBy, writePosts } from '@support/timelines/scrollAnchor';

jest.setTimeout(120_000);

const stage = useBrowser();
const site = useSite(stage, { seed: 11 });
const elsewhere = useElsewhere();

beforeAll(() => writePosts(site, 40, 'bob'));

const rows = (page: Page) => page.getByRole('feed').locator('> article');

/** Answers of the server that came from the cache of the browser. */
const cachedAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, responseStatus }) => name.includes('/api/v1/') && responseStatus === 200)
      .filter(({ transferSize }) => transferSize === 0)
      .map(({ name }) => name),
  );

async function openHome(): Promise<Page> {
  const page = await site.open('/main/friends', { as: 'alice' });
  await rows(page).first().waitFor();
  await atRest(page);
  return page;
}

it('a reader at the top sees what came meanwhile, first thing', async () => {
  const page = await openHome();
  const before = await rows(page).first().getAttribute('data-status-id');
  await page.goto(elsewhere());
  const fresh = await site.post('While you were away', { as: 'bob' });
  await page.goBack({ waitUntil: 'commit' });
  await rows(page).first().waitFor();
  const first = await rows(page).first().getAttribute('data-status-id');
  expect({ first, before }).toEqual({ first: fresh, before: expect.not.stringMatching(fresh) });
  expect(await cachedAnswers(page)).toEqual([]);
});

it('a reader further down is at the same line, and what came meanwhile waits above', async () => {
  const page = await openHome();
  await page.evaluate(() => window.scrollBy({ top: 1_500, behavior: 'instant' }));
  await atRest(page);
  const anchor = await anchorOf(page);
  await page.goto(elsewhere());
  const fresh = await site.post('While you were away again', { as: 'bob' });
  await page.goBack();
  expect(Math.abs(await offBy(page, anchor))).toBeLessThanOrEqual(1);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await atRest(page);
  const show = page.getByRole('button', { name: /^Show new/ });
  if ((await show.count()) > 0) await show.click();
  await page.locator(`[data-status-id="${fresh}"]`).waitFor();
});
