/** Benchmark of scrolling through many statuses. */
import type { Page } from 'playwright-core';
import type { BenchEnvironment } from './environment';
import { openReader } from './reader';
import type { Figure } from './report';

/** Pixels of one turn of the wheel, and milliseconds between two: a fast reader. */
const TURN = 300;
const PAUSE = 50;
const TURNS_PER_LOOK = 10;
const SOON = 100;
const WANTED = 1_000;
const PATIENCE = 10 * 60_000;

interface Watch {
  frames: number;
  slowFrames: number;
  elements: number;
  /** The position in the list of the last status on the page. */
  last: number;
}

export async function measureScrolling(environment: BenchEnvironment): Promise<Figure[]> {
  const reader = await openReader(environment, '/main/all');
  try {
    const { page } = reader;
    await page.mouse.move(700, 500);
    await reader.slowDown();
    await page.evaluate(watchFrames);
    const before = await reader.blocking();
    await readUntil(page, SOON);
    const halfway = await reader.blocking();
    const heapSoon = await reader.heap();
    const resumed = await reader.blocking();
    const seen = await readUntil(page, WANTED);
    const blocking = halfway - before + (await reader.blocking()) - resumed;
    const heap = await reader.heap();
    return [
      {
        name: 'blocking time for every 20 of 1,000 statuses',
        value: (blocking / seen.last) * 20,
        limit: 20,
        unit: 'ms',
      },
      {
        name: 'frames of more than 50 ms',
        value: (seen.slowFrames / seen.frames) * 100,
        limit: 0.5,
        unit: '%',
      },
      { name: 'most elements in the page', value: seen.elements, limit: 1_000, unit: '' },
      { name: 'heap after 1,000 statuses', value: heap, limit: 11, unit: 'MB' },
      { name: 'heap against that after 100', value: heap / heapSoon, limit: 1.5, unit: '×' },
    ];
  } finally {
    await reader.close();
  }
}

async function readUntil(page: Page, count: number): Promise<Watch> {
  const end = Date.now() + PATIENCE;
  for (let turns = 1; ; turns += 1) {
    await page.mouse.wheel(0, TURN);
    await page.waitForTimeout(PAUSE);
    if (turns % TURNS_PER_LOOK > 0) continue;
    const seen = (await page.evaluate('window.benchFrames')) as Watch;
    if (seen.last >= count) return seen;
    if (Date.now() > end) throw new Error(`Only ${String(seen.last)} statuses came.`);
  }
}

/** Runs in the page. Checks seldom, so that it does not distort what it measures. */
function watchFrames(): void {
  const seen: Watch = { frames: 0, slowFrames: 0, elements: 0, last: 0 };
  Object.assign(window, { benchFrames: seen });
  const elements = document.getElementsByTagName('*');
  const articles = document.getElementsByTagName('article');
  let before = performance.now();
  const frame = (now: number): void => {
    seen.frames += 1;
    // Three frames of the screen take 50 ms, apart from rounding.
    if (now - before > 50.5) seen.slowFrames += 1;
    before = now;
    if (seen.frames % 10 === 0) {
      seen.elements = Math.max(seen.elements, elements.length);
      const last = articles[articles.length - 1]?.closest('[aria-posinset]');
      seen.last = Number(last?.getAttribute('aria-posinset') ?? seen.last);
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
