/** Renders the parts of a post that are the same in every family. */
import type { Json } from '../http/json';
import { fileUrl } from '../state/media';
import { acctOf, peopleOf, profileUrl } from '../state/people';
import { hashText } from '../state/random';
import type { Edition, LinkCard, Person, Post } from '../state/types';
import type { World } from '../state/world';
import { renderAccount } from './account';
import { renderAttachments } from './attachment';
import { renderEmoji } from './emoji';
import { renderPoll } from './poll';
import type { View } from './view';
import { isoTime } from './view';

export interface StatusOptions {
  /** Requested by its own id: then an author who is gone is an empty object. */
  single?: boolean;
  /** A quoted post does not render its own quote. */
  isQuoted?: boolean;
  withRelationships?: boolean;
}

export function renderReactions({ world, viewer }: View, post: Post): Json[] {
  return post.reactions.map(({ name, url, by }) => {
    const people = [...new Set(by)].filter((id) => world.people.get(id)?.isActive);
    return {
      name,
      url,
      count: people.length,
      me: viewer !== null && people.includes(viewer.id),
      account_ids: people,
    };
  });
}

export function renderMentions(world: World, ids: readonly string[]): Json[] {
  return peopleOf(world, ids).map((person) => ({
    id: person.id,
    acct: acctOf(person),
    url: profileUrl(world, person),
    username: person.nickname,
  }));
}

export function renderCard(world: World, card: LinkCard): Json {
  const { hostname, origin } = new URL(card.url);
  return {
    type: 'link',
    url: card.url,
    title: card.title,
    description: card.description,
    image: card.image === null ? null : fileUrl(world, card.image),
    image_description: '',
    provider_name: hostname,
    provider_url: origin,
    ...(world.dialect === 'mastodon'
      ? { author_name: '', author_url: '', html: '', width: 0, height: 0, embed_url: '' }
      : { pleroma: { opengraph: opengraphOf(world, card) } }),
  };
}

/** Pages tell their sound here; Mastodon passes none on. */
const opengraphOf = (world: World, { title, url, sound }: LinkCard): Json => ({
  title,
  url,
  ...(sound !== undefined && { audio: fileUrl(world, sound) }),
});

/** The conversation id of a direct post, a number derived from the thread's name. */
export const directConversationId = (post: Post): number => (hashText(post.context) & 0xffff) + 1;

export function renderTags(world: World, names: readonly string[]): Json[] {
  const folder = world.dialect === 'mastodon' ? 'tags' : 'tag';
  return names.map((name) => ({
    name,
    url: `${world.origin}/${folder}/${encodeURIComponent(name)}`,
  }));
}

export const isLocal = (world: World, post: Post): boolean =>
  world.people.get(post.authorId)?.host === null;

export function isMutedFor(world: World, viewer: Person, post: Post): boolean {
  const mute = viewer.mutes.get(post.authorId);
  const isMuted =
    mute !== undefined && (mute.expiresAt === null || mute.expiresAt > world.clock.now());
  return isMuted || viewer.mutedContexts.has(post.context);
}

export function statusUrl(world: World, post: Post, author: Person | undefined): string {
  if (author?.host != null) return `https://${author.host}/notice/${post.id}`;
  return world.dialect === 'mastodon'
    ? `${world.origin}/@${author?.nickname ?? ''}/${post.id}`
    : `${world.origin}/notice/${encodeURIComponent(post.id)}`;
}

/** Renders one version of an edited post; it has no id. */
export function renderEdition(view: View, post: Post, edition: Edition): Json {
  const { world } = view;
  const author = world.people.get(post.authorId);
  const poll = edition.pollId === null ? undefined : world.polls.get(edition.pollId);
  return {
    account: author ? renderAccount(view, author, { mayBeEmpty: true }) : {},
    content: edition.html,
    created_at: isoTime(world, edition.at),
    emojis: renderEmoji(world, edition.emoji),
    media_attachments: renderAttachments(world, edition.mediaIds, edition.descriptions),
    poll: poll ? renderPoll(view, poll) : null,
    sensitive: edition.sensitive,
    spoiler_text: edition.subject,
  };
}
