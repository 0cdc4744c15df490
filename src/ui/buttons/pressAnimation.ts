/**
 * Animates the glyph of a pressed toggle: it jumps for half a second. Uses the Web Animations API,
 * so that nothing re-renders and no timer runs.
 */
import { afterPaint } from '@/lib/scheduler/afterPaint';
import { motionAllowed } from '@/ui/hooks/motion';

const DURATION = 500;

const jump: Keyframe[] = [{ scale: '1' }, { scale: '1.45', offset: 0.3 }, { scale: '1' }];

/** Starts after the paint that shows the press, so as not to delay it. */
export function playPressAnimation(element: Element): void {
  if (!motionAllowed()) return;
  const how = { duration: DURATION, easing: 'ease-out', pseudoElement: '::before' };
  void afterPaint().then(() => element.animate(jump, how));
}
