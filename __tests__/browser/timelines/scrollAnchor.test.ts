/**
 * Scroll anchoring in Chromium: the row being read stays in place, whatever changes around it.
 * `LINNET_SEED=n` runs another random sequence, `LINNET_LONG=1` a longer one.
 */
import type { Page } from 'playwright-core';
import { createRandom, type Random } from '@/demo/state/random';
import { oneColumn, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import {
  anchorOf,
  atRest,
  offBy,
  openLongHome,
  scrollPosition,
  writePosts,
  type ScrollAnchor,
} from '@support/timelines/scrollAnchor';
import { heading, useSite } from '@support/engine/chromium/site';

const LONG = process.env.LINNET_LONG === '1';
const POSTS = LONG ? 500 : 250;
/** More than a virtual list ever renders. */
const POSTS_AT_ONCE = 70;
/** How often the session does everything that can happen. */
const ROUNDS = LONG ? 48 : 2;
const SEED = Number(process.env.LINNET_SEED ?? 1) || 1;
jest.setTimeout(ROUNDS * 70_000);

const stage = useBrowser();
const site = useSite(stage, { seed: 5 });

beforeAll(() => writePosts(site, POSTS, 'bob'));

const rows = (page: Page) => page.getByRole('feed').locator('> article');
const bottom = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
const scrollBy = (page: Page, distance: number) =>
  page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), distance);

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await atRest(page);
}

/** Changes the page and returns by how much the reader meant to scroll. */
type Operation = (page: Page, random: Random, anchor: ScrollAnchor) => Promise<number | 'anywhere'>;

let said = 0;

const operations: Record<string, Operation> = {
  scroll: async (page, random) => {
    const [place, end] = [await scrollPosition(page), await bottom(page)];
    const wanted = random.between(-900, 900);
    const distance = Math.min(end - 3_000 - place, Math.max(400 - place, wanted));
    await scrollBy(page, distance);
    return distance;
  },
  pageDown: async (page) => {
    const [place, end] = [await scrollPosition(page), await bottom(page)];
    if (place > end - 5_000) return 0;
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('PageDown');
    // The distance that Chromium pages between the bars; corrections for measured rows come on top.
    return page.evaluate(() => {
      const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
      const covered = parseFloat(scrollPaddingTop) + parseFloat(scrollPaddingBottom);
      return (window.innerHeight - covered) * 0.875;
    });
  },
  jump: async (page, random) => {
    const end = await bottom(page);
    await scrollTo(page, random.between(1_000, Math.max(2_000, end - 5_000)));
    return 'anywhere';
  },
  ownPost: async (page) => {
    const composer = page.getByRole('form', { name: 'New post' });
    const text = composer.getByRole('textbox', { name: 'Post text' });
    await text.fill(`Said meanwhile ${(said += 1)}`);
    await text.press('Control+Enter');
    await eventually(async () => expect(await text.inputValue()).toBe(''));
    return 0;
  },
  newsWaiting: async (page) => {
    await site.post(`News ${(said += 1)}`, { as: 'bob' });
    await page.getByRole('button', { name: /^Show new/ }).waitFor();
    return 0;
  },
  /** Makes a row above the anchor grow, as a picture without a size does when it loads. */
  growAbove: async (page, random, anchor) => {
    await page.evaluate(
      ([id = '', share, height]) => {
        const all = [...document.querySelectorAll<HTMLElement>('[role="feed"] > [data-status-id]')];
        const above = all.slice(
          0,
          all.findIndex((row) => row.dataset.statusId === id),
        );
        const row = above[Math.floor(Number(share) * above.length)];
        if (row) row.style.minBlockSize = `${Number(height)}px`;
      },
      [anchor.id, random.next(), random.between(40, 900)] as const,
    );
    return 0;
  },
  unfold: async (page) => {
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('[role="feed"] button')];
      const more = buttons.filter(({ textContent }) => textContent === 'Show more');
      (more.find((each) => each.getBoundingClientRect().top > 100) ?? more[0])?.click();
    });
    return 0;
  },
  leave: async (page, _random, anchor) => {
    await page.evaluate((id) => {
      const link = `[role="feed"] > [data-status-id="${id}"] a[href="/notice/${id}"]`;
      document.querySelector<HTMLElement>(link)?.click();
    }, anchor.id);
    await heading(page, 'Conversation').waitFor();
    await page.goBack();
    await heading(page, 'Home timeline').waitFor();
    await rows(page).first().waitFor();
    return 0;
  },
  resize: async (page, random) => {
    await page.setViewportSize({
      width: random.pick([860, 1_000, 1_250, 1_320, 1_440]),
      height: random.between(600, 1_000),
    });
    return 0;
  },
};

