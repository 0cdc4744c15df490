/** Renders posts as the API sends them, with the reader's own toggles. */
import type { Json } from '../http/json';
import { repeatBy } from '../state/statusToggles';
import { acctOf } from '../state/people';
import { hashText } from '../state/random';
import type { Post } from '../state/types';
import type { World } from '../state/world';
import { mayRead } from '../state/visibility';
import { plainText } from '../text/escape';
import { renderAccount } from './account';
import { renderAttachments } from './attachment';
import { renderEmoji } from './emoji';
import { renderFiltered } from './filtered';
import { mastodonStatus } from './mastodonStatus';
import { renderPoll } from './poll';
import type { StatusOptions } from './statusParts';
import {
  directConversationId,
  isLocal,
  isMutedFor,
  renderCard,
  renderMentions,
  renderReactions,
  renderTags,
  statusUrl,
} from './statusParts';
import type { View } from './view';
import { isoTime } from './view';

export function renderStatus(view: View, post: Post, options: StatusOptions = {}): Json {
  const { world, viewer } = view;
  if (post.repeatOf !== null) return renderRepeat(view, post, options);
  if (world.dialect === 'mastodon') return mastodonStatus(view, post, options, renderStatus);
  const author = world.people.get(post.authorId);
  const parent = post.replyTo === null ? undefined : world.posts.get(post.replyTo);
  const poll = post.pollId === null ? undefined : world.polls.get(post.pollId);
  return {
    ...sharedParts(view, post, options),
    card: post.card && renderCard(world, post.card),
    content: post.html,
    edited_at: post.editedAt === null ? null : isoTime(world, post.editedAt),
    emojis: renderEmoji(world, post.emoji),
    favourites_count: post.favouritedBy.length,
    in_reply_to_account_id: parent?.authorId ?? null,
    in_reply_to_id: parent?.id ?? placeholderParent(world, post),
    language: post.language,
    muted: viewer !== null && isMutedFor(world, viewer, post),
    pinned: author?.pinned.some((row) => row.postId === post.id) ?? false,
    poll: poll ? renderPoll(view, poll) : null,
    reblog: null,
    reblogs_count: post.repeats.length,
    replies_count: post.replies.length,
    sensitive: post.sensitive,
    spoiler_text: post.subject,
    text: null,
    uri: post.uri,
    url: statusUrl(world, post, author),
    pleroma: pleromaPart(view, post, options),
    ...(world.dialect === 'akkoma' ? akkomaParts(view, post, options) : {}),
    ...(world.dialect === 'akkoma' && viewer
      ? { filtered: renderFiltered(world, viewer, post) }
      : {}),
  };
}

/** Akkoma sends an id that leads nowhere for a parent that it does not have. */
const placeholderParent = (world: World, post: Post): string | null =>
  world.dialect === 'akkoma' && world.answersElsewhere.has(post.id)
    ? `placeholder-${post.id}`
    : null;

/** The fields that a post and the wrapper of a repeat share. */
function sharedParts(view: View, post: Post, options: StatusOptions): Json {
  const { world, viewer } = view;
  const original = post.repeatOf === null ? post : (world.posts.get(post.repeatOf) ?? post);
  const author = world.people.get(post.authorId);
  return {
    account: author
      ? renderAccount(view, author, {
          mayBeEmpty: options.single ?? false,
          withRelationship: options.withRelationships ?? false,
        })
      : {},
    application: null,
    bookmarked: viewer?.bookmarks.some((row) => row.postId === original.id) ?? false,
    created_at: isoTime(world, post.createdAt),
    favourited: viewer !== null && original.favouritedBy.includes(viewer.id),
    id: post.id,
    media_attachments: renderAttachments(world, original.mediaIds),
    mentions: renderMentions(world, post.mentions),
    reblogged: viewer !== null && repeatBy(world, viewer, original) !== null,
    tags: renderTags(world, original.hashtags),
    visibility: post.visibility,
  };
}

