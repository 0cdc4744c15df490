/**
 * The people whose notifications are filtered, and the reader's answers. An answered one stays in the
 * list until it is fetched again, so that nothing moves.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import type { Notification } from '@/domain/notifications/notification';
import type {
  NotificationRequest,
  RequestAnswer,
} from '@/domain/notifications/notificationRequests';
import { slices } from '@/slices/root';

interface NotificationRequestsState {
  /** In the server's order; null until they were fetched. */
  requests: readonly NotificationRequest[] | null;
  /** The cursor of the next page; null if there is none. */
  next: string | null;
  /** Answers that the server has not confirmed, by request. */
  answering: Readonly<Record<string, RequestAnswer>>;
  /** Those that it has; `gone`: it knew nothing of the request any more. */
  answered: Readonly<Record<string, RequestAnswer | 'gone'>>;
  /** The filtered notifications that were looked at, by request. */
  looked: Readonly<Record<string, readonly Notification[]>>;
}

export const noNotificationRequests: NotificationRequestsState = {
  requests: null,
  next: null,
  answering: {},
  answered: {},
  looked: {},
};

interface Page {
  requests: readonly NotificationRequest[];
  entities: EntityBundle;
  next: string | null;
  older: boolean;
}

type Ids = PayloadAction<{ ids: readonly string[] }>;

const slice = createSlice({
  name: 'notificationRequests',
  initialState: noNotificationRequests,
  reducers: {
    notificationRequestsOpened(_state, _action: PayloadAction<undefined>) {
      // The saga fetches.
    },
    notificationRequestsClosed(_state, _action: PayloadAction<undefined>) {
      // The saga stops retrying.
    },
    olderNotificationRequestsRequested(_state, _action: PayloadAction<undefined>) {
      // The saga fetches.
    },
    notificationRequestsReceived(state, { payload }: PayloadAction<Page>) {
      const { requests, next, older } = payload;
      const before = older ? (state.requests ?? []) : [];
      const known = new Set(before.map(({ id }) => id));
      const added = requests.filter(({ id }) => !known.has(id));
      state.requests = [...before, ...added];
      state.next = next;
      if (!older) Object.assign(state, { answered: {}, looked: {} });
    },
    notificationRequestsAnswered(
      state,
      { payload }: PayloadAction<{ ids: readonly string[]; answer: RequestAnswer }>,
    ) {
      const { ids, answer } = payload;
      state.answering = { ...state.answering, ...forAll(ids, answer) };
    },
    notificationRequestsSettled(
      state,
      { payload }: PayloadAction<{ ids: readonly string[]; answer: RequestAnswer | 'gone' }>,
    ) {
      const { ids, answer } = payload;
      state.answering = without(state.answering, ids);
      state.answered = { ...state.answered, ...forAll(ids, answer) };
    },
    notificationAnswersRefused(state, { payload }: Ids) {
      state.answering = without(state.answering, payload.ids);
    },
    filteredNotificationsRequested(_state, _action: PayloadAction<{ id: string; userId: string }>) {
      // The saga fetches.
    },
    filteredNotificationsReceived(
      state,
      {
        payload,
      }: PayloadAction<{
        id: string;
        notifications: readonly Notification[];
        entities: EntityBundle;
      }>,
    ) {
      state.looked[payload.id] = [...payload.notifications];
    },
  },
});

const forAll = <Answer>(ids: readonly string[], answer: Answer): Record<string, Answer> =>
  Object.fromEntries(ids.map((id) => [id, answer]));

const without = <Value>(
  values: Readonly<Record<string, Value>>,
  ids: readonly string[],
): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([id]) => !ids.includes(id)));

declare module '@/slices/root' {
  interface DeferredSlices {
    notificationRequests: NotificationRequestsState;
  }
}

slices.inject(slice);

export const {
  notificationRequestsOpened,
  notificationRequestsClosed,
  olderNotificationRequestsRequested,
  notificationRequestsReceived,
  notificationRequestsAnswered,
  notificationRequestsSettled,
  notificationAnswersRefused,
  filteredNotificationsRequested,
  filteredNotificationsReceived,
} = slice.actions;
