/**
 * People who ask to follow a locked account, and what the reader answered. Who is approved is gone
 * at once; who is denied stays until the server has agreed.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/entities';
import { joinSlices } from './lateSlices';

export type RequestAnswer = 'approved' | 'denied';

export interface FollowRequestsState {
  userIds: readonly string[];
  /** Whether the server ever said who; until then the account's own count stands. */
  known: boolean;
  /** What was answered and is not settled yet, by who asked. */
  answering: Readonly<Record<string, RequestAnswer>>;
}

export const noFollowRequests: FollowRequestsState = { userIds: [], known: false, answering: {} };

/** Who asked, and the notification that told of it where one is at hand. */
interface Asked {
  userId: string;
  notificationId?: string | null;
}

const note =
  (answer: RequestAnswer) =>
  (
    { answering }: { answering: Record<string, RequestAnswer> },
    { payload }: PayloadAction<Asked>,
  ) => {
    answering[payload.userId] ??= answer;
  };

const slice = createSlice({
  name: 'followRequests',
  initialState: noFollowRequests,
  reducers: {
    followRequestsReceived(
      state,
      { payload }: PayloadAction<{ userIds: readonly string[]; entities: EntityBundle }>,
    ) {
      state.userIds = [...payload.userIds];
      state.known = true;
    },
    followRequestApproved: note('approved'),
    followRequestDenied: note('denied'),
    /** The server agreed. */
    followRequestSettled(
      state,
      { payload }: PayloadAction<{ userId: string; answer: RequestAnswer }>,
    ) {
      state.userIds = state.userIds.filter((userId) => userId !== payload.userId);
      Reflect.deleteProperty(state.answering, payload.userId);
    },
    followRequestRefused(
      state,
      { payload }: PayloadAction<{ userId: string; answer: RequestAnswer; reason: string }>,
    ) {
      Reflect.deleteProperty(state.answering, payload.userId);
    },
  },
});

joinSlices('followRequests', slice.reducer);

export const {
  followRequestsReceived,
  followRequestApproved,
  followRequestDenied,
  followRequestSettled,
  followRequestRefused,
} = slice.actions;
