/** Trends as staff of Mastodon sees them and decides on them. */
import type { Dialect } from '../../options';
import type { Route, SignedIn } from '../../http/call';
import { EMPTY, user } from '../../http/call';
import type { Json } from '../../http/json';
import { notFound } from '../../http/refusal';
import { decisionsOf } from '../../state/admin/trends';
import { hasTrends, pageOf, trending, trendKinds, type TrendKind } from '../discovery/trends';
import { needRole } from './staff';

const BASE = '/api/v1/admin/trends';
const mastodon: readonly Dialect[] = ['mastodon'];

function needTrends(call: SignedIn): void {
  if (!hasTrends(call)) throw notFound();
  needRole(call);
}

const list = (kind: TrendKind) => (call: SignedIn) => {
  needTrends(call);
  const decided = decisionsOf(call.world);
  return pageOf(call, trending(call, kind)).map(({ id, render }): Json => {
    const decision = decided.get(`${kind} ${id}`) ?? null;
    return {
      ...render(),
      id,
      requires_review: decision === null,
      ...(kind === 'tags' && { trendable: decision, usable: true }),
    };
  });
};

const decide = (kind: TrendKind, wanted: boolean) => (call: SignedIn) => {
  needTrends(call);
  const { id = '' } = call.path;
  if (!trending(call, kind).some((row) => row.id === id)) throw notFound();
  decisionsOf(call.world).set(`${kind} ${id}`, wanted);
  return EMPTY;
};

export const mastodonTrendRoutes: Route[] = trendKinds.flatMap((kind) => [
  user({
    method: 'GET',
    path: `${BASE}/${kind}`,
    scopes: ['admin:read'],
    families: mastodon,
    handle: list(kind),
  }),
  ...[true, false].map((wanted) =>
    user({
      method: 'POST',
      path: `${BASE}/${kind}/:id/${wanted ? 'approve' : 'reject'}`,
      scopes: ['admin:write'],
      families: mastodon,
      handle: decide(kind, wanted),
    }),
  ),
]);
