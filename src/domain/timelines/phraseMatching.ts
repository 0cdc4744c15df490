/** Matches filtered phrases against a status's text and subject. */
import type { Status } from '@/domain/statuses/status';

/** The normalised text, computed once per status. */
const folded = new WeakMap<Status, string>();

/** Returns the normalised text; a separator prevents matches across subject and text. */
function foldedTextOf(status: Status): string {
  const known = folded.get(status);
  if (known !== undefined) return known;
  const text = `${status.summary}\0${status.text}`.toLowerCase();
  folded.set(status, text);
  return text;
}

/** Returns the first mute word in the text, or null. */
export function mutedWordIn(status: Status, words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const text = foldedTextOf(status);
  const hits = (word: string) =>
    word.trim() !== '' &&
    (word.startsWith('#') ? hasTag(status, word) : text.includes(word.toLowerCase()));
  return words.find(hits) ?? null;
}

/** A hashtag is meant as a whole, in the text or beside it: `#cat` is not `#cats`. */
const hasTag = (status: Status, word: string): boolean =>
  status.hashtags.some((tag) => tag.toLowerCase() === word.slice(1).toLowerCase()) ||
  saysPhrase(status, { phrase: word, wholeWord: true });

/**
 * Matches unless between two word characters; so an edge of a phrase that is not a letter needs no
 * border.
 */
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
