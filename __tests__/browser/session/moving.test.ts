/** Navigation in Chromium: focus, scroll position, drawers and dialogs. */
import type { Locator, Page } from 'playwright-core';
import { layouts, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { hasFocus } from '@support/engine/chromium/focus';
import { fingers } from '@support/engine/chromium/touch';
import { eventually } from '@support/eventually';
import { atRest } from '@support/timelines/scrollAnchor';
import { goWithin, heading, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const holdsFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((box) => box.contains(document.activeElement));
const isReady = (page: Page) => page.getByRole('feed').getByRole('article').first().waitFor();
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const scrollPlace = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Swipes over the page. */
const swipe = (page: Page, from: number, to: number, y = 420): Promise<void> =>
  fingers(page, [[from, y]], [[to, y]], { atOnce: true });

describe('on a computer', () => {
  const tall = (lines: number) =>
    Array.from({ length: lines }, (_, at) => `Line ${String(at)}`).join('\n\n');
  const shared = useSharedPage(stage, async () => {
    for (const text of [tall(10), 'Short', tall(30), 'Short']) {
      await site.post(text, { as: 'bob' });
    }
    return site.open('/main/public', { as: 'alice', layout: 'middle' });
  });

  it('the focus reaches the skip link first on the first page, which works', async () => {
    const page = shared();
    await isReady(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await hasFocus(skip);
    const box = await skip.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.height).toBeGreaterThan(20);
    await page.keyboard.press('Enter');
    await hasFocus(page.getByRole('main'));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  it('the focus moves to the heading of each further page', async () => {
    const page = shared();
    await page.getByRole('navigation').getByRole('link', { name: 'Known network' }).click();
    await heading(page, 'Known network').waitFor();
    await hasFocus(heading(page, 'Known network'));
    // A screen whose code loads only now.
    await goWithin(page, '/nav-edit');
    await heading(page, 'Customise navigation').waitFor();
    await hasFocus(heading(page, 'Customise navigation'));
  });

  it('the focus stays visible below the bars when moving backwards through posts', async () => {
    const page = shared();
    await page.getByRole('navigation').getByRole('link', { name: 'Known network' }).click();
    await isReady(page);
    /** Returns the focused element of the main column, and whether any of it is visible. */
    const focused = () =>
      page.evaluate(() => {
        const here = document.activeElement;
        if (!here?.closest('main article')) return null;
        const { left, top, bottom, width, height } = here.getBoundingClientRect();
        const middle = left + width / 2;
        const seen = [top + 2, top + height / 2, bottom - 2].some((y) =>
          here.contains(document.elementFromPoint(middle, y)),
        );
        return { name: here.getAttribute('aria-label') ?? here.textContent.slice(0, 40), seen };
      });
    for (const place of [3, 6, 9]) {
      await page
        .getByRole('main')
        .locator(`article[aria-posinset="${String(place)}"]`)
        .focus();
      await atRest(page);
    }
    for (let steps = 0; steps < 20; steps += 1) {
      await page.keyboard.press('Shift+Tab');
      await atRest(page);
      await eventually(async () => expect(await focused()).toMatchObject({ seen: true }));
    }
  });

  it('the focus brings into view the author of a post that is higher than the window, or than what the bars leave of it', async () => {
    const page = shared();
    await page.setViewportSize({ width: 1000, height: 500 });
    await page.getByRole('navigation').getByRole('link', { name: 'Local timeline' }).click();
    await heading(page, 'Local timeline').waitFor();
    await isReady(page);
    const postAt = (place: number) => page.locator(`article[aria-posinset="${String(place)}"]`);
    for (const [place, height] of [
      [2, 500],
      [4, 390],
    ] as const) {
      const post = postAt(place);
      await post.scrollIntoViewIfNeeded();
      await atRest(page);
      const unfold = post.getByRole('button', { name: 'Show more' });
      if (await unfold.isVisible()) await unfold.click();
      await postAt(place - 1).scrollIntoViewIfNeeded();
      await atRest(page);
      expect((await post.boundingBox())?.height).toBeGreaterThan(height);
      /** True if the author's name in the focused post is visible. */
      const seesAuthor = () =>
        page.evaluate((at) => {
          const name = document.activeElement
            ?.closest(`article[aria-posinset="${String(at)}"]`)
            ?.querySelector('a[data-person] bdi');
          if (!name) return null;
          const { left, top, width, height: high } = name.getBoundingClientRect();
          return name.contains(document.elementFromPoint(left + width / 2, top + high / 2));
        }, place);
      await postAt(place - 1)
        .getByRole('button', { name: 'More actions' })
        .focus();
      // Tab to the post, then to its author.
      for (let steps = 0; steps < 2; steps += 1) {
        await page.keyboard.press('Tab');
        await atRest(page);
        await eventually(async () => expect([place, await seesAuthor()]).toEqual([place, true]));
      }
    }
  });

  it('dialogs trap the focus, make the rest inert, and return the focus to their opener', async () => {
    const page = shared();
    await page.setViewportSize(layouts.middle);
    const opener = page.getByRole('button', { name: 'Settings', exact: true });
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ];
    for (const close of closings) {
      await opener.click();
      await page.locator('#app[inert]').waitFor({ state: 'attached' });
      await eventually(async () => expect(await holdsFocus(dialog)).toBe(true));
      for (let stops = 0; stops < 12; stops += 1) {
        await page.keyboard.press('Tab');
        expect(await holdsFocus(dialog)).toBe(true);
      }
      await close();
      await dialog.waitFor({ state: 'detached' });
      await hasFocus(opener);
      await page.locator('#app[inert]').waitFor({ state: 'detached' });
      expect(pathOf(page)).toBe('/main/public');
    }
    // Overlays leave no history entry: one step back leads to the previous page.
    await page.getByRole('navigation').getByRole('link', { name: 'Known network' }).click();
    await heading(page, 'Known network').waitFor();
    await page.goBack();
    await heading(page, 'Local timeline').waitFor();
  });

  it('dialogs can be minimised and opened again', async () => {
    const page = shared();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByRole('button', { name: 'Minimize' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('article').first().click();
    await page.getByRole('button', { name: 'Back to settings' }).click();
    await dialog.waitFor();
  });

  it('ROUTE-05 the scroll position is kept on entering a thread, and reset elsewhere', async () => {
    const page = shared();
    await page
      .getByRole('dialog', { name: 'Settings' })
      .getByRole('button', { name: 'Close' })
      .click();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await isReady(page);
    await page.evaluate(() => {
      const resets: string[] = [];
      Object.assign(window, { resets });
      const scrollTo = window.scrollTo.bind(window) as (to: ScrollToOptions) => void;
      window.scrollTo = ((to: ScrollToOptions) => {
        if (to.top === 0) resets.push(location.pathname);
        scrollTo(to);
      }) as typeof window.scrollTo;
    });
    const resets = () => page.evaluate(() => (window as unknown as { resets: string[] }).resets);
    const scrollFar = async () => {
      await page.evaluate(() => {
        window.scrollBy(0, 1_500);
      });
      await eventually(async () => expect(await scrollPlace(page)).toBe(1_500));
    };
    await scrollFar();
    // Waits until visible rows are measured, so that the position is the one a reader sees.
    await atRest(page);
    // A visible row, so that focusing it scrolls nothing.
    const id = await page.locator('article').evaluateAll((cards) => {
      const inSight = cards.find((card) => card.getBoundingClientRect().top > 100);
      return (inSight as HTMLElement).dataset.statusId ?? '';
    });
    const topOf = () =>
      page
        .locator(`[data-status-id="${id}"]`)
        .first()
        .evaluate((card) => card.getBoundingClientRect().top);
    const top = await topOf();
    await page.locator(`article a[href="/notice/${id}"]`).first().click();
    await heading(page, 'Conversation').waitFor();
    expect(await resets()).toEqual([]);
    const status = page.locator(`[data-status-id="${id}"][aria-current="true"]`);
    await status.waitFor();
    await eventually(async () => {
      const box = await status.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeLessThan(layouts.middle.height);
    });

    await page.goBack();
    await isReady(page);
    await eventually(async () => expect(Math.abs((await topOf()) - top)).toBeLessThanOrEqual(1));
    await page.getByRole('navigation').getByRole('link', { name: 'About', exact: true }).click();
    await heading(page, 'About').waitFor();
    await eventually(async () => expect(await resets()).toEqual(['/about']));
    await eventually(async () => expect(await scrollPlace(page)).toBe(0));
  });
});

describe('on a phone without a bottom bar', () => {
  const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });
  const bell = (page: Page) =>
    page.getByRole('banner').getByRole('button', { name: 'Notifications' });
  const side = (page: Page) => page.getByRole('dialog', { name: 'Reedbank' });
  const notifications = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
  const shared = useSharedPage(stage, () =>
    site.open('/main/public', {
      as: 'alice',
      layout: 'phone',
      settings: { autohideFloatingPostButton: true, bottomBar: false },
    }),
  );

  it('drawers work by keyboard: Enter opens, Tab stays inside, Escape and Back close', async () => {
    const page = shared();
    await isReady(page);
    for (const [button, drawer] of [
      [menu(page), side(page)],
      [bell(page), notifications(page)],
    ] as const) {
      await button.focus();
      await page.keyboard.press('Enter');
      // Its content may still be loading.
      await drawer.getByRole('link').first().waitFor();
      await eventually(async () => expect(await holdsFocus(drawer)).toBe(true));
      await page.keyboard.press('Shift+Tab');
      for (let stops = 0; stops < 12; stops += 1) {
        expect(await holdsFocus(drawer)).toBe(true);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
      await hasFocus(button);

      await page.keyboard.press('Enter');
      await drawer.waitFor();
      await page.goBack();
      await drawer.waitFor({ state: 'detached' });
      await hasFocus(button);
      expect(pathOf(page)).toBe('/main/public');
    }
  });

  it('drawers open and close by swipes', async () => {
    const page = shared();
    await swipe(page, 40, 240);
    await side(page).waitFor();
    await swipe(page, 240, 60);
    await side(page).waitFor({ state: 'detached' });
    await swipe(page, 340, 140);
    await notifications(page).waitFor();
    await swipe(page, 140, 340);
    await notifications(page).waitFor({ state: 'detached' });
    await swipe(page, 40, 90);
    await atRest(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('drawers close on navigation', async () => {
    const page = shared();
    await menu(page).click();
    await side(page).getByRole('link', { name: 'Known network' }).click();
    await heading(page, 'Known network').waitFor();
    await side(page).waitFor({ state: 'detached' });
    await hasFocus(heading(page, 'Known network'));
    await page.goBack();
    await heading(page, 'Local timeline').waitFor();
    expect(await side(page).count()).toBe(0);
  });

  it('the floating button for a new post covers nothing that has the focus, opens the composer, and hides while the page scrolls down', async () => {
    const page = shared();
    await isReady(page);
    const button = page.getByRole('button', { name: 'New post' });
    // Focused things scroll clear of it.
    const { top, room } = await button.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      room: parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd),
    }));
    expect(top).toBeGreaterThan(500);
    expect(room).toBeGreaterThanOrEqual(layouts.phone.height - top);
    await button.click();
    const composer = page.getByRole('dialog', { name: 'New post' });
    const text = composer.getByRole('textbox', { name: 'Post text' });
    await text.fill('Kept while I look');
    await page.keyboard.press('Escape');
    await hasFocus(button);
    await button.click();
    await eventually(async () => expect(await text.inputValue()).toBe('Kept while I look'));
    await page.goBack();
    await composer.waitFor({ state: 'detached' });

    await atRest(page);
    await page.evaluate(() => window.scrollBy({ top: 600, behavior: 'instant' }));
    await button.waitFor({ state: 'detached' });
    await page.evaluate(() => window.scrollBy({ top: -200, behavior: 'instant' }));
    await button.waitFor();
  });
});
