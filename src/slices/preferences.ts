/**
 * The account's own preferences: their values, and the journal of what changed them. A component
 * asks with `preferenceEdited`; the saga knows the time and notes it, in the same turn.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  applyEdit,
  defaultPreferences,
  journalEntryOf,
  type JournalEntry,
  type PreferenceEdit,
  type Preferences,
} from '@/domain/preferences';

export interface PreferencesState {
  /** `nick@host` of the account they belong to; null before anyone signed in. */
  owner: string | null;
  values: Preferences;
  journal: JournalEntry[];
  /** Changed since it was last stored on the server. */
  dirty: boolean;
}

export const freshPreferences = (owner: string | null): PreferencesState => ({
  owner,
  values: defaultPreferences,
  journal: [],
  dirty: false,
});

const slice = createSlice({
  name: 'preferences',
  initialState: freshPreferences(null),
  reducers: {
    preferenceEdited(_state, _action: PayloadAction<PreferenceEdit>) {
      // The saga adds the time.
    },
    preferenceNoted(
      state,
      { payload }: PayloadAction<{ edit: PreferenceEdit; timestamp: number }>,
    ) {
      state.values = applyEdit(state.values, payload.edit);
      state.journal.push(journalEntryOf(payload.edit, payload.timestamp));
      state.dirty = true;
    },
    /** What this browser remembered of the account that just signed in, or a fresh start. */
    preferencesRestored(_state, { payload }: PayloadAction<PreferencesState>) {
      return payload;
    },
  },
});

export const { preferenceEdited, preferenceNoted, preferencesRestored } = slice.actions;
export default slice.reducer;
