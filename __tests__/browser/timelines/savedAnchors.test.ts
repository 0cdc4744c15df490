/**
 * Saved scroll anchors in Chromium: a reload returns to the same line, also far down, with new
 * posts in between, or when the post itself is gone; so does Back, within the app and from another
 * site, where the timeline is the server's of now; and the focus is not lost with the element that
 * had it.
 */
import type { Locator, Page } from 'playwright-core';
import { isNewer } from '@/domain/engine/ids';
import { oneColumn, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { useElsewhere } from '@support/engine/chromium/elsewhere';
import { eventually } from '@support/eventually';
import {
  anchorOf,
  atRest,
  newestPost,
  scrollPosition,
  topOf,
  writePosts,
  type ScrollAnchor,
} from '@support/timelines/scrollAnchor';
import { goWithin, heading, useSite } from '@support/engine/chromium/site';

const POSTS = 90;
jest.setTimeout(180_000);

const stage = useBrowser();
const site = useSite(stage, { seed: 7 });
const elsewhere = useElsewhere();

beforeAll(() => writePosts(site, POSTS, 'bob'));

const rows = (page: Page) => page.getByRole('feed').locator('> article');
const setSize = async (page: Page): Promise<number> =>
  Number(await rows(page).first().getAttribute('aria-setsize'));

/** Scrolls until so many rows are listed, and then back up to an arbitrary line. */
async function readDown(page: Page, listed: number): Promise<ScrollAnchor> {
  await rows(page).first().waitFor();
  await eventually(async () => {
    await page.evaluate(() => window.scrollBy({ top: 1_500, behavior: 'instant' }));
    await atRest(page);
    expect(await setSize(page)).toBeGreaterThanOrEqual(listed);
  }, 40_000);
  await page.evaluate(() => window.scrollBy({ top: -1_237, behavior: 'instant' }));
  await atRest(page);
  return anchorOf(page);
}

/** Posts so many that the client leaves a gap instead of fetching all of them. */
async function postNews(): Promise<void> {
  await site.control('burst', { count: 109, as: 'bob' });
  await site.post('The last of them', { as: 'bob' });
}

/** Refuses the posts that would close the gap by themselves, once the socket is there. */
async function keepGapBelowNews(page: Page): Promise<void> {
  stage.expectProblems(/403/);
  const newest = await newestPost(site, 'alice');
  await page.route('**/timelines/home?*max_id=*', (route) => {
    const maxId = new URL(route.request().url()).searchParams.get('max_id') ?? '';
    return isNewer(maxId, newest)
      ? route.fulfill({ status: 403, json: { error: 'Not now' } })
      : route.continue();
  });
}

/** Leaves for another site while something happens, and goes back. */
async function leaveWhile(page: Page, meanwhile: () => Promise<unknown>): Promise<void> {
  await page.goto(elsewhere());
  await meanwhile();
  await page.goBack();
}

/** Shows a post that waits behind a button, unless it is in the list already. */
async function showNews(page: Page, wanted: Locator): Promise<void> {
  const show = page.getByRole('button', { name: /^Show new/ });
  await show.or(wanted).first().waitFor();
  if (await show.isVisible()) await show.click();
  await wanted.waitFor();
}

async function expectAt(page: Page, { id, top }: ScrollAnchor): Promise<void> {
  await eventually(async () => {
    expect(Math.abs(((await topOf(page, id)) ?? NaN) - top)).toBeLessThanOrEqual(1);
  });
  await atRest(page);
  expect(Math.abs(((await topOf(page, id)) ?? NaN) - top)).toBeLessThanOrEqual(1);
}

/**
 * Collects the different paging parameters of the timeline requests from now on. The first page may
 * be requested twice: its prefetched answer is too old once the socket has joined.
 */
function pagesAsked(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.pathname.startsWith('/api/v1/timelines/')) return;
    asked.add(['max_id', 'min_id', 'since_id'].filter((name) => url.searchParams.has(name)).join());
  });
  return asked;
}

