/** The interface language and its messages. English is built in and needs none. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MessageFormatElement } from 'react-intl';

/** Compiled messages by id; the parts are in the message format's own structure. */
export type Messages = Record<string, MessageFormatElement[]>;

interface LanguageState {
  /** Code of the language on screen; never one whose messages are not loaded. */
  code: string;
  messages: Messages;
  /** The languages that the browser asks for, the preferred one first; empty if not known. */
  preferred?: readonly string[];
}

const slice = createSlice({
  name: 'language',
  initialState: { code: 'en', messages: {} } as LanguageState,
  reducers: {
    languageLoaded(_state, { payload }: PayloadAction<LanguageState>) {
      return payload;
    },
    languageFailed(_state, _action: PayloadAction<{ code: string }>) {
      // A notice shows it; the language on screen stays.
    },
  },
});

export const { languageLoaded, languageFailed } = slice.actions;
export default slice.reducer;
