/**
 * Threads in Chromium: hundreds of replies and many levels, as tree and in order, on their page and
 * under a card; with performance, Back, axe-core without violations, muted replies, and a missing
 * parent.
 */
import type { Page } from 'playwright-core';
import { findBarriers } from '@support/engine/chromium/axe';
import { useBrowser, useSharedPage } from '@support/engine/chromium/browser';
import { eventually } from '@support/eventually';
import { goWithin, useSite } from '@support/engine/chromium/site';

const stage = useBrowser();
const site = useSite(stage, { family: 'akkoma', policy: 'akkoma', indexPage: 'akkoma' });

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

/**
 * Scrolls down to a reply by less than a window at a time, each time waits until rows fill the
 * window, and returns their ids in the order of their appearance.
 */
const readThrough = (page: Page, last: string): Promise<string[]> =>
  page.evaluate(async (end) => {
    const met = new Set<string>();
    for (let frames = 0; frames < 5_000 && !met.has(end); frames += 1) {
      const found = [...document.querySelectorAll<HTMLElement>('[data-thread-row]')];
      const bottom = Math.max(...found.map((row) => row.getBoundingClientRect().bottom));
      const top = Math.min(...found.map((row) => row.getBoundingClientRect().top));
      const { scrollHeight } = document.documentElement;
      const atEnd = window.scrollY + window.innerHeight >= scrollHeight - 1;
      if ((bottom >= window.innerHeight || atEnd) && top <= 200) {
        for (const { dataset } of found) met.add(dataset.threadRow ?? '');
        window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
      }
      await new Promise(requestAnimationFrame);
    }
    return [...met];
  }, last);

const LONG = process.env.LINNET_LONG === '1';
const REPLIES = LONG ? 500 : 130;
const LEVELS = LONG ? 60 : 24;

let ids: string[];
beforeAll(async () => {
  ids = await write(15, REPLIES);
});

const sockets: string[] = [];
/** One page for all that does not need a phone. */
const shared = useSharedPage(stage, () =>
  site.open('/about', {
    as: 'bob',
    before: (fresh) =>
      Promise.resolve(fresh.on('websocket', (socket) => sockets.push(socket.url()))),
  }),
);

it('the access token is not part of the address of the socket if the server accepts it elsewhere', async () => {
  await site.listening();
  // The browser tells of it a moment later than the server.
  await eventually(() => expect(sockets.length).toBeGreaterThan(0));
  for (const address of sockets) expect(address).not.toContain('access_token');
});

describe('a thread in chronological order', () => {
  it(`shows every one of ${REPLIES} replies`, async () => {
    const page = shared();
    await goWithin(page, `/notice/${ids[0] ?? ''}`);
    await rowOf(page, ids[3] ?? '').waitFor();
    expect(ids).toHaveLength(REPLIES + 1);
    expect(await readThrough(page, ids.at(-1) ?? '')).toEqual(ids);
    expect(await page.locator('*').count()).toBeLessThan(1_500);
  });

  it('starts at the opened status, below its ancestors', async () => {
    const page = shared();
    await goWithin(page, `/notice/${ids[100] ?? ''}`);
    await rowOf(page, ids[99] ?? '').waitFor({ state: 'attached' });
    await settled(page);
    await atRest(page);
    const top = await topOf(page, ids[100] ?? '');
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(200);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
  });

  it('offers to look for a parent that the server does not have', async () => {
    const page = shared();
    const words = 'The post this replies to is missing here';
    const { id } = (await site.control('lost-parent')) as { id: string };
    stage.expectProblems(/404/);
    await goWithin(page, `/notice/${id}`);
    await rowOf(page, id).getByText(words).waitFor();
    await rowOf(page, id).getByRole('button', { name: 'Try to load' }).waitFor();
    expect(await findBarriers(page, { within: 'main' })).toEqual([]);
  });
});

