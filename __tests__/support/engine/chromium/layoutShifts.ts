/**
 * What moves on a page without being asked to, in Chromium, as the browser itself measures it: not
 * what follows a press or a key within half a second.
 */
import type { Page } from 'playwright-core';

/** As much as may move in all: the project's own rule. */
export const MAX_LAYOUT_SHIFT = 0.02;

interface Shift {
  value: number;
  /** What moved, from where to where. */
  what: string[];
}

type Watched = Window & { shifts: Shift[] };

/** To be called before the page is opened. */
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

/** What moved since it was last asked for. */
export const takeLayoutShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    // They are told in the frame after the one they were seen in.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as Watched).shifts.splice(0);
  });

export const layoutShiftScore = (shifts: readonly Shift[]): number =>
  shifts.reduce((total, { value }) => total + value, 0);

/** Fails with what moved, if too much did. */
export function expectNoLayoutShift(shifts: readonly Shift[]): void {
  expect(layoutShiftScore(shifts) < MAX_LAYOUT_SHIFT ? [] : shifts).toEqual([]);
}
