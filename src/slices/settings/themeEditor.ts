/**
 * The theme editor: the draft, its undo history, and the result of reading a file. A draft that was
 * not applied is kept until the page is closed.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  readName,
  takeOver,
  withValue,
  type ThemeDraft,
  type ThemePart,
} from '@/domain/settings/theme/themeDraft';
import { readPickedTheme, type PickedTheme } from '@/domain/settings/theme/files/readPickedTheme';
import { slices } from '@/slices/root';

export interface ThemeEditorState {
  /** Null until the editor was opened. */
  draft: ThemeDraft | null;
  /** The theme of the page without the draft. */
  base: ThemeDraft | null;
  past: ThemeDraft[];
  future: ThemeDraft[];
  /** The target of the last change; further changes of the same target are one undo step. */
  changing: string | null;
  /** Parts that are kept when another theme is taken. */
  kept: ThemePart[];
  /** The result of reading a file, if the reader has to know or to choose something. */
  picked: PickedTheme | null;
}

export const closedThemeEditor: ThemeEditorState = {
  draft: null,
  base: null,
  past: [],
  future: [],
  changing: null,
  kept: [],
  picked: null,
};

const LONGEST_PAST = 200;

const slice = createSlice({
  name: 'themeEditor',
  initialState: closedThemeEditor,
  reducers: {
    /** Opens the editor with the current theme; earlier unapplied changes are still there. */
    themeEditorOpened(state, { payload }: PayloadAction<ThemeDraft>) {
      if (state.past.length > 0) return { ...state, base: payload, picked: null };
      return { ...closedThemeEditor, kept: state.kept, draft: payload, base: payload };
    },
    /** Null leaves the value to the engine. An invalid value is ignored. */
    themeValueSet(
      state,
      { payload }: PayloadAction<{ part: ThemePart; name: string; value: unknown }>,
    ) {
      const { part, name, value } = payload;
      const { draft } = state;
      if (!draft) return state;
      const source = withValue(draft.source, part, name, value);
      return source === draft.source
        ? state
        : changed(state, { ...draft, source }, `${part} ${name}`);
    },
    themeNamed(state, { payload }: PayloadAction<string>) {
      return state.draft
        ? changed(state, { ...state.draft, name: payload.slice(0, 200) }, 'name')
        : state;
    },
    /** Ends the current undo step. */
    themeStepEnded(state) {
      return { ...state, changing: null };
    },
    themeUndone(state) {
      const draft = state.past.at(-1);
      if (!draft || !state.draft) return state;
      const future = [state.draft, ...state.future];
      return { ...state, draft, future, past: state.past.slice(0, -1), changing: null };
    },
    themeRedone(state) {
      const [draft, ...future] = state.future;
      if (!draft || !state.draft) return state;
      return { ...state, draft, future, past: [...state.past, state.draft], changing: null };
    },
    themePartKept(state, { payload }: PayloadAction<{ part: ThemePart; kept: boolean }>) {
      const others = state.kept.filter((part) => part !== payload.part);
      return { ...state, kept: payload.kept ? [...others, payload.part] : others };
    },
    /** Replaces the draft with another theme, except for the kept parts. */
    themeTaken: (state, { payload }: PayloadAction<ThemeDraft>) => taken(state, payload),
    /** Resets to the page's theme without the draft. */
    themeReset(state) {
      return state.base ? { ...changed(state, state.base, null), picked: null } : state;
    },
    /** The draft is stored as the theme now. */
    themeApplied(state) {
      return { ...state, base: state.draft, past: [], future: [], changing: null };
    },
    /** Null if the file could not be read. */
    themeFilePicked(state, { payload }: PayloadAction<string | null>) {
      const picked = readPickedTheme(payload);
      if (picked.kind === 'theme') return { ...taken(state, picked.draft), picked };
      const [only, ...more] = picked.kind === 'palettes' ? picked.palettes : [];
      if (only && more.length === 0) return taken(state, only);
      return { ...state, picked };
    },
    pickedSettled(state) {
      return { ...state, picked: null };
    },
  },
});

function changed(
  state: ThemeEditorState,
  draft: ThemeDraft,
  changing: string | null,
): ThemeEditorState {
  if (!state.draft) return state;
  const goesOn = changing !== null && changing === state.changing;
  const past = goesOn ? state.past : [...state.past, state.draft].slice(-LONGEST_PAST);
  return { ...state, draft, past, future: [], changing };
}

function taken(state: ThemeEditorState, next: ThemeDraft): ThemeEditorState {
  const { draft, kept } = state;
  if (!draft) return state;
  const source = takeOver(draft.source, next.source, kept);
  return {
    ...changed(state, { name: readName(next.name) || draft.name, source }, null),
    picked: null,
  };
}

declare module '@/slices/root' {
  interface DeferredSlices {
    themeEditor: ThemeEditorState;
  }
}

slices.inject(slice);

export const {
  themeEditorOpened,
  themeValueSet,
  themeNamed,
  themeStepEnded,
  themeUndone,
  themeRedone,
  themePartKept,
  themeTaken,
  themeReset,
  themeApplied,
  themeFilePicked,
  pickedSettled,
} = slice.actions;
