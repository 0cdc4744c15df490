/**
 * Detects one-finger swipes over an element. A swipe that begins on something that scrolls sideways
 * is ignored, and a second finger cancels it.
 */
import { useRef, type TouchEvent } from 'react';
import { isRightToLeft } from '@/ui/dialog/focus';
import { swipeDirection, type SwipeDirection } from './swipe';

interface SwipeHandlers {
  onTouchStart: (event: TouchEvent<HTMLElement>) => void;
  onTouchEnd: (event: TouchEvent<HTMLElement>) => void;
  onTouchCancel: () => void;
}

function scrollsSideways(target: EventTarget | null, within: Element): boolean {
  let element = target instanceof Element ? target : null;
  while (element && element !== within) {
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX);
    if (scrolls && element.scrollWidth > element.clientWidth) return true;
    element = element.parentElement;
  }
  return false;
}

/** Returns handlers to spread onto the element. */
export function useSwipe(
  onSwipe: (direction: SwipeDirection) => void,
  { threshold }: { threshold?: number } = {},
): SwipeHandlers {
  const began = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target, currentTarget }) => {
      const finger = touches.length === 1 ? touches[0] : undefined;
      const free = finger && !scrollsSideways(target, currentTarget);
      began.current = free ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches, currentTarget }) => {
      const from = began.current;
      const finger = changedTouches[0];
      began.current = null;
      if (!from || !finger) return;
      const direction = swipeDirection(finger.clientX - from.x, finger.clientY - from.y, {
        threshold,
        rightToLeft: isRightToLeft(currentTarget),
      });
      if (direction) onSwipe(direction);
    },
    onTouchCancel: () => {
      began.current = null;
    },
  };
}
