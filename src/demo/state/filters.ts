/** Filters of posts: creates one for a phrase, and finds those that a post matches. */
import type { Filter, FilterKeyword, Person, Post } from './types';
import type { World } from './world';

interface Parts {
  phrase: string;
  context: string[];
  action: Filter['action'];
}

export const filterOf = (world: World, { phrase, context, action }: Parts): Filter => ({
  id: world.ids.serial('filter'),
  title: phrase,
  context,
  action,
  keywords: [{ id: world.ids.serial('filterKeyword'), phrase, wholeWord: true }],
  posts: [],
  expiresAt: null,
});

/** The current filters that a post matches; one's own posts match none. */
export const filtersHit = (world: World, viewer: Person, post: Post): Filter[] =>
  viewer.filters.filter(
    ({ expiresAt, keywords, posts }) =>
      post.authorId !== viewer.id &&
      (expiresAt === null || expiresAt > world.clock.now()) &&
      (keywords.some((keyword) => says(post, keyword)) ||
        posts.some(({ postId }) => postId === post.id)),
  );

export function says({ subject, html }: Post, { phrase, wholeWord }: FilterKeyword): boolean {
  const text = `${subject} ${html.replace(/<[^>]*>/g, ' ')}`.toLowerCase();
  const sought = phrase.toLowerCase();
  if (!wholeWord) return text.includes(sought);
  return ` ${words(text)} `.includes(` ${words(sought)} `);
}

const words = (text: string): string =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();
