/**
 * Checks if a post on the server is the one that was sent, after a try without an answer. A wrong
 * yes would lose a post and a wrong no could duplicate it, so everything is compared.
 */
import { kindOfDraft, statusOfDraft, type Draft, type DraftTarget } from './draft';
import type { Status } from '@/domain/statuses/status';
import type { StatusSource } from '@/domain/statuses/statusVersion';

interface Candidate {
  target: DraftTarget;
  draft: Draft;
  ownerId: string;
  /** On the server's clock; older posts are no candidates. */
  since: number;
}

/** True if all fields of its row match. */
export function matchesMetadata(
  status: Status,
  { target, draft, ownerId, since }: Candidate,
): boolean {
  const about = statusOfDraft(target);
  const quotes = kindOfDraft(target) === 'quote' || draft.quoting;
  const wantedPoll = draft.poll?.options.some((option) => option.trim() !== '') ?? false;
  return (
    status.userId === ownerId &&
    status.repeatOfId === null &&
    !status.deleted &&
    Date.parse(status.createdAt) >= since &&
    status.visibility === draft.visibility &&
    status.inReplyToId === (quotes ? null : about) &&
    // Some servers do not name the quoted post.
    (status.quoteId === null || status.quoteId === (quotes ? about : null)) &&
    status.media.length === draft.files.length &&
    (status.poll !== null) === wantedPoll
  );
}

/** Compares the text as its author typed it. */
export const matchesSource = (source: StatusSource, { text, subject }: Draft): boolean =>
  plain(source.text) === plain(text) && plain(source.subject) === plain(subject);

const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim();

/** Compares the letters alone, for servers without the typed text. */
export const matchesLetters = ({ text, summary }: Status, draft: Draft): boolean =>
  lettersOf(text) === lettersOf(draft.text) && lettersOf(summary) === lettersOf(draft.subject);

/** Returns the letters, or the whole text if there are none. */
const lettersOf = (text: string): string =>
  text.replace(/[^\p{L}\p{N}]/gu, '') || text.replace(/\s/g, '');
