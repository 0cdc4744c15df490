/** What is put into a text when something was picked for it, with the spaces that it needs. */

/**
 * An emoji has a space on both sides when `padded`, the reader's setting. Where there is one
 * already, or where the text begins, none is added.
 */
export function emojiInsertion(
  emoji: string,
  { before, after, padded }: { before: string; after: string; padded: boolean },
): string {
  if (!padded) return emoji;
  const start = before === '' || /\s$/.test(before) ? '' : ' ';
  const end = /^\s/.test(after) ? '' : ' ';
  return start + emoji + end;
}

/** A name or a hashtag ends with a space, so that the next word is one of its own. */
export const wordInsertion = (word: string, after: string): string =>
  /^\s/.test(after) ? word : `${word} `;
