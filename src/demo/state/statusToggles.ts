/** Toggles of posts: favourite, repeat, react, bookmark, pin, mute the thread. */
import { uuidFrom } from './ids';
import { notify, withdraw } from './notifications';
import { addToWorld } from './posts';
import { hashText } from './random';
import type { Person, Post, PostVisibility } from './types';
import type { World } from './world';
import { announce } from './world';

export const MAX_PINNED = 5;

export function favourite(world: World, person: Person, post: Post): void {
  if (post.favouritedBy.includes(person.id)) return;
  post.favouritedBy.push(person.id);
  person.favourites.push({ cursor: world.ids.flake(), postId: post.id });
  const author = world.people.get(post.authorId);
  if (author) notify(world, author, { type: 'favourite', accountId: person.id, postId: post.id });
}

/** Returns false when it was not a favourite. */
export function unfavourite(world: World, person: Person, post: Post): boolean {
  if (!post.favouritedBy.includes(person.id)) return false;
  post.favouritedBy = post.favouritedBy.filter((id) => id !== person.id);
  person.favourites = person.favourites.filter((row) => row.postId !== post.id);
  takeBack(world, post, 'favourite', person);
  return true;
}

export const repeatBy = (world: World, person: Person, post: Post): Post | null =>
  post.repeats.map((id) => world.posts.get(id)).find((row) => row?.authorId === person.id) ?? null;

/** Returns the wrapper, an existing one if the person has repeated the post already. */
export function repeat(
  world: World,
  person: Person,
  post: Post,
  visibility: PostVisibility = 'public',
): Post {
  const earlier = repeatBy(world, person, post);
  if (earlier) return earlier;
  const id = world.ids.flake();
  const wrapper: Post = {
    ...post,
    id,
    uri: `${world.origin}/activities/${uuidFrom(id, hashText)}`,
    authorId: person.id,
    createdAt: world.clock.now(),
    editedAt: null,
    visibility,
    replyTo: null,
    repeatOf: post.id,
    quoteOf: null,
    pollId: null,
    mentions: [post.authorId],
    reactions: [],
    favouritedBy: [],
    repeats: [],
    replies: [],
    quotes: [],
    history: [],
    card: null,
    expiresAt: null,
  };
  post.repeats.push(id);
  addToWorld(world, wrapper);
  const author = world.people.get(post.authorId);
  if (author) notify(world, author, { type: 'reblog', accountId: person.id, postId: post.id });
  announce(world, { type: 'posted', post: wrapper });
  return wrapper;
}

export function unrepeat(world: World, person: Person, post: Post): boolean {
  const wrapper = repeatBy(world, person, post);
  if (!wrapper) return false;
  post.repeats = post.repeats.filter((id) => id !== wrapper.id);
  world.posts.delete(wrapper.id);
  world.stream = world.stream.filter((row) => row.id !== wrapper.id);
  person.statusesCount -= 1;
  takeBack(world, post, 'reblog', person);
  return true;
}

function takeBack(world: World, post: Post, type: 'favourite' | 'reblog', person: Person): void {
  const author = world.people.get(post.authorId);
  if (!author) return;
  withdraw(
    author,
    (row) => row.type === type && row.postId === post.id && row.accountId === person.id,
  );
}

/** The emoji to store for a requested reaction, or null when it is invalid. */
export function readReaction(
  world: World,
  asked: string,
): { name: string; url: string | null } | null {
  const code = /^:?([a-zA-Z0-9_-]+):?$/.exec(asked)?.[1];
  const custom = code === undefined ? undefined : world.emoji.get(code);
  if (custom) return { name: custom.shortcode, url: `${world.origin}${custom.path}` };
  const isEmoji = /^\p{Extended_Pictographic}/u.test(asked) || /^\p{RI}{2}$/u.test(asked);
  return isEmoji ? { name: asked, url: null } : null;
}

/** Adds a reaction. Sending one twice stores it twice, as real servers do; it counts once. */
export function react(
  world: World,
  person: Person,
  post: Post,
  emoji: { name: string; url: string | null },
): void {
  const reaction = post.reactions.find((row) => row.name === emoji.name);
  if (reaction) reaction.by.push(person.id);
  else post.reactions.push({ ...emoji, by: [person.id] });
  const author = world.people.get(post.authorId);
  if (!author) return;
  const name = emoji.url === null ? emoji.name : `:${emoji.name}:`;
  notify(world, author, {
    type: 'pleroma:emoji_reaction',
    accountId: person.id,
    postId: post.id,
    emoji: { name, url: emoji.url },
  });
}

export function unreact(world: World, person: Person, post: Post, name: string): boolean {
  const reaction = post.reactions.find((row) => row.name === name);
  const place = reaction?.by.indexOf(person.id) ?? -1;
  if (!reaction || place < 0) return false;
  reaction.by.splice(place, 1);
  post.reactions = post.reactions.filter((row) => row.by.length > 0);
  const author = world.people.get(post.authorId);
  if (author && !reaction.by.includes(person.id)) {
    withdraw(
      author,
      (row) =>
        row.type === 'pleroma:emoji_reaction' &&
        row.postId === post.id &&
        row.accountId === person.id &&
        row.emoji?.name.replaceAll(':', '') === name,
    );
  }
  return true;
}

export function bookmark(world: World, person: Person, post: Post): boolean {
  if (person.bookmarks.some((row) => row.postId === post.id)) return false;
  person.bookmarks.push({ cursor: world.ids.serial('bookmark'), postId: post.id });
  return true;
}

export function unbookmark(person: Person, post: Post): boolean {
  const before = person.bookmarks.length;
  person.bookmarks = person.bookmarks.filter((row) => row.postId !== post.id);
  return person.bookmarks.length < before;
}
