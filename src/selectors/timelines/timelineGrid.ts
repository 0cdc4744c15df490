/** The posts of a timeline without gaps and other rows, for the grid view. */
import { createSelector, lruMemoize } from '@reduxjs/toolkit';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import type { MediaKind } from '@/domain/statuses/status';
import { selectStatus } from '@/selectors/statuses/statuses';
import type { RootState } from '@/slices/root';
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

/** Those of the posts with files of a kind; all of them for null. */
export const selectIdsWithMedia = (
  state: RootState,
  ids: readonly string[],
  kind: MediaKind | null,
): readonly string[] =>
  kind === null
    ? ids
    : ids.filter((id) => {
        const entry = selectStatus(state, id);
        const shown = entry?.repeatOfId ? selectStatus(state, entry.repeatOfId) : entry;
        return shown?.media.some((file) => file.kind === kind) ?? false;
      });
