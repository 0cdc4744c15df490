/** Searches texts by words: those of a query in any order, without capitals and accents. */

const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** True if the text contains all words of the query, each at least as a part of another. */
export function containsWords(text: string, query: string): boolean {
  const heap = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => heap.includes(word));
}
