/**
 * Words that mean nothing, to stand for words that may not be shown. Each stands for one word of a
 * file, is as long as that, and is known for what it is: no language begins its words so.
 */

const FIRST = 'qx';
const CONSONANTS = 'bcdfgklmnprstvz';
const VOWELS = 'aeiou';

/** `qd`, `xbo`, `qmano`, … */
const madeUp = new RegExp(`^[${FIRST}][${CONSONANTS}]([${VOWELS}][${CONSONANTS}])*[${VOWELS}]?$`);

const isPlaceholderWord = (word: string): boolean => madeUp.test(word);

/** A sign stands alone so often that all of them are the same. */
const ONE_SIGN = 'x';

const signsAt = (place: number): string =>
  place === 0 ? FIRST : place % 2 === 1 ? CONSONANTS : VOWELS;

/** How many there are of a length; the longest are more than anybody counts. */
function amount(length: number): number {
  let all = 1;
  for (let place = 0; place < length && all < 1e9; place += 1) all *= signsAt(place).length;
  return all;
}

/** Has no divisor in common with any amount, so that each number still has a word of its own. */
const STEP = 7_919;

/** Words that follow each other differ at their beginning. */
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

/** A number alone tells where it stood among others. */
const digits = /^\d+$/;

/**
 * Made-up words in the order in which they are asked for, so that a word cannot be found out by
 * trying: the same one each time, in capitals or not. What is made up already stays.
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

/** Another of the same look, for a place that is taken: one sign longer. */
export function longer(word: string): string {
  if (digits.test(word)) return `${word}1`;
  if (!isPlaceholderWord(word) && word !== ONE_SIGN) return `${word}${ONE_SIGN}`;
  return word + (signsAt(word.length)[0] ?? '');
}
