/**
 * Notifications in Chromium: in the column, on their page, in the drawer of phones, and by kind on
 * the page of interactions.
 */
import type { Locator, Page } from 'playwright-core';
import { findByAcct } from '@/demo/state/people';
import { findBarriers } from '@support/engine/chromium/axe';
import { layouts, useBrowser, useSharedPage, type Layout } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { atRest } from '@support/timelines/scrollAnchor';
import { goWithin, heading, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const column = (page: Page) => page.getByRole('complementary', { name: 'Notifications' });
const feedIn = (place: Locator) => place.getByRole('feed', { name: 'Notifications' });
/** Returns the rows, without the cards inside them. */
const rowsIn = (place: Locator) => feedIn(place).locator('[aria-posinset]');
const unreadIn = (place: Locator) => feedIn(place).getByText('unread', { exact: true });

/** Returns the length of the list, rendered or not. */
const sizeOf = async (place: Locator): Promise<number> =>
  Number(await rowsIn(place).first().getAttribute('aria-setsize'));

const notify = (type: string, count = 1, as = 'alice') =>
  site.control('notify', { as, type, count });

async function openColumn(as: 'alice' | 'admin' = 'alice'): Promise<Page> {
  const page = await site.open('/main/public', { as });
  await rowsIn(column(page)).first().waitFor();
  return page;
}

async function drawerOf(page: Page) {
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  const place = page.getByRole('dialog', { name: 'Notifications' });
  await rowsIn(place).first().waitFor();
  return place;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In its row: the row itself moves when a line above the list appears, such as a follow request. */
const placeInRow = (part: Locator): Promise<Box> =>
  part.evaluate((element) => {
    const row = element.closest('article')?.getBoundingClientRect() ?? new DOMRect();
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x - row.x, y: y - row.y, width, height };
  });

const endOf = (box: Box | null): number | null => box && box.x + box.width;

const overlap = (one: Box | null, other: Box | null): boolean | null =>
  one &&
  other &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const pageOfAlice = useSharedPage(stage, async () => {
  const alice = findByAcct(site.instance().world(), 'alice');
  if (!alice) throw new Error('The world lacks people');
  // Moves of accounts are listed for those whose follows do not move automatically.
  alice.flags.allowFollowingMove = false;
  await notify('move');
  return openColumn();
});

describe('the notifications column of wide windows', () => {
  const shared = pageOfAlice;

  it('shows socket events at once, and several likes of one post as one row', async () => {
    const place = column(shared());
    await site.listening();
    await notify('favourite', 3);
    const first = rowsIn(place).first();
    await first.getByText(/and .+ favourited your post/).waitFor();
    expect(await first.getByText('unread', { exact: true }).count()).toBe(1);
    await first.getByRole('button', { name: /^Show all/ }).click();
    await eventually(async () =>
      expect(await first.getByRole('listitem').count()).toBeGreaterThanOrEqual(3),
    );
    await first.getByRole('button', { name: 'Collapse' }).click();
    await eventually(async () => expect(await first.getByRole('listitem').count()).toBe(0));
  });

  it('is usable by keyboard alone, and accessible', async () => {
    const page = shared();
    await notify('follow');
    await notify('follow_request');
    const first = rowsIn(column(page)).first();
    await first.getByText('wants to follow you').waitFor();
    expect(await findBarriers(page, { within: 'aside' })).toEqual([]);
    await first.focus();
    const mark = first.getByRole('button', { name: 'Mark as read' });
    await eventually(async () => {
      await page.keyboard.press('Tab');
      expect(await mark.evaluate((button) => document.activeElement === button)).toBe(true);
    });
    await page.keyboard.press('Enter');
    await eventually(async () => {
      expect(await mark.count()).toBe(0);
      expect(await first.evaluate((row) => document.activeElement === row)).toBe(true);
    });
  });

  it('pointing at a row shows its buttons, which cover nothing and move neither sentence nor time', async () => {
    const page = shared();
    await notify('follow');
    await notify('mention');
    const sentence = rowsIn(column(page)).filter({ hasText: 'followed you' }).first();
    const card = rowsIn(column(page)).first().and(page.locator('[data-status-id]'));
    // Both are there: what came later would move the rows.
    await card.waitFor();
    await atRest(page);
    for (const [row, read] of [
      [sentence, sentence.locator('p')],
      [card, card.locator('header time')],
    ] as const) {
      await page.getByRole('heading', { level: 1 }).hover();
      const before = await placeInRow(read);
      await row.hover();
      const buttons = row.locator('[data-row-buttons]');
      await eventually(async () =>
        expect(await buttons.evaluate((each) => getComputedStyle(each).opacity)).toBe('1'),
      );
      expect(await placeInRow(read)).toEqual(before);
      expect(overlap(await placeInRow(buttons), before)).toBe(false);
    }
  });

  it('gives way to the page of notifications, which takes its space, and is restored afterwards', async () => {
    const page = shared();
    const { x: before } = (await page.getByRole('main').boundingBox()) ?? {};
    const end = endOf(await column(page).boundingBox());
    await goWithin(page, '/alice/notifications');
    await rowsIn(page.getByRole('main')).first().waitFor();
    await eventually(async () => expect(await column(page).count()).toBe(0));
    expect(await page.getByRole('feed', { name: 'Notifications' }).count()).toBe(1);
    const wide = await page.getByRole('main').boundingBox();
    expect(wide?.x).toBe(before);
    expect(endOf(wide)).toBe(end);
    await page.goBack();
    await rowsIn(column(page)).first().waitFor();
  });

  it('marks one notification as read, then all in all tabs within a second', async () => {
    const page = shared();
    const place = column(page);
    const other = await site.open('/main/public', { context: page.context() });
    const elsewhere = column(other);
    await unreadIn(elsewhere).first().waitFor();
    await site.listening();
    await notify('mention', 2);
    // How many rows are drawn depends on their heights, so only the newest are compared.
    const newest = rowsIn(place).first();
    const next = rowsIn(place).nth(1);
    await eventually(async () => {
      for (const row of [newest, rowsIn(elsewhere).first()]) {
        expect((await row.textContent()) ?? '').toMatch(/unread.*number 1/);
      }
    });
    await newest.getByRole('button', { name: 'Mark as read' }).click();
    await eventually(async () => expect(await newest.textContent()).not.toContain('unread'));
    expect(await next.textContent()).toMatch(/unread.*number 0/);

    await other.evaluate(() => {
      const feed = document.querySelector('aside [role="feed"]');
      const noted = window as unknown as { allRead?: number };
      const look = () => {
        if (!feed?.querySelector('[data-unseen]')) noted.allRead ??= Date.now();
      };
      if (feed) new MutationObserver(look).observe(feed, { attributes: true, subtree: true });
    });
    await page.evaluate(() => {
      const note = () => Object.assign(window, { pressed: Date.now() });
      addEventListener('click', note, { capture: true, once: true });
    });
    const [told] = await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/pleroma/notifications/read')),
      place.getByRole('button', { name: 'Mark all as read' }).click(),
    ]);
    expect(told.ok()).toBe(true);
    for (const each of [place, elsewhere]) {
      await eventually(async () => expect(await unreadIn(each).count()).toBe(0));
    }
    const pressed = Number(await page.evaluate('pressed'));
    expect(Number(await other.evaluate('allRead')) - pressed).toBeLessThanOrEqual(1_000);
    await other.close();
  });
});

