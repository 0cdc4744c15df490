/**
 * The answer to a press on something that stays where it is: its glyph jumps for half a second. It
 * is the browser's own animation, so that nothing has to be drawn again and no timer runs.
 */
import { afterPaint } from '@/lib/scheduler/afterPaint';
import { motionAllowed } from '@/ui/hooks/motion';

const DURATION = 500;

const jump: Keyframe[] = [{ scale: '1' }, { scale: '1.45', offset: 0.3 }, { scale: '1' }];

/** Begins once the press shows, which it would hold up. */
export function playPressAnimation(element: Element): void {
  if (!motionAllowed()) return;
  const how = { duration: DURATION, easing: 'ease-out', pseudoElement: '::before' };
  void afterPaint().then(() => element.animate(jump, how));
}
