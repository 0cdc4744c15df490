/** Finds custom emoji by what somebody types: names that begin so first, then such that hold it. */
import type { InstanceEmoji } from './emoji';

const PLACES = 3;

/** In the order given within each of them: begins so, holds it, is tagged so. */
function placeOf({ shortcode, tags }: InstanceEmoji, word: string): number {
  const name = shortcode.toLowerCase();
  if (name.startsWith(word)) return 0;
  if (name.includes(word)) return 1;
  return tags.some((tag) => tag.toLowerCase().includes(word)) ? 2 : PLACES;
}

export function findEmoji(
  emoji: readonly InstanceEmoji[],
  typed: string,
  most: number,
): InstanceEmoji[] {
  const word = typed.trim().toLowerCase().replaceAll(':', '');
  if (word === '') return emoji.slice(0, most);
  const places = Array.from({ length: PLACES }, (): InstanceEmoji[] => []);
  for (const each of emoji) places[placeOf(each, word)]?.push(each);
  return places.flat().slice(0, most);
}

const character =
  /^(?:\p{RI}{2}|\p{Emoji}[\p{Emoji_Modifier}\u{FE0F}\u{20E3}\u{200D}\p{Emoji}]*)$/u;

/** One emoji that somebody typed by the system's own means; null for anything else. */
export function typedEmoji(typed: string): string | null {
  const text = typed.trim();
  // Digits count as emoji, as they can be turned into keycaps.
  return character.test(text) && /[^\d#*]/u.test(text) ? text : null;
}
