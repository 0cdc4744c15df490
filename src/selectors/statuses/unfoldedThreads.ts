/**
 * The threads that are unfolded under cards: a separate file, as every list needs it before the
 * code of threads is loaded.
 */
import { createSelector, lruMemoize } from '@reduxjs/toolkit';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import type { RootState } from '@/slices/root';

const selectUnfoldedThreadIds = createSelector(
  [(state: RootState) => state.threadViews],
  (threads) => Object.keys(threads).filter((id) => threads[id]?.unfolded),
  { memoize: lruMemoize, memoizeOptions: { resultEqualityCheck: isShallowEqual } },
);

export const selectUnfoldedThreads = createSelector(
  [selectUnfoldedThreadIds],
  (ids): ReadonlySet<string> => new Set(ids),
);
