/**
 * How many rows of a long list are drawn: at first those that fill the window, then some more, and
 * more again each time the reader comes to the last of them. For columns that scroll by themselves;
 * what scrolls with the page is windowed.
 */
import { useDeferredValue, useEffect, useRef, useState, type RefObject } from 'react';

export const DRAWN_AT_ONCE = 30;
/** Pixels; a row is hardly ever lower. */
const LOWEST_ROW = 64;

interface DrawnRows {
  drawn: number;
  /** Goes to an element that stands below the rows while some are missing. */
  below: RefObject<HTMLDivElement | null>;
}

const inWindow = (): number => Math.min(DRAWN_AT_ONCE, Math.ceil(window.innerHeight / LOWEST_ROW));

export function useDrawnRows(count: number): DrawnRows {
  const [wanted, setWanted] = useState(0);
  const [first] = useState(inWindow);
  // What is out of sight must not hold up what is in sight.
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
