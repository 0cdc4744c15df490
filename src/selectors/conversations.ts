/** The conversation around a status, of which some rows may have gone since. */
import { createSelector } from '@reduxjs/toolkit';
import type { Conversation } from '@/slices/conversations';
import type { RootState } from '@/slices/root';
import { selectStatusTable } from './statuses';

/** Undefined until the server told. */
export const selectConversation = createSelector(
  [
    (state: RootState, statusId: string) => state.conversations[statusId],
    (state: RootState) => selectStatusTable(state),
  ],
  (conversation, statuses): Conversation | undefined => {
    const known = (ids: readonly string[]) => ids.filter((id) => statuses[id] !== undefined);
    return (
      conversation && {
        ancestorIds: known(conversation.ancestorIds),
        descendantIds: known(conversation.descendantIds),
      }
    );
  },
);
