/** Renders filters of API v2, and the filters that a post matches. */
import type { Json } from '../http/json';
import { filtersHit, says } from '../state/filters';
import type { Filter, Person, Post } from '../state/types';
import type { World } from '../state/world';
import { isoTime } from './view';

export const renderFilter = (world: World, filter: Filter): Json => ({
  id: filter.id,
  title: filter.title,
  context: filter.context,
  expires_at: filter.expiresAt === null ? null : isoTime(world, filter.expiresAt),
  filter_action: filter.action,
  keywords: filter.keywords.map(({ id, phrase, wholeWord }) => ({
    id,
    keyword: phrase,
    whole_word: wholeWord,
  })),
  statuses: filter.posts.map(({ id, postId }) => ({ id, status_id: postId })),
});

export const renderFiltered = (world: World, viewer: Person, post: Post): Json[] =>
  filtersHit(world, viewer, post).map((filter) => {
    const { keywords: _words, statuses: _posts, ...named } = renderFilter(world, filter);
    const hit = filter.keywords.filter((keyword) => says(post, keyword));
    const posts = filter.posts.filter(({ postId }) => postId === post.id);
    return {
      filter: named,
      keyword_matches: hit.length > 0 ? hit.map(({ phrase }) => phrase) : null,
      status_matches: posts.length > 0 ? [post.id] : null,
    };
  });
