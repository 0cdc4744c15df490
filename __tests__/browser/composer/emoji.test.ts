/** The emoji picker in Chromium, on desktop and phone, under the stricter policy. */
import type { Locator, Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { hasFocus } from '@support/engine/chromium/focus';
import { eventually } from '@support/eventually';
import { readStoredRecord, useSite } from '@support/engine/chromium/site';

/** The number of custom emoji, beside the usual handful. */
const MANY = 6_000;

const stage = useBrowser();
/** Under the stricter policy. */
const site = useSite(stage, { emoji: MANY, policy: 'akkoma', indexPage: 'akkoma' });

const light = { theme: 'pleroma-light' };
const text = (page: Page) => page.getByRole('textbox', { name: 'Post text' });
const add = (page: Page) => page.getByRole('button', { name: 'Add emoji', exact: true });
const picker = (page: Page, name = 'Add emoji') => page.getByRole('dialog', { name });
const search = (within: Locator) => within.getByRole('searchbox', { name: 'Search emoji' });
const grid = (within: Locator) => within.getByRole('grid', { name: 'Emoji' });
const cells = (within: Locator) => grid(within).getByRole('gridcell').getByRole('button');
const group = (within: Locator, name: string) =>
  within
    .getByRole('toolbar', { name: 'Emoji categories' })
    .getByRole('button', { name, exact: true });
const says = (page: Page, words: RegExp) =>
  eventually(async () => expect(await text(page).inputValue()).toMatch(words));
/** Returns the name of the focused element. */
const nameInFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** Opens the picker and waits for its last pack, or for the last group of Unicode. */
async function openPicker(page: Page, last = 'reeds-07'): Promise<void> {
  // The composer is one line until it is used.
  await text(page).focus();
  await add(page).click();
  await group(picker(page), 'Flags').waitFor();
  await group(picker(page), last).waitFor();
  await search(picker(page)).focus();
}

async function closePicker(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await picker(page).waitFor({ state: 'detached' });
}

describe('the emoji picker', () => {
  const shared = useSharedPage(stage, () =>
    site.open('/main/friends', { as: 'alice', settings: light }),
  );
  let page: Page;
  beforeAll(() => {
    page = shared();
  });

  it('applies the chosen skin tone to people', async () => {
    await openPicker(page);
    await picker(page)
      .getByRole('combobox', { name: 'Skin tone' })
      .selectOption({ label: '✋🏿 Dark' });
    await search(picker(page)).fill('waving hand');
    await picker(page)
      .getByText(/^\d+ emoji found/)
      .waitFor();
    await page.keyboard.press('Enter');
    await says(page, /^👋🏿 $/u);
  });

  it('inserts at the caret, returns the focus, and stores the emoji', async () => {
    await text(page).fill('Hello you');
    await text(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5));
    await add(page).click();
    await hasFocus(search(picker(page)));
    await page.keyboard.type('party popper');
    await picker(page).getByText('1 emoji found').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await says(page, /^Hello 🎉 you$/u);
    await hasFocus(text(page));
    const kept = { database: 'linnet', table: 'kept', key: 'emoji' };
    await eventually(async () =>
      expect(await readStoredRecord(page, kept)).toMatchObject({ recent: ['🎉', '👋🏿'] }),
    );
    await text(page).fill('');
  });

  it('loads no pictures while scrolling past, and all where it stops', async () => {
    await openPicker(page);
    const fetched = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'image') fetched.add(request.url());
    });
    await grid(picker(page))
      .locator('..')
      .evaluate(async (box) => {
        for (let stop = 0; stop < 18; stop += 1) {
          box.scrollTop += 1_200;
          // Long enough to draw the visible rows.
          for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
        }
      });
    const pictures = grid(picker(page)).getByRole('img');
    await eventually(async () => {
      const drawn = await cells(picker(page)).count();
      expect(await pictures.count()).toBe(drawn);
      expect(drawn).toBeGreaterThan(72);
    });
    expect(fetched.size).toBeLessThan(800);
  });

  it('closes by Escape and by a click elsewhere, without side effects', async () => {
    await closePicker(page);
    await hasFocus(add(page));
    await add(page).click();
    await search(picker(page)).waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await picker(page).waitFor({ state: 'detached' });
    expect(await text(page).inputValue()).toBe('');
    // The heading opens a menu, which takes the focus as soon as its code is there.
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  });

  it('is navigable by keyboard', async () => {
    await openPicker(page);
    const names = await cells(picker(page)).evaluateAll((all) =>
      all.map((cell) => cell.getAttribute('aria-label')),
    );
    const columns = Number(await grid(picker(page)).getAttribute('aria-colcount'));
    // The first pack does not fill a row, so the row below belongs to the next pack.
    const [first, second] = names;
    await page.keyboard.press('ArrowDown');
    await eventually(async () => expect(await nameInFocus(page)).toBe(first));
    const steps: [string, string | null | undefined][] = [
      ['ArrowRight', second],
      ['ArrowLeft', first],
      ['Control+End', '🇿'],
      ['Control+Home', first],
      ['End', names[Number(await rowLength(page)) - 1]],
      ['Home', first],
    ];
    for (const [key, name] of steps) {
      await page.keyboard.press(key);
      await eventually(async () => expect([key, await nameInFocus(page)]).toEqual([key, name]));
    }
    expect(columns).toBeGreaterThanOrEqual(9);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    const below = await eventually(async () => {
      const name = await nameInFocus(page);
      expect([first, null]).not.toContain(name);
      return name;
    });
    const held = picker(page).getByRole('button', { name: String(below), exact: true });
    await eventually(async () =>
      expect(await isWithin(held, grid(picker(page)).locator('..'))).toBe(true),
    );
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageUp');
    await eventually(async () => expect(await nameInFocus(page)).toBe(first));
    await page.keyboard.press('ArrowUp');
    await hasFocus(search(picker(page)));
  });

  it('keeps the focus when it is scrolled away and back row by row, and to the other end', async () => {
    await page.keyboard.press('ArrowDown');
    const first = await nameInFocus(page);
    const box = grid(picker(page)).locator('..');
    const rows = Array.from({ length: 14 }, (_, row) => row);
    /** In the page, where each step takes a frame or two. */
    const names = await box.evaluate(
      async (element, order) => {
        const met: (string | null | undefined)[] = [];
        for (const row of order) {
          element.scrollTop = row * 36;
          // Headings are rows, too.
          const drawn = () => element.querySelector(`[aria-rowindex="${String(row + 1)}"]`);
          for (let frame = 0; frame < 600 && !drawn(); frame += 1) {
            await new Promise(requestAnimationFrame);
          }
          met.push(drawn() ? document.activeElement?.getAttribute('aria-label') : undefined);
        }
        return met;
      },
      [...rows, ...rows.toReversed()],
    );
    expect(names).toEqual(names.map(() => first));
    await box.evaluate((element) => {
      element.scrollTop = element.scrollHeight;
    });
    await grid(picker(page)).getByRole('button', { name: '🇿', exact: true }).waitFor();
    expect(await nameInFocus(page)).toBe(first);
  });

  it('EMOJI-02 has cells of 36 px, jumps to any group at once, and renders few of thousands', async () => {
    await group(picker(page), 'reeds-07').click();
    await grid(picker(page)).getByRole('button', { name: ':reed_0901:' }).waitFor();
    await group(picker(page), 'Flags').click();
    const flag = grid(picker(page)).getByRole('button', { name: '🏁' });
    await flag.waitFor();
    const size = await flag.boundingBox();
    expect([size?.width, size?.height]).toEqual([36, 36]);
    await eventually(async () =>
      expect(await group(picker(page), 'Flags').getAttribute('aria-current')).toBe('true'),
    );
    expect(await cells(picker(page)).count()).toBeLessThan(250);
    expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
    await closePicker(page);
  });
});

