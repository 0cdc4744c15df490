/**
 * Returns the number of rows of a long list to render: at first those that fill the window, then
 * some more, and more again when the user reaches the last of them. For columns that scroll by
 * themselves; lists that scroll with the page are windowed.
 */
import { useDeferredValue, useEffect, useRef, useState, type RefObject } from 'react';

const DRAWN_AT_ONCE = 30;
/** Pixels; rows are hardly ever lower. */
const LOWEST_ROW = 64;

interface DrawnRows {
  drawn: number;
  /** Ref for an element below the rows, mounted while some are missing. */
  below: RefObject<HTMLDivElement | null>;
}

const inWindow = (): number => Math.min(DRAWN_AT_ONCE, Math.ceil(window.innerHeight / LOWEST_ROW));

export function useDrawnRows(count: number): DrawnRows {
  const [wanted, setWanted] = useState(0);
  const [first] = useState(inWindow);
  // Rows out of view must not delay those in view.
  const atOnce = useDeferredValue(DRAWN_AT_ONCE, first);
  const below = useRef<HTMLDivElement>(null);
  const isWatched = typeof IntersectionObserver !== 'undefined';
  const drawn = isWatched ? Math.min(Math.max(wanted, atOnce), count) : count;

  useEffect(() => {
    const end = below.current;
    if (drawn >= count || !end) return;
    const observer = new IntersectionObserver((sights) => {
      if (sights.some(({ isIntersecting }) => isIntersecting)) {
        setWanted(drawn + DRAWN_AT_ONCE);
      }
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [drawn, count]);

  return { drawn, below };
}
