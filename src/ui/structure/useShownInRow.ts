/** Scrolls what is chosen in an overflowing row into view, without scrolling the page. */
import { useEffect, type RefObject } from 'react';

/** Pixels that fade out at an edge, as `Tabs.module.css` says. */
const FADED = 32;

export function useShownInRow(
  row: RefObject<HTMLElement | null>,
  chosen: string,
  changes: string,
): void {
  useEffect(() => {
    const here = row.current;
    const one = here?.querySelector<HTMLElement>(chosen);
    if (!here || !one) return;
    const start = one.offsetLeft;
    const end = start + one.offsetWidth;
    const from = here.scrollLeft + FADED;
    if (start < from || end > from + here.clientWidth - 2 * FADED) {
      here.scrollLeft = start - (here.clientWidth - one.offsetWidth) / 2;
    }
  }, [row, chosen, changes]);
}
