/** The few colours by which a theme is known at a glance, for small pictures of it. */
import { computeTheme } from './computeTheme';
import type { ThemeForm } from './themeForms';
import { fallbackTheme, readTheme } from './themePalette';

export interface ThemeSwatchColours {
  page: string;
  panel: string;
  bar: string;
  text: string;
  faint: string;
  accent: string;
  marks: readonly string[];
}

/** That of the fallback for what is no theme. */
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
