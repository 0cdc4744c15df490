/** The instance's themes as far as they are known, and what the reader's system prefers. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Scheme } from '@/domain/theme/inks';
import type { NamedTheme } from '@/domain/theme/palette';
import { noThemes, type ThemeList } from '@/domain/theme/styles';

interface ThemeState extends ThemeList {
  /** Null until the page has told, and where systems have no such setting. */
  system: Scheme | null;
}

const initialState: ThemeState = { ...noThemes, system: null };

const slice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    /** Somebody looks at the list of themes, and wants to see all of them by name. */
    themeListRequested() {
      // The saga fetches what is still missing.
    },
    themesReceived(state, { payload }: PayloadAction<ThemeList>) {
      Object.assign(state, payload);
    },
    themeFileReceived(state, { payload: { theme } }: PayloadAction<{ theme: NamedTheme }>) {
      state.themes[theme.id] = theme;
      Reflect.deleteProperty(state.files, theme.id);
    },
    /** Its file could not be had, or was no theme: it is as if it had never been listed. */
    themeFileFailed(state, { payload: { id } }: PayloadAction<{ id: string; reason: string }>) {
      Reflect.deleteProperty(state.files, id);
      state.order = state.order.filter((known) => known !== id);
    },
    systemSchemeChanged(state, { payload }: PayloadAction<Scheme>) {
      state.system = payload;
    },
  },
});

export const {
  themeListRequested,
  themesReceived,
  themeFileReceived,
  themeFileFailed,
  systemSchemeChanged,
} = slice.actions;
export default slice.reducer;