/** Each kind of the page of interactions, with the layout in which it is read. */
const kinds: [name: string, layout: Layout][] = [
  ['Mentions', 'wide'],
  ['Follows', 'wide'],
  ['Favourites and repeats', 'phone'],
  ['Emoji reactions', 'phone'],
  ['Account moves', 'phone'],
];

describe('the interactions page', () => {
  it('shows every kind, on wide windows and phones', async () => {
    const page = pageOfAlice();
    await goWithin(page, '/users/alice/interactions');
    const tabs = page.getByRole('tablist', { name: 'Interactions' }).getByRole('tab');
    await tabs.first().waitFor();
    expect(await tabs.count()).toBe(kinds.length);
    for (const [name, layout] of kinds) {
      await page.setViewportSize(layouts[layout]);
      await tabs.filter({ hasText: name }).click();
      const feed = page.getByRole('feed', { name, exact: true });
      const row = feed.getByRole('article').first();
      await row.waitFor();
      if (name === 'Account moves') await row.getByText('moved to').waitFor();
      expect([name, await findBarriers(page, { within: 'main', cards: 3 })]).toEqual([name, []]);
    }
  });

  it('is navigable by keyboard alone', async () => {
    const page = pageOfAlice();
    await page.getByRole('tab', { name: 'Mentions', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('feed', { name: 'Mentions' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('feed', { name: 'Favourites and repeats' }).waitFor();
    await page.keyboard.press('End');
    await page.getByRole('tab', { name: 'Account moves', selected: true }).waitFor();
  });
});

describe('staff', () => {
  const shared = useSharedPage(stage, async () => {
    await notify('pleroma:report', 1, 'admin');
    return openColumn('admin');
  });

  it('see reports and their state among the interactions', async () => {
    const page = shared();
    await goWithin(page, '/users/admin/interactions');
    await page.getByRole('tab', { name: 'Reports' }).click();
    const report = page.getByRole('feed', { name: 'Reports' }).getByRole('article').first();
    await report.getByText('submitted a report').waitFor();
    await Promise.all([
      page.waitForResponse((answer) => answer.url().includes('/admin/reports')),
      report.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Closed' }),
    ]);
    expect(await findBarriers(page, { within: 'main', cards: 3 })).toEqual([]);
    await page.goBack();
    await rowsIn(column(page)).first().waitFor();
  });

  it('NOTIF-07 the notifications have the filter, pending items and cards of reports, with a heading only in the column', async () => {
    const page = shared();
    const place = column(page);
    await place.getByRole('heading', { name: 'Notifications', level: 2 }).waitFor();
    await place.getByRole('link', { name: '2 unread announcements' }).waitFor();
    await place.getByRole('button', { name: 'Filter notifications' }).waitFor();
    const state = place.getByRole('combobox', { name: 'State' }).first();
    await Promise.all([
      page.waitForResponse((answer) => answer.url().includes('/admin/reports')),
      state.selectOption({ label: 'Resolved' }),
    ]);
    expect(await state.inputValue()).toBe('resolved');

    await page.setViewportSize(layouts.phone);
    const drawer = await drawerOf(page);
    expect(await drawer.getByRole('heading').count()).toBe(0);
    await drawer.getByRole('link', { name: '2 unread announcements' }).waitFor();
    await drawer.getByRole('button', { name: 'Filter notifications' }).waitFor();
    await drawer.getByRole('combobox', { name: 'State' }).first().waitFor();
  });
});

/** On a small window of a computer, and then on a larger one. */
describe('the notifications of another visit', () => {
  const shared = useSharedPage(stage, async () => {
    await notify('mention', 60);
    return site.open('/main/public', { as: 'alice', viewport: layouts.phone });
  });

  it('NOTIF-19 in the drawer of phones loads older ones at its bottom, closes on navigation, and marks all as seen', async () => {
    const page = shared();
    const drawer = await drawerOf(page);
    expect(await findBarriers(page, { within: '[role="dialog"]', cards: 3 })).toEqual([]);
    const before = await unreadIn(drawer).count();
    expect(before).toBeGreaterThan(0);
    const older = page.waitForRequest((request) => request.url().includes('max_id='));
    await eventually(async () => {
      await drawer.locator('[data-body]').evaluate((body) => body.scrollTo(0, body.scrollHeight));
      expect(await sizeOf(drawer)).toBeGreaterThan(20);
    });
    await older;
    const link = rowsIn(drawer)
      .first()
      .getByRole('link')
      .filter({ has: page.locator('time') });
    await link.first().click();
    await drawer.waitFor({ state: 'detached' });
    await page.waitForURL('**/notice/*');
    const again = await drawerOf(page);
    await eventually(async () => expect(await unreadIn(again).count()).toBe(0));
  });

  it('on their page opens a row far down, and Back returns to the same position', async () => {
    const page = shared();
    await page.setViewportSize(layouts.middle);
    await goWithin(page, '/alice/notifications');
    const main = page.getByRole('main');
    await rowsIn(main).first().waitFor();
    const row = main.locator('[aria-posinset="17"]');
    await eventually(async () => {
      await page.mouse.wheel(0, 300);
      expect(await row.count()).toBe(1);
    });
    await row.scrollIntoViewIfNeeded();
    await atRest(page);
    const topOf = async () => (await row.boundingBox())?.y ?? NaN;
    const before = await topOf();
    await row
      .getByRole('link')
      .filter({ has: page.locator('time') })
      .click();
    await heading(page, 'Conversation').waitFor();
    await page.goBack();
    await eventually(async () => expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1));
  });
});
