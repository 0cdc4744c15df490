/** The posts of a timeline without gaps and other rows, for the grid view. */
import { createSelector, lruMemoize } from '@reduxjs/toolkit';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import { makeSelectTimelineEntries } from './timelines';

/**
 * Makes a selector for the ids that a timeline shows, newest first. Each list on screen makes its
 * own; equal results keep the same array, so that a list re-renders only when it really changes.
 */
export function makeSelectShownIds() {
  return createSelector(
    [makeSelectTimelineEntries()],
    ({ pinned, listed }) => [...pinned, ...listed].map(({ id }) => id),
    { memoize: lruMemoize, memoizeOptions: { resultEqualityCheck: isShallowEqual } },
  );
}
