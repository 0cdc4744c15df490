/** The people whose notifications are filtered, and the reader's answers. */
import { createSelector } from '@reduxjs/toolkit';
import type {
  NotificationRequest,
  RequestAnswer,
} from '@/domain/notifications/notificationRequests';
import { rowsOf, type NotificationRow } from '@/domain/notifications/notificationRows';
import { noNotificationRequests } from '@/slices/notifications/notificationRequests';
import type { RootState } from '@/slices/root';
import { selectSetting } from '@/selectors/session/config';

const selectOwn = (state: RootState) => state.notificationRequests ?? noNotificationRequests;

const none: readonly NotificationRequest[] = [];

export const selectNotificationRequests = (state: RootState): readonly NotificationRequest[] =>
  selectOwn(state).requests ?? none;

export const selectNotificationRequestsKnown = (state: RootState): boolean =>
  selectOwn(state).requests !== null;

export const selectNotificationRequestsCursor = (state: RootState): string | null =>
  selectOwn(state).next;

/** The unconfirmed answer; null if there is none. */
export const selectPendingRequestAnswer = (state: RootState, id: string): RequestAnswer | null =>
  selectOwn(state).answering[id] ?? null;

/** The confirmed one; null if there is none. */
export const selectGivenRequestAnswer = (
  state: RootState,
  id: string,
): RequestAnswer | 'gone' | null => selectOwn(state).answered[id] ?? null;

/** The ids of those without an answer, confirmed or not. */
export const selectOpenRequestIds = createSelector([selectOwn], (own): string[] =>
  (own.requests ?? none)
    .map(({ id }) => id)
    .filter((id) => !Object.hasOwn(own.answering, id) && !Object.hasOwn(own.answered, id)),
);

/** The rows of the filtered notifications of one; null until they were fetched. */
export const selectFilteredRows = createSelector(
  [
    (state: RootState, id: string) => selectOwn(state).looked[id],
    (state: RootState) => selectSetting(state, 'notificationGrouping'),
  ],
  (entries, grouping): NotificationRow[] | null =>
    entries ? rowsOf(entries, { grouping, isMuted: () => false }) : null,
);