/** One round: weights the operations by how often they happen on a real page. */
const round: (keyof typeof operations)[] = [
  ...Array.from({ length: 6 }, () => 'scroll'),
  ...Array.from({ length: 3 }, () => 'pageDown'),
  ...Array.from({ length: 4 }, () => 'growAbove'),
  ...['jump', 'ownPost', 'newsWaiting', 'unfold', 'unfold', 'leave', 'resize', 'resize'],
];

/** Returns the operations of one round in a random order, so that none is missed. */
function shuffledRound(random: Random): (keyof typeof operations)[] {
  const left = [...round];
  return round.flatMap(() => left.splice(random.between(0, left.length - 1), 1));
}

describe('the scroll anchor', () => {
  const shared = useSharedPage(stage, () => openLongHome(site, POSTS, { layout: 'middle' }));

  it('is the target of a jump, and stays there', async () => {
    const page = shared();
    await rows(page).first().waitFor();
    for (const top of [9_000, 25_000, 16_000]) {
      await scrollTo(page, top);
      const anchor = await anchorOf(page);
      // Measured heights of the rows above differ from the estimates.
      expect(Math.abs((await scrollPosition(page)) - top)).toBeLessThan(4_000);
      await operations.growAbove?.(page, createRandom(SEED), anchor);
      expect(Math.abs(await offBy(page, anchor))).toBeLessThanOrEqual(1);
    }
  });

  it('is the same after Back, also from further on', async () => {
    const page = shared();
    await scrollTo(page, 9_000);
    const anchor = await anchorOf(page);
    const card = page.locator(`[role="feed"] > [data-status-id="${anchor.id}"]`);
    const link = card.locator(`a[href="/notice/${anchor.id}"]`).first();
    await link.evaluate((element: HTMLElement) => element.click());
    await heading(page, 'Conversation').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'bob' }).first().click();
    await page.waitForURL(/users/);
    await page.goBack();
    await heading(page, 'Conversation').waitFor();
    await page.goBack();
    await heading(page, 'Home timeline').waitFor();
    expect(Math.abs(await offBy(page, anchor))).toBeLessThanOrEqual(1);
  });

  it('is the focused row, however far the page is scrolled', async () => {
    const page = shared();
    await scrollTo(page, 0);
    const row = rows(page).nth(3);
    const id = (await row.getAttribute('data-status-id')) ?? '';
    await row.focus();
    const focused = () =>
      page.evaluate(() => (document.activeElement as HTMLElement).dataset.statusId);
    for (const top of [3_000, 9_000, 30_000, 12_000, 0]) {
      await scrollTo(page, top);
      expect([top, await focused()]).toEqual([top, id]);
    }
    expect(await row.getAttribute('data-status-id')).toBe(id);
    // Tab continues as if nothing had happened.
    await page.keyboard.press('Tab');
    expect(await row.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  it(`stays through ${ROUNDS * round.length} operations on ${POSTS} posts`, async () => {
    const page = shared();
    await eventually(async () => expect(await rows(page).count()).toBeGreaterThan(5));
    await site.listening();
    await scrollTo(page, 4_000);
    const random = createRandom(SEED);
    const told: (keyof typeof operations)[] = [];
    const astray: string[] = [];
    const session = Array.from({ length: ROUNDS }, () => shuffledRound(random)).flat();
    for (const [at, name] of session.entries()) {
      const anchor = await anchorOf(page);
      const meant = (await operations[name]?.(page, random, anchor)) ?? 0;
      told.push(name);
      if (meant === 'anywhere') continue;
      const off = await offBy(page, { id: anchor.id, top: anchor.top - meant });
      if (Math.abs(off) <= 1) continue;
      astray.push(
        `seed ${SEED}, operation ${at} (${told.slice(-4).join(', ')}): ` +
          `${anchor.id} is off by ${off.toFixed(1)} px after a move of ${meant}`,
      );
    }
    expect(astray).toEqual([]);
    expect(await rows(page).count()).toBeLessThan(60);
  });

  it('needs no virtual list if the setting is off [virtualScrolling]', async () => {
    const settings = { virtualScrolling: false };
    const page = await openLongHome(site, POSTS_AT_ONCE, { settings, viewport: oneColumn });
    await eventually(async () => expect(await rows(page).count()).toBe(POSTS_AT_ONCE));
    await scrollTo(page, 9_000);
    const anchor = await anchorOf(page);
    await page.setViewportSize({ width: 1_000, height: 700 });
    expect(Math.abs(await offBy(page, anchor))).toBeLessThanOrEqual(1);
    expect(await rows(page).count()).toBe(POSTS_AT_ONCE);
  });
});

/**
 * Runs in the page, where nothing comes too late: as soon as the list begins to settle, clicks on
 * what lies at the place of the first link; notes for how long the list settles.
 */
function clickWhileSettling(): void {
  const feed = document.querySelector<HTMLElement>('[role="feed"]');
  const settled = new Promise<number>((resolve) => {
    let began: number | undefined;
    const look = () => {
      if (began !== undefined) return resolve(performance.now() - began);
      began = performance.now();
      const link = feed?.querySelector('article a[href^="/notice/"]');
      const { x, y } = link?.getBoundingClientRect() ?? { x: 0, y: 0 };
      (document.elementFromPoint(x + 4, y + 4) as HTMLElement | null)?.click();
    };
    if (feed) new MutationObserver(look).observe(feed, { attributeFilter: ['data-settling'] });
  });
  Object.assign(window, { settled });
}

describe('a list', () => {
  const shared = useSharedPage(stage, () =>
    site.open('/main/friends', {
      as: 'alice',
      settings: { streaming: true },
      viewport: oneColumn,
    }),
  );

  it('TL-23 has reached its end within 750 px of the bottom, and no earlier', async () => {
    const asked: string[] = [];
    const page = shared();
    page.on('request', (request) => {
      if (request.url().includes('max_id=')) asked.push(request.url());
    });
    await rows(page).first().waitFor();
    const below = () =>
      page
        .getByRole('button', { name: 'Load older posts' })
        .evaluate(
          ({ parentElement: end }) => (end?.getBoundingClientRect().top ?? NaN) - innerHeight,
        );
    const approach = async (distance: number) => {
      for (let turns = 0; turns < 30 && Math.abs((await below()) - distance) > 1; turns += 1) {
        await scrollBy(page, (await below()) - distance);
        await atRest(page);
      }
      expect(Math.abs((await below()) - distance)).toBeLessThanOrEqual(1);
    };
    await approach(1_200);
    await approach(755);
    expect(asked).toEqual([]);
    await scrollBy(page, 10);
    await eventually(() => expect(asked).toHaveLength(1));
    await atRest(page);
  });

  it('does not follow the waiting reader at its end: older posts appear below the line being read', async () => {
    const page = shared();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/timelines/home?*max_id=*', async (route) => {
      await held;
      await route.continue();
    });
    await eventually(async () => {
      await scrollBy(page, await bottom(page));
      expect(await page.getByRole('progressbar', { name: 'Loading…' }).isVisible()).toBe(true);
    });
    await atRest(page);
    const before = await anchorOf(page);
    const listed = Number(await rows(page).last().getAttribute('aria-setsize'));
    release();
    await eventually(async () =>
      expect(Number(await rows(page).last().getAttribute('aria-setsize'))).toBe(listed + 20),
    );
    await atRest(page);
    expect(Math.abs(await offBy(page, before))).toBeLessThanOrEqual(1);
    expect((await anchorOf(page)).id).toBe(before.id);
    await page.unrouteAll();
  });

  it('TL-15 ignores clicks for a second when it moved by itself', async () => {
    const page = shared();
    await scrollTo(page, 0);
    await site.listening();
    await page.evaluate(clickWhileSettling);
    await site.post('Shows by itself', { as: 'bob' });
    expect(await page.evaluate('window.settled')).toBeGreaterThan(900);
    await rows(page).first().getByText('Shows by itself').waitFor();
    expect(new URL(page.url()).pathname).toBe('/main/friends');
    const box = await rows(page).first().locator('a[href^="/notice/"]').first().boundingBox();
    await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
    await heading(page, 'Conversation').waitFor();
  });
});
