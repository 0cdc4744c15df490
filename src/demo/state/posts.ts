/** Publishes, edits and deletes posts, and notifies the people concerned. */
import type { LinkContext, Mentioned } from '../text/linkify';
import { formatText } from '../text/format';
import { uuidFrom } from './ids';
import { notify, withdraw } from './notifications';
import { findByName, profileUrl } from './people';
import { hashText } from './random';
import type { InteractionPolicy, QuotePolicy } from './policies';
import type { ContentType, Edition, LinkCard, Person, Post, PostVisibility } from './types';
import { mayRead } from './visibility';
import type { World } from './world';
import { announce } from './world';

export interface NewPost {
  author: Person;
  text: string;
  contentType?: ContentType;
  subject?: string;
  visibility?: PostVisibility;
  sensitive?: boolean;
  language?: string | null;
  replyTo?: Post | null;
  quoteOf?: Post | null;
  mediaIds?: string[];
  pollId?: string | null;
  listId?: string | null;
  expiresAt?: number | null;
  card?: LinkCard | null;
  quotePolicy?: QuotePolicy;
  isLocalOnly?: boolean;
  policy?: InteractionPolicy;
  /** People addressed in addition to those mentioned in the text. */
  to?: Person[];
  /** The people of a direct conversation, who are addressed in place of those mentioned. */
  onlyTo?: readonly Person[];
}

export function linkContext(world: World): LinkContext {
  return {
    family: world.dialect,
    origin: world.origin,
    find: (nickname, host): Mentioned | null => {
      const person = findByName(world, nickname, host);
      if (!person?.isActive) return null;
      return { id: person.id, nickname: person.nickname, url: profileUrl(world, person) };
    },
  };
}

/** Makes a post without notifying anybody; also used for previews. */
export function composePost(world: World, data: NewPost, id = world.ids.flake()): Post {
  const contentType = data.contentType ?? 'text/plain';
  const linked = formatText(data.text, contentType, linkContext(world));
  const quote = data.quoteOf ?? null;
  const addressed = (data.onlyTo ?? data.to ?? []).map((person) => person.id);
  const mentions = new Set(data.onlyTo ? addressed : [...linked.mentions, ...addressed]);
  if (quote && quote.authorId !== data.author.id) mentions.add(quote.authorId);
  const home = data.author.host === null ? world.origin : `https://${data.author.host}`;
  return {
    id,
    uri: `${home}/objects/${uuidFrom(id, hashText)}`,
    authorId: data.author.id,
    createdAt: world.clock.now(),
    editedAt: null,
    source: data.text,
    contentType,
    html: linked.html + (quote ? quoteMarkup(world, quote) : ''),
    subject: data.subject ?? '',
    visibility: data.visibility ?? 'public',
    sensitive: (data.sensitive ?? false) || linked.hashtags.includes('nsfw'),
    language: data.language ?? null,
    replyTo: data.replyTo?.id ?? null,
    context: data.replyTo?.context ?? `${home}/contexts/${uuidFrom(`context ${id}`, hashText)}`,
    repeatOf: null,
    quoteOf: quote?.id ?? null,
    quoteUrl: quote?.uri ?? null,
    mediaIds: data.mediaIds ?? [],
    pollId: data.pollId ?? null,
    mentions: [...mentions],
    hashtags: linked.hashtags,
    emoji: emojiIn(world, `${data.text} ${data.subject ?? ''} ${pollTitles(world, data.pollId)}`),
    reactions: [],
    favouritedBy: [],
    repeats: [],
    replies: [],
    quotes: [],
    listId: data.listId ?? null,
    expiresAt: data.expiresAt ?? null,
    card: data.card ?? null,
    history: [],
    ...(data.quotePolicy && { quotePolicy: data.quotePolicy }),
    ...(data.isLocalOnly === true && { isLocalOnly: true }),
    ...(data.policy && { policy: data.policy }),
  };
}

export function publish(world: World, data: NewPost): Post {
  const post = composePost(world, data);
  addToWorld(world, post);
  data.replyTo?.replies.push(post.id);
  data.quoteOf?.quotes.push(post.id);
  for (const id of post.mentions) {
    const person = world.people.get(id);
    if (person && mayRead(world, person, post)) {
      // Elsewhere a quote is a mention.
      const isQuote = data.quoteOf?.authorId === id && world.options.family === 'mastodon';
      const type = isQuote ? 'quote' : 'mention';
      notify(world, person, { type, accountId: data.author.id, postId: post.id });
    }
  }
  for (const id of data.author.followers) {
    const follower = world.people.get(id);
    const isNews = follower?.subscribed.has(data.author.id) === true && post.replyTo === null;
    if (follower && isNews && !post.mentions.includes(id) && mayRead(world, follower, post)) {
      notify(world, follower, { type: 'status', accountId: data.author.id, postId: post.id });
    }
  }
  announce(world, { type: 'posted', post });
  return post;
}

