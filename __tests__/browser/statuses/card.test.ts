/** Cards in Chromium, with the most difficult contents. */
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { answerWithAwkward, awkwardCards } from '@support/statuses/awkwardCards';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { goWithin, useSite, type VisitOptions } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);
const names = Object.keys(awkwardCards({ account: {} }));

const cards = (page: Page) => page.locator('[role=feed] article[aria-posinset]');
const cardOf = (page: Page, name: string) =>
  page.locator(`[role=feed] article[aria-posinset="${String(names.indexOf(name) + 1)}"]`);

const peek = (page: Page) => page.getByRole('group', { name: 'Post preview' });

const open = (options: VisitOptions): Promise<Page> =>
  site.open('/main/public', {
    ...options,
    settings: { virtualScrolling: false, greentext: true, ...options.settings },
    before: answerWithAwkward,
  });

/** Returns the elements that extend beyond their card by more than a pixel of rounding. */
const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = [...document.querySelectorAll('[role=feed] article[aria-posinset]')];
    return wide.flatMap((card) => {
      const box = card.getBoundingClientRect();
      return [...card.querySelectorAll('p, a, button, pre, li, header, span, time')]
        .filter((part) => {
          const { left, right, width } = part.getBoundingClientRect();
          const clipped = part.closest('[class*=name], [class*=handle]') !== null;
          return width > 0 && !clipped && (left < box.left - 1 || right > box.right + 1);
        })
        .map(
          (part) => `${card.getAttribute('aria-posinset') ?? ''}: ${part.outerHTML.slice(0, 120)}`,
        );
    });
  });

/** Waits for the cards and expects that they stay within the column. */
async function expectWithin(page: Page): Promise<void> {
  await eventually(async () => expect(await cards(page).count()).toBe(names.length));
  expect(await stickingOut(page)).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const root = document.documentElement;
    return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

async function unfoldAll(page: Page): Promise<void> {
  for (const name of [/^Show more$/, /^Show quote/, /^\+7 more$/]) {
    const buttons = page.getByRole('feed').getByRole('button', { name });
    while ((await buttons.count()) > 0) await buttons.first().click();
  }
  await page.getByText('What Ben had to say').first().waitFor();
}

// The instance does not know some of the authors and answers 404 for their scrobbles.
beforeEach(() => stage.expectProblems(/404/));

describe('cards with difficult contents on a wide, dark window', () => {
  const shared = useSharedPage(stage, () => open({}));

  it('stay within the column', () => expectWithin(shared()));

  it('keep their buttons visible when they fold', async () => {
    const page = shared();
    const card = cardOf(page, 'five thousand characters');
    const height = async () => (await card.boundingBox())?.height ?? 0;
    const folded = await height();
    await card.getByRole('button', { name: 'Show more' }).click();
    await eventually(async () => expect(await height()).toBeGreaterThan(2 * folded));
    const less = card.getByRole('button', { name: 'Show less' });
    await less.scrollIntoViewIfNeeded();
    await less.click();
    const more = card.getByRole('button', { name: 'Show more' });
    await eventually(async () => {
      const box = await more.boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect(box?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
    });
    expect(await height()).toBe(folded);
    await expect(more.evaluate((button) => button === document.activeElement)).resolves.toBe(true);
  });

  it('are accessible when everything is unfolded, with the preview of a post that is not available', async () => {
    const page = shared();
    await unfoldAll(page);
    await cardOf(page, 'a reply, pinned and edited')
      .getByRole('link', { name: /^Reply to/ })
      .hover();
    await peek(page).getByText("This post isn't available").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.locator('iframe').count()).toBe(0);
  });

  it('the preview of a replied-to post opens when the pointer rests, and stays while the pointer is on it', async () => {
    const page = shared();
    const id = await site.post('Where the frogs sleep', { as: 'alice' });
    await site.post('In the reeds #marshes', { replyTo: id });
    await page.mouse.move(5, 5);
    await goWithin(page, '/tag/marshes');
    const line = page.getByRole('link', { name: 'Reply to @alice' }).first();
    await line.waitFor();
    await page.clock.install();
    await line.hover();
    await peek(page).getByText('Where the frogs sleep').waitFor();
    const box = await peek(page).boundingBox();
    if (!box) throw new Error('The preview has no place');
    await page.mouse.move(box.x + 40, box.y + 20, { steps: 8 });
    await page.clock.runFor(2_000);
    expect(await peek(page).isVisible()).toBe(true);
    await page.mouse.move(5, 5, { steps: 8 });
    await peek(page).waitFor({ state: 'detached' });

    await line.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await peek(page).getByText('Where the frogs sleep').waitFor();
    await page.keyboard.press('Escape');
    await peek(page).waitFor({ state: 'detached' });
    expect(await line.evaluate((link) => link === document.activeElement)).toBe(true);
  });
});

describe('cards with difficult contents on a light phone', () => {
  const shared = useSharedPage(stage, () =>
    open({ layout: 'phone', colorScheme: 'light', settings: { theme: 'pleroma-light' } }),
  );

  it('stay within the column, also at 320 px', async () => {
    await expectWithin(shared());
    await shared().setViewportSize({ width: 320, height: 700 });
    await eventually(async () =>
      expect(await shared().evaluate(() => document.documentElement.clientWidth)).toBe(320),
    );
    await expectWithin(shared());
  });

  it('are accessible when everything is unfolded', async () => {
    await unfoldAll(shared());
    expect(await findBarriers(shared())).toEqual([]);
  });
});
