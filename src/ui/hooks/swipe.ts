/** Detects the direction of a swipe. Pure geometry, independent of the events it comes from. */

/** Minimum distance of a swipe in pixels, unless the caller asks for more. */
export const SWIPE_THRESHOLD = 30;

/** "start" and "end" follow the direction of text: a swipe to the right is "end" in English. */
export type SwipeDirection = 'start' | 'end' | 'up' | 'down';

export function swipeDirection(
  dx: number,
  dy: number,
  { threshold = SWIPE_THRESHOLD, rightToLeft = false } = {},
): SwipeDirection | null {
  const across = Math.abs(dx) > Math.abs(dy);
  if (Math.max(Math.abs(dx), Math.abs(dy)) < threshold) return null;
  if (across) return dx > 0 !== rightToLeft ? 'end' : 'start';
  return dy > 0 ? 'down' : 'up';
}
