/**
 * Finds out in which language a text plainly is, by its letters and, where many languages share
 * them, by its most frequent words. It says nothing unless it is sure: short texts, lists, names and
 * mixtures have no language here.
 */
import { primaryLanguage } from './languageNames';
import { languageWords, neighbours } from './languageWords';

/** In characters: the beginning tells enough, and a pasted book must not delay a key. */
const LONGEST = 2_000;
/** In letters: fewer are read as a name or an exclamation. */
const FEWEST_LETTERS = 12;
const FEWEST_WORDS = 6;
/** The share of letters that must be of one script, and of words that must be known ones. */
const SCRIPT_SHARE = 0.8;
const WORD_SHARE = 0.25;
/** So many times as much as for any other language. */
const LEAD = 1.4;

/** Addresses, mentions, tags, shortcodes and code have no language. */
const noise = /`[^`]*`|\S+:\/\/\S+|[@#]\S+|:\w+:/gu;

/** Scripts that one language uses, or nearly so: then all that use it. */
const scripts: readonly { letters: RegExp; code: string; others?: string[] }[] = [
  { letters: /\p{Script=Hangul}/gu, code: 'ko' },
  { letters: /\p{Script=Greek}/gu, code: 'el' },
  { letters: /\p{Script=Hebrew}/gu, code: 'he', others: ['yi', 'lad'] },
  { letters: /\p{Script=Thai}/gu, code: 'th' },
  { letters: /\p{Script=Georgian}/gu, code: 'ka', others: ['xmf', 'lzz'] },
  { letters: /\p{Script=Armenian}/gu, code: 'hy' },
  { letters: /\p{Script=Tamil}/gu, code: 'ta' },
  { letters: /\p{Script=Telugu}/gu, code: 'te' },
  { letters: /\p{Script=Kannada}/gu, code: 'kn', others: ['tcy'] },
  { letters: /\p{Script=Malayalam}/gu, code: 'ml' },
  { letters: /\p{Script=Gujarati}/gu, code: 'gu' },
  { letters: /\p{Script=Gurmukhi}/gu, code: 'pa' },
  { letters: /\p{Script=Sinhala}/gu, code: 'si', others: ['pi'] },
  { letters: /\p{Script=Khmer}/gu, code: 'km' },
  { letters: /\p{Script=Lao}/gu, code: 'lo' },
  { letters: /\p{Script=Bengali}/gu, code: 'bn', others: ['as', 'mni'] },
  {
    letters: /\p{Script=Devanagari}/gu,
    code: 'hi',
    others: ['mr', 'ne', 'sa', 'bho', 'kok', 'mai', 'sd', 'ks', 'pi', 'bh'],
  },
];

export interface FoundLanguage {
  code: string;
  /** True if the text could be in this language as well. */
  fits: (code: string) => boolean;
}

/** Null unless it is plain. */
export function detectLanguage(text: string): FoundLanguage | null {
  const words = text.slice(0, LONGEST).replace(noise, ' ');
  const letters = countOf(words, /\p{L}/gu);
  if (letters < FEWEST_LETTERS) return null;
  const most = letters * SCRIPT_SHARE;

  // Japanese mixes its own letters with Chinese ones.
  const kana = countOf(words, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = countOf(words, /\p{Script=Han}/gu);
  if (kana + han >= most)
    return kana >= letters * 0.1 ? found('ja') : kana === 0 ? found('zh') : null;

  for (const { letters: own, code, others } of scripts) {
    if (countOf(words, own) >= most) return found(code, others);
  }
  const isAlphabetic =
    countOf(words, /\p{Script=Latin}/gu) >= most || countOf(words, /\p{Script=Cyrillic}/gu) >= most;
  return isAlphabetic ? byWords(words) : null;
}

const known = new Map<string, readonly string[]>();

/** The languages of each word of the table. */
function languagesOf(word: string): readonly string[] {
  if (known.size === 0) {
    for (const [code, words] of Object.entries(languageWords)) {
      for (const each of new Set(words.split(' ')))
        known.set(each, [...(known.get(each) ?? []), code]);
    }
  }
  return known.get(word) ?? [];
}

function byWords(text: string): FoundLanguage | null {
  const words =
    text
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/[\p{L}\p{M}’]+/gu) ?? [];
  if (words.length < FEWEST_WORDS) return null;
  const counts = new Map<string, number>();
  const weights = new Map<string, number>();
  for (const word of words) {
    const languages = languagesOf(word);
    for (const code of languages) {
      counts.set(code, (counts.get(code) ?? 0) + 1);
      // A word that several languages have tells less.
      weights.set(code, (weights.get(code) ?? 0) + 1 / languages.length);
    }
  }
  const [best, ...others] = [...weights].sort(([, one], [, other]) => other - one);
  if (!best) return null;
  const [code, weight] = best;
  if ((counts.get(code) ?? 0) < words.length * WORD_SHARE) return null;
  const { fits } = found(code);
  const rival = others.find(([other]) => !fits(other));
  return rival && weight < rival[1] * LEAD ? null : found(code);
}

function found(code: string, others: readonly string[] = []): FoundLanguage {
  const near = neighbours.filter((group) => group.includes(code)).flat();
  return {
    code,
    fits: (other) => {
      const primary = primaryLanguage(other);
      return primary === code || others.includes(primary) || near.includes(primary);
    },
  };
}

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;
