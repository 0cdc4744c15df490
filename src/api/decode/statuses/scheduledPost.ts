/** Decodes scheduled posts: what was sent, as far as the server tells it. */
import { expiryOf } from '@/domain/composer/options/expiry';
import { quotePolicyOf } from '@/domain/composer/options/reactionPolicies';
import type { DraftPoll } from '@/domain/composer/draft';
import type { ScheduledPost } from '@/domain/composer/options/scheduledPost';
import type { WireScheduledStatus } from '@/api/wire/status';
import {
  fieldsOf,
  flagOf,
  idOf,
  listOf,
  momentOf,
  numberOf,
  stringOf,
  textOf,
  textsOf,
  type Distrusted,
} from '@/api/decode/engine/read';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';
import { decodeAttachments } from '@/api/decode/statuses/attachment';
import { decodeInteractionPolicies } from '@/api/decode/statuses/interactionPolicy';
import { decodeVisibility } from '@/api/decode/statuses/visibility';

interface WireParams {
  text: string;
  spoiler_text: string;
  visibility: string;
  sensitive: boolean | string;
  language: string;
  content_type: string;
  in_reply_to_id: string | number;
  quote_id: string;
  quoted_status_id: string;
  expires_in: number | string;
  quote_approval_policy: string;
  interaction_policy: unknown;
  local_only: boolean | string;
  poll: { options: string[]; expires_in: number | string; multiple: boolean | string };
}

/** True for the answer to a post that the server keeps until its time. */
export function isScheduled(wire: unknown): boolean {
  const { scheduled_at, params } = fieldsOf<WireScheduledStatus>(wire);
  return typeof scheduled_at === 'string' && typeof params === 'object';
}

export function decodeScheduledPost(input: unknown): ScheduledPost | Refusal {
  const wire = fieldsOf<WireScheduledStatus>(input);
  const id = idOf(wire.id);
  const time = momentOf(wire.scheduled_at);
  if (id === null || time === null) return refuse('scheduled post', 'no id or no time');
  const params = fieldsOf<WireParams>(wire.params);
  return {
    id,
    scheduledAt: Date.parse(time),
    text: textOf(params.text),
    subject: textOf(params.spoiler_text),
    ...audienceOf(params),
    sensitive: isTrue(params.sensitive),
    language: stringOf(params.language),
    contentType: stringOf(params.content_type),
    inReplyToId: idOf(params.in_reply_to_id),
    quoteId: idOf(params.quote_id) ?? idOf(params.quoted_status_id),
    poll: decodeDraftPoll(params.poll),
    expiresIn: decodeExpiry(params.expires_in),
    quotePolicy: quotePolicyOf(params.quote_approval_policy),
    ...decodeInteractionPolicies(params.interaction_policy),
    media: decodeAttachments(wire.media_attachments),
  };
}

export const decodeScheduledPosts = (wires: unknown): ScheduledPost[] =>
  keepReadable(listOf(wires), decodeScheduledPost).items;

/** Values that were sent in a form come back as texts. */
const isTrue = (value: unknown): boolean => value === 'true' || flagOf(value);

function decodeExpiry(value: unknown): number | null {
  const seconds = Number(value ?? 0);
  return seconds > 0 && Number.isFinite(seconds) ? expiryOf(seconds) : null;
}

/** Posts to a list have its id in the visibility, and GoToSocial's own word is a flag. */
function audienceOf({
  visibility,
  local_only,
}: Distrusted<WireParams>): Pick<ScheduledPost, 'visibility' | 'listId'> {
  const listId = stringOf(/^list:(.+)$/.exec(textOf(visibility))?.[1]);
  if (listId !== null) return { visibility: 'list', listId };
  // An unknown visibility is read as the narrowest: the post is sent again with it.
  const known = decodeVisibility(visibility, stringOf(visibility) === null ? 'public' : 'direct');
  return { visibility: known === 'public' && isTrue(local_only) ? 'local' : known, listId: null };
}

function decodeDraftPoll(input: unknown): DraftPoll | null {
  const { options, expires_in, multiple } = fieldsOf<WireParams['poll']>(input);
  const titles = textsOf(options);
  if (titles.length === 0) return null;
  const expiresIn = numberOf(typeof expires_in === 'string' ? Number(expires_in) : expires_in, 0);
  return { options: titles, multiple: isTrue(multiple), expiresIn };
}
