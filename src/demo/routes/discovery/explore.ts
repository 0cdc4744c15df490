/**
 * Routes for what is popular: posts, hashtags and links on Mastodon, empty lists on the small
 * servers; and for the directory of people, which the small servers do not have.
 */
import type { Dialect } from '../../options';
import { open, type Call, type Reply, type Route } from '../../http/call';
import type { Json } from '../../http/json';
import { badValue, notFound } from '../../http/refusal';
import { renderAccount } from '../../render/account';
import { decisionsOf } from '../../state/admin/trends';
import { publicTimeline } from '../../state/timelines';
import type { Person } from '../../state/types';
import { answerPosts, readFilter } from '../timelines/timelines';
import { hasTrends, pageOf, trending, type TrendKind } from './trends';

const mastodon: readonly Dialect[] = ['mastodon'];

/** Without what staff has rejected. */
const listed = (kind: TrendKind) => (call: Call) => {
  const allowed = decisionsOf(call.world);
  const rows = trending(call, kind).filter(({ id }) => allowed.get(`${kind} ${id}`) !== false);
  return pageOf(call, rows).map(({ render }) => render());
};

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
  open({
    method: 'GET',
    path: '/api/v1/trends/statuses',
    families: mastodon,
    handle: listed('statuses'),
  }),
  open({ method: 'GET', path: '/api/v1/trends/tags', families: mastodon, handle: listed('tags') }),
  open({
    method: 'GET',
    path: '/api/v1/trends/links',
    families: mastodon,
    handle: listed('links'),
  }),
  open({ method: 'GET', path: '/api/v1/timelines/link', families: mastodon, handle: postsOfLink }),
  open({ method: 'GET', path: '/api/v1/directory', handle: directory }),
];
