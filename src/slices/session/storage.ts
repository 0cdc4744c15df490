/** Whether this browser keeps what it is given. Told by the store, turned into notices by a saga. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface StorageFailure {
  operation: 'load' | 'save';
  reason: string;
  /** The save was for a setting or for who is signed in, which the reader should hear about. */
  matters: boolean;
}

const slice = createSlice({
  name: 'storage',
  /** `keeping`: what is typed now would be there after a reload. */
  initialState: {
    available: true,
    keeping: true,
    /** What became of the last change of a setting, for a moment. */
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
