/** People whom the server suggests to follow. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SuggestionReason } from '@/domain/discovery/explore';
import type { EntityBundle } from '@/domain/engine/entities';
import { slices } from '@/slices/root';

export interface SuggestionsState {
  userIds: string[];
  /** By the id of the person, as far as the server tells. */
  reasons: Record<string, SuggestionReason[]>;
  /** Dismissed by the reader, optimistically. */
  dismissed: string[];
}

export const noSuggestions: SuggestionsState = { userIds: [], reasons: {}, dismissed: [] };

interface Received {
  userIds: string[];
  reasons?: Record<string, SuggestionReason[]>;
  entities: EntityBundle;
}

const slice = createSlice({
  name: 'suggestions',
  initialState: noSuggestions,
  reducers: {
    suggestionsRequested(_state) {
      // The saga fetches.
    },
    suggestionsReceived(state, { payload: { userIds, reasons = {} } }: PayloadAction<Received>) {
      state.userIds = userIds;
      state.reasons = reasons;
    },
    /** Dismisses the suggestion of this person. */
    suggestionDismissed(state, { payload }: PayloadAction<{ userId: string }>) {
      state.dismissed.push(payload.userId);
    },
    /** The server refused the dismissal. */
    suggestionRestored(state, { payload }: PayloadAction<{ userId: string; reason: string }>) {
      state.dismissed = state.dismissed.filter((userId) => userId !== payload.userId);
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    suggestions: SuggestionsState;
  }
}

slices.inject(slice);

export const {
  suggestionsRequested,
  suggestionsReceived,
  suggestionDismissed,
  suggestionRestored,
} = slice.actions;
