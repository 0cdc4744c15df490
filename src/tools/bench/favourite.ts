/** Benchmark of favouriting: from the press to the frame in which the star has changed. */
import type { BenchEnvironment } from './environment';
import { openReader } from './reader';
import { median, type Figure } from './report';

const PRESSES = 20;
const BETWEEN_TWO = 500;
/** Milliseconds of hovering before the press. */
const HOVERING = 200;
const HOLDING = 80;

export async function measureFavourite(environment: BenchEnvironment): Promise<Figure[]> {
  const reader = await openReader(environment, '/main/public', { as: 'alice' });
  try {
    const { page } = reader;
    const stars = page.getByRole('button', { name: 'Favourite' });
    const boxes = await stars.evaluateAll((found) =>
      found
        .map((star) => star.getBoundingClientRect())
        .filter(({ top, bottom }) => top > 100 && bottom < window.innerHeight)
        .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 })),
    );
    await page.evaluate(watchPresses);
    await reader.slowDown();
    for (let presses = 0; presses < PRESSES; presses += 1) {
      const { x, y } = boxes[presses % boxes.length] ?? { x: 0, y: 0 };
      await page.mouse.move(x, y);
      await page.waitForTimeout(HOVERING);
      await page.mouse.down();
      await page.waitForTimeout(HOLDING);
      await page.mouse.up();
      await page.waitForTimeout(BETWEEN_TWO);
    }
    const took = (await page.evaluate('window.benchPresses')) as number[];
    if (took.length !== PRESSES) throw new Error(`Only ${String(took.length)} presses showed.`);
    return [
      { name: 'favourite to next paint, median of 20', value: median(took), limit: 50, unit: 'ms' },
      { name: 'the slowest', value: Math.max(...took), limit: 40, unit: 'ms' },
    ];
  } finally {
    await reader.close();
  }
}

/** Runs in the page. */
function watchPresses(): void {
  const took: number[] = [];
  Object.assign(window, { benchPresses: took });
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const button = (target as Element).closest('[aria-pressed]');
      const before = button?.getAttribute('aria-pressed');
      const look = (): void => {
        if (button?.getAttribute('aria-pressed') === before) {
          requestAnimationFrame(look);
          return;
        }
        const painted = new MessageChannel();
        painted.port1.onmessage = () => took.push(performance.now() - timeStamp);
        painted.port2.postMessage(null);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}
