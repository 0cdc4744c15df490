/**
 * The account's own preferences: their values, and the journal of what changed them. A component
 * asks with `preferenceEdited`; the saga knows the time and notes it, in the same turn.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  applyEdit,
  emptyCopy,
  journalEntryOf,
  type PreferenceEdit,
  type PreferencesCopy,
} from '@/domain/settings/preferences';

export interface PreferencesState extends PreferencesCopy {
  /** `nick@host` of the account they belong to; null before anyone signed in. */
  owner: string | null;
  /** Changed since it was last stored on the server. */
  dirty: boolean;
}

export const freshPreferences = (owner: string | null): PreferencesState => ({
  ...emptyCopy,
  owner,
  dirty: false,
});

const slice = createSlice({
  name: 'preferences',
  initialState: freshPreferences(null),
  reducers: {
    preferenceEdited(_state, _action: PayloadAction<PreferenceEdit>) {
      // The saga adds the time.
    },
    preferenceUpdated(
      state,
      { payload }: PayloadAction<{ edit: PreferenceEdit; timestamp: number }>,
    ) {
      state.values = applyEdit(state.values, payload.edit);
      state.journal.push(journalEntryOf(payload.edit, payload.timestamp));
      state.dirty = true;
    },
    /** The account was told of updates up to this one. */
    updateNewsShown(state, { payload }: PayloadAction<number>) {
      state.flags.updateCounter = payload;
      state.dirty = true;
    },
    /** Of who just signed in: what this browser and the server remember of it, or a fresh start. */
    preferencesRestored(_state, { payload }: PayloadAction<PreferencesState>) {
      return payload;
    },
  },
});

export const { preferenceEdited, preferenceUpdated, preferencesRestored, updateNewsShown } =
  slice.actions;
export default slice.reducer;
