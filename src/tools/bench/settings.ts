/** Benchmark of the settings with all their options: opening them, and switching tabs. */
import type { Page } from 'playwright-core';
import type { BenchEnvironment } from './environment';
import { openReader } from './reader';
import { median, type Figure } from './report';

/** Milliseconds from hovering over the button to the press. */
const NEAR = 400;
const LIMIT = 150;

export async function measureSettings(environment: BenchEnvironment): Promise<Figure[]> {
  const first: number[] = [];
  const again: number[] = [];
  const tabs = new Map<string, number[]>();
  while (first.length < environment.runs) {
    const reader = await openReader(environment, '/main/friends', {
      as: 'alice',
      settings: { expertLevel: 1 },
    });
    try {
      const { page } = reader;
      await page.getByRole('button', { name: 'Settings' }).first().hover();
      await page.waitForTimeout(NEAR);
      first.push(await timeOf(page, 'button[aria-haspopup="dialog"]', 'Settings'));
      for (const name of await page.getByRole('tab').allTextContents()) {
        const tab = name.trim();
        if (tab === 'General') continue;
        const times = tabs.get(tab) ?? [];
        tabs.set(tab, [...times, await timeOf(page, '[role="tab"]', tab)]);
        await page.waitForTimeout(NEAR);
      }
      const back = await timeOf(page, '[role="tab"]', 'General');
      tabs.set('General', [...(tabs.get('General') ?? []), back]);
      await page.keyboard.press('Escape');
      await page.waitForTimeout(NEAR);
      again.push(await timeOf(page, 'button[aria-haspopup="dialog"]', 'Settings'));
    } finally {
      await reader.close();
    }
  }
  const slowest = [...tabs].map(([tab, times]) => ({ tab, time: median(times) }));
  slowest.sort((a, b) => b.time - a.time);
  return [
    {
      name: 'at full speed: press to the general settings, median',
      value: median(first),
      limit: LIMIT,
      unit: 'ms',
    },
    { name: 'the slowest', value: Math.max(...first), limit: null, unit: 'ms' },
    { name: 'opened once more, median', value: median(again), limit: LIMIT, unit: 'ms' },
    ...slowest.slice(0, 3).map(({ tab, time }): Figure => ({
      name: `press to the tab “${tab}”, median`,
      value: time,
      limit: LIMIT,
      unit: 'ms',
    })),
  ];
}

const timeOf = async (page: Page, selector: string, text: string): Promise<number> =>
  (await page.evaluate(pressAndWait, { selector, text })) as number;

/** Runs in the page: measures from a press until its result is painted. */
function pressAndWait({ selector, text }: { selector: string; text: string }): Promise<number> {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
    (each.getAttribute('aria-label') ?? each.textContent).includes(text),
  );
  if (!found) throw new Error(`There is nothing called ${text}`);
  const isTab = found.getAttribute('role') === 'tab';
  const isThere = (): boolean => {
    const panel = document.querySelector('[role="dialog"] [role="tabpanel"]');
    const isShown = !isTab || found.getAttribute('aria-selected') === 'true';
    return isShown && (panel?.querySelectorAll('input, select, dt, button').length ?? 0) > 0;
  };
  return new Promise((resolve) => {
    const began = performance.now();
    found.click();
    const look = (): void => {
      if (!isThere()) {
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
