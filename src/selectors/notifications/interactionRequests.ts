/** Those who ask to react to a post, and the reader's answers to them. */
import { createSelector } from '@reduxjs/toolkit';
import type { RequestFilter } from '@/domain/notifications/interactionRequests';
import type { Notification } from '@/domain/notifications/notification';
import { rowsOf, type NotificationRow } from '@/domain/notifications/notificationRows';
import {
  noInteractionRequests,
  type InteractionAnswer,
} from '@/slices/notifications/interactionRequests';
import type { RootState } from '@/slices/root';
import { selectSetting } from '@/selectors/session/config';
import { selectStatusRow } from '@/selectors/statuses/statuses';

const selectOwn = (state: RootState) => state.interactionRequests ?? noInteractionRequests;

const nobody: readonly Notification[] = [];

/** The rows of the page; empty until its requests were fetched. */
export const selectInteractionRequestRows = createSelector(
  [
    (state: RootState, filter: RequestFilter) => selectOwn(state).lists[filter]?.requests ?? nobody,
    (state: RootState) => selectSetting(state, 'notificationGrouping'),
  ],
  (requests, grouping): NotificationRow[] => rowsOf(requests, { grouping, isMuted: () => false }),
);

export const selectInteractionRequestsKnown = (state: RootState, filter: RequestFilter): boolean =>
  selectOwn(state).lists[filter] !== undefined;

export const selectInteractionRequestsCursor = (
  state: RootState,
  filter: RequestFilter,
): string | null => selectOwn(state).lists[filter]?.next ?? null;

/** The unconfirmed answer to a request or its notification; null if there is none. */
export const selectPendingAnswer = (state: RootState, id: string): InteractionAnswer | null =>
  selectOwn(state).answering[id] ?? null;

/** The confirmed one; null if there is none. */
export const selectGivenAnswer = (
  state: RootState,
  id: string,
): InteractionAnswer | 'gone' | null => selectOwn(state).answered[id] ?? null;

export const selectInteractionRequest = (state: RootState, id: string): Notification | undefined =>
  Object.values(selectOwn(state).lists)
    .flatMap(({ requests }) => requests)
    .find((request) => request.id === id);

/** The loaded notifications that tell of a request. */
export const selectRequestNotifications = (
  state: RootState,
  request: Notification,
): readonly Notification[] =>
  (state.notifications?.notifications ?? nobody).filter((entry) =>
    selectTellsOf(state, entry, request),
  );

/** True if a notification, which does not name its request, tells of this one. */
export const selectTellsOf = (
  state: RootState,
  entry: Notification,
  { wireType, userId, statusId }: Notification,
): boolean =>
  entry.wireType === wireType &&
  entry.userId === userId &&
  // A repeat tells of its wrapper; requests are about the post itself.
  (entry.statusId === statusId ||
    selectStatusRow(state, entry.statusId ?? '')?.repeatOfId === statusId);
