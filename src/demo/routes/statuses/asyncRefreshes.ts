/**
 * Mastodon's search for replies on other servers: a thread is answered with a header that names the
 * search, which the client asks about until it has finished. A control of the instance begins one.
 */
import { Reply, user, type Call, type Route } from '../../http/call';
import { notFound } from '../../http/refusal';
import { publish } from '../../state/posts';
import type { Post } from '../../state/types';
import type { World } from '../../state/world';

interface Search {
  id: string;
  /** How many replies it will find. */
  count: number;
  /** True once the client has asked about it: the next time, it has finished. */
  asked: boolean;
  found: number | null;
}

const searches = new WeakMap<World, Map<string, Search>>();

const searchesOf = (world: World): Map<string, Search> => {
  const known = searches.get(world) ?? new Map<string, Search>();
  searches.set(world, known);
  return known;
};

/** The next answers about this post's thread name a search that finds so many replies. */
export function beginSearch(world: World, postId: string, count: number): void {
  const id = world.ids.serial('refresh');
  searchesOf(world).set(postId, { id, count, asked: false, found: null });
}

/** Visitors' requests begin no search, and a finished one is named no more. */
export function withSearch({ world, viewer }: Call, post: Post, body: unknown): Reply {
  const search = viewer ? searchesOf(world).get(post.id) : undefined;
  if (!search || search.found !== null) return new Reply({ body });
  const value = `id="${search.id}", retry=1, result_count=0`;
  return new Reply({ body, headers: { 'mastodon-async-refresh': value } });
}

function find(world: World, postId: string, count: number): number {
  const post = world.posts.get(postId);
  const [author] = [...world.people.values()].filter(({ host }) => host !== null);
  if (!post || !author) return 0;
  for (let at = 1; at <= count; at += 1) {
    publish(world, { author, text: `Found reply ${String(at)}`, replyTo: post });
  }
  return count;
}

export const asyncRefreshRoutes: Route[] = [
  user({
    method: 'GET',
    path: '/api/v1_alpha/async_refreshes/:id',
    families: ['mastodon'],
    scopes: ['read'],
    handle: ({ world, path }) => {
      const known = [...searchesOf(world)].find(([, { id }]) => id === path.id);
      if (!known) throw notFound();
      const [postId, search] = known;
      if (search.asked) search.found ??= find(world, postId, search.count);
      search.asked = true;
      const status = search.found === null ? 'running' : 'finished';
      return { async_refresh: { id: search.id, status, result_count: search.found ?? 0 } };
    },
  }),
];
