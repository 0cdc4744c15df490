/** The instance's themes as far as they are known, and what the page is painted with. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Settings } from '@/domain/settings/settings';
import type { WantedTheme } from '@/domain/settings/theme/themeChoice';
import type { Paint } from '@/domain/settings/theme/themeEngine';
import type { ThemeForm } from '@/domain/settings/theme/themeForms';
import type { Scheme } from '@/domain/settings/theme/textColours';
import { noThemes, type ThemeList } from '@/domain/settings/theme/themeList';

interface ThemeState extends ThemeList {
  /** Null until the page has told, and where systems have no such setting. */
  system: Scheme | null;
  /** Null where the page is right as it comes: under the fallback, whose values are in its styles. */
  paint: { of: WantedTheme; values: Paint } | null;
  /** Choices that hold for the moment only, over those that are kept. */
  previewed: Partial<Settings>;
}

const initialState: ThemeState = { ...noThemes, system: null, paint: null, previewed: {} };

const slice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    /** Somebody looks at the list of themes, and wants to see all of them by name. */
    themeListRequested() {
      // The saga fetches what is still missing.
    },
    themesReceived(state, { payload }: PayloadAction<ThemeList>) {
      return { ...state, ...payload };
    },
    themeFileReceived(state, { payload }: PayloadAction<{ id: string; form: ThemeForm }>) {
      Object.assign(state.forms, { [payload.id]: payload.form });
      Reflect.deleteProperty(state.files, payload.id);
    },
    /** It could not be had, or was no theme: it is as if it had never been listed. */
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
