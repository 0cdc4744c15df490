/** Goes through screens of one page, and lists all that is wrong with each. */
import type { Page } from 'playwright-core';
import { findClipped, findUntranslated, pseudolocalized } from '../../session/pseudoLocale';
import { eventually } from '../../eventually';
import { findBarriers, type BarrierOptions } from './axe';
import { goWithin, heading } from './site';

/** Waits until nothing is loading and every picture has loaded. */
const settled = (page: Page) =>
  eventually(async () => {
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
    const missing = await page.evaluate(() =>
      [...document.images]
        .filter(({ loading, complete, naturalWidth }) =>
          loading === 'lazy' ? complete && naturalWidth === 0 : !complete || naturalWidth === 0,
        )
        .map(({ src }) => src),
    );
    expect(missing).toEqual([]);
  });

/** The name of this button begins with the word that it shows, but for the accents. */
const ofAccents = /^label-content-name-mismatch .*>ALT<\/button>/;

/** The screen without what is beside it, with some posts of its list. */
export const SCREEN: BarrierOptions = { cards: 2, withoutColumns: true };

/** Expects of a page in the pseudo-locale that it is accessible, translated and not cut off. */
export async function expectGood(page: Page, where: string, options = SCREEN): Promise<void> {
  await settled(page);
  const barriers = (await findBarriers(page, options)).filter((line) => !ofAccents.test(line));
  const untranslated = await findUntranslated(page);
  const clipped = await findClipped(page);
  expect({ where, barriers, untranslated, clipped }).toEqual({
    where,
    barriers: [],
    untranslated: [],
    clipped: [],
  });
}

/** Expects of a page in the pseudo-locale that it is translated and not cut off. */
export async function expectToFit(page: Page, where: string): Promise<void> {
  await settled(page);
  const untranslated = await findUntranslated(page);
  const clipped = await findClipped(page);
  expect({ where, untranslated, clipped }).toEqual({ where, untranslated: [], clipped: [] });
}

/** Visits screens by path and English title. */
export async function walk(
  page: Page,
  screens: Record<string, string>,
  options: BarrierOptions = {},
): Promise<void> {
  for (const [path, title] of Object.entries(screens)) {
    await goWithin(page, path);
    await heading(page, pseudolocalized(title)).waitFor();
    await expectGood(page, path, { ...SCREEN, ...options });
  }
}

/** Records failed requests, except those that the page aborted itself. */
export function watchRequests(page: Page): string[] {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${String(response.status())} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') failed.push(`${why} ${request.url()}`);
  });
  return failed;
}
