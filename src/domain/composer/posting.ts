/**
 * Converts drafts to requests: a draft of a post to a `NewPost`, a draft of an edit to a
 * `PostEdit`, so that neither can be taken for the other.
 */
import { kindOfDraft, statusOfDraft, type Draft, type DraftPoll, type DraftTarget } from './draft';
import type { PollLimits, ServerFamily } from '@/domain/session/instance';
import { isEqual } from '@/lib/values/isEqual';
import { focusText } from './picture/focalPoint';
import { expiryToSend } from './options/expiry';
import {
  hasPolicies,
  type PressPolicy,
  type QuotePolicy,
  type ReplyPolicy,
} from './options/reactionPolicies';
import { pollToSend } from './pollForm';
import type { Visibility } from '@/domain/statuses/status';

interface Written {
  text: string;
  /** Null if there is none. */
  subject: string | null;
  sensitive: boolean;
  /** Null where the server names no formats. */
  contentType: string | null;
  language: string | null;
  /** In display order. */
  mediaIds: string[];
  quotePolicy: QuotePolicy | null;
  /** Null for no poll; in an edit, null keeps it unchanged. */
  poll: DraftPoll | null;
}

export interface NewPost extends Written {
  does: 'post';
  visibility: Visibility;
  /** For the visibility `list`. */
  listId: string | null;
  /** The direct conversation whose people all read it, and nobody else. */
  conversationId: string | null;
  inReplyToId: string | null;
  quoteId: string | null;
  /** ISO 8601; null for at once. */
  scheduledAt: string | null;
  /** Seconds; null for never. */
  expiresIn: number | null;
  replyPolicy: ReplyPolicy | null;
  favouritePolicy: PressPolicy | null;
  repeatPolicy: PressPolicy | null;
}

/** Replaces the whole post: what is left out is removed. */
export interface PostEdit extends Written {
  does: 'edit';
  statusId: string;
  /** Only for servers that change descriptions and focal points of files through the post. */
  descriptions: { id: string; description: string; focus?: string }[];
}

type Submission = NewPost | PostEdit;

interface Server {
  pollLimits: PollLimits;
  family: ServerFamily;
  postFormats: readonly string[];
}

export function submissionOf(target: DraftTarget, draft: Draft, server: Server): Submission {
  const kind = kindOfDraft(target);
  const statusId = statusOfDraft(target);
  if (kind === 'edit' && statusId !== null) return editOf(statusId, draft, server);
  return postOf(target, draft, server);
}

/** Builds the request to post a draft or to preview it. */
export function postOf(target: DraftTarget, draft: Draft, server: Server): NewPost {
  const takesPolicies = server.family === 'gotosocial' && hasPolicies(draft.visibility);
  return {
    does: 'post',
    ...writtenIn(draft, server),
    poll: pollToSend(draft.poll, server.pollLimits),
    ...audienceOf(draft),
    ...relationOf(target, draft),
    conversationId: conversationOf(target, draft),
    scheduledAt: draft.scheduledAt === null ? null : new Date(draft.scheduledAt).toISOString(),
    expiresIn: expiryToSend(draft.expiresIn),
    replyPolicy: takesPolicies ? draft.replyPolicy : null,
    favouritePolicy: takesPolicies ? draft.favouritePolicy : null,
    repeatPolicy: takesPolicies ? draft.repeatPolicy : null,
  };
}

/** Without its list, the narrowest: a server may read the bare word as a post for everybody. */
const audienceOf = ({ visibility, listId }: Draft): Pick<NewPost, 'visibility' | 'listId'> =>
  visibility === 'list'
    ? { visibility: listId === null ? 'direct' : 'list', listId }
    : { visibility, listId: null };

/** Returns the direct conversation that a draft is for; null if its readers are the people in its text. */
export const conversationOf = (target: DraftTarget, draft: Draft): string | null =>
  isAnswer(target, draft) && draft.visibility === 'direct' && !draft.quoting
    ? draft.conversationId
    : null;

const isAnswer = (target: DraftTarget, { replaces }: Draft): boolean =>
  kindOfDraft(target) === 'reply' || (replaces?.inReplyToId ?? null) !== null;

/** Returns the posts that a draft answers and quotes. */
export function relationOf(
  target: DraftTarget,
  { quoting, replaces, sentParts }: Pick<Draft, 'quoting' | 'replaces' | 'sentParts'>,
): Pick<NewPost, 'inReplyToId' | 'quoteId'> {
  const before = sentParts.at(-1);
  if (before !== undefined) return { inReplyToId: before, quoteId: null };
  if (replaces) return { inReplyToId: replaces.inReplyToId, quoteId: replaces.quoteId };
  const statusId = statusOfDraft(target);
  const quotes = kindOfDraft(target) === 'quote' || quoting;
  return { inReplyToId: quotes ? null : statusId, quoteId: quotes ? statusId : null };
}

function editOf(statusId: string, draft: Draft, server: Server): PostEdit {
  const { pollLimits, family } = server;
  const poll = pollToSend(draft.poll, pollLimits);
  // A poll that is sent again loses its votes; on Mastodon, one that is not sent is removed.
  const isUntouched = isEqual(draft.poll, draft.edits?.poll ?? null);
  const describedWithPost = family === 'mastodon';
  return {
    does: 'edit',
    statusId,
    ...writtenIn(draft, server),
    poll: isUntouched && family !== 'mastodon' ? null : poll,
    descriptions: describedWithPost
      ? draft.files.flatMap(({ attachment, description, focus }) =>
          attachment
            ? [
                {
                  id: attachment.id,
                  description: description.trim(),
                  ...(focus && { focus: focusText(focus) }),
                },
              ]
            : [],
        )
      : [],
  };
}

/** Also where its answer about itself was lost. */
const takesFormats = (family: ServerFamily): boolean => family === 'pleroma' || family === 'akkoma';

const writtenIn = (draft: Draft, { family, postFormats }: Server): Omit<Written, 'poll'> => ({
  text: draft.text,
  subject: draft.subject.trim() === '' ? null : draft.subject,
  sensitive: draft.sensitive,
  contentType: takesFormats(family) || postFormats.length > 0 ? draft.contentType : null,
  language: draft.language,
  quotePolicy: family === 'mastodon' && hasPolicies(draft.visibility) ? draft.quotePolicy : null,
  mediaIds: draft.files.flatMap(({ attachment }) => (attachment ? [attachment.id] : [])),
});
