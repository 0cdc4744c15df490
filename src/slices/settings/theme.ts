/** The known themes of the instance, and the values that the page is painted with. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Settings } from '@/domain/settings/settings';
import type { WantedTheme } from '@/domain/settings/theme/themeChoice';
import type { Paint } from '@/domain/settings/theme/themeEngine';
import type { ThemeForm } from '@/domain/settings/theme/themeForms';
import type { Scheme } from '@/domain/settings/theme/textColours';
import { noThemes, type ThemeList } from '@/domain/settings/theme/themeList';

interface ThemeState extends ThemeList {
  /** Null until the page has reported it, and on systems without such a setting. */
  system: Scheme | null;
  /**
   * Null while the page shows the fallback theme, whose values are in its style sheet. `of` is null for
   * the look of the last visit, until it is known what is wanted now.
   */
  paint: { of: WantedTheme | null; values: Paint } | null;
  /** Temporary choices that override the stored ones. */
  previewed: Partial<Settings>;
}

const initialState: ThemeState = { ...noThemes, system: null, paint: null, previewed: {} };

const slice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    /** The list of themes is open and needs the names of all. */
    themeListRequested() {
      // The saga fetches the missing ones.
    },
    themesReceived(state, { payload }: PayloadAction<ThemeList>) {
      return { ...state, ...payload };
    },
    themeFileReceived(state, { payload }: PayloadAction<{ id: string; form: ThemeForm }>) {
      Object.assign(state.forms, { [payload.id]: payload.form });
      Reflect.deleteProperty(state.files, payload.id);
    },
    /** The file failed to load or was no theme; the theme is removed from the list. */
    themeFailed(state, { payload: { id } }: PayloadAction<{ id: string; reason: string }>) {
      Reflect.deleteProperty(state.files, id);
      Reflect.deleteProperty(state.forms, id);
      state.order = state.order.filter((known) => known !== id);
    },
    systemSchemeChanged(state, { payload }: PayloadAction<Scheme>) {
      state.system = payload;
    },
    themeSettingsPreviewed(state, { payload }: PayloadAction<Partial<Settings>>) {
      state.previewed = payload;
    },
    pagePainted: (state, { payload }: PayloadAction<ThemeState['paint']>) => ({
      ...state,
      paint: payload,
    }),
  },
});

export const {
  themeListRequested,
  themesReceived,
  themeFileReceived,
  themeFailed,
  systemSchemeChanged,
  themeSettingsPreviewed,
  pagePainted,
} = slice.actions;
export default slice.reducer;
