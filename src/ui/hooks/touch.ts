/** Rules of touch gestures over points and distances, independent of the events they come from. */

export interface Point {
  x: number;
  y: number;
}

/** Pixels that a finger moves without meaning it. */
const SLOP = 10;

/** Milliseconds after which a resting finger means more than a tap. */
export const HOLD = 500;

/** Minimum distance of a swipe in pixels, unless the caller asks for more. */
export const SWIPE_THRESHOLD = 30;

/** Pixels at both sides of the window, where systems let swipes go back. */
const EDGE = 24;

/** How far a list is pulled down before it is refreshed, and at most, in pixels of its sign. */
export const PULL_FAR = 60;
const PULL_MOST = 84;

export const isStill = (from: Point, to: Point): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) <= SLOP;

/** "start" and "end" follow the direction of text: a swipe to the right is "end" in English. */
export type SwipeDirection = 'start' | 'end' | 'up' | 'down';

/** `slant`: the way in its direction is more than so many times the way beside it. */
export function swipeDirection(
  dx: number,
  dy: number,
  { threshold = SWIPE_THRESHOLD, slant = 1, rightToLeft = false } = {},
): SwipeDirection | null {
  const across = Math.abs(dx);
  const along = Math.abs(dy);
  if (Math.max(across, along) < threshold) return null;
  if (across > along * slant) return dx > 0 !== rightToLeft ? 'end' : 'start';
  if (along < across * slant) return null;
  return dy > 0 ? 'down' : 'up';
}

export const isAtEdge = (x: number, width: number): boolean => x < EDGE || x > width - EDGE;

/** The meaning of a movement that began at the top of a list: a pull goes down rather than aside. */
export function pullOf(from: Point, to: Point): 'pull' | 'other' | 'open' {
  if (isStill(from, to)) return 'open';
  return to.y - from.y > Math.abs(to.x - from.x) ? 'pull' : 'other';
}

/** The way of the sign under the finger: half as far, and no further than it can be seen well. */
export const pullShift = (from: Point, to: Point): number =>
  Math.max(0, Math.min(PULL_MOST, (to.y - from.y) / 2));
