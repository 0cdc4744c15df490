/**
 * Checks if a post on the server is the one that was sent, after a try without an answer. A wrong
 * yes would lose a post and a wrong no could duplicate it, so everything is compared.
 */
import type { Draft, DraftTarget } from './draft';
import { relationOf } from './posting';
import type { ScheduledPost } from './options/scheduledPost';
import type { Status } from '@/domain/statuses/status';
import type { StatusSource } from '@/domain/statuses/statusVersion';

interface Candidate {
  target: DraftTarget;
  /** A single post, as it was sent. */
  draft: Draft;
  ownerId: string;
  /** On the server's clock; older posts are no candidates. */
  since: number;
}

const MINUTE = 60_000;

/** True if all fields of its row match. */
export function matchesMetadata(
  status: Status,
  { target, draft, ownerId, since }: Candidate,
): boolean {
  const { inReplyToId, quoteId } = relationOf(target, draft);
  const wantedPoll = draft.poll?.options.some((option) => option.trim() !== '') ?? false;
  return (
    status.userId === ownerId &&
    status.repeatOfId === null &&
    !status.deleted &&
    Date.parse(status.createdAt) >= since &&
    status.visibility === draft.visibility &&
    status.inReplyToId === inReplyToId &&
    // Some servers do not name the quoted post.
    (status.quoteId === null || status.quoteId === quoteId) &&
    status.media.length === draft.files.length &&
    (status.poll !== null) === wantedPoll
  );
}

/** True if a scheduled post is this draft. Servers may drop the seconds of the time. */
export function isScheduledDraft(post: ScheduledPost, target: DraftTarget, draft: Draft): boolean {
  const { inReplyToId } = relationOf(target, draft);
  return (
    Math.abs(post.scheduledAt - (draft.scheduledAt ?? 0)) < MINUTE &&
    post.visibility === draft.visibility &&
    post.inReplyToId === inReplyToId &&
    matchesSource(post, draft)
  );
}

/** Compares the text as its author typed it. */
export const matchesSource = (
  source: Pick<StatusSource, 'text' | 'subject'>,
  { text, subject }: Draft,
): boolean => plain(source.text) === plain(text) && plain(source.subject) === plain(subject);

const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim();

/** Compares the letters alone, for servers without the typed text. */
export const matchesLetters = ({ text, summary }: Status, draft: Draft): boolean =>
  lettersOf(text) === lettersOf(draft.text) && lettersOf(summary) === lettersOf(draft.subject);

/** Returns the letters, or the whole text if there are none. */
const lettersOf = (text: string): string =>
  text.replace(/[^\p{L}\p{N}]/gu, '') || text.replace(/\s/g, '');
