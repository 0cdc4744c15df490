/** Posts, hashtags and links that many share at the moment, the most shared first. */
import type { Call } from '../../http/call';
import type { Json } from '../../http/json';
import { readLimit } from '../../http/paging';
import { renderStatus } from '../../render/status';
import { renderCard } from '../../render/statusParts';
import { renderTag } from '../../render/tag';
import { hashText } from '../../state/random';
import { publicTimeline } from '../../state/timelines';
import type { LinkCard, Post } from '../../state/types';

const DAY = 86_400_000;
const DAYS = 7;

/** In the words of the paths. */
export const trendKinds = ['statuses', 'tags', 'links'] as const;

export type TrendKind = (typeof trendKinds)[number];

export interface Trending {
  id: string;
  render: () => Json;
}

export function pageOf<Row>(call: Call, rows: readonly Row[]): Row[] {
  const offset = Math.max(0, call.params.number('offset') ?? 0);
  return rows.slice(offset, offset + readLimit(call));
}

export const hasTrends = ({ world }: Call): boolean => world.options.family === 'mastodon';

export const trending = (call: Call, kind: TrendKind): Trending[] =>
  hasTrends(call) ? finders[kind](call) : [];

const publicPosts = (call: Call): Post[] => publicTimeline(call.world, call.viewer, {});

const weightOf = (post: Post): number => post.favouritedBy.length + 2 * post.repeats.length;

function posts(call: Call): Trending[] {
  return publicPosts(call)
    .filter((post) => weightOf(post) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .map((post) => ({ id: post.id, render: () => renderStatus(call.view, post) }));
}

function tags(call: Call): Trending[] {
  const counts = new Map<string, number>();
  for (const name of publicPosts(call).flatMap(({ hashtags }) => hashtags)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name]) => ({ id: idOf(name), render: () => renderTag(call.view, name) }));
}

/** A page that is gone, with a picture that is gone as well. */
const dead: LinkCard = {
  url: 'https://gone.example/article',
  title: '',
  description: '',
  image: 'gone.png',
};

function links(call: Call): Trending[] {
  const { world } = call;
  const today = Math.floor(world.clock.now() / DAY) * DAY;
  const shared = new Map<string, { card: LinkCard; posts: Post[] }>([
    [dead.url, { card: dead, posts: [] }],
  ]);
  for (const post of publicPosts(call)) {
    if (!post.card) continue;
    const known = shared.get(post.card.url) ?? { card: post.card, posts: [] };
    shared.set(post.card.url, { ...known, posts: [...known.posts, post] });
  }
  const rows = [...shared.values()].sort((a, b) => b.posts.length - a.posts.length);
  return rows.map(({ card, posts: its }, place) => ({
    id: idOf(card.url),
    render: () => ({
      ...renderCard(world, card),
      // Most are shared on other servers, which the instance counts too.
      history: Array.from({ length: DAYS }, (_, ago) => {
        const day = today - ago * DAY;
        const here = its.filter(({ createdAt }) => createdAt >= day && createdAt < day + DAY);
        const elsewhere = Math.max(0, (place % 3) + 4 - Math.abs(ago - 2));
        return {
          day: String(day / 1_000),
          uses: String(here.length + elsewhere),
          accounts: String(new Set(here.map(({ authorId }) => authorId)).size + elsewhere),
        };
      }),
    }),
  }));
}

/** A number that follows from the name, as ids of hashtags and links are. */
const idOf = (name: string): string => String(hashText(name));

const finders: Record<TrendKind, (call: Call) => Trending[]> = { statuses: posts, tags, links };
