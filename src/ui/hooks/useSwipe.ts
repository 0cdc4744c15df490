/**
 * Detects one-finger swipes over an element. A swipe that begins on something with movements of its
 * own is ignored, as is one that selected text, and a second finger cancels it.
 */
import { useRef, type TouchEvent } from 'react';
import { isRightToLeft } from '@/ui/dialog/focus';
import { isAtEdge, swipeDirection, type Point, type SwipeDirection } from './touch';

interface SwipeHandlers {
  onTouchStart: (event: TouchEvent<HTMLElement>) => void;
  onTouchEnd: (event: TouchEvent<HTMLElement>) => void;
  onTouchCancel: () => void;
}

interface SwipeOptions {
  /** Pixels that make a movement a swipe. */
  threshold?: number;
  /** How much further it goes in its direction than beside it. */
  slant?: number;
  /** True if swipes that begin at a side of the window are left to the system. */
  withoutEdges?: boolean;
}

/** Fields, players and sliders: a finger on them selects or seeks. */
const HELD = 'input, textarea, select, video, audio, [role="slider"], [contenteditable="true"]';

function scrollsSideways(target: Element, within: Element): boolean {
  let element: Element | null = target;
  while (element && element !== within) {
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX);
    if (scrolls && element.scrollWidth > element.clientWidth) return true;
    element = element.parentElement;
  }
  return false;
}

const isFree = (target: EventTarget | null, within: Element): boolean =>
  document.documentElement.dataset.swipes !== 'off' &&
  target instanceof Element &&
  !target.closest(HELD) &&
  !scrollsSideways(target, within);

/**
 * Returns handlers to spread onto the element. `onSwipe` returns true if the swipe had an effect:
 * elements around it do not get it then.
 */
export function useSwipe(
  onSwipe: (direction: SwipeDirection) => boolean,
  { threshold, slant, withoutEdges = false }: SwipeOptions = {},
): SwipeHandlers {
  const began = useRef<Point | null>(null);
  return {
    onTouchStart: ({ touches, target, currentTarget }) => {
      const finger = touches.length === 1 ? touches[0] : undefined;
      const free =
        finger &&
        isFree(target, currentTarget) &&
        !(withoutEdges && isAtEdge(finger.clientX, window.innerWidth));
      began.current = free ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: (event) => {
      const { changedTouches, currentTarget } = event;
      const from = began.current;
      const finger = changedTouches[0];
      began.current = null;
      if (!from || !finger || window.getSelection()?.isCollapsed === false) return;
      const direction = swipeDirection(finger.clientX - from.x, finger.clientY - from.y, {
        threshold,
        slant,
        rightToLeft: isRightToLeft(currentTarget),
      });
      if (direction && onSwipe(direction)) event.stopPropagation();
    },
    onTouchCancel: () => {
      began.current = null;
    },
  };
}
