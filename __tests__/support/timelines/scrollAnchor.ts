/**
 * Measures the scroll anchor of a long timeline in Chromium: a row and its distance from the top of
 * the window. Also opens a timeline of hundreds of posts at once.
 */
import type { Page } from 'playwright-core';
import type { DemoUsername } from '@/demo/seed/demoAccounts';
import type { Site, VisitOptions } from '../engine/chromium/site';

export interface ScrollAnchor {
  id: string;
  top: number;
}

/** Content above this line is covered by the bars. */
const LINE = 100;

const words = 'reeds water heron mud spring willow otter rain bank light wind moss'.split(' ');
const sentence = (at: number, count: number): string =>
  Array.from({ length: count }, (_, n) => words[(at * 7 + n * 5 + n * n) % words.length]).join(' ');

/** Writes short and long posts, with and without subjects and pictures. */
export async function writePosts(site: Site, count: number, as: DemoUsername): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await site.post(`${at}: ${sentence(at, 4 + ((at * 13) % 60))}`, {
      as,
      subject: at % 6 === 0 ? `About ${sentence(at, 3)}` : '',
      media: at % 5 === 0 ? [{ kind: 'image', width: 900, height: 300 + ((at * 37) % 900) }] : [],
    });
  }
}

/** Asks the server for the newest post in this member's home timeline. */
export async function newestPost(site: Site, as: DemoUsername): Promise<string> {
  const { origin, tokenFor } = site.instance();
  const home = await fetch(`${origin}/api/v1/timelines/home?limit=1`, {
    headers: { authorization: `Bearer ${tokenFor(as)}` },
  });
  const [newest] = (await home.json()) as { id: string }[];
  return newest?.id ?? '';
}

/** Opens home with a first page of all posts instead of twenty. */
export async function openLongHome(
  site: Site,
  count: number,
  { before, ...options }: VisitOptions = {},
): Promise<Page> {
  return site.open('/main/friends', {
    as: 'alice',
    ...options,
    before: async (page) => {
      await before?.(page);
      await page.route('**/api/v1/timelines/home?*', async (route) => {
        const url = new URL(route.request().url());
        if (url.searchParams.has('since_id') || url.searchParams.has('max_id')) {
          return route.continue();
        }
        const rows: { id: string }[] = [];
        for (let more = true; more && rows.length < count;) {
          url.searchParams.set('limit', '40');
          if (rows.length > 0) url.searchParams.set('max_id', rows.at(-1)?.id ?? '');
          const answer = await route.fetch({ url: url.href });
          const next = (await answer.json()) as { id: string }[];
          more = next.length > 0;
          rows.push(...next);
        }
        await route.fulfill({ json: rows.slice(0, count) });
      });
    },
  });
}

/** Waits until nothing moves, appears or disappears, and no list is loading. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const look = () => {
      const rows = [...document.querySelectorAll<HTMLElement>('[role="feed"] > article')];
      const ends = [rows.at(0), rows.at(-1)].map((row) => row?.dataset.statusId ?? '');
      return [window.scrollY, document.documentElement.scrollHeight, ...ends].join();
    };
    for (let still = 0, before = '', frames = 0; still < 6 && frames < 300; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = look();
      // Rows can be busy as well as the feed.
      const busy = '[role="feed"][aria-busy="true"], [role="feed"] [aria-busy="true"]';
      const isBusy = document.querySelector(busy) !== null;
      still = now === before && !isBusy ? still + 1 : 0;
      before = now;
    }
  });

/** The first row that is not fully covered. */
export const anchorOf = (page: Page): Promise<ScrollAnchor> =>
  page.evaluate((line) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[role="feed"] > [data-status-id]')];
    const row = rows.find((each) => each.getBoundingClientRect().bottom > line + 1);
    if (!row) throw new Error('No row is in sight');
    return { id: row.dataset.statusId ?? '', top: row.getBoundingClientRect().top };
  }, LINE);

/** The distance of a row from the top; null when it is not on the page. */
export const topOf = (page: Page, id: string): Promise<number | null> =>
  page.evaluate((statusId) => {
    const row = document.querySelector(`[role="feed"] > [data-status-id="${statusId}"]`);
    return row?.getBoundingClientRect().top ?? null;
  }, id);

export const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/**
 * The distance of a row from where it should come to rest. A busy page renders some equal frames
 * before it corrects the position, and so seems to rest too soon.
 */
export async function offBy(page: Page, { id, top }: ScrollAnchor): Promise<number> {
  let off = NaN;
  for (let looks = 0; looks < 10 && !(Math.abs(off) <= 1); looks += 1) {
    await atRest(page);
    off = ((await topOf(page, id)) ?? NaN) - top;
  }
  return off;
}
