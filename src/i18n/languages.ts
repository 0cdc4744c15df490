/**
 * The languages of the interface. A code names a file in `locales/`; `Intl` and the server may not
 * know it, so each row has the codes for them.
 */

type Direction = 'ltr' | 'rtl';

export interface Language {
  code: string;
  /** The language's name for itself. */
  name: string;
  direction: Direction;
  /** The code for `Intl` and for the `lang` attribute of the page. */
  tag: string;
}

const language = (code: string, name: string, extra: Partial<Language> = {}): Language => ({
  code,
  name,
  direction: 'ltr',
  tag: code,
  ...extra,
});

/** Built into the code; messages missing in other languages are shown in it. */
export const fallbackLanguage = language('en', 'English');

/**
 * English with accents, and longer: text that stays plain is not translatable, and text that is cut
 * off has no space for languages with long words. Development builds only.
 */
export const pseudoLocaleCode = 'en-XA';

export const languages: readonly Language[] = [
  language('ar', 'العربية', { direction: 'rtl' }),
  language('ca', 'Català'),
  language('cs', 'Čeština'),
  language('de', 'Deutsch'),
  language('eo', 'Esperanto'),
  fallbackLanguage,
  language('es', 'Español'),
  language('et', 'Eesti'),
  language('eu', 'Euskara'),
  language('fi', 'Suomi'),
  language('fr', 'Français'),
  language('ga', 'Gaeilge'),
  language('he', 'עברית', { direction: 'rtl' }),
  language('hu', 'Magyar'),
  language('it', 'Italiano'),
  language('ja', '日本語'),
  language('ja_easy', 'やさしいにほんご', { tag: 'ja' }),
  language('ko', '한국어'),
  // `Intl` has no data for Min Nan and would silently write English dates.
  language('nan-TW', '臺語（閩南語）', { tag: 'zh-TW' }),
  language('nb', 'Norsk bokmål'),
  language('nl', 'Nederlands'),
  language('oc', 'Occitan'),
  language('pl', 'Polski'),
  language('pt', 'Português'),
  language('ro', 'Română'),
  language('ru', 'Русский'),
  language('sk', 'Slovenčina'),
  language('te', 'తెలుగు'),
  language('uk', 'Українська'),
  language('zh', '简体中文', { tag: 'zh-Hans' }),
  language('zh_Hant', '繁體中文', { tag: 'zh-Hant' }),
  ...(process.env.NODE_ENV === 'development'
    ? [language(pseudoLocaleCode, 'Áççéñţéđ Éñğļîšĥ')]
    : []),
];

const byCode = new Map(languages.map((row) => [row.code, row]));

/** Returns the language of a code; English for an unknown code. */
export const languageOf = (code: string): Language => byCode.get(code) ?? fallbackLanguage;

export const isLanguageCode = (code: unknown): code is string =>
  typeof code === 'string' && byCode.has(code);
