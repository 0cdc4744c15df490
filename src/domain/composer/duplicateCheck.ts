/**
 * Whether a post that stands on the server is the one that was sent: for when a try to send it had
 * no answer. A wrong yes would lose a post and a wrong no could double it, so every mark counts.
 */
import { kindOfDraft, statusOfDraft, type Draft, type DraftTarget } from './draft';
import type { Status } from '@/domain/statuses/status';
import type { StatusSource } from '@/domain/statuses/statusVersion';

export interface Candidate {
  target: DraftTarget;
  draft: Draft;
  ownerId: string;
  /** By the server's clock; nothing older can be it. */
  since: number;
}

/** By all that its row tells. */
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
    // Some servers do not tell what is quoted.
    (status.quoteId === null || status.quoteId === (quotes ? about : null)) &&
    status.media.length === draft.files.length &&
    (status.poll !== null) === wantedPoll
  );
}

/** By what its author typed. */
export const matchesSource = (source: StatusSource, { text, subject }: Draft): boolean =>
  plain(source.text) === plain(text) && plain(source.subject) === plain(subject);

const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim();

/** By its letters alone, where the server does not tell what was typed. */
export const matchesLetters = ({ text, summary }: Status, draft: Draft): boolean =>
  lettersOf(text) === lettersOf(draft.text) && lettersOf(summary) === lettersOf(draft.subject);

/** Where there are none, what stands in their place. */
const lettersOf = (text: string): string =>
  text.replace(/[^\p{L}\p{N}]/gu, '') || text.replace(/\s/g, '');
