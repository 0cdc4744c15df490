/** The reader's answers to those who ask to react to a post. */
import {
  noInteractionRequests,
  type InteractionAnswer,
} from '@/slices/notifications/interactionRequests';
import type { RootState } from '@/slices/root';

const selectOwn = (state: RootState) => state.interactionRequests ?? noInteractionRequests;

/** The unconfirmed answer; null if there is none. */
export const selectPendingAnswer = (state: RootState, id: string): InteractionAnswer | null =>
  selectOwn(state).answering[id] ?? null;

/** The confirmed one; null if there is none. */
export const selectGivenAnswer = (
  state: RootState,
  id: string,
): InteractionAnswer | 'gone' | null => selectOwn(state).answered[id] ?? null;
