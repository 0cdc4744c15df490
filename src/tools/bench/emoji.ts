/** The emoji picker of an instance with 6,000 emoji of its own: opening it, and scrolling through. */
import { seedEmojiPacks } from '@/demo/seed/emoji';
import type { Page } from 'playwright-core';
import type { Ground } from './ground';
import { openReader } from './reader';
import { median, type Figure } from './report';

const EMOJI = 6_000;
const OPENINGS = 5;
/** Pixels of one turn of the wheel, and milliseconds between two. */
const TURN = 400;
const PAUSE = 40;
const TURNS = 150;
/** A frame that took longer is seen as a jerk. */
const SLOW = 50;

export async function measureEmoji(ground: Ground): Promise<Figure[]> {
  seedEmojiPacks(ground.instance.world(), EMOJI);
  const reader = await openReader(ground, '/main/friends', { as: 'alice' });
  try {
    const { page } = reader;
    const button = page.getByRole('button', { name: 'Add emoji' }).first();
    // The code comes with the first opening.
    await open(page);
    await page.keyboard.press('Escape');
    const took: number[] = [];
    for (let at = 0; at < OPENINGS; at += 1) {
      await button.hover();
      took.push(await open(page));
      if (at < OPENINGS - 1) await page.keyboard.press('Escape');
    }
    const grid = page.getByRole('grid', { name: 'Emoji' });
    await grid.hover({ position: { x: 100, y: 100 } });
    await page.evaluate(watchFrames);
    for (let turn = 0; turn < TURNS; turn += 1) {
      await page.mouse.wheel(0, turn % 2 === 0 || turn < TURNS / 2 ? TURN : TURN / 2);
      await page.waitForTimeout(PAUSE);
    }
    const frames = (await page.evaluate('window.benchFrames')) as number[];
    const cells = await grid.getByRole('gridcell').count();
    return [
      {
        name: `picker of ${String(EMOJI)} emoji: press to paint, median of ${String(OPENINGS)}`,
        value: median(took),
        limit: 200,
        unit: 'ms',
      },
      {
        name: 'scrolling through it: the slowest frame',
        value: Math.max(...frames),
        limit: SLOW,
        unit: 'ms',
      },
      { name: 'emoji drawn at a time', value: cells, limit: 400, unit: '' },
    ];
  } finally {
    await reader.close();
  }
}

/** Presses the button, and waits until its picker has been painted. */
async function open(page: Page): Promise<number> {
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
