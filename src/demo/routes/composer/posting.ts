/** Validates a new post, then publishes, schedules or only previews it. */
import type { SignedIn } from '../../http/call';
import { findPost } from '../../http/find';
import type { Json } from '../../http/json';
import type { Params } from '../../http/params';
import { badValue, crash, missingField, refuse } from '../../http/refusal';
import { limits } from '../../render/features';
import { renderStatus } from '../../render/status';
import { HOUR } from '../../state/clock';
import { isReady } from '../../state/media';
import { addPoll } from '../../state/polls';
import type { Edit, NewPost } from '../../state/posts';
import { composePost, publish } from '../../state/posts';
import type { ContentType, List, Post, PostVisibility } from '../../state/types';
import type { QuotePolicy } from '../../state/policies';
import { quoteAnswer } from '../../state/policies';
import { mayRead } from '../../state/visibility';
import { peopleAnswered } from '../talk/conversations';
import { readFocus } from './media';
import { readInteractionPolicy } from './interactionPolicies';
import { renderScheduled, SCHEDULE_LEAD } from './scheduled';

const contentTypes: readonly string[] = ['text/plain', 'text/html', 'text/markdown', 'text/bbcode'];
const visibilities: readonly string[] = ['public', 'unlisted', 'private', 'direct', 'local'];
const PREVIEW_ID = 'pleroma:fakeid';

export function submitPost(call: SignedIn): Json {
  const { world, viewer, params } = call;
  if (!call.hasBody) throw crash(400);
  const scheduledAt = readSchedule(call);
  const data = readPost(call);
  if (params.flag('preview') === true && world.dialect !== 'mastodon') {
    const preview = composePost(world, data, PREVIEW_ID);
    return renderStatus(call.view, { ...preview, uri: 'pleroma:fake_object_id' }, { single: true });
  }
  if (scheduledAt !== null && scheduledAt - world.clock.now() > SCHEDULE_LEAD) {
    const row = {
      id: world.ids.serial('scheduled'),
      ownerId: viewer.id,
      scheduledAt,
      params: params.values,
      mediaIds: data.mediaIds ?? [],
      publish: () => {
        publish(world, { ...data, pollId: readPoll(call) });
      },
    };
    world.scheduled.push(row);
    return renderScheduled(world, row);
  }
  const pollId = readPoll(call);
  return renderStatus(call.view, publish(world, { ...data, pollId }), { single: true });
}

function readSchedule({ world, params }: SignedIn): number | null {
  const text = params.text('scheduled_at');
  if (text === null || text === '') return null;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw badValue('scheduled_at', 'Invalid format. Expected :"date-time"');
  if (world.dialect === 'mastodon' && time - world.clock.now() <= SCHEDULE_LEAD) {
    throw refuse(422, 'Validation failed: The scheduled date must be in the future');
  }
  return time;
}

function readPost(call: SignedIn): NewPost {
  const { world, viewer, params } = call;
  const text = readText(params);
  const subject = params.text('spoiler_text') ?? '';
  const mediaIds = ownMedia(call);
  checkLength(text, subject, mediaIds);
  const replyTo = readParent(call);
  const quoteOf = readQuote(call);
  const { visibility, list } = readVisibility(call, replyTo);
  const onlyTo = world.dialect === 'mastodon' ? undefined : peopleAnswered(call);
  const expiresIn = params.number('expires_in');
  if (expiresIn !== null && expiresIn * 1_000 < HOUR) {
    throw refuse(422, 'Expiry date is too soon');
  }
  return {
    author: viewer,
    text,
    subject,
    contentType: readContentType(call),
    visibility: onlyTo ? 'direct' : visibility,
    ...(onlyTo && { onlyTo }),
    listId: list?.id ?? null,
    sensitive: params.flag('sensitive') ?? false,
    language: world.dialect === 'pleroma' ? null : params.text('language'),
    mediaIds,
    replyTo,
    quoteOf,
    ...readPolicies(call),
    expiresAt: expiresIn === null ? null : world.clock.now() + expiresIn * 1_000,
  };
}

function readText(params: Params): string {
  const { status } = params.values;
  if (Array.isArray(status)) throw badValue('status', 'Invalid string. Got: array');
  return params.text('status') ?? '';
}

function checkLength(text: string, subject: string, mediaIds: string[]): void {
  if (text.trim() === '' && subject.trim() === '' && mediaIds.length === 0) {
    throw refuse(422, 'Cannot post an empty status without attachments');
  }
  if ([...text, ...subject].length > limits.characters) {
    throw refuse(422, 'The status is over the character limit');
  }
}

/** The own attachments; unknown ones and those of others are dropped silently. */
function ownMedia({ world, viewer, params }: SignedIn): string[] {
  const media = params
    .list('media_ids')
    .flatMap((id) => world.media.get(id) ?? [])
    .filter(({ ownerId }) => ownerId === viewer.id);
  if (!media.every((one) => isReady(world, one))) {
    throw refuse(
      422,
      'Cannot attach files that have not finished processing. Try again in a moment!',
    );
  }
  return media.map(({ id }) => id);
}

/** Mastodon takes no notice of it. */
function readContentType({ params, world }: SignedIn): ContentType {
  const type = world.options.family === 'mastodon' ? '' : (params.text('content_type') ?? '');
  return contentTypes.includes(type) ? (type as ContentType) : 'text/plain';
}

function readParent(call: SignedIn): Post | null {
  const id = call.params.text('in_reply_to_id');
  if (id === null || id === '') return null;
  const post = findPost(call, id);
  if (!post) throw refuse(422, 'The post being replied to was deleted');
  return post.repeatOf === null ? post : (call.world.posts.get(post.repeatOf) ?? post);
}

