/** Benchmark of the emoji picker with 6,000 custom emoji: opening it, and scrolling through. */
import { seedEmojiPacks } from '@/demo/seed/emoji';
import type { Page } from 'playwright-core';
import type { BenchEnvironment } from './environment';
import { openReader } from './reader';
import { median, type Figure } from './report';

const EMOJI = 6_000;
/** Milliseconds from hovering over the button to the press. */
const NEAR = 150;
/** Pixels of one turn of the wheel, and milliseconds between two. */
const TURN = 400;
const PAUSE = 40;
const TURNS = 150;
/** A longer frame is visible as a jerk. */
const SLOW = 50;

export async function measureEmoji(environment: BenchEnvironment): Promise<Figure[]> {
  seedEmojiPacks(environment.instance.world(), EMOJI);
  const first: number[] = [];
  const again: number[] = [];
  const frames: number[] = [];
  let cells = 0;
  while (first.length < environment.runs) {
    const reader = await openReader(environment, '/main/friends', { as: 'alice' });
    try {
      const { page } = reader;
      first.push(await open(page));
      await page.keyboard.press('Escape');
      again.push(await open(page));
      frames.push(Math.max(...(await scrollThrough(page))));
      cells = Math.max(cells, await page.getByRole('gridcell').count());
    } finally {
      await reader.close();
    }
  }
  const picker = `picker of ${String(EMOJI)} emoji at full speed`;
  return [
    { name: `${picker}: press to paint, median`, value: median(first), limit: 200, unit: 'ms' },
    { name: 'the slowest', value: Math.max(...first), limit: null, unit: 'ms' },
    { name: 'opened once more, median', value: median(again), limit: 200, unit: 'ms' },
    {
      name: 'the slowest frame of scrolling, median',
      value: median(frames),
      limit: SLOW,
      unit: 'ms',
    },
    { name: 'emoji drawn at a time', value: cells, limit: 400, unit: '' },
  ];
}

/** The duration of each frame. */
async function scrollThrough(page: Page): Promise<number[]> {
  await page.getByRole('grid', { name: 'Emoji' }).hover({ position: { x: 100, y: 100 } });
  await page.evaluate(watchFrames);
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, TURN);
    await page.waitForTimeout(PAUSE);
  }
  return (await page.evaluate('window.benchFrames')) as number[];
}

/** Presses the button and waits until the picker is painted. */
async function open(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Add emoji' }).first().hover();
  await page.waitForTimeout(NEAR);
  return (await page.evaluate(pressAndWait)) as number;
}

/** Runs in the page. */
function pressAndWait(): Promise<number> {
  const button = document.querySelector<HTMLElement>('form button[aria-label="Add emoji"]');
  return new Promise((resolve) => {
    const began = performance.now();
    button?.click();
    const look = (): void => {
      if (document.querySelectorAll('[role="grid"] [role="gridcell"]').length === 0) {
        requestAnimationFrame(look);
        return;
      }
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => {
          resolve(performance.now() - began);
        };
        painted.port2.postMessage(null);
      });
    };
    look();
  });
}

/** Runs in the page. */
function watchFrames(): void {
  const frames: number[] = [];
  Object.assign(window, { benchFrames: frames });
  let last = performance.now();
  const note = (now: number): void => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}
