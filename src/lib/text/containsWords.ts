/** Searches texts by words: those of a query in any order, without capitals and accents. */

import { plain } from './plain';

/** True if the text contains all words of the query, each at least as a part of another. */
export function containsWords(text: string, query: string): boolean {
  const heap = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => heap.includes(word));
}

/** True if each word of the query begins a word of the text. An empty query fits nothing. */
export function beginsWords(text: string, query: string): boolean {
  const words = plain(text).split(/\s+/);
  const asked = plain(query).split(/\s+/).filter(Boolean);
  return asked.length > 0 && asked.every((word) => words.some((each) => each.startsWith(word)));
}
