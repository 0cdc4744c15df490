/**
 * Brings a place of the page into sight, and again when something comes above it, as long as the
 * reader has not scrolled on by themselves.
 */
import { useLayoutEffect, useRef, type RefObject } from 'react';

export function useInSight(place: RefObject<HTMLElement | null>, above: number): void {
  /** How far down it left the page; null before the first time. */
  const left = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (left.current !== null && window.scrollY !== left.current) return;
    place.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    left.current = window.scrollY;
  }, [place, above]);
}
