/**
 * The engine as the program calls it: it comes when the page is to look other than it does by
 * itself, reads what was wanted and works out what to paint.
 */
import type { WantedTheme } from './choice';
import { computeTheme, type ComputedTheme } from './computeTheme';
import type { ThemeForm } from './forms';
import { readLooks, sizesOf, withLooks } from './looks';
import { fallbackTheme, readTheme } from './palette';
import { readKeptTheme } from './themeFile';

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
    const looks = readLooks(wanted.looks ?? {});
    const { variables, scheme } = computeTheme(withLooks(source, looks));
    return { variables: { ...variables, ...sizesOf(looks) }, scheme };
  },
  isTheme: (id, form) => readTheme(id, form) !== null,
};
