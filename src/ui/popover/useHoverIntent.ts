/**
 * Detects that the user wants details about an element without pressing it: by resting the pointer
 * on it, a long touch, or the context menu key. The pointer can move on to the details; `onLeave`
 * is called when it has left both.
 */
import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { isStill, type Point } from '@/ui/hooks/touch';

/** Milliseconds of rest before it counts, also of a finger. */
const REST = 500;
const GRACE = 250;

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** `passing` was triggered by hover alone, and must not take the focus. */
export type HoverIntent = 'passing' | 'staying';

interface HoverIntentHandlers {
  onAsk: (element: HTMLElement, how: HoverIntent) => void;
  onLeave: () => void;
}

/** Serves any number of elements: spread `thing` onto each of them, `more` onto the details. */
export function useHoverIntent({ onAsk, onLeave }: HoverIntentHandlers) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const touched = useRef<Point>({ x: 0, y: 0 });

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
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { pointerType, currentTarget } = event;
      held.current = false;
      stop();
      if (pointerType !== 'touch') return;
      touched.current = pointOf(event);
      after(REST, () => {
        held.current = true;
        onAsk(currentTarget, 'staying');
      });
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'touch' && !isStill(touched.current, pointOf(event))) stop();
    },
    onPointerUp: stop,
    // The finger scrolls.
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      stop();
      onAsk(event.currentTarget, 'staying');
    },
    /** Suppresses the click at the end of a long touch. */
    onClickCapture: (event: MouseEvent) => {
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { thing, more };
}
