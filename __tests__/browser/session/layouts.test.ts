/** The three layouts in Chromium: which parts they have and where, without horizontal overflow. */
import type { Locator, Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { layoutNames, layouts, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { goWithin, heading, useSite, type VisitOptions } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const LONG = `Longword${'abcdefghij'.repeat(30)}`;
const hard = `<p>${LONG} https://a.example/${LONG}</p><pre>${LONG}</pre><p dir="rtl">שלום עולם، مرحبا بالعالم</p>`;

const notifications = (page: Page) => page.getByRole('complementary', { name: 'Notifications' });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const leftOf = async (page: Page, role: 'main' | 'navigation' | 'complementary') =>
  (await page.getByRole(role).first().boundingBox())?.x ?? Number.NaN;

const isReady = (page: Page) => page.getByRole('feed').getByRole('article').first().waitFor();
const resize = (page: Page, width: number, height = 800) => page.setViewportSize({ width, height });

/** The id of a post that is hard to lay out. */
let hardPost = '';

/** Opens a timeline whose newest post is hard to lay out, with its first statuses. */
async function open(options: VisitOptions = {}): Promise<Page> {
  hardPost ||= await site.post(hard, { contentType: 'text/html', subject: LONG });
  const page = await site.open('/main/public', {
    ...options,
    viewport: { width: 1440, height: 800 },
  });
  await isReady(page);
  return page;
}

/** Measures the layout after the reader has scrolled far down. */
async function frameOf(page: Page) {
  await notifications(page).waitFor();
  await page.mouse.move(700, 400);
  await eventually(async () => {
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  });
  const head = await page.getByRole('main').getByRole('heading', { level: 1 }).boundingBox();
  const bar = await page.getByRole('banner').first().locator('> *').boundingBox();
  const scrollbars = await notifications(page).evaluate((column) => {
    for (let box: Element | null = column; box; box = box.parentElement) {
      const { scrollbarWidth } = getComputedStyle(box);
      if (scrollbarWidth !== 'auto') return scrollbarWidth;
    }
    return null;
  });
  return { stays: (head?.y ?? 0) > 0, wide: bar?.width, scrollbars };
}

/** Returns by how much the page is wider than the window, and which elements cause it. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className}`);
  });

/** Zooming to 200 % halves the width of a window. */
const widths = [1440, 1300, 1000, 801, 720, 500, 390, 320];

/** Visits screens by path and title, and expects that they fit into windows of all widths. */
async function expectNoOverflow(page: Page, screens: Record<string, string>): Promise<void> {
  for (const [path, title] of Object.entries(screens)) {
    await goWithin(page, path);
    await heading(page, title).waitFor();
    for (const width of widths) {
      await resize(page, width, 700);
      await eventually(async () => {
        expect([path, width, await overflow(page)]).toEqual([path, width, []]);
      });
    }
  }
}

const shared = useSharedPage(stage, () => open({ as: 'alice' }));

describe('for a member', () => {
  it('the columns lie side by side, keep their headings, hide scrollbars and lie under the whole bar', async () => {
    const page = shared();
    await notifications(page).waitFor();
    expect(await leftOf(page, 'navigation')).toBeLessThan(await leftOf(page, 'main'));
    expect(await leftOf(page, 'main')).toBeLessThan(await leftOf(page, 'complementary'));
    expect(await frameOf(page)).toEqual({ stays: true, wide: 1440, scrollbars: 'none' });
  });

  it('SHELL-05 there is a main column, and a third one from 1300 px, which comes and goes with the size of the window', async () => {
    const page = shared();
    for (const [width, third] of [
      [1299, 0],
      [1300, 1],
      [700, 0],
      [1440, 1],
    ] as const) {
      await resize(page, width);
      await eventually(async () => {
        expect([width, await notifications(page).count()]).toEqual([width, third]);
      });
      expect(await page.getByRole('main').count()).toBe(1);
    }
  });

  it('SHELL-06 there are a bar and drawers on phones, and navigation and search on wider windows', async () => {
    const page = shared();
    await resize(page, 800);
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Reedbank' }).getByRole('navigation').waitFor();
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: 'Notifications' }).click();
    await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await navigation(page).count()).toBe(0);
    expect(await page.getByRole('search').count()).toBe(0);

    await resize(page, 801);
    await navigation(page).waitFor();
    await page.getByRole('banner').getByRole('search').waitFor();
    expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(0);
  });

  it.each(layoutNames)(
    'the %s layout has each landmark once, and one first-level heading',
    async (layout) => {
      const page = shared();
      await page.setViewportSize(layouts[layout]);
      const desktop = layout === 'phone' ? 0 : 1;
      const expected = {
        banner: 1,
        main: 1,
        search: desktop,
        navigation: desktop,
        notifications: layout === 'wide' ? 1 : 0,
      };
      await eventually(async () => {
        expect({
          banner: await page.getByRole('banner').count(),
          main: await page.getByRole('main').count(),
          search: await page.getByRole('search').count(),
          navigation: await navigation(page).count(),
          notifications: await notifications(page).count(),
        }).toEqual(expected);
      });
      for (const [path, title] of Object.entries({
        '/nav-edit': 'Customise navigation',
        '/about': 'About',
        '/no/such/page': 'Page not found',
        '/main/friends': 'Home timeline',
      })) {
        await goWithin(page, path);
        await heading(page, title).waitFor();
        await eventually(async () => {
          expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
        });
      }
    },
  );

  it('there is no horizontal overflow, even with long words', async () => {
    await expectNoOverflow(shared(), {
      '/main/public': 'Local timeline',
      [`/notice/${hardPost}`]: 'Conversation',
      '/nav-edit': 'Customise navigation',
      '/no/such/page': 'Page not found',
    });
  });

  it('text may be of double size', async () => {
    const page = shared();
    await goWithin(page, '/main/public');
    await heading(page, 'Local timeline').waitFor();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [1440, 1000, 390]) {
      await resize(page, width);
      await eventually(async () => expect([width, await overflow(page)]).toEqual([width, []]));
      await page.getByRole('article').first().waitFor();
      // The columns follow the window a moment later.
      await eventually(async () => {
        const reading = await page.getByRole('main').boundingBox();
        expect(reading?.width).toBeGreaterThan(300);
      });
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  });
});

