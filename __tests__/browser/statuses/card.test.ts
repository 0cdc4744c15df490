/**
 * Cards in Chromium with the most difficult contents, and with hostile HTML, of which nothing runs,
 * loads, applies styles or opens, and no policy has to block anything.
 */
import type { Page, Route } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { answerWithAwkward, awkwardCards } from '@support/statuses/awkwardCards';
import { layouts, useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { hasFocus } from '@support/engine/chromium/focus';
import { eventually } from '@support/eventually';
import { goWithin, useSite, type VisitOptions } from '@support/engine/chromium/site';
import {
  hostileEmoji,
  hostileMentions,
  violationsIn,
  xssPayloads,
} from '@support/statuses/xssPayloads';

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

/** The instance does not know some of the authors and answers 404 for their scrobbles. */
function expectUnknownAuthors(): void {
  beforeEach(() => stage.expectProblems(/404/));
}

async function unfoldAll(page: Page): Promise<void> {
  for (const name of [/^Show more$/, /^Show quote/, /^\+7 more$/]) {
    const buttons = page.getByRole('feed').getByRole('button', { name });
    while ((await buttons.count()) > 0) await buttons.first().click();
  }
  await page.getByText('What Ben had to say').first().waitFor();
}

describe('cards with difficult contents', () => {
  expectUnknownAuthors();
  const shared = useSharedPage(stage, () =>
    open({
      settings: {
        themeMode: 'system',
        darkTheme: 'pleroma-dark',
        lightTheme: 'pleroma-light',
      },
    }),
  );

  it('stay within the column, in a wide window, on a phone and at 320 px', async () => {
    for (const size of [layouts.wide, layouts.phone, { width: 320, height: 700 }]) {
      await shared().setViewportSize(size);
      await eventually(async () =>
        expect(await shared().evaluate(() => document.documentElement.clientWidth)).toBe(
          size.width,
        ),
      );
      await expectWithin(shared());
    }
    await shared().setViewportSize(layouts.wide);
  });

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
    await eventually(async () => expect(await height()).toBe(folded));
    await hasFocus(more);
  });

  it('have a preview also of a post that is not available', async () => {
    const page = shared();
    await cardOf(page, 'a reply, pinned and edited')
      .getByRole('link', { name: /^Reply to/ })
      .hover();
    await peek(page).getByText("This post isn't available").waitFor();
    expect(await findBarriers(page, { within: '[aria-label="Post preview"]' })).toEqual([]);
  });

  it('are accessible on a light phone when everything is unfolded', async () => {
    const page = shared();
    await page.mouse.move(5, 5);
    await peek(page).waitFor({ state: 'detached' });
    await page.setViewportSize(layouts.phone);
    const background = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bg'));
    const dark = await background();
    await page.emulateMedia({ colorScheme: 'light' });
    await eventually(async () => expect(await background()).not.toBe(dark));
    await unfoldAll(page);
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.locator('iframe').count()).toBe(0);
    await page.setViewportSize(layouts.wide);
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
    await hasFocus(line);
  });
});

type Wire = Record<string, unknown>;

const emojis = hostileEmoji.map(({ shortcode, url, staticUrl }) => ({
  shortcode,
  url,
  static_url: staticUrl,
  visible_in_picker: true,
}));
const mentions = hostileMentions.map(({ userId, screenName, url }) => ({
  id: userId,
  acct: screenName,
  username: screenName,
  url,
}));

/**
 * Answers the public timeline with one status for each payload, which is its text, its subject and
 * the name of its author.
 */
async function answerWithPayloads(route: Route) {
  if (new URL(route.request().url()).searchParams.has('since_id')) {
    await route.fulfill({ json: [] });
    return;
  }
  const response = await route.fetch();
  const [model = {}] = (await response.json()) as Wire[];
  const statuses = xssPayloads.map((payload, at) => {
    const id = `X${String(xssPayloads.length - at).padStart(9, '0')}`;
    const named = { ...(model.account as Wire), display_name: payload };
    const account = { ...named, id: `account-of-${id}`, emojis };
    const plain = { ...model, id, account, emojis, mentions, reblog: null };
    return {
      ...plain,
      content: payload,
      spoiler_text: payload,
      media_attachments: [],
      pleroma: {},
    };
  });
  await route.fulfill({ json: statuses });
}

/** Returns the violations in each card, in the parts that hold the payload. */
const violationsOn = (page: Page): Promise<string[][]> =>
  page.evaluate(
    `[...document.querySelectorAll('article')].map((card) =>
      [...card.querySelectorAll('[id$="-text"], [id$="-author"]')]
        .flatMap(${violationsIn.toString()}))`,
  );

/** The name's own tooltip, which shows the handle. */
const OWN = 'attribute data-tip of bdi';

describe('under the stricter policy', () => {
  const akkoma = useSite(stage, { family: 'akkoma', policy: 'akkoma', indexPage: 'akkoma' });
  const happened: string[] = [];
  const shared = useSharedPage(stage, () =>
    akkoma.open('/main/public', {
      settings: { greentext: true, virtualScrolling: false },
      before: async (fresh) => {
        fresh.on('dialog', (dialog) => {
          happened.push(`dialog ${dialog.message()}`);
          void dialog.dismiss();
        });
        fresh.context().on('page', (other) => happened.push(`window ${other.url()}`));
        fresh.on('framenavigated', (frame) => happened.push(`at ${frame.url()}`));
        await fresh.route(
          (url) => url.origin !== akkoma.instance().origin,
          (route) => route.abort(),
        );
        await fresh.route('**/api/v1/timelines/public?**', answerWithPayloads);
      },
    }),
  );
  it('hostile HTML in texts, subjects and names has no effect', async () => {
    // No server here has the pictures that the sanitizer lets through.
    stage.expectProblems(/Failed to load resource/);
    const page = shared();
    await eventually(async () => expect(await cards(shared()).count()).toBe(xssPayloads.length));

    const wrongs = await violationsOn(page);
    expect(wrongs).toHaveLength(xssPayloads.length);
    const found = wrongs.flatMap((lines, at) =>
      lines.filter((line) => line !== OWN).map((line) => `${xssPayloads[at] ?? ''}: ${line}`),
    );
    expect(found).toEqual([]);
    expect(await page.evaluate(() => '__xss' in window)).toBe(false);
    // replaceState sets the entry's state without leaving the page.
    expect([...new Set(happened)]).toEqual([`at ${akkoma.instance().origin}/main/public`]);
  });

  it('the check for hostile HTML reports deliberate violations', async () => {
    stage.expectProblems(
      /^policy: script-src-attr/,
      /Content Security Policy/,
      /Failed to load resource/,
    );
    await cards(shared())
      .first()
      .locator('[id$="-text"]')
      .evaluate((part) => {
        const paragraph = document.createElement('p');
        paragraph.setAttribute('onclick', '1');
        part.append(document.createElement('iframe'), paragraph);
      });
    expect((await violationsOn(shared())).flat()).toEqual(
      expect.arrayContaining(['element iframe', 'attribute onclick of p']),
    );
  });
});