export function addToWorld(world: World, post: Post): void {
  world.posts.set(post.id, post);
  world.stream.push(post);
  const author = world.people.get(post.authorId);
  if (!author) return;
  author.statusesCount += 1;
  author.lastStatusAt = post.createdAt;
}

export interface Edit {
  text: string;
  contentType: ContentType;
  subject: string;
  sensitive: boolean;
  mediaIds: string[];
  /** New descriptions of its files, by id. */
  descriptions: ReadonlyMap<string, string>;
  /** Undefined keeps the poll. */
  pollId: string | undefined;
}

/** Edits a post; omitted fields are cleared, except the poll. */
export function editPost(world: World, post: Post, edit: Edit): void {
  if (post.history.length === 0) post.history.push(editionOf(world, post));
  const linked = formatText(edit.text, edit.contentType, linkContext(world));
  const quote = post.quoteOf === null ? undefined : world.posts.get(post.quoteOf);
  post.source = edit.text;
  post.contentType = edit.contentType;
  post.html = linked.html + (quote ? quoteMarkup(world, quote) : '');
  post.subject = edit.subject;
  post.sensitive = edit.sensitive;
  post.mediaIds = edit.mediaIds;
  if (edit.pollId !== undefined) post.pollId = edit.pollId;
  post.hashtags = linked.hashtags;
  post.emoji = emojiIn(world, `${edit.text} ${edit.subject} ${pollTitles(world, post.pollId)}`);
  post.editedAt = world.clock.now();
  edit.descriptions.forEach((description, id) => {
    const media = world.media.get(id);
    if (media) media.description = description;
  });
  post.history.push(editionOf(world, post));
  post.repeats.forEach((id) => {
    const repeater = world.people.get(world.posts.get(id)?.authorId ?? '');
    if (repeater) {
      notify(world, repeater, { type: 'update', accountId: post.authorId, postId: post.id });
    }
  });
  announce(world, { type: 'edited', post });
}

export function removePost(world: World, post: Post): void {
  const wrappers = post.repeats.flatMap((id) => world.posts.get(id) ?? []);
  const gone = new Set([post.id, ...post.repeats]);
  world.stream = world.stream.filter((row) => !gone.has(row.id));
  for (const row of [post, ...wrappers]) {
    world.posts.delete(row.id);
    const author = world.people.get(row.authorId);
    if (author) author.statusesCount -= 1;
  }
  const parent = post.replyTo === null ? undefined : world.posts.get(post.replyTo);
  if (parent) parent.replies = parent.replies.filter((id) => id !== post.id);
  for (const person of world.people.values()) {
    withdraw(person, (row) => row.postId !== null && gone.has(row.postId));
    person.favourites = person.favourites.filter((row) => row.postId !== post.id);
    person.bookmarks = person.bookmarks.filter((row) => row.postId !== post.id);
    person.pinned = person.pinned.filter((row) => row.postId !== post.id);
  }
  announce(world, { type: 'deleted', post });
}

/** The current version of a post. */
export function editionOf(world: World, post: Post): Edition {
  const { html, subject, sensitive, mediaIds, pollId, emoji } = post;
  const descriptions = mediaIds.map((id) => world.media.get(id)?.description ?? '');
  const at = post.editedAt ?? post.createdAt;
  return { html, subject, sensitive, mediaIds, descriptions, pollId, emoji, at };
}

function quoteMarkup(world: World, quote: Post): string {
  if (world.dialect === 'mastodon') {
    return `<p class="quote-inline">RE: <a href="${quote.uri}">${quote.uri}</a></p>`;
  }
  return `<span class="quote-inline"><br/><br/><bdi>RT:</bdi> <a href="${quote.uri}">${quote.uri}</a></span>`;
}

function pollTitles(world: World, pollId: string | null | undefined): string {
  const poll = world.polls.get(pollId ?? '');
  return poll ? poll.options.map((option) => option.title).join(' ') : '';
}

/** Sorted shortcodes of the custom emoji that a text uses. */
export function emojiIn(world: World, text: string): string[] {
  const found = new Set<string>();
  for (const match of text.matchAll(/:([a-zA-Z0-9_-]+):/g)) {
    if (world.emoji.has(match[1] ?? '')) found.add(match[1] ?? '');
  }
  return [...found].sort();
}
