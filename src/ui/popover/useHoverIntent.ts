/**
 * Asking for more about a thing without pressing it: by letting the pointer rest on it, by touching
 * it for long, or by the context menu key. What then shows can be reached with the pointer, and
 * `onLeave` hears when the pointer has left both.
 */
import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Milliseconds. */
const REST = 500;
const GRACE = 250;

/** `passing` was asked for by the pointer alone, and must not take the focus. */
export type HoverIntent = 'passing' | 'staying';

interface HoverIntentHandlers {
  onAsk: (element: HTMLElement, how: HoverIntent) => void;
  onLeave: () => void;
}

/** One for any number of things: `thing` goes to each of them, `more` to what is shown about it. */
export function useHoverIntent({ onAsk, onLeave }: HoverIntentHandlers) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);

  const stop = () => clearTimeout(timer.current);
  const after = (delay: number, then: () => void) => {
    stop();
    timer.current = setTimeout(then, delay);
  };
  useEffect(() => stop, []);

  const more = {
    onPointerEnter: stop,
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') after(GRACE, onLeave);
    },
  };
  const thing = {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'touch') after(REST, () => onAsk(currentTarget, 'passing'));
    },
    onPointerLeave: more.onPointerLeave,
    onPointerDown: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      held.current = false;
      stop();
      if (pointerType !== 'touch') return;
      after(REST, () => {
        held.current = true;
        onAsk(currentTarget, 'staying');
      });
    },
    onPointerUp: stop,
    // The finger scrolls.
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      stop();
      onAsk(event.currentTarget, 'staying');
    },
    /** The press that ends a long touch is none. */
    onClickCapture: (event: MouseEvent) => {
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { thing, more };
}
