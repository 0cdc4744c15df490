/**
 * Those who ask to react to a post, as listed on their page, and the reader's answers: by the id of
 * the request, or of the notification that tells of it. An answered one stays in the list until it is
 * fetched again.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import type { RequestFilter } from '@/domain/notifications/interactionRequests';
import type { Notification } from '@/domain/notifications/notification';
import { slices } from '@/slices/root';

export type InteractionAnswer = 'approved' | 'denied';

interface RequestList {
  /** Newest first. */
  requests: readonly Notification[];
  /** The cursor of the next page; null if there is none. */
  next: string | null;
}

export interface InteractionRequestsState {
  lists: Readonly<Partial<Record<RequestFilter, RequestList>>>;
  /** Answers that the server has not confirmed. */
  answering: Readonly<Record<string, InteractionAnswer>>;
  /** Those that it has; `gone`: it knew nothing of the request any more. */
  answered: Readonly<Record<string, InteractionAnswer | 'gone'>>;
}

export const noInteractionRequests: InteractionRequestsState = {
  lists: {},
  answering: {},
  answered: {},
};

interface OfFilter {
  filter: RequestFilter;
}

type Page = OfFilter & RequestList & { entities: EntityBundle; older: boolean };

const slice = createSlice({
  name: 'interactionRequests',
  initialState: noInteractionRequests,
  reducers: {
    interactionRequestsOpened(_state, _action: PayloadAction<OfFilter>) {
      // The saga fetches.
    },
    interactionRequestsClosed(_state, _action: PayloadAction<OfFilter>) {
      // The saga stops retrying.
    },
    olderInteractionRequestsRequested(_state, _action: PayloadAction<OfFilter>) {
      // The saga fetches.
    },
    interactionRequestsReceived(state, { payload }: PayloadAction<Page>) {
      const { filter, requests, next, older } = payload;
      const before = older ? (state.lists[filter]?.requests ?? []) : [];
      const known = new Set(before.map(({ id }) => id));
      const added = requests.filter(({ id }) => !known.has(id));
      state.lists = { ...state.lists, [filter]: { requests: [...before, ...added], next } };
    },
    interactionAnswerRequested(
      state,
      { payload }: PayloadAction<{ id: string; answer: InteractionAnswer }>,
    ) {
      state.answering = { ...state.answering, [payload.id]: payload.answer };
    },
    /** `ids`: the request, and the notifications that tell of it. */
    interactionAnswerSettled(
      state,
      { payload }: PayloadAction<{ ids: readonly string[]; answer: InteractionAnswer | 'gone' }>,
    ) {
      const { ids, answer } = payload;
      state.answering = without(state.answering, ids);
      state.answered = { ...state.answered, ...Object.fromEntries(ids.map((id) => [id, answer])) };
    },
    interactionAnswerRefused(state, { payload }: PayloadAction<{ id: string }>) {
      state.answering = without(state.answering, [payload.id]);
    },
  },
});

const without = (
  answering: Readonly<Record<string, InteractionAnswer>>,
  ids: readonly string[],
): Record<string, InteractionAnswer> =>
  Object.fromEntries(Object.entries(answering).filter(([id]) => !ids.includes(id)));

declare module '@/slices/root' {
  interface DeferredSlices {
    interactionRequests: InteractionRequestsState;
  }
}

slices.inject(slice);

export const {
  interactionRequestsOpened,
  interactionRequestsClosed,
  olderInteractionRequestsRequested,
  interactionRequestsReceived,
  interactionAnswerRequested,
  interactionAnswerSettled,
  interactionAnswerRefused,
} = slice.actions;
