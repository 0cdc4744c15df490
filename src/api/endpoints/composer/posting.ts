/** Sends new posts, previews of them, and edits. */
import type { DraftPoll } from '@/domain/composer/draft';
import { ruleOf } from '@/domain/composer/options/interactionRules';
import type { NewPost, PostEdit } from '@/domain/composer/posting';
import type { ScheduledPost } from '@/domain/composer/options/scheduledPost';
import { encodeRules } from '@/api/decode/statuses/interactionPolicy';
import { decodeScheduledPost, isScheduled } from '@/api/decode/statuses/scheduledPost';
import { fieldsOf, stringOf } from '@/api/decode/engine/read';
import { isRefusal, type Refusal } from '@/api/decode/engine/refusal';
import {
  decodeStatus,
  decodeStatusList,
  type StatusAnswer,
  type StatusesAnswer,
} from '@/api/decode/statuses/status';
import type { Fields } from '@/api/encoding';
import { ApiError } from '@/api/errors';
import type { Connection, RequestOptions } from '@/api/http';
import { requestOne, requestRows } from '@/api/endpoints/engine/answers';
import { bodyFor } from '@/api/endpoints/engine/requestBodies';

const STATUSES = '/api/v1/statuses';

/** The application's name for older servers; newer ones take it from the token. */
const SOURCE = 'Linnet';

const PLAIN = 'text/plain';

/** The server keeps the post until its time. */
interface ScheduledAnswer {
  scheduled: ScheduledPost;
}

export type PostAnswer = StatusAnswer | ScheduledAnswer;

/** POST /api/v1/statuses — with one idempotency key for all tries to send a post. */
export const submitPost = (
  to: Connection,
  post: NewPost,
  idempotencyKey: string,
): Promise<PostAnswer> =>
  requestOne(to, STATUSES, { ...newPost(to, post), idempotencyKey }, (wire) =>
    isScheduled(wire) ? decodeScheduled(wire) : decodePosted(wire, STATUSES),
  );

function decodeScheduled(wire: unknown): ScheduledAnswer | Refusal {
  const scheduled = decodeScheduledPost(wire);
  return isRefusal(scheduled) ? scheduled : { scheduled };
}

/** POST /api/v1/statuses with `preview` — returns a rendered post that the server does not keep. */
export const previewPost = (to: Connection, post: NewPost): Promise<StatusAnswer> =>
  requestOne(to, STATUSES, newPost(to, { ...post, scheduledAt: null }, { preview: true }), (wire) =>
    decodePosted(wire, STATUSES),
  );

function newPost(to: Connection, post: NewPost, more: Fields = {}): RequestOptions {
  const common = {
    status: post.text,
    spoiler_text: post.subject ?? undefined,
    visibility: post.listId === null ? post.visibility : `list:${post.listId}`,
    sensitive: post.sensitive,
    language: post.language ?? undefined,
    media_ids: post.mediaIds,
    in_reply_to_id: post.inReplyToId ?? undefined,
    // Mastodon's name; the Pleroma family uses another.
    quoted_status_id: post.quoteId ?? undefined,
    poll: post.poll ? pollOf(post.poll) : undefined,
    scheduled_at: post.scheduledAt ?? undefined,
  };
  const own = {
    pleroma: {
      source: SOURCE,
      content_type: post.contentType ?? PLAIN,
      quote_id: post.quoteId,
      expires_in: post.expiresIn ?? undefined,
      in_reply_to_conversation_id: post.conversationId ?? undefined,
      ...more,
    },
    others: {
      status: textOf(post),
      // GoToSocial's, and that of some forks of Mastodon.
      content_type: post.contentType ?? undefined,
      ...(post.visibility === 'local' && { visibility: 'public', local_only: true }),
      quote_approval_policy: post.quotePolicy ?? undefined,
      interaction_policy: policyOf(post),
    },
  };
  return { method: 'POST', ...bodyFor(to, 'post', common, own) };
}

/** Returns undefined for a post of pictures alone: strict servers refuse an empty text. */
const textOf = ({ text }: NewPost | PostEdit): string | undefined => text || undefined;

/** GoToSocial's form; parts that are left out stay the usual ones of the account. */
function policyOf({ replyPolicy, favouritePolicy, repeatPolicy }: NewPost): Fields | undefined {
  const policy = encodeRules({
    ...(replyPolicy && { reply: ruleOf(replyPolicy) }),
    ...(favouritePolicy && { favourite: ruleOf(favouritePolicy) }),
    ...(repeatPolicy && { repeat: ruleOf(repeatPolicy) }),
  });
  return Object.keys(policy).length > 0 ? policy : undefined;
}

const pollOf = ({ options, expiresIn, multiple }: DraftPoll) => ({
  options,
  expires_in: expiresIn,
  multiple,
});

/**
 * PUT /api/v1/statuses/:id — sends every field, as this replaces the whole post. An empty list of
 * files has to be sent as well, which a form cannot do.
 */
export function submitEdit(
  to: Connection,
  edit: PostEdit,
  idempotencyKey: string,
): Promise<StatusAnswer> {
  const path = `${STATUSES}/${encodeURIComponent(edit.statusId)}`;
  const common = {
    status: edit.text,
    spoiler_text: edit.subject ?? '',
    sensitive: edit.sensitive,
    media_ids: edit.mediaIds,
    ...(edit.language !== null && { language: edit.language }),
    ...(edit.poll && { poll: pollOf(edit.poll) }),
  };
  const own = {
    pleroma: { content_type: edit.contentType ?? PLAIN },
    others: {
      status: textOf(edit),
      content_type: edit.contentType ?? undefined,
      quote_approval_policy: edit.quotePolicy ?? undefined,
      media_attributes: edit.descriptions.length > 0 ? edit.descriptions : undefined,
    },
  };
  const body = bodyFor(to, 'anything', common, own);
  return requestOne(to, path, { method: 'PUT', ...body, idempotencyKey }, (wire) =>
    decodePosted(wire, path),
  );
}

/** Throws the refusals that come as a success with an error inside. */
function decodePosted(wire: unknown, path: string): StatusAnswer | Refusal {
  const serverText = stringOf(fieldsOf<{ error: string }>(wire).error);
  if (serverText === null) return decodeStatus(wire);
  throw new ApiError({ kind: 'http', path, status: 200, reason: serverText, serverText });
}

interface RecentPosts extends StatusesAnswer {
  /** The server's time of the answer, if it sends one. */
  serverNow: number | null;
}

/** GET /api/v1/accounts/:id/statuses — an account's latest posts, with the server's time. */
export async function fetchRecentPosts(
  to: Connection,
  userId: string,
  limit: number,
): Promise<RecentPosts> {
  const path = `/api/v1/accounts/${encodeURIComponent(userId)}/statuses`;
  const query = { limit, exclude_reblogs: true };
  const { data, headers } = await requestRows(to, path, { query });
  const serverNow = Date.parse(headers.get('date') ?? '');
  return { ...decodeStatusList(data), serverNow: Number.isNaN(serverNow) ? null : serverNow };
}