describe('the emoji picker on a phone', () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const shared = useSharedPage(stage, () =>
    site.open('/main/friends', {
      as: 'alice',
      layout: 'phone',
      before: (fresh) =>
        fresh.route('**/api/v1/pleroma/emoji', async (route) => {
          await arrived;
          await route.continue();
        }),
    }),
  );

  it('does not shift when custom emoji arrive late', async () => {
    const page = shared();
    await page.getByRole('button', { name: 'New post' }).click();
    await openPicker(page, 'Flags');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('PageDown');
    const first = await nameInFocus(page);
    const place = () =>
      grid(picker(page))
        .getByRole('button', { name: String(first), exact: true })
        .boundingBox();
    const stood = await place();
    expect(await group(picker(page), 'reeds-07').count()).toBe(0);
    arrive();
    await group(picker(page), 'reeds-07').waitFor();
    expect(await nameInFocus(page)).toBe(first);
    expect(await place()).toEqual(stood);
  });

  it('is a sheet, and stays open if the reader wants it', async () => {
    const page = shared();
    await picker(page).getByRole('checkbox', { name: 'Keep picker open' }).check();
    expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
    await grid(picker(page))
      .locator('..')
      .evaluate((box) => {
        box.scrollTop = 0;
      });
    await cells(picker(page))
      .nth(0)
      .and(page.getByRole('button', { name: /^:/ }))
      .waitFor();
    await cells(picker(page)).nth(0).tap();
    await cells(picker(page)).nth(1).tap();
    await says(page, /^:\w+: :\w+: $/);
    await picker(page).getByRole('button', { name: 'Close' }).tap();
    await hasFocus(add(page));
  });
});

/** Returns the number of cells in the focused row. */
const rowLength = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=row]')?.children.length);

async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [small, large] = [await inner.boundingBox(), await outer.boundingBox()];
  if (!small || !large) return false;
  return small.y >= large.y - 1 && small.y + small.height <= large.y + large.height + 1;
}
