/**
 * Benchmark of switching the interface language: from the choice until the texts are painted, with
 * the language file already loaded.
 */
import type { Page } from 'playwright-core';
import type { BenchEnvironment } from './environment';
import { openReader } from './reader';
import { median, type Figure } from './report';

const LIMIT = 300;
const ROUNDS = 6;

export async function measureLanguage(environment: BenchEnvironment): Promise<Figure[]> {
  const reader = await openReader(environment, '/main/friends', { as: 'alice' });
  try {
    const { page } = reader;
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('dialog').getByRole('tab').first().waitFor();
    // Loads both files before measuring.
    for (const code of ['ar', 'ru']) await turnTo(page, code);
    const took: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      took.push(await turnTo(page, round % 2 === 0 ? 'ar' : 'ru'));
    }
    const figure = (name: string, value: number, limit: number | null): Figure => ({
      name,
      value,
      limit,
      unit: 'ms',
    });
    return [
      figure('at full speed: another language, until it is painted, median', median(took), LIMIT),
      figure('the slowest', Math.max(...took), null),
    ];
  } finally {
    await reader.close();
  }
}

const turnTo = async (page: Page, code: string): Promise<number> =>
  (await page.evaluate(chooseAndWait, code)) as number;

/**
 * Runs in the page: selects a language in the first list of the settings and waits for the paint.
 */
function chooseAndWait(code: string): Promise<number> {
  const list = document.querySelector<HTMLSelectElement>('[role="dialog"] select');
  if (!list) throw new Error('There is no list of languages.');
  const start = performance.now();
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list, code);
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return new Promise((resolve) => {
    const look = (): void => {
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => {
          if (document.documentElement.lang !== code) {
            look();
            return;
          }
          resolve(performance.now() - start);
        };
        painted.port2.postMessage(null);
      });
    };
    look();
  });
}
