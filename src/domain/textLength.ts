/**
 * How long a post is, as its server counts: in characters as people see them. Mastodon counts every
 * link alike and of a name only what stands before its server.
 */
import type { Draft } from './draft';

export interface Counting {
  /** Zero or less for none. */
  limit: number;
  /** Characters that every link counts for; null where links count as they are. */
  linkLength: number | null;
}

/** As Mastodon counts, and tells in its description of the instance. */
export const LINK_LENGTH = 23;

/** What may still be typed, less than nothing when it is too much; null without a limit. */
export function charactersLeft(
  { text, subject }: Pick<Draft, 'text' | 'subject'>,
  { limit, linkLength }: Counting,
): number | null {
  if (limit <= 0) return null;
  const body = text.trim();
  const counted = linkLength === null ? body : withoutLinksAndHosts(body, linkLength);
  return limit - lengthOf(counted) - lengthOf(subject.trim());
}

const link = /\bhttps?:\/\/[^\s<>"]+/giu;
const remoteName = /(^|[^\w/])(@[\w.-]+)@[\w-]+(?:\.[\w-]+)+/gu;

const withoutLinksAndHosts = (text: string, linkLength: number): string =>
  text.replace(link, 'x'.repeat(linkLength)).replace(remoteName, '$1$2');

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that join with none of their kind, so that each is one. */
const plain = /^[\n\x20-\x7e]*$/;

/** Characters as people count them. Line by line, as none reaches over the end of one. */
export function lengthOf(text: string): number {
  if (plain.test(text)) return text.length;
  let count = 0;
  for (const line of text.split(/(?<=\n)/)) count += lengthOfLine(line);
  return count;
}

function lengthOfLine(line: string): number {
  if (plain.test(line)) return line.length;
  let count = 0;
  for (const _part of segmenter.segment(line)) count += 1;
  return count;
}
