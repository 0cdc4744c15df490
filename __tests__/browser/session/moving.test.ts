/** Navigation in Chromium: focus, window title, drawers and dialogs. */
import type { CDPSession, Locator, Page } from 'playwright-core';
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { atRest } from '@support/timelines/scrollAnchor';
import { goWithin, heading, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((found) => found === document.activeElement);
const hasFocus = (element: Locator) =>
  eventually(async () => expect(await isFocused(element)).toBe(true));
const isReady = (page: Page) => page.getByRole('feed').getByRole('article').first().waitFor();
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const scrollPlace = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Swipes over the page in a few steps. */
async function swipe(page: Page, from: number, to: number, y = 420): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 4; step += 1)
    await touch('touchMove', from + ((to - from) * step) / 4);
  await touch('touchEnd');
  await session.detach();
}

describe('the focus during navigation', () => {
  it('stays on the first page, and moves to the heading of each further one', async () => {
    const page = await site.open('/main/public', { as: 'alice' });
    await isReady(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.getByRole('navigation').getByRole('link', { name: 'Known network' }).click();
    await heading(page, 'Known network').waitFor();
    await hasFocus(heading(page, 'Known network'));
    // A screen whose code loads only now.
    await goWithin(page, '/nav-edit');
    await heading(page, 'Customise navigation').waitFor();
    await hasFocus(heading(page, 'Customise navigation'));
  });

  it('reaches the skip link first, which works', async () => {
    const page = await site.open('/main/public', { as: 'alice' });
    await isReady(page);
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

  it('stays visible below the bars when moving backwards through posts', async () => {
    const page = await site.open('/main/public', { as: 'alice' });
    await isReady(page);
    /** Returns the focused element of the main column, and whether any of it is visible. */
    const focused = () =>
      page.evaluate(() => {
        const here = document.activeElement;
        if (!here?.closest('article')) return null;
        const { left, top, bottom, width, height } = here.getBoundingClientRect();
        const middle = left + width / 2;
        const seen = [top + 2, top + height / 2, bottom - 2].some((y) =>
          here.contains(document.elementFromPoint(middle, y)),
        );
        return { name: here.getAttribute('aria-label') ?? here.textContent.slice(0, 40), seen };
      });
    await page.getByRole('feed').getByRole('article').first().focus();
    for (let steps = 0; steps < 60; steps += 1) await page.keyboard.press('Tab');
    await atRest(page);
    for (let steps = 0; steps < 40; steps += 1) {
      await page.keyboard.press('Shift+Tab');
      await atRest(page);
      expect(await focused()).toMatchObject({ seen: true });
    }
  });

  it.each([
    ['higher than the window', 30],
    ['higher than what the bars leave of it', 10],
  ])('scrolls the author into view of a post that is %s', async (_how, lines) => {
    const text = Array.from({ length: lines }, (_, at) => `Line ${String(at)}`).join('\n\n');
    await site.post(text, { as: 'bob' });
    await site.post('Short', { as: 'bob' });
    const page = await site.open('/main/public', {
      as: 'alice',
      viewport: { width: 1000, height: 500 },
    });
    await isReady(page);
    const posts = page.getByRole('feed').getByRole('article');
    await atRest(page);
    const unfold = posts.nth(1).getByRole('button', { name: 'Show more' });
    if (await unfold.isVisible()) await unfold.click();
    await page.evaluate(() => window.scrollTo(0, 0));
    await atRest(page);
    expect((await posts.nth(1).boundingBox())?.height).toBeGreaterThan(lines > 20 ? 500 : 390);
    /** True if the author's name in the focused post is visible. */
    const seesAuthor = () =>
      page.evaluate(() => {
        const name = document.activeElement
          ?.closest('article[aria-posinset="2"]')
          ?.querySelector('a[data-person] bdi');
        if (!name) return null;
        const { left, top, width, height } = name.getBoundingClientRect();
        return name.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await posts.first().getByRole('button', { name: 'More actions' }).focus();
    // Tab to the post, then to its author.
    for (let steps = 0; steps < 2; steps += 1) {
      await page.keyboard.press('Tab');
      await atRest(page);
      expect(await seesAuthor()).toBe(true);
    }
  });
});

describe('the title of the window', () => {
  it('contains the screen and the instance, preceded by the unread count', async () => {
    await site.control('reset');
    const page = await site.open('/main/public', { as: 'newbie' });
    const titled = (title: string) =>
      eventually(async () => expect(await page.title()).toBe(title));
    // Two announcements of the instance are unread.
    await titled('(2) Local timeline · Reedbank');
    await goWithin(page, '/about');
    await titled('(2) About · Reedbank');
    await site.listening();
    await site.post('@newbie Welcome!', { as: 'bob' });
    await titled('(3) About · Reedbank');
    await goWithin(page, '/no/such/page');
    await titled('(3) Page not found · Reedbank');
  });
});

describe('the scroll position', () => {
  it('ROUTE-05 is kept on entering a thread, and reset elsewhere', async () => {
    const page = await site.open('/main/public', {
      before: (fresh) =>
        fresh.addInitScript(() => {
          const resets: string[] = [];
          Object.assign(window, { resets });
          const scrollTo = window.scrollTo.bind(window) as (to: ScrollToOptions) => void;
          window.scrollTo = ((to: ScrollToOptions) => {
            if (to.top === 0) resets.push(location.pathname);
            scrollTo(to);
          }) as typeof window.scrollTo;
        }),
    });
    await isReady(page);
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
    const box = await status.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(900);

    await page.goBack();
    await isReady(page);
    await eventually(async () => expect(Math.abs((await topOf()) - top)).toBeLessThanOrEqual(1));
    await page.getByRole('navigation').getByRole('link', { name: 'Known network' }).click();
    await heading(page, 'Known network').waitFor();
    await eventually(async () => expect(await resets()).toEqual(['/main/all']));
    expect(await scrollPlace(page)).toBe(0);
  });
});

describe('the drawers on phones', () => {
  const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });
  const bell = (page: Page) =>
    page.getByRole('banner').getByRole('button', { name: 'Notifications' });
  const side = (page: Page) => page.getByRole('dialog', { name: 'Reedbank' });
  const notifications = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

  it('work by keyboard: Enter opens, Tab stays inside, Escape and Back close', async () => {
    const page = await site.open('/main/public', { as: 'alice', layout: 'phone' });
    await isReady(page);
    for (const [button, drawer] of [
      [menu(page), side(page)],
      [bell(page), notifications(page)],
    ] as const) {
      await button.focus();
      await page.keyboard.press('Enter');
      await drawer.waitFor();
      await page.keyboard.press('Shift+Tab');
      for (let stops = 0; stops < 30; stops += 1) {
        expect(await drawer.evaluate((box) => box.contains(document.activeElement))).toBe(true);
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

  it('open and close by swipes', async () => {
    const page = await site.open('/main/public', { as: 'alice', layout: 'phone' });
    await isReady(page);
    await swipe(page, 40, 240);
    await side(page).waitFor();
    await swipe(page, 240, 60);
    await side(page).waitFor({ state: 'detached' });
    await swipe(page, 340, 140);
    await notifications(page).waitFor();
    await swipe(page, 140, 340);
    await notifications(page).waitFor({ state: 'detached' });
    await swipe(page, 40, 90);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('close on navigation', async () => {
    const page = await site.open('/main/public', { as: 'alice', layout: 'phone' });
    await isReady(page);
    await menu(page).click();
    await side(page).getByRole('link', { name: 'Known network' }).click();
    await heading(page, 'Known network').waitFor();
    await side(page).waitFor({ state: 'detached' });
    await hasFocus(heading(page, 'Known network'));
    await page.goBack();
    await heading(page, 'Local timeline').waitFor();
    expect(await side(page).count()).toBe(0);
  });
});

describe('dialogs', () => {
  it('trap the focus, make the rest inert, and return the focus to their opener', async () => {
    const page = await site.open('/main/public', { as: 'alice' });
    await isReady(page);
    const opener = page.getByRole('button', { name: 'Settings', exact: true });
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ];
    for (const close of closings) {
      await opener.click();
      await dialog.waitFor();
      expect(await page.locator('#app').getAttribute('inert')).not.toBeNull();
      for (let stops = 0; stops < 12; stops += 1) {
        await page.keyboard.press('Tab');
        expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
      }
      await close();
      await dialog.waitFor({ state: 'detached' });
      await hasFocus(opener);
      expect(await page.locator('#app').getAttribute('inert')).toBeNull();
      expect(pathOf(page)).toBe('/main/public');
    }
    // Overlays leave no history entry: one step back leads to the previous page.
    await page.getByRole('navigation').getByRole('link', { name: 'Known network' }).click();
    await heading(page, 'Known network').waitFor();
    await page.goBack();
    await heading(page, 'Local timeline').waitFor();
  });

  it('can be minimised and keep their scroll position', async () => {
    const page = await site.open('/main/public', { as: 'alice' });
    await isReady(page);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByRole('button', { name: 'Minimize' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('article').first().click();
    await page.getByRole('button', { name: 'Back to the settings' }).click();
    await dialog.waitFor();
  });
});

describe('the floating button for a new post', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'New post' });

  it('is shown to members on phones or if wanted, and opens the composer', async () => {
    const phone = await site.open('/main/public', { as: 'alice', layout: 'phone' });
    await isReady(phone);
    await button(phone).click();
    const composer = phone.getByRole('dialog', { name: 'New post' });
    await composer.getByRole('textbox', { name: 'Post text' }).fill('Kept while I look');
    await phone.keyboard.press('Escape');
    await hasFocus(button(phone));
    await button(phone).click();
    const text = composer.getByRole('textbox', { name: 'Post text' });
    await text.waitFor();
    expect(await text.inputValue()).toBe('Kept while I look');
    await phone.goBack();
    await composer.waitFor({ state: 'detached' });
    for (const path of ['/users/alice/chats', '/lists/1/edit']) {
      await goWithin(phone, path);
      await button(phone).waitFor({ state: 'detached' });
    }

    const visitor = await site.open('/main/public', { layout: 'phone' });
    await isReady(visitor);
    expect(await button(visitor).count()).toBe(0);

    const desktop = await site.open('/main/public', { as: 'alice' });
    await isReady(desktop);
    expect(await button(desktop).count()).toBe(0);
    const settings = { alwaysShowNewPostButton: true };
    const wanted = await site.open('/main/public', { as: 'alice', settings });
    await button(wanted).waitFor();
  });

  it('SHELL-12 hides while the page scrolls down, checked every 100 ms', async () => {
    const page = await site.open('/main/public', {
      as: 'alice',
      layout: 'phone',
      settings: { autohideFloatingPostButton: true },
      before: (fresh) => fresh.clock.install(),
    });
    await isReady(page);
    await button(page).waitFor();
    await page.clock.runFor(1_000);
    // Pending scripts would time out when the clock jumps by an hour.
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const scrollBy = (distance: number) =>
      page.evaluate(
        (by) =>
          new Promise<void>((resolve) => {
            window.addEventListener('scroll', () => resolve(), { once: true });
            window.scrollBy(0, by);
          }),
        distance,
      );
    await scrollBy(600);
    await eventually(async () => expect(await button(page).isVisible()).toBe(false));
    await scrollBy(-200);
    await page.clock.runFor(90);
    expect(await button(page).isVisible()).toBe(false);
    await page.clock.runFor(20);
    await eventually(async () => expect(await button(page).isVisible()).toBe(true));
  });
});
