/** The result of storing data in this browser. Reported by the store; a saga shows notices. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface StorageFailure {
  operation: 'load' | 'save';
  reason: string;
  /** True for settings and the login, whose loss the reader should know about. */
  matters: boolean;
}

const slice = createSlice({
  name: 'storage',
  /** `keeping`: the draft being typed would survive a reload. */
  initialState: {
    available: true,
    keeping: true,
    /** The result of the last settings change, shown for a moment. */
    settings: null as 'saved' | 'failed' | null,
  },
  reducers: {
    storageFailed(state, { payload }: PayloadAction<StorageFailure>) {
      if (payload.operation === 'save' && payload.matters) state.settings = 'failed';
      if (payload.operation === 'load') {
        state.available = false;
        state.keeping = false;
      }
    },
    settingsSaved(state) {
      state.settings = 'saved';
    },
    /** The reader had the time to see it. */
    settingsSaveStatusCleared(state) {
      state.settings = null;
    },
    persistenceChanged(state, { payload }: PayloadAction<boolean>) {
      state.keeping = payload;
    },
  },
});

export const { storageFailed, settingsSaved, settingsSaveStatusCleared, persistenceChanged } =
  slice.actions;
export default slice.reducer;
