/** Direct conversations and their participants. */
import { createSelector } from '@reduxjs/toolkit';
import { othersIn, type Conversation } from '@/domain/talk/conversation';
import type { RootState } from '@/slices/root';
import { noConversations } from '@/slices/talk/conversations';
import { selectCan } from '@/selectors/session/capabilities';
import { selectSetting } from '@/selectors/session/config';
import { selectCurrentUserId } from '@/selectors/session/session';
import { selectStatusRow } from '@/selectors/statuses/statuses';

export const selectConversations = (state: RootState) => state.conversations ?? noConversations;

export const selectConversationIds = createSelector(
  [(state: RootState) => selectConversations(state).rows],
  (rows) => rows.map(({ id }) => id),
);

export const selectConversation = (state: RootState, id: string): Conversation | undefined =>
  selectConversations(state).rows.find((row) => row.id === id);

export const selectUnreadConversations = (state: RootState): number =>
  selectConversations(state).rows.filter(({ unread }) => unread).length;

export const selectOthersIn = createSelector(
  [
    selectConversation,
    (state: RootState, id: string) =>
      selectStatusRow(state, selectConversation(state, id)?.lastStatusId ?? ''),
    selectCurrentUserId,
  ],
  (conversation, last, readerId) => (conversation ? othersIn(conversation, last, readerId) : []),
);

export type ConversationsView = 'posts' | 'conversations';

/** The available views of direct posts: as single posts, or by conversation. */
export const selectConversationsViews = createSelector(
  [
    (state: RootState) => selectCan(state, 'directTimeline'),
    (state: RootState) => selectCan(state, 'conversations'),
  ],
  (posts, conversations): ConversationsView[] => [
    ...(posts ? (['posts'] as const) : []),
    ...(conversations ? (['conversations'] as const) : []),
  ],
);

/** The view that the reader chose, if it is available. */
export function selectConversationsView(state: RootState): ConversationsView | null {
  const views = selectConversationsViews(state);
  const chosen = selectSetting(state, 'directsView');
  return views.includes(chosen) ? chosen : (views[0] ?? null);
}
