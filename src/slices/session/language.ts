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
  /** The texts that only few screens show; these are in English if they are missing. */
  late?: 'wanted' | 'loaded' | 'missing';
}

/** The language whose texts are part of the code. */
export const BUILT_IN = 'en';

const slice = createSlice({
  name: 'language',
  initialState: { code: BUILT_IN, messages: {} } as LanguageState,
  reducers: {
    languageLoaded({ late }, { payload }: PayloadAction<LanguageState>) {
      return late ? { late: 'wanted', ...payload } : payload;
    },
    lateTextsWanted(state) {
      if (state.late !== 'loaded') state.late = 'wanted';
    },
    /** Null if they failed to load. */
    lateTextsReceived(
      state,
      { payload: { code, messages } }: PayloadAction<{ code: string; messages: Messages | null }>,
    ) {
      if (code !== state.code) return;
      state.late = messages ? 'loaded' : 'missing';
      Object.assign(state.messages, messages);
    },
    languageFailed(_state, _action: PayloadAction<{ code: string }>) {
      // A notice shows it; the language on screen stays.
    },
  },
});

export const { languageLoaded, lateTextsWanted, lateTextsReceived, languageFailed } = slice.actions;
export default slice.reducer;
