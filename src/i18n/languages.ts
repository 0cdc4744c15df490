/**
 * The languages of the interface. A code names a file in `locales/`; it is not always one that
 * `Intl` and the server understand, so each row says what to tell them.
 */

export type Direction = 'ltr' | 'rtl';

export interface Language {
  code: string;
  /** What its speakers call it. */
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

/** Spoken by the code itself; a message missing elsewhere is shown in it. */
export const fallbackLanguage = language('en', 'English');

/**
 * English with accents, and longer: a text that stays plain cannot be translated, one that is cut
 * has no room for languages with long words. Development builds only.
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
  // `Intl` has no data for Min Nan and would quietly write English dates.
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

/** The language of a code; English for a code that is none of ours. */
export const languageOf = (code: string): Language => byCode.get(code) ?? fallbackLanguage;

export const isLanguageCode = (code: unknown): code is string =>
  typeof code === 'string' && byCode.has(code);
