/** Suggested people, without those that the reader dismissed. */
import { createSelector } from '@reduxjs/toolkit';
import type { SuggestionReason } from '@/domain/discovery/explore';
import { noSuggestions } from '@/slices/discovery/suggestions';
import type { RootState } from '@/slices/root';

export const selectSuggestedIds = createSelector(
  [(state: RootState) => state.suggestions ?? noSuggestions],
  ({ userIds, dismissed }) => userIds.filter((userId) => !dismissed.includes(userId)),
);

const none: readonly SuggestionReason[] = [];

export const selectSuggestionReasons = (
  state: RootState,
  userId: string,
): readonly SuggestionReason[] => state.suggestions?.reasons[userId] ?? none;
