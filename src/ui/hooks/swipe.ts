/** Which way a finger went. Plain geometry, apart from the events that it comes from. */

/** Pixels that make a movement a swipe, unless a place asks for more. */
export const SWIPE_THRESHOLD = 30;

/** "start" and "end" are along the line of text: a swipe to the right goes to the end in English. */
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
