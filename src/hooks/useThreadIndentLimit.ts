/** The number of indents a thread can have, from the width of its list and its font size. */
import { useLayoutEffect, useState, type RefObject } from 'react';
import { threadIndentLimitFor } from '@/domain/statuses/threads/threadRows';

/** Width of a digit relative to the font size, in common fonts. */
const CHARACTER = 0.58;
const USUAL_WIDTH = 720;
const USUAL_SIZE = 16;

export function useThreadIndentLimit(list: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(() =>
    threadIndentLimitFor(Math.min(window.innerWidth, USUAL_WIDTH), USUAL_SIZE * CHARACTER),
  );
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (element.clientWidth > 0)
        setRoom(threadIndentLimitFor(element.clientWidth, size * CHARACTER));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return room;
}