function renderRepeat(view: View, post: Post, options: StatusOptions): Json {
  const { world, viewer } = view;
  const original = world.posts.get(post.repeatOf ?? '');
  const isVisible = original !== undefined && mayRead(world, viewer, original);
  const address = original?.uri ?? post.uri;
  const isMastodon = world.dialect === 'mastodon';
  return {
    ...sharedParts(view, post, options),
    content: isVisible && world.dialect !== 'akkoma' ? original.html : '',
    emojis: [],
    favourites_count: 0,
    in_reply_to_account_id: null,
    in_reply_to_id: null,
    language: null,
    muted: false,
    pinned: false,
    reblog: isVisible ? renderStatus(view, original, options) : null,
    reblogs_count: 0,
    replies_count: 0,
    sensitive: false,
    spoiler_text: '',
    uri: isMastodon ? post.uri : address,
    url: isMastodon ? post.uri : address,
    ...(isMastodon
      ? { card: null, poll: null, edited_at: null }
      : { pleroma: { local: isLocal(world, post), pinned_at: null } }),
  };
}

/** Version 2.6 says nothing of folders, so only posts in one do. */
function folderPart(viewer: View['viewer'], post: Post): Json {
  const folderId = viewer?.bookmarks.find((row) => row.postId === post.id)?.folderId ?? null;
  return folderId === null ? {} : { bookmark_folder: folderId };
}

function pleromaPart(view: View, post: Post, options: StatusOptions): Json {
  const { world, viewer } = view;
  const parent = post.replyTo === null ? undefined : world.posts.get(post.replyTo);
  const parentAuthor = parent && world.people.get(parent.authorId);
  const author = world.people.get(post.authorId);
  const pin = author?.pinned.find((row) => row.postId === post.id);
  const quote = post.quoteOf === null ? undefined : world.posts.get(post.quoteOf);
  const quoteVisible = quote !== undefined && mayRead(world, viewer, quote);
  const isAuthor = viewer?.id === post.authorId;
  return {
    ...folderPart(viewer, post),
    content: { 'text/plain': plainText(post.html) },
    context: post.context,
    conversation_id: hashText(post.context) & 0x7fffffff,
    direct_conversation_id:
      post.visibility === 'direct' && options.single === true ? directConversationId(post) : null,
    emoji_reactions: renderReactions(view, post),
    expires_at:
      isAuthor && post.expiresAt !== null
        ? new Date(post.expiresAt).toISOString().replace('Z', '000Z')
        : null,
    in_reply_to_account_acct: parentAuthor ? acctOf(parentAuthor) : null,
    local: isLocal(world, post),
    parent_visible: parent !== undefined && mayRead(world, viewer, parent),
    pinned_at: pin ? isoTime(world, pin.at) : null,
    spoiler_text: { 'text/plain': post.subject },
    thread_muted: viewer?.mutedContexts.has(post.context) ?? false,
    ...(world.dialect === 'akkoma'
      ? {}
      : {
          quote:
            quoteVisible && options.isQuoted !== true
              ? renderStatus(view, quote, { isQuoted: true })
              : null,
          quote_id: quote?.id ?? null,
          quote_url: post.quoteUrl,
          quote_visible: quoteVisible,
          quotes_count: post.quotes.length,
        }),
  };
}

function akkomaParts(view: View, post: Post, options: StatusOptions): Json {
  const { world, viewer } = view;
  const quote = post.quoteOf === null ? undefined : world.posts.get(post.quoteOf);
  const isShown = quote !== undefined && mayRead(world, viewer, quote) && options.isQuoted !== true;
  const parent = post.replyTo === null ? undefined : world.posts.get(post.replyTo);
  return {
    quote: isShown ? renderStatus(view, quote, { isQuoted: true }) : null,
    quote_id: quote?.id ?? null,
    emoji_reactions: renderReactions(view, post),
    akkoma: {
      source: { content: post.source, mediaType: post.contentType },
      in_reply_to_apid: parent?.uri ?? world.answersElsewhere.get(post.id) ?? null,
      quote_apid: post.quoteUrl,
    },
  };
}
