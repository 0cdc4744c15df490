/** The three layouts in Chromium: which parts they have and where, without horizontal overflow. */
import type { Page } from 'playwright-core';
import { layouts, useBrowser } from '@support/engine/chromium/browser';
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

/**
 * Opens a timeline in a window of this width, as a member or a visitor, with its first statuses.
 */
async function openAt(width: number, options: VisitOptions = {}, height = 800): Promise<Page> {
  const page = await site.open('/main/public', { ...options, viewport: { width, height } });
  await page.getByRole('feed').getByRole('article').first().waitFor();
  return page;
}

describe('the columns', () => {
  it('SHELL-05 are a main column, and a third one from 1300 px for members only', async () => {
    for (const [width, as, third] of [
      [1300, 'alice', 1],
      [1299, 'alice', 0],
      [1440, 'alice', 1],
      [1440, undefined, 0],
      [700, 'alice', 0],
    ] as const) {
      const page = await openAt(width, as ? { as } : {});
      if (third) await notifications(page).waitFor();
      expect([width, as, await notifications(page).count()]).toEqual([width, as, third]);
      expect(await page.getByRole('main').count()).toBe(1);
      await page.context().close();
    }
  });

  it('SHELL-06 are bar and drawers on phones, and navigation and search on wider windows', async () => {
    const phone = await openAt(800, { as: 'alice' });
    expect(await navigation(phone).count()).toBe(0);
    expect(await phone.getByRole('search').count()).toBe(0);
    const bar = phone.getByRole('banner');
    await bar.getByRole('button', { name: 'Menu' }).click();
    await phone.getByRole('dialog', { name: 'Reedbank' }).getByRole('navigation').waitFor();
    await phone.keyboard.press('Escape');
    await bar.getByRole('button', { name: 'Notifications' }).click();
    await phone.getByRole('dialog', { name: 'Notifications' }).waitFor();

    const desktop = await openAt(801, { as: 'alice' });
    await navigation(desktop).waitFor();
    await desktop.getByRole('banner').getByRole('search').waitFor();
    expect(await desktop.getByRole('button', { name: 'Menu' }).count()).toBe(0);
  });

  it('change when the window is resized', async () => {
    const page = await openAt(1440, { as: 'alice' });
    await notifications(page).waitFor();
    await page.setViewportSize({ width: 1000, height: 800 });
    await notifications(page).waitFor({ state: 'detached' });
    await page.setViewportSize(layouts.phone);
    await page.getByRole('button', { name: 'Menu' }).waitFor();
    await page.setViewportSize(layouts.wide);
    await notifications(page).waitFor();
    await navigation(page).waitFor();
  });

  it('are mirrored by the setting [sidebarRight]', async () => {
    const page = await openAt(1440, { as: 'alice' });
    await notifications(page).waitFor();
    expect(await leftOf(page, 'navigation')).toBeLessThan(await leftOf(page, 'main'));
    expect(await leftOf(page, 'main')).toBeLessThan(await leftOf(page, 'complementary'));

    const mirrored = await openAt(1440, { as: 'alice', settings: { sidebarRight: true } });
    await notifications(mirrored).waitFor();
    expect(await leftOf(mirrored, 'complementary')).toBeLessThan(await leftOf(mirrored, 'main'));
    expect(await leftOf(mirrored, 'main')).toBeLessThan(await leftOf(mirrored, 'navigation'));
  });

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

  it('keep their headings, hide scrollbars and lie under the whole bar, unless the settings say otherwise [disableStickyHeaders, showScrollbars, navbarColumnStretch]', async () => {
    const plain = await frameOf(await openAt(1440, { as: 'alice' }));
    expect(plain).toEqual({ stays: true, wide: 1440, scrollbars: 'none' });
    const settings = {
      disableStickyHeaders: true,
      showScrollbars: true,
      navbarColumnStretch: true,
      contentColumnWidth: '500px',
      sidebarColumnWidth: '300px',
      notifsColumnWidth: '300px',
    };
    const changed = await frameOf(await openAt(1440, { as: 'alice', settings }));
    expect(changed).toMatchObject({ stays: false, scrollbars: 'thin' });
    expect(changed.wide).toBeGreaterThanOrEqual(1_100);
    expect(changed.wide).toBeLessThan(1_200);
  });
});

describe('the width of the window', () => {
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

  it.each([['a visitor', undefined] as const, ['a member', 'alice'] as const])(
    'has no horizontal overflow for %s, even with long words',
    async (_who, as) => {
      const id = await site.post(hard, { contentType: 'text/html', subject: LONG });
      const page = await openAt(1440, as ? { as } : {});
      const screens: Record<string, string> = {
        '/main/public': 'Local timeline',
        [`/notice/${id}`]: 'Conversation',
        ...(as ? { '/nav-edit': 'Customise navigation' } : { '/login': 'Log in' }),
        '/no/such/page': 'Page not found',
      };
      for (const [path, title] of Object.entries(screens)) {
        await goWithin(page, path);
        await heading(page, title).waitFor();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 700 });
          await eventually(async () => {
            expect([path, width, await overflow(page)]).toEqual([path, width, []]);
          });
        }
      }
    },
  );

  it.each([1440, 1000, 390])('allows text of double size at %i px', async (width) => {
    const page = await openAt(width, { as: 'alice' });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await eventually(async () => expect(await overflow(page)).toEqual([]));
    await page.getByRole('article').first().waitFor();
    const reading = await page.getByRole('main').boundingBox();
    expect(reading?.width).toBeGreaterThan(300);
  });
});

describe('for screen readers', () => {
  it.each(Object.keys(layouts) as (keyof typeof layouts)[])(
    'the %s layout has each landmark once, and one first-level heading',
    async (layout) => {
      const page = await site.open('/main/friends', { as: 'alice', layout });
      await page.getByRole('feed').getByRole('article').first().waitFor();
      const count = async (role: 'banner' | 'main' | 'navigation' | 'complementary' | 'search') =>
        [role, await page.getByRole(role).count()] as const;
      const desktop = layout === 'phone' ? 0 : 1;
      expect(await count('banner')).toEqual(['banner', 1]);
      expect(await count('main')).toEqual(['main', 1]);
      expect(await navigation(page).count()).toBe(desktop);
      expect(await count('search')).toEqual(['search', desktop]);
      expect(await notifications(page).count()).toBe(layout === 'wide' ? 1 : 0);
      for (const [path, title] of Object.entries({
        '/main/friends': 'Home timeline',
        '/nav-edit': 'Customise navigation',
        '/about': 'About',
        '/no/such/page': 'Page not found',
      })) {
        await goWithin(page, path);
        await heading(page, title).waitFor();
        await eventually(async () => {
          expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
        });
      }
    },
  );
});
