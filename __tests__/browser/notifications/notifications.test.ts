/** Notifications in Chromium: in the column, on their page and in the drawer of phones. */
import type { Locator, Page } from 'playwright-core';
import { findByAcct } from '@/demo/state/people';
import { findBarriers } from '@support/engine/chromium/axe';
import { layouts, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { atRest } from '@support/timelines/scrollAnchor';
import { goWithin, heading, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

/** The milliseconds allowed for paging through a list of a hundred. */
const MANY_PAGES = 40_000;

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

const endOf = (box: Box | null): number | null => box && box.x + box.width;

const overlap = (one: Box | null, other: Box | null): boolean | null =>
  one &&
  other &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe('the notifications column of wide windows', () => {
  const shared = useSharedPage(stage, () => openColumn());

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
    expect(await findBarriers(page)).toEqual([]);
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
    const card = rowsIn(column(page)).and(page.locator('[data-status-id]')).first();
    for (const [row, read] of [
      [sentence, sentence.locator('p')],
      [card, card.locator('header time')],
    ] as const) {
      await page.getByRole('heading', { level: 1 }).hover();
      const before = await read.boundingBox();
      await row.hover();
      const buttons = row.locator('[data-row-buttons]');
      await eventually(async () =>
        expect(await buttons.evaluate((each) => getComputedStyle(each).opacity)).toBe('1'),
      );
      expect(await read.boundingBox()).toEqual(before);
      expect(overlap(await buttons.boundingBox(), before)).toBe(false);
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

  it('marks one notification as read, then all in all tabs within a second, also after a reload', async () => {
    const page = shared();
    const place = column(page);
    const other = await site.open('/main/public', { context: page.context() });
    const elsewhere = column(other);
    await unreadIn(elsewhere).first().waitFor();
    await site.listening(2);
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
    expect(await unreadIn(place).count()).toBe(0);
    await eventually(async () => expect(await unreadIn(elsewhere).count()).toBe(0));
    const pressed = Number(await page.evaluate('pressed'));
    expect(Number(await other.evaluate('allRead')) - pressed).toBeLessThanOrEqual(1_000);

    await page.reload();
    await rowsIn(place).first().waitFor();
    expect(await unreadIn(place).count()).toBe(0);
  });
});

it('NOTIF-07 the notifications have the filter, pending items and cards of reports, with a heading only in the column', async () => {
  await notify('pleroma:report', 1, 'admin');
  const page = await openColumn('admin');
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

describe('the notifications page', () => {
  const shared = useSharedPage(stage, async () => {
    await notify('mention', 75);
    // Unread ones are shown without being revealed.
    const alice = findByAcct(site.instance().world(), 'alice');
    for (const notification of alice?.notifications ?? []) notification.seen = true;
    return site.open('/alice/notifications', { as: 'alice', layout: 'middle' });
  });

  it('opens a row far down, and Back returns to the same position', async () => {
    const page = shared();
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

  it('reveals loaded rows first, and then fetches until there are no more', async () => {
    const page = shared();
    const main = page.getByRole('main');
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
    const more = main.getByRole('button', { name: 'Load older notifications' });
    const end = main.getByText('No more notifications');
    const sizes: number[] = [];
    await eventually(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      if ((await more.count()) > 0) {
        sizes.push(await sizeOf(main));
        await more.click();
      }
      expect(await end.count()).toBe(1);
    }, MANY_PAGES);
    expect(sizes.length).toBeGreaterThan(2);
    expect(await sizeOf(main)).toBeGreaterThanOrEqual(75);
    expect(await findBarriers(page)).toEqual([]);
  });
});

describe('the notifications drawer on phones', () => {
  it('NOTIF-19 loads older ones at its bottom, closes on navigation, and marks all as seen', async () => {
    await notify('mention', 60);
    const page = await site.open('/main/public', { as: 'alice', layout: 'phone' });
    const drawer = await drawerOf(page);
    expect(await findBarriers(page)).toEqual([]);
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
    expect(new URL(page.url()).pathname).toMatch(/^\/notice\//);
    const again = await drawerOf(page);
    expect(await unreadIn(again).count()).toBe(0);
  });
});
