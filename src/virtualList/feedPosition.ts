/** Where an article stands in its feed, for screen readers, which cannot see how long that is. */

export interface FeedPosition {
  /** From 1. */
  at: number;
  of: number;
}

/** Nothing outside of feeds. */
export const feedPosition = (position: FeedPosition | undefined) =>
  position && { 'aria-posinset': position.at, 'aria-setsize': position.of };
