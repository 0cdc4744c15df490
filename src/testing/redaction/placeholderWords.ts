/**
 * Meaningless words that replace words of a file. Each replaces one word, has its length, and can
 * be recognised: no language has words with these beginnings.
 */

const FIRST = 'qx';
const CONSONANTS = 'bcdfgklmnprstvz';
const VOWELS = 'aeiou';

/** `qd`, `xbo`, `qmano`, … */
const madeUp = new RegExp(`^[${FIRST}][${CONSONANTS}]([${VOWELS}][${CONSONANTS}])*[${VOWELS}]?$`);

const isPlaceholderWord = (word: string): boolean => madeUp.test(word);

/** Single characters are so common that all get the same placeholder. */
const ONE_SIGN = 'x';

const signsAt = (place: number): string =>
  place === 0 ? FIRST : place % 2 === 1 ? CONSONANTS : VOWELS;

/** Returns the number of placeholders of a length, capped for long ones. */
function amount(length: number): number {
  let all = 1;
  for (let place = 0; place < length && all < 1e9; place += 1) all *= signsAt(place).length;
  return all;
}

/** Coprime to every amount, so that each number gets a distinct word. */
const STEP = 7_919;

/** Consecutive numbers give words that differ at the beginning. */
function wordOf(number: number, length: number): string {
  let left = (number * STEP) % amount(length);
  let word = '';
  for (let place = 0; place < length; place += 1) {
    const signs = signsAt(place);
    word += signs[left % signs.length] ?? '';
    left = Math.floor(left / signs.length);
  }
  return word;
}

/** Numbers are all replaced by ones, as an order among them would be revealing. */
const digits = /^\d+$/;

/**
 * Returns placeholders in the order of first use, so that a word cannot be found by trying: always
 * the same one for a word, regardless of case. Existing placeholders stay.
 */
export function createPlaceholderWords(): (word: string) => string {
  const known = new Map<string, string>();
  const next = new Map<number, number>();
  const fresh = (length: number): string => {
    const most = amount(length);
    const number = next.get(length) ?? 0;
    if (number >= most) return fresh(length + 1);
    next.set(length, number + 1);
    return wordOf(number, length);
  };
  return (word) => {
    const plain = word.toLowerCase();
    if (isPlaceholderWord(plain)) return plain;
    if (digits.test(plain)) return '1'.repeat(plain.length);
    if (plain.length === 1) return ONE_SIGN;
    const before = known.get(plain);
    if (before !== undefined) return before;
    const made = fresh(word.length);
    known.set(plain, made);
    return made;
  };
}

/** Returns another placeholder, one character longer, if the first one is taken. */
export function longer(word: string): string {
  if (digits.test(word)) return `${word}1`;
  if (!isPlaceholderWord(word) && word !== ONE_SIGN) return `${word}${ONE_SIGN}`;
  return word + (signsAt(word.length)[0] ?? '');
}
