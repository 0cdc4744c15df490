/**
 * Routes for what is popular: posts, hashtags and links on Mastodon, empty lists on the small
 * servers; and for the directory of people, which the small servers do not have.
 */
import type { Dialect } from '../../options';
import { open, type Call, type Reply, type Route } from '../../http/call';
import type { Json } from '../../http/json';
import { readLimit } from '../../http/paging';
import { badValue, notFound } from '../../http/refusal';
import { renderAccount } from '../../render/account';
import { renderStatus } from '../../render/status';
import { renderCard } from '../../render/statusParts';
import { renderTag } from '../../render/tag';
import { publicTimeline } from '../../state/timelines';
import type { LinkCard, Person, Post } from '../../state/types';
import { answerPosts, readFilter } from '../timelines/timelines';

const DAY = 86_400_000;
const DAYS = 7;
const mastodon: readonly Dialect[] = ['mastodon'];

function pageOf<Row>(call: Call, rows: readonly Row[]): Row[] {
  const offset = Math.max(0, call.params.number('offset') ?? 0);
  return rows.slice(offset, offset + readLimit(call));
}

const hasTrends = ({ world }: Call): boolean => world.options.family === 'mastodon';

const publicPosts = (call: Call): Post[] => publicTimeline(call.world, call.viewer, {});

const weightOf = (post: Post): number => post.favouritedBy.length + 2 * post.repeats.length;

function posts(call: Call): Json[] {
  if (!hasTrends(call)) return [];
  const liked = publicPosts(call)
    .filter((post) => weightOf(post) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
  return pageOf(call, liked).map((post) => renderStatus(call.view, post));
}

function tags(call: Call): Json[] {
  if (!hasTrends(call)) return [];
  const counts = new Map<string, number>();
  for (const name of publicPosts(call).flatMap(({ hashtags }) => hashtags)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  return pageOf(call, names).map((name) => renderTag(call.view, name));
}

/** A page that is gone, with a picture that is gone as well. */
const dead: LinkCard = {
  url: 'https://gone.example/article',
  title: '',
  description: '',
  image: 'gone.png',
};

function links(call: Call): Json[] {
  if (!hasTrends(call)) return [];
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
  return pageOf(call, rows).map(({ card, posts: its }, place) => ({
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
  }));
}

/** Only links that are trending have a timeline. */
function postsOfLink(call: Call): Reply {
  if (!hasTrends(call)) throw notFound();
  const url = call.params.text('url');
  const found = publicTimeline(call.world, call.viewer, readFilter(call)).filter(
    ({ card }) => card?.url === url,
  );
  if (found.length === 0) throw notFound();
  return answerPosts(call, found);
}

function directory(call: Call): Json[] {
  const { world, viewer, params, view } = call;
  const order = params.text('order') ?? 'active';
  if (order !== 'active' && order !== 'new') throw badValue('order', 'Invalid value for enum');
  const at = (person: Person) =>
    order === 'new' ? person.createdAt : (person.lastStatusAt ?? -Infinity);
  const people = [...world.people.values()]
    .filter(
      (person) =>
        person.isActive &&
        person !== viewer &&
        person.note !== '' &&
        !viewer?.blocks.has(person.id) &&
        !person.blocks.has(viewer?.id ?? '') &&
        !(params.flag('local') === true && person.host !== null),
    )
    .sort((a, b) => at(b) - at(a));
  return pageOf(call, people).map((person) => renderAccount(view, person));
}

export const exploreRoutes: Route[] = [
  open({ method: 'GET', path: '/api/v1/trends/statuses', families: mastodon, handle: posts }),
  open({ method: 'GET', path: '/api/v1/trends/tags', families: mastodon, handle: tags }),
  open({ method: 'GET', path: '/api/v1/trends/links', families: mastodon, handle: links }),
  open({ method: 'GET', path: '/api/v1/timelines/link', families: mastodon, handle: postsOfLink }),
  open({ method: 'GET', path: '/api/v1/directory', handle: directory }),
];
