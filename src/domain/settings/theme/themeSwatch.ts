/** Returns the few colours that identify a theme, for small previews. */
import { computeTheme } from './computeTheme';
import type { ThemeForm } from './themeForms';
import { fallbackTheme, readTheme } from './themePalette';

interface ThemeSwatchColours {
  page: string;
  panel: string;
  bar: string;
  text: string;
  faint: string;
  accent: string;
  marks: readonly string[];
}

/** Returns the fallback's for an invalid theme. */
export function themeSwatchOf(id: string, form: ThemeForm): ThemeSwatchColours {
  const { variables } = computeTheme((readTheme(id, form) ?? fallbackTheme).source);
  const of = (name: string) => variables[`--${name}`] ?? 'transparent';
  return {
    page: of('surface-page'),
    panel: of('surface-panel'),
    bar: of('surface-bar'),
    text: of('text'),
    faint: of('text-faint'),
    accent: of('accent-text'),
    marks: [of('accent-favourite'), of('accent-repeat'), of('danger-text'), of('info-text')],
  };
}
