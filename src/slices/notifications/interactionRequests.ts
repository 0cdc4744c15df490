/** The reader's answers to those who ask to react to a post, by the notification that tells of it. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@/slices/root';

export type InteractionAnswer = 'approved' | 'denied';

export interface InteractionRequestsState {
  /** Answers that the server has not confirmed. */
  answering: Readonly<Record<string, InteractionAnswer>>;
  /** Those that it has; `gone`: it knew nothing of the request any more. */
  answered: Readonly<Record<string, InteractionAnswer | 'gone'>>;
}

export const noInteractionRequests: InteractionRequestsState = { answering: {}, answered: {} };

interface OfNotification {
  notificationId: string;
}

const slice = createSlice({
  name: 'interactionRequests',
  initialState: noInteractionRequests,
  reducers: {
    interactionAnswerRequested(
      state,
      { payload }: PayloadAction<OfNotification & { answer: InteractionAnswer }>,
    ) {
      state.answering = { ...state.answering, [payload.notificationId]: payload.answer };
    },
    interactionAnswerSettled(
      state,
      { payload }: PayloadAction<OfNotification & { answer: InteractionAnswer | 'gone' }>,
    ) {
      state.answering = without(state.answering, payload.notificationId);
      state.answered = { ...state.answered, [payload.notificationId]: payload.answer };
    },
    interactionAnswerRefused(state, { payload }: PayloadAction<OfNotification>) {
      state.answering = without(state.answering, payload.notificationId);
    },
  },
});

const without = (
  answering: Readonly<Record<string, InteractionAnswer>>,
  id: string,
): Record<string, InteractionAnswer> =>
  Object.fromEntries(Object.entries(answering).filter(([key]) => key !== id));

declare module '@/slices/root' {
  interface DeferredSlices {
    interactionRequests: InteractionRequestsState;
  }
}

slices.inject(slice);

export const { interactionAnswerRequested, interactionAnswerSettled, interactionAnswerRefused } =
  slice.actions;
