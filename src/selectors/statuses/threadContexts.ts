/** The thread around a status; some of its rows may have been evicted. */
import { createSelector } from '@reduxjs/toolkit';
import { rowIn } from '@/lib/values/rowTable';
import type { ThreadContext } from '@/slices/statuses/threadContexts';
import type { RootState } from '@/slices/root';
import { selectStatusTable } from './statuses';

/** Undefined until it is loaded. */
export const selectThreadContext = createSelector(
  [
    (state: RootState, statusId: string) => state.threadContexts[statusId],
    (state: RootState) => selectStatusTable(state),
  ],
  (context, statuses): ThreadContext | undefined => {
    const known = (ids: readonly string[]) => ids.filter((id) => rowIn(statuses, id) !== undefined);
    return (
      context && {
        ancestorIds: known(context.ancestorIds),
        descendantIds: known(context.descendantIds),
      }
    );
  },
);
