/** Finds custom emoji in text: `:shortcode:` for which the server sent a picture. */
import type { CustomEmoji } from '@/domain/people/user';

export type EmojiTable = ReadonlyMap<string, CustomEmoji>;

export const emojiTable = (emoji: readonly CustomEmoji[]): EmojiTable =>
  new Map(emoji.map((one) => [one.shortcode, one]));

/** The closing colon is not consumed, as it may open the next one: `12:30:frog:`. */
const mayBeEmoji = /:([^\s:<>]{1,100})(?=:)/gu;

export function splitEmoji(text: string, table: EmojiTable): (string | CustomEmoji)[] {
  const parts: (string | CustomEmoji)[] = [];
  let from = 0;
  if (table.size > 0) {
    for (const found of text.matchAll(mayBeEmoji)) {
      const emoji = table.get(found[1] ?? '');
      if (!emoji || found.index < from) continue;
      if (found.index > from) parts.push(text.slice(from, found.index));
      parts.push(emoji);
      from = found.index + found[0].length + 1;
    }
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
