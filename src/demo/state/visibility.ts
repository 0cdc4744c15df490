/** Decides which people may read a post. */
import type { Person, Post } from './types';
import type { World } from './world';

export function mayRead(world: World, viewer: Person | null, post: Post): boolean {
  if (post.repeatOf !== null) {
    const original = world.posts.get(post.repeatOf);
    if (!original || !mayRead(world, viewer, original)) return false;
  }
  if (viewer?.id === post.authorId) return true;
  const author = world.people.get(post.authorId);
  if (!author) return false;
  switch (post.visibility) {
    case 'public':
    case 'unlisted':
      return true;
    case 'local':
      return viewer !== null && viewer.host === null;
    case 'private':
      return viewer !== null && (author.followers.has(viewer.id) || isAddressed(viewer, post));
    case 'list':
      return viewer !== null && isListMember(world, viewer, post);
    case 'direct':
      return viewer !== null && isAddressed(viewer, post);
  }
}

export const isAddressed = (viewer: Person, post: Post): boolean =>
  post.mentions.includes(viewer.id);

function isListMember(world: World, viewer: Person, post: Post): boolean {
  const list = post.listId === null ? undefined : world.lists.get(post.listId);
  return list?.members.has(viewer.id) === true;
}

/** True for posts shown in lists: their authors must still exist. */
export function isListed(world: World, post: Post): boolean {
  const author = world.people.get(post.authorId);
  if (!author?.isActive) return false;
  if (post.repeatOf === null) return true;
  const original = world.posts.get(post.repeatOf);
  return original !== undefined && isListed(world, original);
}

/** True if the viewer chose not to see a post: muted or blocked author, muted thread or host. */
export function isUnwanted(
  world: World,
  viewer: Person,
  post: Post,
  { withMuted = false }: { withMuted?: boolean } = {},
): boolean {
  const authors = [post.authorId];
  const original = post.repeatOf === null ? undefined : world.posts.get(post.repeatOf);
  if (original) authors.push(original.authorId);
  const now = world.clock.now();
  return authors.some((id) => {
    const author = world.people.get(id);
    if (!author || viewer.blocks.has(id) || author.blocks.has(viewer.id)) return true;
    if (author.host !== null && viewer.domainBlocks.has(author.host)) return true;
    const mute = viewer.mutes.get(id);
    const isMuted = mute !== undefined && (mute.expiresAt === null || mute.expiresAt > now);
    return !withMuted && (isMuted || viewer.mutedContexts.has(post.context));
  });
}
