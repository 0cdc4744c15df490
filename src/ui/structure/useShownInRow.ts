/** Scrolls what is chosen in an overflowing row into view, without scrolling the page. */
import { useEffect, type RefObject } from 'react';

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
    if (start < here.scrollLeft || end > here.scrollLeft + here.clientWidth) {
      here.scrollLeft = start - (here.clientWidth - one.offsetWidth) / 2;
    }
  }, [row, chosen, changes]);
}
