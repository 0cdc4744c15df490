/**
 * Follow requests to a locked account, and the reader's answers. An approved one is removed at
 * once; a denied one stays until the server has agreed.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import { slices } from '@/slices/root';

export type FollowRequestAnswer = 'approved' | 'denied';

export interface FollowRequestsState {
  /** The people on the first page. */
  userIds: readonly string[];
  /** The people on further pages, as far as these were requested. */
  olderIds: readonly string[];
  /** The cursor of the next page; null if there is none. */
  next: string | null;
  /** True once the list was loaded; until then the count in the account is used. */
  known: boolean;
  /** Answers that the server has not confirmed, by person. */
  answering: Readonly<Record<string, FollowRequestAnswer>>;
}

export const noFollowRequests: FollowRequestsState = {
  userIds: [],
  olderIds: [],
  next: null,
  known: false,
  answering: {},
};

/** A page of follow requests, and the cursor of the next one. */
interface Page {
  userIds: readonly string[];
  entities: EntityBundle;
  next?: string | null;
}

/** The person, and the notification about the request if there is one. */
interface Asked {
  userId: string;
  notificationId?: string | null;
}

const recordAnswer =
  (answer: FollowRequestAnswer) =>
  (
    { answering }: { answering: Record<string, FollowRequestAnswer> },
    { payload }: PayloadAction<Asked>,
  ) => {
    answering[payload.userId] ??= answer;
  };

const slice = createSlice({
  name: 'followRequests',
  initialState: noFollowRequests,
  reducers: {
    /** The page of follow requests is open. */
    followRequestsOpened(_state, _action: PayloadAction<undefined>) {
      // The saga fetches.
    },
    followRequestsClosed(_state, _action: PayloadAction<undefined>) {
      // The saga stops retrying.
    },
    followRequestsReceived(state, { payload }: PayloadAction<Page>) {
      state.userIds = [...payload.userIds];
      // If further pages are loaded already, their cursor stays.
      if (state.olderIds.length === 0) state.next = payload.next ?? null;
      state.known = true;
    },
    olderFollowRequestsRequested(_state, _action: PayloadAction<undefined>) {
      // The saga fetches.
    },
    olderFollowRequestsReceived(state, { payload }: PayloadAction<Page>) {
      state.olderIds = [...new Set([...state.olderIds, ...payload.userIds])];
      state.next = payload.next ?? null;
    },
    /** A press of a button; the saga asks first, or answers. */
    followRequestAnswerRequested(
      _state,
      _action: PayloadAction<Asked & { answer: FollowRequestAnswer }>,
    ) {
      // The saga decides.
    },
    followRequestApproved: recordAnswer('approved'),
    followRequestDenied: recordAnswer('denied'),
    /** The server agreed. */
    followRequestSettled(
      state,
      { payload }: PayloadAction<{ userId: string; answer: FollowRequestAnswer }>,
    ) {
      const isAnother = (userId: string) => userId !== payload.userId;
      state.userIds = state.userIds.filter(isAnother);
      state.olderIds = state.olderIds.filter(isAnother);
      Reflect.deleteProperty(state.answering, payload.userId);
    },
    followRequestRefused(
      state,
      { payload }: PayloadAction<{ userId: string; answer: FollowRequestAnswer; reason: string }>,
    ) {
      Reflect.deleteProperty(state.answering, payload.userId);
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    followRequests: FollowRequestsState;
  }
}

slices.inject(slice);

export const {
  followRequestsOpened,
  followRequestsClosed,
  followRequestsReceived,
  olderFollowRequestsRequested,
  olderFollowRequestsReceived,
  followRequestAnswerRequested,
  followRequestApproved,
  followRequestDenied,
  followRequestSettled,
  followRequestRefused,
} = slice.actions;
