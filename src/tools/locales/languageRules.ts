/**
 * What each language asks of its texts, for the check of the catalogues: its quotation marks, and
 * the marks that it has of its own where ASCII has others.
 */

/** All marks that some language quotes with. */
export const QUOTES = '«»“”„‟‘‚「」『』״';

/** Opening and closing, outer and inner ones. A language that is not here may use every mark. */
const quotes: Record<string, string> = {
  ar: '«»“”',
  ca: '«»“”‘',
  cs: '„“‚‘',
  de: '„“‚‘',
  en: '“”‘',
  eo: '“”‘„«»',
  es: '«»“”‘',
  et: '„“”«»',
  eu: '«»“”‘',
  fi: '”»',
  fr: '«»“”',
  ga: '“”‘',
  he: '״”„',
  hu: '„”»«',
  it: '«»“”',
  ja: '「」『』',
  ja_easy: '「」『』',
  ko: '“”‘「」',
  'nan-TW': '「」『』',
  nb: '«»‘',
  nl: '“”‘„',
  oc: '«»“”',
  pl: '„”«»',
  pt: '“”«»‘',
  ro: '„”«»',
  ru: '«»„“',
  sk: '„“‚‘',
  te: '“”‘',
  uk: '«»„“',
  zh: '“”‘「」『』',
  zh_Hant: '「」『』',
};

interface Marks {
  /** Letters beside which ASCII marks are out of place. */
  letters: RegExp;
  ascii: string;
}

const wide: Marks = {
  letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ascii: '.,;:?!()',
};

const marks: Record<string, Marks> = {
  ar: { letters: /\p{Script=Arabic}/u, ascii: ',;?' },
  ja: wide,
  ja_easy: wide,
  zh: wide,
  zh_Hant: wide,
  'nan-TW': wide,
};

/** What of a plain text (arguments and tags taken out) the language writes otherwise. */
export function wrongMarks(code: string, text: string): string[] {
  const found: string[] = [];
  if (text.includes('"')) found.push('a straight quotation mark');
  if (/\p{L}'\p{L}/u.test(text)) found.push('a straight apostrophe');
  if (text.includes('...')) found.push('three dots instead of “…”');
  const own = quotes[code];
  const foreign = [...text].find((mark) => QUOTES.includes(mark) && own && !own.includes(mark));
  if (foreign) found.push(`“${foreign}”, which this language does not quote with`);
  const { letters, ascii } = marks[code] ?? {};
  if (letters && ascii) {
    const signs = [...text];
    const odd = signs.find((sign, at) => ascii.includes(sign) && letters.test(signs[at - 1] ?? ''));
    if (odd) found.push(`“${odd}” behind a letter that takes another mark`);
  }
  return found;
}
