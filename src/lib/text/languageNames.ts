/**
 * Names of languages by their code. A server may send a code that no browser knows, which then
 * stands for itself.
 */

const tables: Record<string, Intl.DisplayNames> = {};

/** Undefined if this browser has no name for it, or if one of the two is no valid code. */
export function knownLanguageName(code: string, locale: string): string | undefined {
  try {
    const options = { type: 'language', fallback: 'none' } as const;
    return (tables[locale] ??= new Intl.DisplayNames(locale, options)).of(code);
  } catch {
    return undefined;
  }
}

export const languageName = (code: string, locale: string): string =>
  knownLanguageName(code, locale) ?? code;

/** The language of a code without region and script: `pt` for `pt-BR`. */
export const primaryLanguage = (code: string): string => code.toLowerCase().replace(/[-_].*/, '');

export const isLanguageAmong = (code: string, codes: readonly string[]): boolean =>
  codes.some((each) => primaryLanguage(each) === primaryLanguage(code));
