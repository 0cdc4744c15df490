/**
 * Threads in Chromium: five hundred replies and sixty levels, as tree and in order, on their page
 * and under a card; with performance, Back, and axe-core without violations.
 */
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { heading, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage);

jest.setTimeout(120_000);

const write = async (depth: number, count: number) =>
  (await site.control('thread', { depth, count })).ids as string[];

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Conversation' }).locator('> [role=listitem]');
const idsOf = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((found) => found.map((row) => row.dataset.threadRow ?? ''));
const rowOf = (page: Page, id: string) => page.locator(`[data-thread-row="${id}"]`);
const settled = (page: Page) =>
  eventually(async () => expect(await page.locator('[aria-busy="true"]').count()).toBe(0));
const topOf = (page: Page, id: string) =>
  rowOf(page, id).evaluate((row) => row.getBoundingClientRect().top);

/** Waits for ten frames without a change of the scroll position. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let before = -1, still = 0; still < 10; before = window.scrollY) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = window.scrollY === before ? still + 1 : 0;
    }
  });

describe('a thread of five hundred replies', () => {
  let ids: string[];
  beforeAll(async () => {
    ids = await write(15, 500);
  });

  it('shows every reply in chronological order', async () => {
    const page = await site.open(`/notice/${ids[0] ?? ''}`);
    await rowOf(page, ids[3] ?? '').waitFor();
    const met = new Set<string>();
    for (let turns = 0; turns < 400 && met.size < ids.length; turns += 1) {
      (await idsOf(page)).forEach((id) => met.add(id));
      await page.mouse.move(700, 500);
      await page.mouse.wheel(0, 1_200);
      await atRest(page);
    }
    expect(met.size).toBe(501);
    expect(await page.locator('*').count()).toBeLessThan(1_500);
  });

  it('is left for a reply, and Back returns to the same line', async () => {
    const page = await site.open(`/notice/${ids[0] ?? ''}`, {
      settings: { conversationDisplay: 'tree', maxDepthInThread: 20 },
    });
    await rowOf(page, ids[3] ?? '').waitFor();
    await page.mouse.move(700, 500);
    for (let turns = 0; turns < 12; turns += 1) {
      await page.mouse.wheel(0, 1_000);
      await atRest(page);
    }
    const inSight = await rows(page).evaluateAll((found) => {
      const row = found.find((each) => each.getBoundingClientRect().top > 150);
      return row?.dataset.threadRow ?? '';
    });
    const before = await topOf(page, inSight);
    await rowOf(page, inSight).locator('time').first().click();
    await eventually(async () => {
      expect(new URL(page.url()).pathname).toBe(`/notice/${inSight}`);
      await expect(rowOf(page, inSight).getAttribute('data-thread-row')).resolves.toBe(inSight);
    });
    await settled(page);
    await page.goBack();
    await rowOf(page, inSight).waitFor();
    await settled(page);
    await atRest(page);
    expect(Math.abs((await topOf(page, inSight)) - before)).toBeLessThanOrEqual(1);
  });

  it('starts at the opened status, below its ancestors', async () => {
    const page = await site.open(`/notice/${ids[100] ?? ''}`);
    await rowOf(page, ids[99] ?? '').waitFor({ state: 'attached' });
    await settled(page);
    await atRest(page);
    const top = await topOf(page, ids[100] ?? '');
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(200);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
  });

  it('marks replies since the last visit', async () => {
    const page = await site.open(`/notice/${ids[499] ?? ''}`, { as: 'alice' });
    await rowOf(page, ids[500] ?? '').waitFor();
    await settled(page);
    await page.getByRole('link', { name: 'Local timeline' }).click();
    await heading(page, 'Local timeline').waitFor();
    const fresh = await site.post('Something new at last', { replyTo: ids[499] });
    await page.goBack();
    await rowOf(page, fresh).waitFor();
    await rowOf(page, fresh).getByText('New since your last visit').waitFor({ state: 'attached' });
    expect(await page.getByText('New since your last visit').count()).toBe(1);
  });
});

describe('the focus of a thread', () => {
  it('survives a reload and Back, and is reset on the next visit', async () => {
    const ids = await write(30, 29);
    const path = `/notice/${ids[0] ?? ''}`;
    const page = await site.open(path, {
      viewport: { width: 320, height: 640 },
      settings: { conversationDisplay: 'tree' },
    });
    const on = page.getByRole('button', { name: /^Continue this thread/ });
    const back = page.getByRole('button', { name: 'Back to the part before' });
    await on.first().click();
    await back.waitFor();
    await settled(page);
    const dived = (await idsOf(page))[0] ?? '';
    expect(dived).not.toBe(ids[0]);
    const expectThreadFocus = async () => {
      await rowOf(page, dived).waitFor();
      await back.waitFor();
      await settled(page);
      expect(await rowOf(page, ids[0] ?? '').count()).toBe(0);
    };

    await page.reload();
    await expectThreadFocus();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await rowOf(page, dived).locator('time').first().click();
    await eventually(async () => expect(new URL(page.url()).pathname).toBe(`/notice/${dived}`));
    await page.goBack();
    await expectThreadFocus();
    // Once more, as the history was traversed in between.
    await page.reload();
    await expectThreadFocus();

    // Opening the current address again would be another reload.
    const address = new URL(path, page.url()).href;
    await page.goto('about:blank');
    await page.goto(address);
    await rowOf(page, ids[0] ?? '').waitFor();
    await settled(page);
    expect(await back.count()).toBe(0);
  });
});

describe('a thread of sixty levels', () => {
  let ids: string[];
  beforeAll(async () => {
    ids = await write(60, 59);
  });

  it('re-roots on a narrow screen, and keeps room for 28 characters', async () => {
    const page = await site.open(`/notice/${ids[0] ?? ''}`, {
      viewport: { width: 320, height: 640 },
      settings: { conversationDisplay: 'tree' },
    });
    await rowOf(page, ids[1] ?? '').waitFor();
    const met = new Set<string>();
    for (let dives = 0; dives < 60; dives += 1) {
      await settled(page);
      (await idsOf(page)).forEach((id) => met.add(id));
      const narrowest = await rows(page).evaluateAll((found) =>
        Math.min(
          ...found.map((row) => {
            const text = row.querySelector('article [dir=auto]');
            if (!text) return Infinity;
            const sample = document.createElement('span');
            sample.textContent = 'the quick brown fox jumps ov';
            text.append(sample);
            sample.style.whiteSpace = 'nowrap';
            const needed = sample.getBoundingClientRect().width;
            sample.remove();
            return text.getBoundingClientRect().width / needed;
          }),
        ),
      );
      expect(narrowest).toBeGreaterThanOrEqual(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const on = page.getByRole('button', { name: /^Continue this thread/ });
      if ((await on.count()) === 0) break;
      await on.first().click();
      await page.getByRole('button', { name: 'Back to the part before' }).waitFor();
      await eventually(async () => expect(met.has((await idsOf(page)).at(-1) ?? '')).toBe(false));
    }
    expect(met.size).toBe(60);
  });
});

describe('a thread unfolded under its card', () => {
  it('opens without moving the card, and folds again', async () => {
    const [first = '', ...replies] = await write(4, 6);
    const page = await site.open('/main/public', { settings: { conversationDisplay: 'tree' } });
    const card = page.getByRole('feed').locator(`[data-status-id="${first}"]`).first();
    for (let turns = 0; turns < 40 && (await card.count()) === 0; turns += 1) {
      await page.mouse.move(700, 500);
      await page.mouse.wheel(0, 800);
      await atRest(page);
    }
    await card.scrollIntoViewIfNeeded();
    await atRest(page);
    const top = () => card.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await card.getByRole('button', { name: 'Show conversation' }).first().click();
    await card.locator(`[data-thread-row="${replies.at(-1) ?? ''}"]`).waitFor();
    await atRest(page);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    expect(await findBarriers(page)).toEqual([]);
    await card.getByRole('button', { name: 'Hide conversation' }).click();
    await eventually(async () => expect(await page.locator('[data-thread-row]').count()).toBe(0));
  });
});

describe.each(['tree', 'linear'] as const)('a thread as %s', (conversationDisplay) => {
  it.each(['wide', 'phone'] as const)('passes axe-core (%s)', async (layout) => {
    const ids = await write(8, 20);
    const page = await site.open(`/notice/${ids[4] ?? ''}`, {
      layout,
      as: 'alice',
      settings: {
        conversationDisplay,
        conversationTreeAdvanced: true,
        conversationTreeFadeAncestors: true,
        maxDepthInThread: 3,
      },
    });
    await rowOf(page, ids[5] ?? '').waitFor();
    await settled(page);
    // At the top the heading covers no post partially.
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    await atRest(page);
    expect(await findBarriers(page)).toEqual([]);
  });
});
