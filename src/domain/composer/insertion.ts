/** Builds the inserted text for a completion, with the spaces it needs. */

/**
 * Adds spaces around an emoji when `padded`, the reader's setting. None is added beside an existing
 * one, or at the beginning of the text.
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

/** Adds a space after a name or a hashtag, so that the next word is separate. */
export const wordInsertion = (word: string, after: string): string =>
  /^\s/.test(after) ? word : `${word} `;
