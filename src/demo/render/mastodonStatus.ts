/**
 * Renders a post as Mastodon does: no `pleroma`, quotes in their own form, fewer flags for
 * visitors.
 */
import type { Json } from '../http/json';
import { repeatBy } from '../state/statusToggles';
import type { Post } from '../state/types';
import { openPolicy, quoteAnswer, quotePolicyOf } from '../state/policies';
import { mayRead } from '../state/visibility';
import { renderAccount } from './account';
import { renderAttachments } from './attachment';
import { renderEmoji } from './emoji';
import { renderFiltered } from './filtered';
import { renderPoll } from './poll';
import type { StatusOptions } from './statusParts';
import { renderCard, renderMentions, renderTags, statusUrl } from './statusParts';
import type { View } from './view';
import { isoTime } from './view';

/** `render` renders the quoted post, whatever kind it is. */
type Render = (view: View, post: Post, options: StatusOptions) => Json;

export function mastodonStatus(
  view: View,
  post: Post,
  options: StatusOptions,
  render: Render,
): Json {
  const { world, viewer } = view;
  const author = world.people.get(post.authorId);
  const parent = post.replyTo === null ? undefined : world.posts.get(post.replyTo);
  const poll = post.pollId === null ? undefined : world.polls.get(post.pollId);
  return {
    id: post.id,
    created_at: isoTime(world, post.createdAt),
    in_reply_to_id: parent?.id ?? null,
    in_reply_to_account_id: parent?.authorId ?? null,
    sensitive: post.sensitive || post.subject !== '',
    spoiler_text: post.subject,
    visibility:
      post.visibility === 'local' || post.visibility === 'list' ? 'private' : post.visibility,
    language: post.language ?? 'en',
    uri: post.uri,
    url: statusUrl(world, post, author),
    replies_count: post.replies.length,
    reblogs_count: post.repeats.length,
    favourites_count: post.favouritedBy.length,
    quotes_count: post.quotes.length,
    edited_at: post.editedAt === null ? null : isoTime(world, post.editedAt),
    content: post.html,
    reblog: null,
    application: null,
    account: author ? renderAccount(view, author) : {},
    media_attachments: renderAttachments(world, post.mediaIds),
    mentions: renderMentions(world, post.mentions),
    tags: renderTags(world, post.hashtags),
    emojis: renderEmoji(world, post.emoji),
    card: post.card && { ...renderCard(world, post.card), ...authorsPart(view, post) },
    poll: poll ? renderPoll(view, poll) : null,
    quote: quotePart(view, post, options, render),
    ...(world.options.family === 'mastodon' ? { quote_approval: approvalPart(view, post) } : {}),
    ...(world.options.family === 'gotosocial' ? goToSocialPart(post) : {}),
    ...(viewer
      ? {
          favourited: post.favouritedBy.includes(viewer.id),
          reblogged: repeatBy(world, viewer, post) !== null,
          muted: viewer.mutedContexts.has(post.context),
          bookmarked: viewer.bookmarks.some((row) => row.postId === post.id),
          pinned: viewer.pinned.some((row) => row.postId === post.id),
          filtered: renderFiltered(world, viewer, post),
        }
      : {}),
  };
}

function quotePart(view: View, post: Post, options: StatusOptions, render: Render): Json | null {
  if (post.quoteUrl === null) return null;
  const quote = post.quoteOf === null ? undefined : view.world.posts.get(post.quoteOf);
  if (!quote) return { state: 'deleted', quoted_status: null };
  if (post.quoteState !== undefined && post.quoteState !== 'accepted') {
    return { state: post.quoteState, quoted_status: null };
  }
  if (!mayRead(view.world, view.viewer, quote))
    return { state: 'unauthorized', quoted_status: null };
  if (options.isQuoted === true) return { state: 'accepted', quoted_status_id: quote.id };
  return { state: 'accepted', quoted_status: render(view, quote, { isQuoted: true }) };
}

/** The groups that may quote without being asked about, and the answer to the reader. */
function approvalPart({ world, viewer }: View, post: Post): Json {
  const policy = quotePolicyOf(post);
  const author = world.people.get(post.authorId);
  return {
    automatic: policy === 'nobody' ? [] : [policy],
    manual: [],
    current_user: viewer ? quoteAnswer(post, author, viewer) : 'unknown',
  };
}

const goToSocialPart = (post: Post): Json => ({
  local_only: post.isLocalOnly === true,
  interaction_policy: { ...(post.policy ?? openPolicy()) },
});

/** Every other article is by the person who shares it, and says so. */
function authorsPart(view: View, post: Post): Json {
  const { world } = view;
  const author = world.people.get(post.authorId);
  if (world.options.family !== 'mastodon' || !author || !/[02468]$/.test(post.card?.url ?? ''))
    return {};
  return {
    authors: [
      { name: author.displayName, url: post.card?.url, account: renderAccount(view, author) },
    ],
  };
}
