/**
 * The position of an article in its feed, for screen readers, which cannot see the length of it.
 */

export interface FeedPosition {
  /** From 1. */
  at: number;
  of: number;
}

/** Empty outside of feeds. */
export const feedPosition = (position: FeedPosition | undefined) =>
  position && { 'aria-posinset': position.at, 'aria-setsize': position.of };
