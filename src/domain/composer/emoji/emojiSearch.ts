/** Finds emoji by typed text, in any language that they have names in. */
import type { Emoji } from './emoji';

/** An emoji with its names, normalised for searching. */
export interface FindableEmoji {
  emoji: Emoji;
  names: readonly string[];
  words: readonly string[];
}

const EXACT = 200;
const PICTURE = 100;
const PREFIX = 10;

/**
 * Normalises text: no capitals and accents; spaces and hyphens become underscores, as in
 * shortcodes.
 */
export function plainly(text: string): string {
  const lower = text.toLowerCase().replaceAll(/[\s’'-]+/g, '_');
  return /^[\x20-\x7e]*$/.test(lower) ? lower : lower.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

export function findable(emoji: Emoji): FindableEmoji {
  const { shortcode, displayText, tags, annotations } = emoji;
  const spoken = Object.values(annotations);
  return {
    emoji,
    names: [...new Set([shortcode, ...spoken.map(({ name }) => name)].map(plainly))],
    words: [...new Set([displayText, ...tags, ...spoken.flatMap(({ keywords }) => keywords)])].map(
      plainly,
    ),
  };
}

/** Ranks an emoji that matches. */
export function rankOf({ emoji, names }: FindableEmoji, query: string): number {
  const word = plainly(query);
  return (
    (names.includes(word) ? EXACT : 0) +
    (emoji.imageUrl === null ? 0 : PICTURE) +
    (names.some((name) => name.startsWith(word)) ? PREFIX : 0) -
    emoji.shortcode.length
  );
}

const fits = ({ names, words }: FindableEmoji, word: string): boolean =>
  names.some((name) => name.includes(word)) ||
  words.some(
    (each) => each.startsWith(word) || each.includes(`_${word}`) || each.includes(`:${word}`),
  );

/** Returns the best matches first; equal ones in list order. */
export function findEmoji(
  emoji: readonly FindableEmoji[],
  typed: string,
  most = Number.POSITIVE_INFINITY,
): Emoji[] {
  const word = plainly(typed.trim().replaceAll(':', ''));
  if (word === '') return [];
  const found = emoji.flatMap((each) =>
    fits(each, word) ? [{ emoji: each.emoji, rank: rankOf(each, word) }] : [],
  );
  return found
    .sort((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map((each) => each.emoji);
}

const character =
  /^(?:\p{RI}{2}|\p{Emoji}[\p{Emoji_Modifier}\u{FE0F}\u{20E3}\u{200D}\p{Emoji}]*)$/u;

/** Returns the emoji that the text consists of; null for anything else. */
export function typedEmoji(typed: string): string | null {
  const text = typed.trim();
  // Digits count as emoji, as keycaps are built from them.
  return character.test(text) && /[^\d#*]/u.test(text) ? text : null;
}
