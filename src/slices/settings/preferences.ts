/**
 * Preferences of the account: their values, and the journal of their changes. A component
 * dispatches `preferenceEdited`; the saga adds the time and records it, in the same turn.
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
  /** `nick@host` of the account they belong to; null before the first login. */
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
    /** The news up to this update were shown to the account. */
    updateNewsShown(state, { payload }: PayloadAction<number>) {
      state.flags.updateCounter = payload;
      state.dirty = true;
    },
    /** After a login: the merged preferences of browser and server, or the defaults. */
    preferencesRestored(_state, { payload }: PayloadAction<PreferencesState>) {
      return payload;
    },
  },
});

export const { preferenceEdited, preferenceUpdated, preferencesRestored, updateNewsShown } =
  slice.actions;
export default slice.reducer;
