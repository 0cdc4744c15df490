/** Questions about direct conversations: which there are, and who takes part. */
import { createSelector } from '@reduxjs/toolkit';
import { othersIn, type Conversation } from '@/domain/conversation';
import type { RootState } from '@/slices/root';
import { noDirects } from '@/slices/directs';
import { selectCan } from './capabilities';
import { selectSetting } from './config';
import { selectCurrentUserId } from './session';
import { selectStatusTable } from './statuses';

export const selectDirects = (state: RootState) => state.directs ?? noDirects;

export const selectDirectIds = createSelector(
  [(state: RootState) => selectDirects(state).rows],
  (rows) => rows.map(({ id }) => id),
);

export const selectDirect = (state: RootState, id: string): Conversation | undefined =>
  selectDirects(state).rows.find((row) => row.id === id);

export const selectUnreadDirects = (state: RootState): number =>
  selectDirects(state).rows.filter(({ unread }) => unread).length;

export const selectOthersIn = createSelector(
  [
    selectDirect,
    (state: RootState, id: string) =>
      selectStatusTable(state)[selectDirect(state, id)?.lastStatusId ?? ''],
    selectCurrentUserId,
  ],
  (conversation, last, readerId) => (conversation ? othersIn(conversation, last, readerId) : []),
);

export type DirectsView = 'posts' | 'conversations';

/** The ways in which direct posts can be read here: as single posts, or by who takes part. */
export const selectDirectsViews = createSelector(
  [
    (state: RootState) => selectCan(state, 'directTimeline'),
    (state: RootState) => selectCan(state, 'conversations'),
  ],
  (posts, conversations): DirectsView[] => [
    ...(posts ? (['posts'] as const) : []),
    ...(conversations ? (['conversations'] as const) : []),
  ],
);

/** The way that the reader chose, as far as there is one. */
export function selectDirectsView(state: RootState): DirectsView | null {
  const views = selectDirectsViews(state);
  const chosen = selectSetting(state, 'directsView');
  return views.includes(chosen) ? chosen : (views[0] ?? null);
}
