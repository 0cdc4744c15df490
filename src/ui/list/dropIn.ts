/** Animates a new row into a list: it drops in shortly after it is mounted. */
import { motionAllowed } from '@/ui/hooks/motion';

/** Milliseconds. */
const DROP_DELAY = 25;
const DURATION = 200;

const drop: Keyframe[] = [{ opacity: 0, translate: '0 -12px' }, {}];

export function dropIn(element: Element): void {
  if (!motionAllowed()) return;
  element.animate(drop, {
    duration: DURATION,
    delay: DROP_DELAY,
    easing: 'ease-out',
    fill: 'backwards',
  });
}
