/** Finds hashtags for completion: those used most in the loaded posts first, then the server's. */
import { plainly } from '../emoji/emojiSearch';

const MOST_HASHTAGS = 10;

/** `used` has one entry per use. Spellings that differ only in case are one hashtag. */
export function findHashtags(
  used: readonly string[],
  found: readonly string[],
  query: string,
): string[] {
  const word = plainly(query);
  if (word === '') return [];
  const known = new Map<string, { name: string; uses: number }>();
  for (const name of used) {
    const key = plainly(name);
    if (!key.startsWith(word)) continue;
    const entry = known.get(key);
    if (entry) entry.uses += 1;
    else known.set(key, { name, uses: 1 });
  }
  for (const name of found) {
    const key = plainly(name);
    if (key.startsWith(word) && !known.has(key)) known.set(key, { name, uses: 0 });
  }
  // A complete hashtag needs no completion.
  known.delete(known.size === 1 ? word : '');
  return [...known.values()]
    .sort((a, b) => b.uses - a.uses || a.name.length - b.name.length)
    .slice(0, MOST_HASHTAGS)
    .map(({ name }) => name);
}
