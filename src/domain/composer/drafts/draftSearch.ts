/** Searches drafts by their words, also those of their polls and files. */
import { plainly } from '@/domain/composer/emoji/emojiSearch';
import { partsOf, type Draft } from '@/domain/composer/draft';

/** All words of the query have to be there, in any order; `title` is what the list says of it. */
export function hasWords(draft: Draft, title: string, query: string): boolean {
  const parts = partsOf(draft).flatMap(({ text, subject, poll, files }) => [
    text,
    subject,
    ...(poll?.options ?? []),
    ...files.flatMap(({ name, description }) => [name, description]),
  ]);
  const content = plainly([title, ...parts].join('\n'));
  return query
    .trim()
    .split(/\s+/u)
    .every((word) => content.includes(plainly(word)));
}
