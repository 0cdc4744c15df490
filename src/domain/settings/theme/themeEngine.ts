/**
 * The engine as the program calls it: it comes when the page is to look other than it does by
 * itself, reads what was wanted and works out what to paint.
 */
import type { WantedTheme } from './themeChoice';
import { computeTheme, type ComputedTheme } from './computeTheme';
import type { ThemeForm } from './themeForms';
import {
  readAppearanceOverrides,
  sizeProperties,
  withAppearanceOverrides,
} from './appearanceOverrides';
import { fallbackTheme, readTheme } from './themePalette';
import { readKeptTheme } from './files/themeFile';

/** What is set on the page. */
export type Paint = Pick<ComputedTheme, 'variables' | 'scheme'>;

export interface ThemeEngine {
  /** Null for what the instance calls a theme and is none. */
  paintOf(wanted: WantedTheme): Paint | null;
  isTheme(id: string, form: ThemeForm): boolean;
}

export const themeEngine: ThemeEngine = {
  paintOf(wanted) {
    const source =
      'own' in wanted
        ? (readKeptTheme(wanted.own.source, wanted.own.snapshot) ?? fallbackTheme.source)
        : (readTheme(wanted.id, wanted.form)?.source ?? null);
    if (!source) return null;
    const looks = readAppearanceOverrides(wanted.overrides ?? {});
    const { variables, scheme } = computeTheme(withAppearanceOverrides(source, looks));
    return { variables: { ...variables, ...sizeProperties(looks) }, scheme };
  },
  isTheme: (id, form) => readTheme(id, form) !== null,
};
