/** The posts of each timeline, newest first and before paging. */
import type { Person, Post } from './types';
import { isAddressed, isListed, isUnwanted, mayRead } from './visibility';
import type { World } from './world';

export interface TimelineFilter {
  local?: boolean;
  remote?: boolean;
  instance?: string | null;
  onlyMedia?: boolean;
  withMuted?: boolean;
  excludeVisibilities?: string[];
  replyVisibility?: 'following' | 'self' | null;
}

export function homeTimeline(world: World, viewer: Person, filter: TimelineFilter): Post[] {
  return select(world, viewer, filter, (post) => isInHome(world, viewer, post));
}

/** True if a post belongs in somebody's home timeline, mutes and filters aside. */
export function isInHome(world: World, viewer: Person, post: Post): boolean {
  const isFollowed = viewer.id === post.authorId || viewer.following.has(post.authorId);
  if (post.repeatOf !== null) {
    const original = world.posts.get(post.repeatOf);
    const isOwnPost = original?.authorId === viewer.id;
    return isFollowed && !isOwnPost && !viewer.repeatsHidden.has(post.authorId);
  }
  return isFollowed || isAddressed(viewer, post) || hasFollowedTag(viewer, post);
}

const hasFollowedTag = (viewer: Person, post: Post): boolean =>
  post.visibility === 'public' &&
  viewer.followedTags.some(({ name }) => post.hashtags.includes(name.toLowerCase()));

export function publicTimeline(
  world: World,
  viewer: Person | null,
  filter: TimelineFilter,
): Post[] {
  return select(world, viewer, filter, (post) => isInPublic(post, filter));
}

export function isInPublic(post: Post, { local = false }: TimelineFilter): boolean {
  if (post.repeatOf !== null) return false;
  return post.visibility === 'public' || (local && post.visibility === 'local');
}

export function tagTimeline(
  world: World,
  viewer: Person | null,
  tags: { any: string[]; all: string[]; none: string[] },
  filter: TimelineFilter,
): Post[] {
  return select(
    world,
    viewer,
    filter,
    (post) =>
      post.repeatOf === null &&
      post.visibility === 'public' &&
      tags.any.some((tag) => post.hashtags.includes(tag)) &&
      tags.all.every((tag) => post.hashtags.includes(tag)) &&
      !tags.none.some((tag) => post.hashtags.includes(tag)),
  );
}

export function listTimeline(
  world: World,
  viewer: Person,
  members: Set<string>,
  filter: TimelineFilter,
): Post[] {
  return select(world, viewer, filter, (post) => members.has(post.authorId));
}

export function directTimeline(world: World, viewer: Person, filter: TimelineFilter): Post[] {
  return select(
    world,
    viewer,
    filter,
    (post) => post.visibility === 'direct' && post.repeatOf === null,
  );
}

interface AccountFilter extends TimelineFilter {
  excludeReplies?: boolean;
  excludeRepeats?: boolean;
  tagged?: string | null;
}

export function accountTimeline(
  world: World,
  viewer: Person | null,
  person: Person,
  filter: AccountFilter,
): Post[] {
  if (viewer && (person.blocks.has(viewer.id) || viewer.blocks.has(person.id))) return [];
  return newestFirst(world).filter(
    (post) =>
      post.authorId === person.id &&
      mayRead(world, viewer, post) &&
      !(filter.excludeReplies === true && post.replyTo !== null) &&
      !(filter.excludeRepeats === true && post.repeatOf !== null) &&
      !(filter.onlyMedia === true && (post.mediaIds.length === 0 || post.repeatOf !== null)) &&
      (filter.tagged == null || post.hashtags.includes(filter.tagged)) &&
      filter.excludeVisibilities?.includes(post.visibility) !== true,
  );
}

function newestFirst(world: World): Post[] {
  return world.stream.toReversed();
}

function select(
  world: World,
  viewer: Person | null,
  filter: TimelineFilter,
  belongs: (post: Post) => boolean,
): Post[] {
  return newestFirst(world).filter(
    (post) =>
      belongs(post) &&
      isListed(world, post) &&
      mayRead(world, viewer, post) &&
      passes(world, viewer, post, filter) &&
      !(viewer && isUnwanted(world, viewer, post, { withMuted: filter.withMuted ?? false })),
  );
}

export function passes(
  world: World,
  viewer: Person | null,
  post: Post,
  filter: TimelineFilter,
): boolean {
  const author = world.people.get(post.authorId);
  if (filter.local === true && author?.host !== null) return false;
  if (filter.remote === true && author?.host === null) return false;
  if (filter.instance != null && author?.host !== filter.instance) return false;
  if (filter.onlyMedia === true && post.mediaIds.length === 0) return false;
  if (filter.excludeVisibilities?.includes(post.visibility) === true) return false;
  if (!viewer || filter.replyVisibility == null || post.replyTo === null) return true;
  if (post.authorId === viewer.id || isAddressed(viewer, post)) return true;
  const parent = world.posts.get(post.replyTo);
  if (!parent || parent.authorId === viewer.id) return true;
  return filter.replyVisibility === 'following' && viewer.following.has(parent.authorId);
}

/** The posts before and after a post in its thread, oldest first. */
export function threadOf(
  world: World,
  viewer: Person | null,
  post: Post,
): { ancestors: Post[]; descendants: Post[] } {
  const thread = world.stream.filter(
    (row) =>
      row.context === post.context &&
      row.repeatOf === null &&
      row.id !== post.id &&
      mayRead(world, viewer, row) &&
      !(viewer && viewer.blocks.has(row.authorId)),
  );
  const place = world.stream.indexOf(post);
  const isOlder = (row: Post) => world.stream.indexOf(row) < place;
  return { ancestors: thread.filter(isOlder), descendants: thread.filter((row) => !isOlder(row)) };
}
