/** Which of somebody's filters a post hits, as servers of the second version tell it. */
import type { Json } from '../http/json';
import type { Filter, Person, Post } from '../state/types';
import type { World } from '../state/world';

export const renderFiltered = (world: World, viewer: Person, post: Post): Json[] =>
  viewer.filters
    .filter(
      (filter) => isInForce(world, filter) && post.authorId !== viewer.id && hits(filter, post),
    )
    .map((filter) => ({
      filter: {
        id: filter.id,
        title: filter.phrase,
        context: filter.context,
        expires_at: null,
        filter_action: actionOf(filter),
      },
      keyword_matches: [filter.phrase],
      status_matches: null,
    }));

const isInForce = (world: World, { expiresAt }: Filter): boolean =>
  expiresAt === null || expiresAt > world.clock.now();

const actionOf = ({ coversFiles, irreversible }: Filter): string =>
  coversFiles ? 'blur' : irreversible ? 'hide' : 'warn';

function hits({ phrase, wholeWord }: Filter, { subject, html }: Post): boolean {
  const text = `${subject} ${html.replace(/<[^>]*>/g, ' ')}`.toLowerCase();
  const sought = phrase.toLowerCase();
  if (!wholeWord) return text.includes(sought);
  return text.split(/[^\p{L}\p{N}]+/u).includes(sought);
}
