/**
 * Says how well a name fits what somebody typed: words in any order, in any writing. The texts are
 * prepared once, so that thousands of them can be compared for each key.
 */
import { plain } from './plain';

export interface Searchable {
  /** The name, plain. */
  name: string;
  /** Further texts by which it is found, plain; less than its name. */
  words: string;
}

export const searchable = (name: string, words: readonly string[] = []): Searchable => ({
  name: plain(name).trim(),
  words: plain(words.join('\n')),
});

export interface FuzzyQuery {
  whole: string;
  words: readonly string[];
}

/** Null if there is nothing to search for. */
export function fuzzyQuery(typed: string): FuzzyQuery | null {
  const whole = plain(typed).trim();
  return whole === '' ? null : { whole, words: [...new Set(whole.split(/\s+/u))] };
}

/** Fits of the whole query. */
const EQUAL = 100;
const BEGINS_NAME = 80;
const BEGINS_WORD = 60;

/** Fits of one of its words; the worst of them decides. */
const first = 5;
const beginning = 4;
const inside = 3;
const further = 2;
const scattered = 1;
const STEP = 10;

/** Fits of different kinds are at least this far apart. */
export const FIT_DISTANCE = STEP;

/** Shorter ones would be scattered over almost any name. */
const SHORTEST_SCATTERED = 3;

const isLetter = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);

/** Returns how well it fits; the higher the better. Null if it does not. */
export function fitOf({ name, words }: Searchable, query: FuzzyQuery): number | null {
  const { whole } = query;
  // Of two names that fit, the shorter one has less that was not meant.
  const length = Math.min(name.length, 200) / 1_000;
  if (name === whole) return EQUAL - length;
  if (name.startsWith(whole)) return BEGINS_NAME - length;
  if (beginsWord(name, whole)) return BEGINS_WORD - length;
  let worst = Infinity;
  let sum = 0;
  for (const word of query.words) {
    const fit = fitOfWord(name, words, word);
    if (fit === null) return null;
    worst = Math.min(worst, fit);
    sum += fit;
  }
  return worst * STEP + (sum / query.words.length) * 0.2 - length;
}

function fitOfWord(name: string, words: string, word: string): number | null {
  if (name.startsWith(word)) return first;
  if (beginsWord(name, word)) return beginning;
  if (name.includes(word)) return inside;
  if (words.includes(word) && (word.length > 1 || beginsWord(words, word))) return further;
  return isScattered(name, word) ? scattered : null;
}

/** True if the text has it where a word begins. */
function beginsWord(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    if (at === 0 || !isLetter(text.charAt(at - 1))) return true;
  }
  return false;
}

/** True if its letters follow one another in one word, from its beginning on, not too far apart. */
function isScattered(name: string, word: string): boolean {
  if (word.length < SHORTEST_SCATTERED) return false;
  const most = word.length * 2;
  for (let from = name.indexOf(word.charAt(0)); from >= 0;) {
    if (from === 0 || !isLetter(name.charAt(from - 1))) {
      let at = from;
      let found = 1;
      while (found < word.length && at >= 0) {
        at = name.indexOf(word.charAt(found), at + 1);
        if (at >= 0) found += 1;
      }
      if (at >= 0 && at - from <= most && !/\s/u.test(name.slice(from, at))) return true;
    }
    from = name.indexOf(word.charAt(0), from + 1);
  }
  return false;
}
