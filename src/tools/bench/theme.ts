/**
 * Benchmark of the theme editor: the script time of a colour change, and the time until it is
 * painted.
 */
import type { Page } from 'playwright-core';
import type { BenchEnvironment } from './environment';
import { openReader } from './reader';
import { median, quantile, type Figure } from './report';

const CHANGES = 30;

export async function measureTheme(environment: BenchEnvironment): Promise<Figure[]> {
  const reader = await openReader(environment, '/main/public', { as: 'alice' });
  try {
    const { page } = reader;
    await openEditor(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const scripts = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
    };
    const took: number[] = [];
    for (let changes = 0; changes < CHANGES; changes += 1) {
      const shade = (0x20 + changes).toString(16);
      const before = await scripts();
      await page.evaluate(changeColour, `#${shade}${shade}40`);
      took.push((await scripts()) - before);
    }
    const painted = (await page.evaluate('benchPainted')) as number[];
    const figure = (name: string, value: number, limit: number | null): Figure => ({
      name,
      value,
      limit,
      unit: 'ms',
    });
    return [
      figure('a colour: scripts, median of 30, at full speed', median(took), 16),
      figure('nine of ten', quantile(took, 0.9), null),
      figure('to the painted page, median', median(painted), null),
    ];
  } finally {
    await reader.close();
  }
}

async function openEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('tab', { name: 'Appearance' }).click();
  await page.getByRole('button', { name: 'Create your own theme' }).click();
  await page.getByRole('tab', { name: 'Main colours' }).waitFor();
}

/**
 * Runs in the page: sets a colour as the system's picker would; resolves when the page shows it.
 */
async function changeColour(colour: string): Promise<void> {
  const seen = window as unknown as { benchPainted?: number[] };
  const field = document.querySelector<HTMLInputElement>('[data-slot="bg"] input[type="color"]');
  if (!field) throw new Error('There is no colour to change.');
  const worn = () => document.documentElement.style.getPropertyValue('--bg');
  const former = worn();
  const start = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, colour);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise<void>((resolve) => {
    const look = (): void => {
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => {
          if (worn() === former) {
            look();
            return;
          }
          (seen.benchPainted ??= []).push(performance.now() - start);
          resolve();
        };
        painted.port2.postMessage(null);
      });
    };
    look();
  });
}
