/** Relays, the posts of another server, and the log, on servers of the Pleroma family. */
import type { Route, SignedIn } from '../../http/call';
import { EMPTY, pleromaLike, user } from '../../http/call';
import type { Json } from '../../http/json';
import { missingField } from '../../http/refusal';
import { deskOf, logAction } from '../../state/admin/federation';
import { byNewest } from '../../state/people';
import { needAdmin, needStaff, pageOfPosts } from './staff';

const PAGE = 50;

function log(call: SignedIn): Json {
  needStaff(call);
  const { world, params } = call;
  const text = (name: string) => params.text(name);
  const [from, to] = [text('start_date'), text('end_date')];
  const words = (text('search') ?? '').toLowerCase();
  const rows = deskOf(world).log.filter(({ at, data, message }) => {
    const { id } = data.actor as { id: string };
    return (
      (text('user_id') ?? id) === id &&
      (from === null || at >= Date.parse(from)) &&
      (to === null || at <= Date.parse(to)) &&
      message.toLowerCase().includes(words)
    );
  });
  const size = params.number('page_size') ?? PAGE;
  const start = ((params.number('page') ?? 1) - 1) * size;
  const items = rows
    .slice(start, start + size)
    .map(({ id, at, data, message }) => ({ id, data, message, time: Math.floor(at / 1_000) }));
  return { items, total: rows.length };
}

const relays = (call: SignedIn): Json => {
  needAdmin(call);
  return { relays: deskOf(call.world).relays };
};

function relayOf(call: SignedIn): string {
  needAdmin(call);
  const address = call.params.text('relay_url');
  if (address === null) throw missingField('relay_url');
  return address;
}

function followRelay(call: SignedIn): Json {
  const actor = relayOf(call);
  const { world, viewer } = call;
  const { relays: known } = deskOf(world);
  const there = known.find((relay) => relay.actor === actor);
  const relay = there ?? { actor, followed_back: false };
  if (!there) known.push(relay);
  logAction(world, viewer, 'relay_follow', `followed relay: ${actor}`, { target: actor });
  return relay;
}

function unfollowRelay(call: SignedIn): string {
  const actor = relayOf(call);
  const { world, viewer } = call;
  const desk = deskOf(world);
  desk.relays = desk.relays.filter((relay) => relay.actor !== actor);
  logAction(world, viewer, 'relay_unfollow', `unfollowed relay: ${actor}`, { target: actor });
  return actor;
}

function posts(call: SignedIn): Json {
  needStaff(call);
  const { world, params, path, view } = call;
  const rows = [...world.posts.values()].filter(
    ({ authorId }) => world.people.get(authorId)?.host === path.host,
  );
  return pageOfPosts(params, view, rows.sort(byNewest));
}

const staff = (
  method: Route['method'],
  path: string,
  scopes: [string, string],
  handle: (call: SignedIn) => unknown,
): Route =>
  user({
    method,
    path: `/api/v1/pleroma/admin${path}`,
    scopes,
    families: pleromaLike,
    handle: (call) => handle(call) ?? EMPTY,
  });

export const moderationLogRoutes: Route[] = [
  staff('GET', '/moderation_log', ['admin', 'admin:read'], log),
  staff('GET', '/relay', ['admin', 'admin:read'], relays),
  staff('POST', '/relay', ['admin', 'admin:write:follows'], followRelay),
  staff('DELETE', '/relay', ['admin', 'admin:write:follows'], unfollowRelay),
  staff('GET', '/instances/:host/statuses', ['admin', 'admin:read:statuses'], posts),
];