describe('a tree on a wide window', () => {
  it('of hundreds of replies is left for a reply, and Back returns to the same line', async () => {
    const page = shared();
    await goWithin(page, `/notice/${ids[0] ?? ''}`);
    await rowOf(page, ids[3] ?? '').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Quick view settings' }).click();
    await page.getByRole('menuitemradio', { name: 'Tree' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Hide replies' }).first().waitFor();
    await page.mouse.move(700, 500);
    for (let turns = 0; turns < 5; turns += 1) {
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

  it('opens under its card without moving it, and folds again', async () => {
    const page = shared();
    const [first = '', ...replies] = await write(4, 6);
    const newest = await page.evaluate(async () => {
      const answer = await fetch('/api/v1/timelines/public?local=true&limit=1');
      return ((await answer.json()) as { id: string }[])[0]?.id ?? '';
    });
    await goWithin(page, '/main/public');
    const cardOf = (id: string) => page.getByRole('feed').locator(`[data-status-id="${id}"]`);
    const card = cardOf(first).first();
    await page.getByRole('feed').getByRole('article').first().waitFor();
    const more = page.getByRole('button', { name: /^Show new/ });
    await page.mouse.move(700, 500);
    await eventually(async () => {
      if (await more.isVisible()) await more.click();
      else await page.mouse.wheel(0, 800);
      await atRest(page);
      expect(await card.count()).toBe(1);
      // The last one, too: at the top each post that comes moves those below it.
      expect(await cardOf(newest).count()).toBeGreaterThan(0);
    });
    await card.scrollIntoViewIfNeeded();
    await atRest(page);
    // While a list that has moved ignores presses, a press by the driver would scroll in search of it.
    await page.locator('[data-settling]').waitFor({ state: 'detached' });
    const top = () => card.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await card.getByRole('button', { name: 'Show conversation' }).first().click();
    await card.locator(`[data-thread-row="${replies.at(-1) ?? ''}"]`).waitFor();
    await atRest(page);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    const within = `[role="feed"] [data-status-id="${first}"]`;
    expect(await findBarriers(page, { within })).toEqual([]);
    await card.getByRole('button', { name: 'Hide conversation' }).click();
    await eventually(async () => expect(await page.locator('[data-thread-row]').count()).toBe(0));
  });
});

describe('a tree on a narrow window', () => {
  it(`of ${LEVELS} levels re-roots, and keeps room for 28 characters`, async () => {
    const page = shared();
    await page.setViewportSize({ width: 320, height: 640 });
    const ids = await write(LEVELS, LEVELS - 1);
    await goWithin(page, `/notice/${ids[0] ?? ''}`);
    await rowOf(page, ids[1] ?? '').waitFor();
    const met = new Set<string>();
    for (let dives = 0; dives < LEVELS; dives += 1) {
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
      const on = page.getByRole('button', { name: /^Continue conversation/ });
      if ((await on.count()) === 0) break;
      await on.first().click();
      await page.getByRole('button', { name: 'Back to previous view' }).waitFor();
      await eventually(async () => expect(met.has((await idsOf(page)).at(-1) ?? '')).toBe(false));
    }
    expect(met.size).toBe(LEVELS);
  });
});

describe('an advanced tree on a phone', () => {
  it('passes axe-core, says why a reply is muted, and keeps its replies reachable', async () => {
    const [, , , , opened = '', below = ''] = await write(8, 20);
    const muted = await site.post('A hedgehog did', { replyTo: opened, as: 'carol' });
    const doubt = await site.post('I doubt that', { replyTo: muted });
    const page = await site.open(`/notice/${opened}`, {
      layout: 'phone',
      as: 'alice',
      settings: {
        conversationDisplay: 'tree',
        conversationTreeAdvanced: true,
        conversationTreeFadeAncestors: true,
        maxDepthInThread: 3,
        muteWords: ['hedgehog'],
      },
    });
    await rowOf(page, below).waitFor();
    await settled(page);
    // At the top the heading covers no post partially.
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    await atRest(page);
    await rowOf(page, muted).getByText('Contains “hedgehog”').waitFor();
    await rowOf(page, doubt).getByText('I doubt that').waitFor();
    expect(await page.getByText('A hedgehog did').count()).toBe(0);
    expect(await findBarriers(page, { within: 'main' })).toEqual([]);
    await rowOf(page, muted).getByRole('button', { name: 'Show post' }).click();
    await rowOf(page, muted).getByText('A hedgehog did').waitFor();
  });
});
