/**
 * The reader's notifications, newest first. Marking as read is optimistic; `pendingSeen` holds what
 * the server has not confirmed, so that a refusal restores exactly that.
 */
import {
  createAction,
  createSlice,
  original,
  type Draft,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import { KEPT_SEEN_NOTIFICATIONS, KEPT_UNSEEN_NOTIFICATIONS } from '@/domain/engine/limits';
import type { Notification } from '@/domain/notifications/notification';
import {
  needsAction,
  boundNotifications,
  isUpTo,
  mergeNotifications,
  withReportState,
  withSeen,
} from '@/domain/notifications/notificationList';
import { listsTruncated } from '@/slices/engine/entities';
import { followRequestSettled } from '@/slices/people/followRequests';
import { slices } from '@/slices/root';
import {
  applyRequestAnswer,
  confirmSeen,
  applyDismissal,
  furthest,
  isWithin,
  without,
  markPendingSeen,
  type NotificationsState,
} from './notificationChanges';
import { reportStateConfirmed } from '@/slices/people/reports';
import { statusDeleted } from '@/slices/statuses/statuses';

/** How many read rows are shown at first, and how many more each time. */
export const SEEN_SHOWN = 30;
const REVEALED_AT_ONCE = 20;

export const noNotifications: NotificationsState = {
  notifications: [],
  loaded: false,
  seenShown: SEEN_SHOWN,
  olderCursor: null,
  atEnd: false,
  readUpTo: null,
  pendingSeen: {},
  dismissed: {},
  unfolded: {},
};

interface NotificationsReceived {
  /**
   * `older` is appended; `anew` replaces the list, as the gap is too large to close. Other pages,
   * with news or known rows, are merged.
   */
  kind?: 'news' | 'older' | 'anew';
  notifications: readonly Notification[];
  entities: EntityBundle;
  /** For an older page: the cursor of the next one, and if there is none. */
  next?: string | null;
  atEnd?: boolean;
  /** The read marker at the time of the request. */
  readUpTo?: string | null;
}

/** A notification from the socket; those that arrive together are batched. */
export const notificationStreamed = createAction<{
  heard: { notification: Notification; entities: EntityBundle };
}>('notifications/notificationStreamed');

/** Loads at once, when the first load has failed and the reader does not wait for the retry. */
export const notificationsRequested = createAction('notifications/notificationsRequested');

/** The server has moved accepted notifications to the list. */
export const notificationsMerged = createAction('notifications/notificationsMerged');

/** Shows more rows: first the loaded ones, then the server's next page. */
export const olderNotificationsRequested = createAction(
  'notifications/olderNotificationsRequested',
);

type State = NotificationsState;
type Ids = PayloadAction<{ ids: readonly string[] }>;

const among = (ids: readonly string[]): ((id: string) => boolean) => {
  const named = new Set(ids);
  return (id) => named.has(id);
};

/** Lists are copied by hand: a draft of thousands of entries takes milliseconds. */
const plain = (draft: Draft<State>): State => original(draft) ?? draft;

const slice = createSlice({
  name: 'notifications',
  initialState: noNotifications,
  reducers: {
    notificationsReceived(draft, { payload }: PayloadAction<NotificationsReceived>) {
      const state = plain(draft);
      const { kind = 'news', next = null, atEnd = false } = payload;
      const readUpTo = furthest(state.readUpTo, payload.readUpTo ?? null);
      const fresh = payload.notifications.filter(({ id }) => !Object.hasOwn(state.dismissed, id));
      const confirmed = new Set(fresh.filter(({ seen }) => seen).map(({ id }) => id));
      const before = kind === 'anew' ? [] : state.notifications;
      const merged = withSeen(mergeNotifications(before, fresh), ({ id }) => isUpTo(id, readUpTo));
      // Older pages may exceed the limit, as the reader is reading them; the next news truncates
      // them.
      const notifications = kind === 'older' ? merged : boundNotifications(merged);
      const pendingSeen = without(
        state.pendingSeen,
        (id) => confirmed.has(id) || isUpTo(id, readUpTo),
      );
      const taken = { ...state, loaded: true, notifications, readUpTo, pendingSeen };
      if (kind === 'older') {
        return {
          ...taken,
          olderCursor: next,
          atEnd,
          seenShown: state.seenShown + REVEALED_AT_ONCE,
        };
      }
      if (kind === 'anew') return { ...taken, olderCursor: null, atEnd };
      if (notifications.length < merged.length)
        return { ...taken, olderCursor: null, atEnd: false };
      return state.loaded ? taken : { ...taken, atEnd };
    },
    notificationsRevealed(state) {
      state.seenShown += REVEALED_AT_ONCE;
    },
    /** The list was left, so the next visit begins at its top. */
    notificationsLeft(state) {
      state.seenShown = SEEN_SHOWN;
    },
    notificationsPressed(_state, _action: Ids) {
      // The saga dispatches `notificationsClicked` once the press has had its visible effect.
    },
    /** A click marks as read only those that require no further action. */
    notificationsClicked(state, { payload: { ids } }: Ids) {
      return markPendingSeen(
        plain(state),
        (entry) => ids.includes(entry.id) && !needsAction(entry),
      );
    },
    /** The reader acted on these notifications, or marked exactly these. */
    notificationsActedOn(state, { payload: { ids } }: Ids) {
      const isNamed = among(ids);
      return markPendingSeen(plain(state), ({ id }) => isNamed(id));
    },
    /** The reader closed the drawer with the notifications. */
    notificationsDrawerLeft(_state) {
      // The saga marks them as seen, if the reader wants that.
    },
    allSeenRequested(state) {
      return markPendingSeen(plain(state), () => true);
    },
    seenConfirmed(state, { payload }: PayloadAction<{ ids: readonly string[]; upTo?: string }>) {
      const { ids, upTo = null } = payload;
      return confirmSeen(plain(state), among(ids), upTo);
    },
    seenRefused(
      draft,
      { payload: { ids } }: PayloadAction<{ ids: readonly string[]; reason: string }>,
    ) {
      const state = plain(draft);
      const isNamed = among(ids);
      const isMeant = (id: string) => isNamed(id) && Object.hasOwn(state.pendingSeen, id);
      const notifications = withSeen(state.notifications, ({ id }) => isMeant(id), false);
      return { ...state, notifications, pendingSeen: without(state.pendingSeen, isMeant) };
    },
    /** Marked as read in another tab or, according to the server, on another device. */
    seenElsewhere(state, { payload }: PayloadAction<{ ids?: readonly string[]; upTo?: string }>) {
      const { ids = [], upTo = null } = payload;
      return confirmSeen(plain(state), among(ids), upTo);
    },
    /** Another tab undid it, as the server refused. */
    unseenElsewhere(draft, { payload: { ids } }: Ids) {
      const state = plain(draft);
      const isNamed = among(ids);
      const notifications = withSeen(state.notifications, ({ id }) => isNamed(id), false);
      return { ...state, notifications };
    },
    notificationDismissed(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      return applyDismissal(plain(state), id);
    },
    dismissedElsewhere(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      return applyDismissal(plain(state), id);
    },
    dismissalRefused(draft, { payload: { id } }: PayloadAction<{ id: string; reason: string }>) {
      const state = plain(draft);
      const entry = state.dismissed[id];
      if (!entry) return state;
      const back = Object.values(state.dismissed).filter(
        (each) => each === entry || isWithin(each, entry),
      );
      const notifications = mergeNotifications(state.notifications, back);
      const isBack = among(back.map((each) => each.id));
      return { ...state, notifications, dismissed: without(state.dismissed, isBack) };
    },
    notificationUnfolded(state, { payload }: PayloadAction<{ id: string; unfolded: boolean }>) {
      const others = without(state.unfolded, (id) => id === payload.id);
      return {
        ...plain(state),
        unfolded: payload.unfolded ? { ...others, [payload.id]: true } : others,
      };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(statusDeleted, (draft, { payload: { statusId } }) => {
      const state = plain(draft);
      const isGone = (entry: Notification) => entry.statusId === statusId;
      if (!state.notifications.some(isGone)) return state;
      return { ...state, notifications: state.notifications.filter((entry) => !isGone(entry)) };
    });
    builder.addCase(followRequestSettled, (state, { payload: { userId, answer } }) =>
      applyRequestAnswer(plain(state), userId, answer),
    );
    builder.addCase(reportStateConfirmed, (draft, { payload }) => {
      const state = plain(draft);
      const { reportId, state: decided } = payload;
      const notifications = withReportState(state.notifications, reportId, decided);
      return { ...state, notifications };
    });
    builder.addCase(listsTruncated, (draft) => {
      const state = plain(draft);
      const room = Math.max(KEPT_SEEN_NOTIFICATIONS, state.seenShown);
      const notifications = state.notifications.filter(
        ({ seen }, at) => at < (seen ? room : KEPT_UNSEEN_NOTIFICATIONS),
      );
      if (notifications.length === state.notifications.length) return state;
      const others = { dismissed: {}, unfolded: {}, olderCursor: null, atEnd: false };
      return { ...state, ...others, notifications };
    });
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    notifications: NotificationsState;
  }
}

slices.inject(slice);

export const {
  notificationsReceived,
  notificationsRevealed,
  notificationsLeft,
  notificationsPressed,
  notificationsClicked,
  notificationsActedOn,
  notificationsDrawerLeft,
  allSeenRequested,
  seenConfirmed,
  seenRefused,
  seenElsewhere,
  unseenElsewhere,
  notificationDismissed,
  dismissedElsewhere,
  dismissalRefused,
  notificationUnfolded,
} = slice.actions;
