/** The language of the interface and its messages. English is in the code and needs none. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Compiled messages by id; the parts are the message format's own and of no concern here. */
export type Messages = Record<string, readonly object[]>;

interface LanguageState {
  /** Code of the language on screen; never one whose messages are not here. */
  code: string;
  messages: Messages;
}

const slice = createSlice({
  name: 'language',
  initialState: { code: 'en', messages: {} } as LanguageState,
  reducers: {
    languageLoaded(_state, { payload }: PayloadAction<LanguageState>) {
      return payload;
    },
    languageFailed(_state, _action: PayloadAction<{ code: string }>) {
      // The notices saga tells; the language on screen stays.
    },
  },
});

export const { languageLoaded, languageFailed } = slice.actions;
export default slice.reducer;