describe('for a visitor', () => {
  it('SHELL-05 there is a main column, but no third one in a wide window', async () => {
    const page = shared();
    await resize(page, 1440);
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await heading(page, 'Local timeline').waitFor();
    await page.getByRole('form', { name: 'Log in' }).waitFor();
    await navigation(page).waitFor();
    expect(await page.getByRole('main').count()).toBe(1);
    expect(await notifications(page).count()).toBe(0);
  });

  it('there is no horizontal overflow, even with long words', async () => {
    await expectNoOverflow(shared(), {
      '/main/public': 'Local timeline',
      '/login': 'Log in',
    });
  });
});

describe('on a phone with a touch screen', () => {
  it('SHELL-06 the bottom bar navigates, and covers neither the last row nor an open reply, dark and light [bottomBar]', async () => {
    const id = await site.post('Something to reply to', { as: 'bob' });
    const page = await site.open('/main/friends', {
      as: 'alice',
      layout: 'phone',
      colorScheme: 'dark',
      settings: { themeMode: 'system', darkTheme: 'pleroma-dark', lightTheme: 'pleroma-light' },
    });
    const bar = page.getByRole('navigation', { name: 'Navigation bar' });
    const places = bar.locator('a, button');
    await places.nth(4).waitFor();
    for (let at = 0; at < 5; at += 1) {
      const box = await places.nth(at).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(48);
      expect(box?.height).toBeGreaterThanOrEqual(48);
    }
    const home = bar.getByRole('link', { name: 'Home timeline' });
    expect(await home.getAttribute('aria-current')).toBe('page');
    await isReady(page);
    await page.evaluate(() => window.scrollBy(0, 900));
    await home.tap();
    await eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(0));
    expect(await findBarriers(page, { cards: 3 })).toEqual([]);

    await bar.getByRole('link', { name: 'Search' }).tap();
    await heading(page, 'Search').waitFor();
    await bar.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog', { name: 'Reedbank' }).getByRole('navigation').waitFor();
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: 'New post' }).tap();
    await page.getByRole('dialog', { name: 'New post' }).getByRole('form').waitFor();
    await page.keyboard.press('Escape');

    await goWithin(page, `/notice/${id}`);
    const post = page.locator(`article[data-status-id="${id}"]`);
    /** At the end of the page, the element ends above the bar. */
    const isAboveBar = (element: Locator) =>
      eventually(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        const [last, edge] = await Promise.all([element.boundingBox(), bar.boundingBox()]);
        expect(last && edge && edge.y - last.y - last.height).toBeGreaterThanOrEqual(0);
      });
    await isAboveBar(post);
    await post.getByRole('button', { name: 'Reply' }).tap();
    const reply = page.getByRole('form', { name: 'Reply' });
    await reply.getByRole('textbox', { name: 'Post text' }).tap();
    await eventually(async () => expect(await bar.count()).toBe(0));
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await bar.waitFor();
    await isAboveBar(reply);
    expect(await findBarriers(page)).toEqual([]);
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bg'));
    const dark = await ground();
    await page.emulateMedia({ colorScheme: 'light' });
    await eventually(async () => expect(await ground()).not.toBe(dark));
    expect(await findBarriers(page, { onlyColours: true })).toEqual([]);
  });
});

describe('for a member with other settings', () => {
  it('the columns are mirrored, and their headings, scrollbars and the bar differ [sidebarRight, disableStickyHeaders, showScrollbars, navbarColumnStretch]', async () => {
    const settings = {
      sidebarRight: true,
      disableStickyHeaders: true,
      showScrollbars: true,
      navbarColumnStretch: true,
      contentColumnWidth: '500px',
      sidebarColumnWidth: '300px',
      notifsColumnWidth: '300px',
    };
    const page = await open({ as: 'alice', settings });
    await notifications(page).waitFor();
    expect(await leftOf(page, 'complementary')).toBeLessThan(await leftOf(page, 'main'));
    expect(await leftOf(page, 'main')).toBeLessThan(await leftOf(page, 'navigation'));
    const changed = await frameOf(page);
    expect(changed).toMatchObject({ stays: false, scrollbars: 'thin' });
    expect(changed.wide).toBeGreaterThanOrEqual(1_100);
    expect(changed.wide).toBeLessThan(1_200);
  });
});
