/** Whether a status says a phrase that the reader does not want to read, in its text or subject. */
import type { Status } from '@/domain/statuses/status';

/** The text to look in, worked out once for each status. */
const folded = new WeakMap<Status, string>();

/** A character between the two keeps a phrase from being found across their border. */
function foldedTextOf(status: Status): string {
  const known = folded.get(status);
  if (known !== undefined) return known;
  const text = `${status.summary}\0${status.text}`.toLowerCase();
  folded.set(status, text);
  return text;
}

/** The first of the mute words that is part of the text; null when none is. */
export function mutedWordIn(status: Status, words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const text = foldedTextOf(status);
  const hits = (word: string) => word.trim() !== '' && text.includes(word.toLowerCase());
  return words.find(hits) ?? null;
}

/** Not between two characters of a word; so edges of a phrase that are no letters need no border. */
const border = String.raw`(?:(?<![\p{L}\p{M}\p{N}_])|(?![\p{L}\p{M}\p{N}_]))`;

function asWholeWord(phrase: string): RegExp {
  const plain = phrase.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(border + plain + border, 'u');
}

const wholeWords = new Map<string, RegExp>();

export function saysPhrase(
  status: Status,
  { phrase, wholeWord }: { phrase: string; wholeWord: boolean },
): boolean {
  const sought = phrase.trim().toLowerCase();
  if (sought === '') return false;
  const text = foldedTextOf(status);
  if (!wholeWord) return text.includes(sought);
  const pattern = wholeWords.get(sought) ?? asWholeWord(sought);
  wholeWords.set(sought, pattern);
  return pattern.test(text);
}