/** The quoted post; an unknown one is dropped, a private one of others refused. */
function readQuote(call: SignedIn): Post | null {
  const id = call.params.text('quote_id') ?? call.params.text('quoted_status_id');
  const post = id === null ? undefined : call.world.posts.get(id);
  if (!post) return null;
  if (call.world.options.family === 'mastodon') {
    const author = call.world.people.get(post.authorId);
    if (quoteAnswer(post, author, call.viewer) === 'denied') {
      throw refuse(422, 'The post you are trying to quote does not appear to exist.');
    }
  }
  const isOpen = ['public', 'unlisted', 'local'].includes(post.visibility);
  const isOwnPrivate = post.visibility === 'private' && post.authorId === call.viewer.id;
  if ((!isOpen && !isOwnPrivate) || !mayRead(call.world, call.viewer, post)) {
    throw refuse(422, 'Cannot quote private message');
  }
  return post;
}

/** Mastodon's rule about quotes, and GoToSocial's about reactions and its own server. */
function readPolicies({ world, viewer, params }: SignedIn): Partial<NewPost> {
  const { family } = world.options;
  if (family === 'mastodon') {
    const quotePolicy = readQuotePolicy(params.text('quote_approval_policy')) ?? viewer.quotePolicy;
    return { ...(quotePolicy && { quotePolicy }) };
  }
  if (family !== 'gotosocial') return {};
  const sent = params.inner('interaction_policy');
  return {
    isLocalOnly: params.flag('local_only') === true,
    ...(sent && { policy: readInteractionPolicy(sent) }),
  };
}

export function readQuotePolicy(word: string | null): QuotePolicy | null {
  if (word === null) return null;
  if (word === 'public' || word === 'followers' || word === 'nobody') return word;
  throw refuse(422, 'Validation failed: Quote approval policy is invalid');
}

function readVisibility(
  { world, viewer, params }: SignedIn,
  replyTo: Post | null,
): { visibility: PostVisibility; list: List | null } {
  const asked = params.text('visibility') ?? '';
  if (replyTo?.visibility === 'direct' && asked !== '' && asked !== 'direct') {
    throw refuse(422, 'The message visibility must be direct');
  }
  if (asked.startsWith('list:') && world.dialect !== 'mastodon') {
    const list = world.lists.get(asked.slice('list:'.length));
    return list?.ownerId === viewer.id
      ? { visibility: 'list', list }
      : { visibility: 'direct', list: null };
  }
  if (asked === '') {
    const visibility = replyTo?.visibility === 'direct' ? 'direct' : viewer.defaultScope;
    return { visibility, list: null };
  }
  const isKnown =
    visibilities.includes(asked) && !(asked === 'local' && world.dialect === 'mastodon');
  return { visibility: isKnown ? (asked as PostVisibility) : 'public', list: null };
}

function readPoll({ world, viewer, params }: SignedIn): string | null {
  const poll = params.inner('poll');
  if (!poll || poll.list('options').length === 0) return null;
  const expiresIn = poll.number('expires_in');
  if (expiresIn === null) throw missingField('poll/expires_in');
  const options = [...new Set(poll.list('options').map((title) => title.trim()))];
  if (options.length < 2) throw refuse(422, 'Poll must contain at least 2 options');
  if (options.length > limits.poll.max_options) {
    throw refuse(422, `Poll can't contain more than ${String(limits.poll.max_options)} options`);
  }
  if (options.some((title) => title.length > limits.poll.max_option_chars)) {
    const most = String(limits.poll.max_option_chars);
    throw refuse(422, `Poll options cannot be longer than ${most} characters each`);
  }
  if (expiresIn > limits.poll.max_expiration) {
    throw refuse(422, 'Expiration date is too far in the future');
  }
  if (expiresIn < limits.poll.min_expiration) throw refuse(422, 'Expiration date is too soon');
  return addPoll(world, {
    author: viewer,
    options,
    multiple: poll.flag('multiple') ?? false,
    expiresAt: world.clock.now() + expiresIn * 1_000,
  }).id;
}

/** Reads an edit; its refusals have no message. */
export function readEdit(call: SignedIn): Edit {
  const { params } = call;
  const text = readText(params);
  const subject = params.text('spoiler_text') ?? '';
  const mediaIds = ownMedia(call);
  const isEmpty = text.trim() === '' && mediaIds.length === 0;
  if (isEmpty || [...text].length > limits.characters) {
    throw refuse(400, 'internal_server_error');
  }
  return {
    text,
    subject,
    contentType: readContentType(call),
    sensitive: params.flag('sensitive') ?? false,
    mediaIds,
    descriptions: readDescriptions(call, mediaIds),
    pollId: readPoll(call) ?? undefined,
  };
}

/**
 * New descriptions for the files of an edit: Mastodon takes them with the edit, others through each
 * file.
 */
function readDescriptions({ world, params }: SignedIn, mediaIds: string[]): Map<string, string> {
  if (world.dialect !== 'mastodon') return new Map();
  const told = params
    .records('media_attributes')
    .map((file): [string, string | null] => [file.text('id') ?? '', file.text('description')]);
  const known = told.filter(
    (pair): pair is [string, string] => mediaIds.includes(pair[0]) && pair[1] !== null,
  );
  if (known.some(([, description]) => description.length > limits.description)) {
    throw refuse(422, 'Validation failed: Description is too long');
  }
  for (const file of params.records('media_attributes')) {
    const id = file.text('id') ?? '';
    const media = mediaIds.includes(id) ? world.media.get(id) : undefined;
    if (media) media.focus = readFocus(world, file.text('focus')) ?? media.focus;
  }
  return new Map(known);
}