/** Answers of the server that came from the cache of the browser. */
const cachedAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, responseStatus }) => name.includes('/api/v1/') && responseStatus === 200)
      .filter(({ transferSize }) => transferSize === 0)
      .map(({ name }) => name),
  );

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    return element.dataset.statusId ?? element.dataset.gap ?? element.tagName;
  });

describe('in the home timeline', () => {
  const shared = useSharedPage(stage, () =>
    site.open('/main/friends', { as: 'alice', viewport: oneColumn }),
  );

  it('a line on the first page costs no more requests after a reload than a visit', async () => {
    const page = shared();
    await rows(page).first().waitFor();
    await page.evaluate(() => window.scrollBy({ top: 700, behavior: 'instant' }));
    await atRest(page);
    const anchor = await anchorOf(page);
    const asked = pagesAsked(page);
    await page.reload();
    await expectAt(page, anchor);
    expect([...asked].filter((cursor) => cursor !== 'since_id')).toEqual(['']);
  });

  it('the reader is at the same line after a reload', async () => {
    const page = shared();
    const anchor = await readDown(page, 60);
    await page.reload();
    await expectAt(page, anchor);
  });

  it('the next post takes the place of one that is gone, and what came meanwhile waits above', async () => {
    const page = shared();
    const anchor = await anchorOf(page);
    const inSight = await rows(page).evaluateAll((found) =>
      found
        .filter((row) => row.getBoundingClientRect().bottom > 100)
        .map((row) => ({ id: row.dataset.statusId ?? '', top: row.getBoundingClientRect().top })),
    );
    const { origin } = site.instance();
    const headers = { authorization: `Bearer ${site.instance().tokenFor('bob')}` };
    let fresh = '';
    await leaveWhile(page, async () => {
      await fetch(`${origin}/api/v1/statuses/${anchor.id}`, { method: 'DELETE', headers });
      fresh = await site.post('While you were away', { as: 'bob' });
    });
    const next = inSight[1];
    expect(inSight[0]?.id).toBe(anchor.id);
    const there = { id: next?.id ?? '', top: next?.top ?? NaN };
    await expectAt(page, there);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await atRest(page);
    await showNews(page, page.locator(`[data-status-id="${fresh}"]`));
  });

  it('new posts are above, separated by a gap, and the line stays in place', async () => {
    const page = shared();
    await page.evaluate(() => window.scrollBy({ top: 4_321, behavior: 'instant' }));
    await atRest(page);
    const anchor = await anchorOf(page);
    await keepGapBelowNews(page);
    await leaveWhile(page, postNews);
    await expectAt(page, anchor);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    // Behind the button where the browser has kept the list, which has no gap to load around it.
    await showNews(page, rows(page).first().getByText('The last of them'));
    const gap = page.locator('[data-gap]');
    await eventually(async () => {
      await page.evaluate(() => window.scrollBy({ top: 800, behavior: 'instant' }));
      await atRest(page);
      expect(await gap.count()).toBe(1);
    });
    await page.unrouteAll();
  });

  it('the focus of the removed button of a gap moves to the first post that replaces it', async () => {
    const page = shared();
    const gap = page.locator('[data-gap]');
    const above = await gap.getAttribute('data-gap');
    await gap.getByRole('button', { name: 'Load missing posts' }).focus();
    await page.keyboard.press('Enter');
    await eventually(async () => {
      const taker = await page.evaluate(() => {
        const row = document.activeElement as HTMLElement;
        const before = row.previousElementSibling as HTMLElement | null;
        const { top } = row.getBoundingClientRect();
        return { below: before?.dataset.statusId, seen: top >= 0 && top < window.innerHeight };
      });
      expect(taker).toEqual({ below: above, seen: true });
    });
  });

  it('an address entered anew starts at the top', async () => {
    const page = shared();
    expect(await scrollPosition(page)).toBeGreaterThan(0);
    await page.goto(`${site.instance().origin}/main/friends?again`);
    await rows(page).first().waitFor();
    await atRest(page);
    expect(await scrollPosition(page)).toBe(0);
  });

  it('a reader at the top sees what came meanwhile, without a press, and not what the HTTP cache has kept', async () => {
    const page = shared();
    const before = await rows(page).first().getAttribute('data-status-id');
    await page.goto(elsewhere());
    const fresh = await site.post('While you were away again', { as: 'bob' });
    await page.goBack({ waitUntil: 'commit' });
    await eventually(async () => {
      const first = await rows(page).first().getAttribute('data-status-id');
      expect({ first, before }).toEqual({ first: fresh, before: expect.not.stringMatching(fresh) });
    });
    expect(await page.getByRole('button', { name: /^Show new/ }).count()).toBe(0);
    expect(await cachedAnswers(page)).toEqual([]);
  });

  it('the focus of the removed button “Show new” moves to the newest post', async () => {
    const page = shared();
    await site.listening();
    await page.evaluate(() => window.scrollBy({ top: 900, behavior: 'instant' }));
    await atRest(page);
    const fresh = await site.post('Fresh from the reeds', { as: 'bob' });
    const show = page.getByRole('button', { name: /^Show new/ });
    await show.focus();
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await focused(page)).toBe(fresh));
  });

  it('the focus of the removed button “Retry” moves to the last post, below which the next ones appear', async () => {
    stage.expectProblems(/403/);
    const page = shared();
    await page.route('**/timelines/home?*max_id=*', (route) =>
      route.fulfill({ status: 403, json: { error: 'Not now' } }),
    );
    await page.evaluate(() => window.scrollTo({ top: 99_999, behavior: 'instant' }));
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    await atRest(page);
    const listed = await setSize(page);
    const last = await rows(page).last().getAttribute('data-status-id');
    await page.unrouteAll();
    await retry.focus();
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await setSize(page)).toBeGreaterThan(listed));
    expect(await focused(page)).toBe(last);
  });

  it('Back, and then a reload, return to the same line of the posts of a profile', async () => {
    const page = shared();
    await goWithin(page, '/users/bob');
    await page.getByRole('feed', { name: 'Posts' }).waitFor();
    await rows(page).first().waitFor();
    await page.evaluate(() => window.scrollBy({ top: 1_733, behavior: 'instant' }));
    await atRest(page);
    const anchor = await anchorOf(page);
    const link = page.locator(
      `[role="feed"] > [data-status-id="${anchor.id}"] a[href^="/notice/"]`,
    );
    await link.first().evaluate((element: HTMLElement) => element.click());
    await heading(page, 'Conversation').waitFor();
    await page.goBack();
    await expectAt(page, anchor);
    await page.reload();
    await expectAt(page, anchor);
  });

  it('the reader is at the same line of a thread after a reload', async () => {
    const ids = (await site.control('thread', { depth: 12, count: 60 })).ids as string[];
    const page = shared();
    await goWithin(page, `/notice/${ids[0] ?? ''}`);
    const row = (id: string) => page.locator(`[data-thread-row="${id}"]`);
    await row(ids[3] ?? '').waitFor();
    for (let turns = 0; turns < 4; turns += 1) {
      await page.evaluate(() => window.scrollBy({ top: 900, behavior: 'instant' }));
      await atRest(page);
    }
    const line = () =>
      page.locator('[data-thread-row]').evaluateAll((found) => {
        const first = found.find((each) => each.getBoundingClientRect().bottom > 101);
        return {
          id: (first as HTMLElement | undefined)?.dataset.threadRow ?? '',
          top: first?.getBoundingClientRect().top ?? NaN,
        };
      });
    const before = await line();
    await page.reload();
    await eventually(async () => {
      await atRest(page);
      const now = await line();
      expect(now.id).toBe(before.id);
      expect(Math.abs(now.top - before.top)).toBeLessThanOrEqual(1);
    });
  });

  it('a tab without storage starts at the top', async () => {
    const page = shared();
    await goWithin(page, '/main/friends');
    await heading(page, 'Home timeline').waitFor();
    await rows(page).first().waitFor();
    await page.evaluate(() => window.scrollBy({ top: 1_500, behavior: 'instant' }));
    await atRest(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Storage is blocked', 'SecurityError');
        },
      });
    });
    await page.reload();
    await rows(page).first().waitFor();
    await atRest(page);
    expect(await scrollPosition(page)).toBe(0);
    expect(await rows(page).first().getAttribute('aria-posinset')).toBe('1');
  });
});
