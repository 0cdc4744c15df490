/** Muted hashtags are muted words with their sign in front, so that there is one list of both. */
import { tagId } from './tagTimeline';

const wordOf = (tag: string): string => `#${tagId(tag)}`;

export const isTagMuted = (words: readonly string[], tag: string): boolean =>
  words.some((word) => tagId(word) === wordOf(tag));

/** Returns the muted words with or without a hashtag. */
export function withTagMuted(words: readonly string[], tag: string, muted: boolean): string[] {
  const others = words.filter((word) => tagId(word) !== wordOf(tag));
  return muted ? [...others, wordOf(tag)] : others;
}
