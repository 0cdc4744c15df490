/** Reading on and on in Chromium: what scrolling through many statuses costs the page. */
import type { Browser, CDPSession } from 'playwright-core';
import { slow } from './visit';

/** Pixels of one turn of the wheel, and milliseconds between two: a reader in a hurry. */
const TURN = 300;
const PAUSE = 50;
const SOON = 100;
const PATIENCE = 15 * 60_000;

export interface ReadingCost {
  statuses: number;
  /** Milliseconds beyond 50 of each task, for every 20 statuses. */
  blockingPerTwenty: number;
  /** The share of frames that took more than 50 ms. */
  slowFrames: number;
  mostElements: number;
  /** Megabytes after collecting garbage. */
  heapSoon: number;
  heapAtEnd: number;
}

interface Watch {
  blocking: number;
  frames: number;
  slowFrames: number;
  elements: number;
  last: number;
}

/** Runs in the page. */
function watch(): void {
  const seen: Watch = { blocking: 0, frames: 0, slowFrames: 0, elements: 0, last: 0 };
  Object.assign(window, { readingWatch: seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask' });
  let before = performance.now();
  const frame = (now: number): void => {
    seen.frames += 1;
    if (now - before > 50) seen.slowFrames += 1;
    before = now;
    const cards = document.querySelectorAll('[role="feed"] > article');
    seen.last = Number(cards[cards.length - 1]?.getAttribute('aria-posinset') ?? 0);
    if (seen.frames % 10 === 0) {
      seen.elements = Math.max(seen.elements, document.getElementsByTagName('*').length);
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

export async function measureReading(
  browser: Browser,
  address: string,
  wanted: number,
): Promise<ReadingCost> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(address);
    await page.locator('[role="feed"] > article').nth(10).waitFor();
    await page.evaluate('globalThis.__name ??= (wrapped) => wrapped');
    await page.evaluate(watch);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
    await page.mouse.move(700, 500);
    const read = async (): Promise<Watch> =>
      (await page.evaluate('window.readingWatch')) as Watch;
    const until = async (count: number): Promise<Watch> => {
      const end = Date.now() + PATIENCE;
      for (let turns = 0; ; turns += 1) {
        await page.mouse.wheel(0, TURN);
        await page.waitForTimeout(PAUSE);
        const seen = turns % 10 === 0 ? await read() : null;
        if (seen && seen.last >= count) return seen;
        if (Date.now() > end) throw new Error(`Only ${String((await read()).last)} statuses came`);
      }
    };
    await until(SOON);
    const heapSoon = await heapOf(session);
    const seen = await until(wanted);
    const heapAtEnd = await heapOf(session);
    return {
      statuses: seen.last,
      blockingPerTwenty: (seen.blocking / seen.last) * 20,
      slowFrames: seen.slowFrames / seen.frames,
      mostElements: seen.elements,
      heapSoon,
      heapAtEnd,
    };
  } finally {
    await context.close();
  }
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}
