/**
 * Measures unexpected layout shifts in Chromium with the browser's own API, which leaves out those
 * within half a second after a press or a key.
 */
import type { Page } from 'playwright-core';

/** The largest sum of layout shifts that the project allows. */
export const MAX_LAYOUT_SHIFT = 0.01;

interface Shift {
  value: number;
  /** The elements that moved, from where to where. */
  what: string[];
}

type Watched = Window & { shifts: Shift[] };

/** Call it before the page is opened. */
export async function observeLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const { shifts } = Object.assign(window, { shifts: [] as Shift[] });
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const what = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${place(previousRect)} → ${place(currentRect)}: ${element?.outerHTML.slice(0, 120) ?? 'gone'}`;
        });
        shifts.push({ value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts since the last call. */
export const takeLayoutShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    // Chromium reports shifts in the frame after the one in which they happened.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as Watched).shifts.splice(0);
  });

export const layoutShiftScore = (shifts: readonly Shift[]): number =>
  shifts.reduce((total, { value }) => total + value, 0);

/** Fails with the moved elements if the shifts are too large. */
export function expectNoLayoutShift(shifts: readonly Shift[], most = MAX_LAYOUT_SHIFT): void {
  expect(layoutShiftScore(shifts) < most ? [] : shifts).toEqual([]);
}
