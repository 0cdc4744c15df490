/** Creates drafts from posts: for an edit, and for a new post that replaces a deleted one. */
import { expiryOf } from './options/expiry';
import { draftTarget, emptyDraft, NEW_POST } from './draft';
import type { Draft, DraftFile, DraftPoll, DraftTarget } from './draft';
import type { Attachment, Poll, Status } from '@/domain/statuses/status';
import type { StatusSource } from '@/domain/statuses/statusVersion';

/** Copies everything that the post holds: an edit removes what its draft leaves out. */
export function editDraft(status: Status, source: StatusSource, now: number): Draft {
  const poll = status.poll && pollLeft(status.poll, now);
  return { ...draftOf(status, source), poll, edits: { editedAt: status.editedAt, poll } };
}

/** Returns a draft of the same post, to be posted after its deletion. */
export function redraft(status: Status, source: StatusSource): Draft {
  const { poll, expiresAt, createdAt } = status;
  const life =
    expiresAt === null ? 0 : secondsBetween(Date.parse(createdAt), Date.parse(expiresAt));
  return {
    ...draftOf(status, source),
    // The list of the old post is not known.
    visibility: status.visibility === 'list' ? 'direct' : status.visibility,
    poll: poll && wholePoll(poll, status),
    expiresIn: life === 0 ? null : expiryOf(life),
  };
}

/** Returns the target of the new post: it answers or quotes what the old one did. */
export function redraftTarget({ inReplyToId, quoteId }: Status): DraftTarget {
  if (inReplyToId !== null) return draftTarget('reply', inReplyToId);
  return quoteId === null ? NEW_POST : draftTarget('quote', quoteId);
}

function draftOf(status: Status, source: StatusSource): Draft {
  return {
    ...emptyDraft,
    text: source.text,
    subject: source.subject,
    visibility: status.visibility,
    contentType: source.contentType ?? emptyDraft.contentType,
    sensitive: status.sensitive,
    language: status.language,
    quotePolicy: status.quotePolicy,
    files: status.media.map(draftFileOf),
  };
}

/** Wraps a posted file, which is not in this browser's storage. */
export const draftFileOf = (attachment: Attachment): DraftFile => ({
  id: `posted ${attachment.id}`,
  name: attachment.fileName ?? '',
  type: attachment.mimeType,
  size: 0,
  description: attachment.description,
  attachment,
});

const SECOND = 1_000;

function pollLeft(poll: Poll, now: number): DraftPoll {
  return { ...pollOf(poll), expiresIn: secondsBetween(now, Date.parse(poll.expiresAt ?? '')) };
}

function wholePoll(poll: Poll, { createdAt }: Status): DraftPoll {
  const expiresIn = secondsBetween(Date.parse(createdAt), Date.parse(poll.expiresAt ?? ''));
  return { ...pollOf(poll), expiresIn };
}

const pollOf = ({ options, multiple }: Poll): Omit<DraftPoll, 'expiresIn'> => ({
  options: options.map(({ title }) => title),
  multiple,
});

/** Returns zero if a time is unknown; sending applies the server's limits. */
const secondsBetween = (from: number, to: number): number =>
  Number.isNaN(to - from) ? 0 : Math.max(0, Math.round((to - from) / SECOND));
