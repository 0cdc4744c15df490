/**
 * What happened to the reader, newest first. What is marked as seen shows at once; `wishes` keeps
 * what the server has not confirmed, so that a refusal brings back just that.
 */
import {
  createAction,
  createSlice,
  original,
  type Draft,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/entities';
import { KEPT_SEEN_NOTIFICATIONS, KEPT_UNSEEN_NOTIFICATIONS } from '@/domain/limits';
import type { Notification } from '@/domain/notification';
import {
  asksForMore,
  boundNotifications,
  isUpTo,
  mergeNotifications,
  withReportState,
  withSeen,
} from '@/domain/notificationList';
import { listsShortened } from './entities';
import { followRequestSettled } from './followRequests';
import { joinSlices } from './lateSlices';
import { answered, confirm, dismiss, furthest, without, wish } from './notificationChanges';
import { reportStateConfirmed } from './reports';
import { statusDeleted } from './statuses';

/** Rows that were seen and show at first, and those that each further look reveals. */
export const SEEN_SHOWN = 30;
export const REVEALED_AT_ONCE = 20;

export interface NotificationsState {
  notifications: readonly Notification[];
  /** A page has come: an empty list says that there is nothing. */
  loaded: boolean;
  /** How many rows that were seen show. */
  seenShown: number;
  /** Where older ones go on; null where the oldest known one says it. */
  olderCursor: string | null;
  /** There are no older ones. */
  atEnd: boolean;
  /** How far a marker of the server says that was read. */
  readUpTo: string | null;
  /** Shown as seen, and not confirmed yet. */
  wishes: Readonly<Record<string, true>>;
  /** Taken away by the reader; kept in case the server refuses. */
  dismissed: Readonly<Record<string, Notification>>;
  /** Rows that the reader unfolded, by their ids: groups, and what is muted. */
  unfolded: Readonly<Record<string, true>>;
}

export const noNotifications: NotificationsState = {
  notifications: [],
  loaded: false,
  seenShown: SEEN_SHOWN,
  olderCursor: null,
  atEnd: false,
  readUpTo: null,
  wishes: {},
  dismissed: {},
  unfolded: {},
};

export interface NotificationsReceived {
  /**
   * `older` goes on below; `anew` replaces all, as too much happened to close the gap. Whatever
   * else came, news or rows that are known, is laid over what is there.
   */
  kind?: 'news' | 'older' | 'anew';
  notifications: readonly Notification[];
  entities: EntityBundle;
  /** Of an older page: where the next one begins, and whether there is none. */
  next?: string | null;
  atEnd?: boolean;
  /** What the marker said when they were asked for. */
  readUpTo?: string | null;
}

/** One came by the socket; those of one moment are taken in together. */
export const notificationHeard = createAction<{
  heard: { notification: Notification; entities: EntityBundle };
}>('notifications/notificationHeard');

/** Nothing has come yet, and the reader does not want to wait until it is tried again. */
export const notificationsRequested = createAction('notifications/notificationsRequested');

/** The reader asks for more: what is there and not shown yet, then what the server has. */
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
      // Who reads on below must not lose it to the bound; the next news take care of that.
      const notifications = kind === 'older' ? merged : boundNotifications(merged);
      const wishes = without(state.wishes, (id) => confirmed.has(id) || isUpTo(id, readUpTo));
      const taken = { ...state, loaded: true, notifications, readUpTo, wishes };
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
    /** The list was left: the next look begins at its top. */
    notificationsLeft(state) {
      state.seenShown = SEEN_SHOWN;
    },
    notificationsPressed(_state, _action: Ids) {
      // The saga says that they were clicked, as soon as what the press did is seen.
    },
    /** A click: it settles only what asks for nothing more. */
    notificationsClicked(state, { payload: { ids } }: Ids) {
      return wish(plain(state), (entry) => ids.includes(entry.id) && !asksForMore(entry));
    },
    /** The reader did something with them, or marked just these. */
    notificationsUsed(state, { payload: { ids } }: Ids) {
      const isNamed = among(ids);
      return wish(plain(state), ({ id }) => isNamed(id));
    },
    allSeenRequested(state) {
      return wish(plain(state), () => true);
    },
    seenConfirmed(state, { payload }: PayloadAction<{ ids: readonly string[]; upTo?: string }>) {
      const { ids, upTo = null } = payload;
      return confirm(plain(state), among(ids), upTo);
    },
    seenRefused(
      draft,
      { payload: { ids } }: PayloadAction<{ ids: readonly string[]; reason: string }>,
    ) {
      const state = plain(draft);
      const isNamed = among(ids);
      const isMeant = (id: string) => isNamed(id) && Object.hasOwn(state.wishes, id);
      const notifications = withSeen(state.notifications, ({ id }) => isMeant(id), false);
      return { ...state, notifications, wishes: without(state.wishes, isMeant) };
    },
    /** In another tab, or on another device, as the server says. */
    seenElsewhere(state, { payload }: PayloadAction<{ ids?: readonly string[]; upTo?: string }>) {
      const { ids = [], upTo = null } = payload;
      return confirm(plain(state), among(ids), upTo);
    },
    /** Another tab took it back, as the server refused. */
    unseenElsewhere(draft, { payload: { ids } }: Ids) {
      const state = plain(draft);
      const isNamed = among(ids);
      const notifications = withSeen(state.notifications, ({ id }) => isNamed(id), false);
      return { ...state, notifications };
    },
    notificationDismissed(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      return dismiss(plain(state), id);
    },
    dismissedElsewhere(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      return dismiss(plain(state), id);
    },
    dismissalRefused(draft, { payload: { id } }: PayloadAction<{ id: string; reason: string }>) {
      const state = plain(draft);
      const entry = state.dismissed[id];
      if (!entry) return state;
      const notifications = mergeNotifications(state.notifications, [entry]);
      return {
        ...state,
        notifications,
        dismissed: without(state.dismissed, (each) => each === id),
      };
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
      answered(plain(state), userId, answer),
    );
    builder.addCase(reportStateConfirmed, (draft, { payload }) => {
      const state = plain(draft);
      const { reportId, state: decided } = payload;
      const notifications = withReportState(state.notifications, reportId, decided);
      return { ...state, notifications };
    });
    builder.addCase(listsShortened, (draft) => {
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

joinSlices('notifications', slice.reducer);

export const {
  notificationsReceived,
  notificationsRevealed,
  notificationsLeft,
  notificationsPressed,
  notificationsClicked,
  notificationsUsed,
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
