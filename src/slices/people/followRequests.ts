/**
 * People who ask to follow a locked account, and what the reader answered. Who is approved is gone
 * at once; who is denied stays until the server has agreed.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';

export type FollowRequestAnswer = 'approved' | 'denied';

export interface FollowRequestsState {
  /** Those that the server names first. */
  userIds: readonly string[];
  /** Those on further pages, as far as somebody asked for them. */
  olderIds: readonly string[];
  /** Where the next page begins; null when there is none. */
  next: string | null;
  /** Whether the server ever said who; until then the account's own count stands. */
  known: boolean;
  /** What was answered and is not settled yet, by who asked. */
  answering: Readonly<Record<string, FollowRequestAnswer>>;
}

export const noFollowRequests: FollowRequestsState = {
  userIds: [],
  olderIds: [],
  next: null,
  known: false,
  answering: {},
};

/** A page of those who ask, and where the next one begins. */
interface Page {
  userIds: readonly string[];
  entities: EntityBundle;
  next?: string | null;
}

/** Who asked, and the notification that told of it where one is at hand. */
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
    /** Somebody looks at the page of those who ask. */
    followRequestsOpened(_state, _action: PayloadAction<undefined>) {
      // The saga fetches.
    },
    followRequestsClosed(_state, _action: PayloadAction<undefined>) {
      // The saga gives up what it still tries.
    },
    followRequestsReceived(state, { payload }: PayloadAction<Page>) {
      state.userIds = [...payload.userIds];
      // Further pages go on where they did.
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

addDeferredSlice('followRequests', slice.reducer);

export const {
  followRequestsOpened,
  followRequestsClosed,
  followRequestsReceived,
  olderFollowRequestsRequested,
  olderFollowRequestsReceived,
  followRequestApproved,
  followRequestDenied,
  followRequestSettled,
  followRequestRefused,
} = slice.actions;
