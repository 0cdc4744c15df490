/**
 * Typographic rules of each language for the check of the catalogues: its quotation marks, and its
 * own punctuation in place of ASCII.
 */

/** All quotation marks of any language. */
export const QUOTES = '«»“”„‟‘‚「」『』״';

/** Opening and closing, outer and inner marks. A language without an entry may use every mark. */
const quotes: Record<string, string> = {
  ar: '«»“”',
  ca: '«»“”‘',
  cs: '„“‚‘',
  de: '„“‚‘',
  en: '“”‘',
  eo: '«»',
  es: '«»“”‘',
  et: '„“”«»',
  eu: '«»“”‘',
  fi: '”»',
  fr: '«»“”',
  ga: '“”‘',
  he: '״',
  hu: '„”»«',
  it: '«»“”',
  ja: '「」『』',
  ja_easy: '「」『』',
  ko: '“”',
  'nan-TW': '「」『』',
  nb: '«»‘',
  nl: '“”',
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
  /** Matches a letter beside which ASCII punctuation is wrong. */
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

/** A plain space at such a place lets the line break beside the mark. */
const french = / [?!:;»]|« /;
const loose: Record<string, RegExp> = {
  de: / …/,
  fr: french,
  nb: / …/,
  oc: french,
  ru: / —/,
  uk: / —/,
};

/** For a message with its arguments: a mark may follow one without a space. */
export const hasLooseSpace = (code: string, message: string): boolean =>
  loose[code]?.test(message) ?? false;

/** The marks in a plain text (without arguments and tags) that the language writes differently. */
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
