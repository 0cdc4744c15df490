/** Which conversations stand under their cards: every list asks, long before one is unfolded. */
import { createSelector, lruMemoize } from '@reduxjs/toolkit';
import { isShallowEqual } from '@/lib/isShallowEqual';
import type { RootState } from '@/slices/root';

const selectUnfoldedIds = createSelector(
  [(state: RootState) => state.threads],
  (threads) => Object.keys(threads).filter((id) => threads[id]?.unfolded),
  { memoize: lruMemoize, memoizeOptions: { resultEqualityCheck: isShallowEqual } },
);

export const selectUnfolded = createSelector(
  [selectUnfoldedIds],
  (ids): ReadonlySet<string> => new Set(ids),
);
