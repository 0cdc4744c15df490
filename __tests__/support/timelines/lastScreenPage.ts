/**
 * The last screen in Chromium: a page is left and returned to, and in every frame of the next visit it
 * is noted where a row stands, first in the still and then in the page beneath it.
 */
import type { Page } from 'playwright-core';
import type { Stills } from '@/domain/timelines/still';
import { readStoredRecord } from '@support/engine/chromium/site';
import { eventually } from '@support/eventually';

const SNAPSHOT = { database: 'linnet', table: 'kept', key: 'last seen', field: 'at' };
const SOUGHT = 'sought row';

export type LastScreen = 'list' | 'conversation' | 'notifications';

/** The row that the next visit of this tab looks for. */
export const seek = (page: Page, id: string): Promise<void> =>
  page.evaluate(([key = '', sought = '']) => sessionStorage.setItem(key, sought), [SOUGHT, id]);

/**
 * Notes in every frame of the next visit how far from the top of the window the row is: first that of
 * the still, then the one beneath it.
 */
export const trackRow = (page: Page) =>
  page.addInitScript((key) => {
    if (window.origin === 'null') return;
    const id = sessionStorage.getItem(key);
    const tops: number[] = [];
    const seen: { tops: number[]; began: string | null } = Object.assign(window, {
      tops,
      began: null,
    });
    const look = () => {
      const row = document.querySelector(
        ['status-id', 'thread-row', 'notification-id']
          .map((name) => `:is(main, [role="feed"]) [data-${name}="${id ?? ''}"]`)
          .join(),
      );
      if (row) tops.push(row.getBoundingClientRect().top);
      requestAnimationFrame(painted);
    };
    // The page may still scroll in the same frame.
    const painted = () => setTimeout(look);
    requestAnimationFrame(painted);
    // A frame may come after both.
    const observer = new MutationObserver(() => {
      if (!document.querySelector('article')) return;
      seen.began = document.querySelector('#still article') ? 'still' : 'page';
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  }, SOUGHT);

/** The first rows of this visit: those of the still, or of the page. */
export const beginOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => (window as unknown as { began: string | null }).began);

export const topsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { tops: number[] }).tops);

const savedAt = async (page: Page): Promise<number> =>
  Number(await readStoredRecord(page, SNAPSHOT));

const stillAt = (page: Page, key: string): Promise<number> =>
  page.evaluate((of) => {
    const stills = JSON.parse(localStorage.getItem(of) ?? '{}') as Stills;
    return Math.max(stills.top?.at ?? 0, stills.place?.at ?? 0);
  }, key);

/** Hides the page, as leaving it does, and leaves once what was seen has been saved. */
export async function leave(page: Page, screen: LastScreen = 'list'): Promise<void> {
  const isList = screen === 'list';
  const key = isList ? 'linnet still' : `linnet still ${screen}`;
  const before = isList ? await savedAt(page) : await page.evaluate(() => Date.now());
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  });
  await eventually(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    if (isList) expect(await savedAt(page)).toBeGreaterThan(before);
    expect(await stillAt(page, key)).toBeGreaterThan(before);
  });
  // The emulation of a phone ends before its page does, which would keep a still of another layout.
  await page.evaluate(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (!key.startsWith('linnet still')) keep.call(this, key, value);
    };
  });
  await page.goto('about:blank');
}
