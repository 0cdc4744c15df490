/** Cards in Chromium, with the most difficult contents. */
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { answerWithAwkward, awkwardCards } from '@support/statuses/awkwardCards';
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { useSite, type VisitOptions } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);
const names = Object.keys(awkwardCards({ account: {} }));

const cards = (page: Page) => page.locator('[role=feed] article[aria-posinset]');
const cardOf = (page: Page, name: string) =>
  page.locator(`[role=feed] article[aria-posinset="${String(names.indexOf(name) + 1)}"]`);

async function open(options: VisitOptions = {}): Promise<Page> {
  // The instance does not know some of the authors and answers 404 for their scrobbles.
  stage.expectProblems(/404/);
  const page = await site.open('/main/public', {
    ...options,
    settings: { virtualScrolling: false, greentext: true, ...options.settings },
    before: answerWithAwkward,
  });
  await eventually(async () => expect(await cards(page).count()).toBe(names.length));
  return page;
}

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

describe('cards with difficult contents', () => {
  it.each([
    ['phone', { viewport: { width: 320, height: 700 } }],
    ['phone', { layout: 'phone' }],
    ['wide', { layout: 'wide' }],
  ] as const)('stay within the column of a %s window', async (_name, options) => {
    const page = await open(options);
    expect(await stickingOut(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const root = document.documentElement;
      return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth };
    });
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  it.each(['dark', 'light'] as const)(
    'are accessible when everything is unfolded (%s)',
    async (scheme) => {
      const page = await open({ colorScheme: scheme });
      for (const name of [/^Show more$/, /^Show quote/, /^\+7 more$/]) {
        const buttons = page.getByRole('feed').getByRole('button', { name });
        while ((await buttons.count()) > 0) await buttons.first().click();
      }
      await page.getByText('What Ben had to say').first().waitFor();
      expect(await findBarriers(page)).toEqual([]);
      expect(await page.locator('iframe').count()).toBe(0);
    },
  );
});

describe('a tall card', () => {
  it('keeps its button visible when it folds', async () => {
    const page = await open();
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
});

describe('the preview of a replied-to post', () => {
  it('opens when the pointer rests, and stays while the pointer is on it', async () => {
    const id = await site.post('Where the frogs sleep', { as: 'alice' });
    await site.post('In the reeds', { replyTo: id });
    const page = await site.open('/main/public', { before: (fresh) => fresh.clock.install() });
    const line = page.getByRole('link', { name: 'Reply to @alice' }).first();
    await line.hover();
    const peek = page.getByRole('group', { name: 'Post behind the link' });
    await peek.getByText('Where the frogs sleep').waitFor();
    const box = await peek.boundingBox();
    if (!box) throw new Error('The preview has no place');
    await page.mouse.move(box.x + 40, box.y + 20, { steps: 8 });
    await page.clock.runFor(2_000);
    expect(await peek.isVisible()).toBe(true);
    await page.mouse.move(5, 5, { steps: 8 });
    await peek.waitFor({ state: 'detached' });

    await line.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await peek.getByText('Where the frogs sleep').waitFor();
    await page.keyboard.press('Escape');
    await peek.waitFor({ state: 'detached' });
    expect(await line.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('says when the post cannot be loaded', async () => {
    const page = await open();
    await cardOf(page, 'a reply, pinned and edited')
      .getByRole('link', { name: /^Reply to/ })
      .hover();
    const peek = page.getByRole('group', { name: 'Post behind the link' });
    await peek.getByText('This post is not available').waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});
