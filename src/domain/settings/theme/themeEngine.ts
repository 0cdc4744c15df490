/**
 * The theme engine's interface: loaded on demand when the page needs a theme beyond its own styles;
 * reads a theme and computes what to apply.
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

/** The values applied to the page. */
export type Paint = Pick<ComputedTheme, 'variables' | 'scheme'>;

export interface ThemeEngine {
  /** Returns null for an invalid theme of the instance. */
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
