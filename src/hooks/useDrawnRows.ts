/**
 * How many rows of a long list are drawn: those that fill the window, and some more each time the
 * reader comes to the last of them. It works within columns that scroll by themselves.
 */
import { useEffect, useRef, useState, type RefObject } from 'react';

export const DRAWN_AT_ONCE = 30;

interface DrawnRows {
  drawn: number;
  /** Goes to an element that stands below the rows while some are missing. */
  below: RefObject<HTMLDivElement | null>;
}

export function useDrawnRows(count: number): DrawnRows {
  const [wanted, setWanted] = useState(DRAWN_AT_ONCE);
  const below = useRef<HTMLDivElement>(null);
  const isWatched = typeof IntersectionObserver !== 'undefined';
  const drawn = isWatched ? Math.min(wanted, count) : count;

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
