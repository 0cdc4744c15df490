/** Routes for announcements: reading and dismissing them, and managing them as staff. */
import type { Route, SignedIn } from '../../http/call';
import { EMPTY, pleromaLike, user } from '../../http/call';
import type { Json } from '../../http/json';
import { missingField, notFound, Refusal, refuse } from '../../http/refusal';
import { isStaff } from '../../render/view';
import { linkContext } from '../../state/posts';
import { readReaction } from '../../state/statusToggles';
import type { Announcement } from '../../state/types';
import type { World } from '../../state/world';
import { escapeHtml } from '../../text/escape';
import { linkify } from '../../text/linkify';

const shortTime = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z');

const MOST_REACTIONS = 8;

const renderReactions = ({ reactions = [] }: Announcement, viewerId: string): Json[] =>
  reactions.map(({ name, url, by }) => ({
    name,
    count: by.length,
    me: by.includes(viewerId),
    ...(url === null ? {} : { url, static_url: url }),
  }));

/** Only Mastodon has reactions to announcements. */
function reactionOf(call: SignedIn) {
  const row = call.world.announcements.find(({ id }) => id === call.path.id);
  const emoji = readReaction(call.world, call.path.name ?? '');
  if (!row) throw notFound();
  if (!emoji) throw refuse(422, 'Validation failed: Name is not a recognized emoji');
  row.reactions ??= [];
  return { row, emoji, reactions: row.reactions };
}

function addReaction(call: SignedIn): Json {
  const { emoji, reactions } = reactionOf(call);
  const known = reactions.find(({ name }) => name === emoji.name);
  if (!known && reactions.length >= MOST_REACTIONS) {
    throw refuse(422, 'Validation failed: Limit of different reactions reached');
  }
  if (!known) reactions.push({ ...emoji, by: [call.viewer.id] });
  else if (!known.by.includes(call.viewer.id)) known.by.push(call.viewer.id);
  return EMPTY;
}

function removeReaction(call: SignedIn): Json {
  const { row, emoji, reactions } = reactionOf(call);
  row.reactions = reactions
    .map((one) =>
      one.name === emoji.name ? { ...one, by: one.by.filter((id) => id !== call.viewer.id) } : one,
    )
    .filter(({ by }) => by.length > 0);
  return EMPTY;
}

const render = (row: Announcement): Json => ({
  id: row.id,
  content: row.html,
  starts_at: shortTime(row.startsAt),
  ends_at: shortTime(row.endsAt),
  all_day: row.allDay,
  published_at: shortTime(row.publishedAt),
  updated_at: shortTime(row.publishedAt),
  mentions: [],
  statuses: [],
  tags: [],
  emojis: [],
  reactions: [],
});

const renderForStaff = (row: Announcement): Json => ({
  ...render(row),
  pleroma: { raw_content: row.source },
});

function list({ world, viewer, params }: SignedIn): Json[] {
  // Small servers have the call for the sake of clients, but no announcements.
  if (world.options.family === 'gotosocial' || world.options.family === 'hollo') return [];
  const now = world.clock.now();
  const hidesRead = world.dialect === 'mastodon' && params.flag('with_dismissed') !== true;
  return world.announcements
    .filter(({ startsAt, endsAt }) => (startsAt ?? 0) <= now && (endsAt ?? now) >= now)
    .map((row) => ({
      ...render(row),
      read: viewer.dismissedAnnouncements.has(row.id),
      reactions: world.dialect === 'mastodon' ? renderReactions(row, viewer.id) : [],
    }))
    .filter(({ read }) => !(hidesRead && read));
}

function dismiss({ world, viewer, path }: SignedIn): Json {
  const row = world.announcements.find(({ id }) => id === path.id);
  if (!row) throw notFound();
  viewer.dismissedAnnouncements.add(row.id);
  return EMPTY;
}

/** On Akkoma, only administrators may manage announcements. */
function needManager({ world, viewer }: SignedIn): void {
  if (!isStaff(viewer)) throw refuse(403, 'User is not a staff member.');
  if (world.dialect === 'akkoma' && viewer.role !== 'admin') {
    throw refuse(403, 'User is not an admin.');
  }
}

const PAGE = 20;

function listForStaff({ world, params }: SignedIn): Json[] {
  const offset = params.number('offset') ?? 0;
  const limit = params.number('limit') ?? PAGE;
  return world.announcements.slice(offset, offset + limit).map(renderForStaff);
}

function create(call: SignedIn): Json {
  const { world, params } = call;
  if (!params.has('content')) throw missingField('content');
  const row: Announcement = {
    id: world.ids.flake(),
    source: '',
    html: '',
    allDay: false,
    startsAt: null,
    endsAt: null,
    publishedAt: world.clock.now(),
  };
  write(row, call);
  world.announcements.push(row);
  return renderForStaff(row);
}

/** Changes only the fields that were sent. An invalid date is refused with a bare status. */
function write(row: Announcement, { world, params }: SignedIn): void {
  const changed = { ...row };
  const source = params.text('content');
  if (source !== null) Object.assign(changed, { source, html: htmlOf(world, source) });
  changed.allDay = params.flag('all_day') ?? row.allDay;
  for (const [name, field] of [
    ['starts_at', 'startsAt'],
    ['ends_at', 'endsAt'],
  ] as const) {
    if (params.values[name] === undefined) continue;
    const text = params.text(name);
    const time = text === null ? null : Date.parse(text);
    if (Number.isNaN(time)) throw new Refusal(400, { error: 400 });
    changed[field] = time;
  }
  Object.assign(row, changed);
}

const htmlOf = (world: World, source: string): string =>
  linkify(escapeHtml(source).replaceAll('\n', '<br>'), linkContext(world)).html;

function known({ world, path }: SignedIn): Announcement {
  const row = world.announcements.find(({ id }) => id === path.id);
  if (!row) throw refuse(404, 'Not found');
  return row;
}

function change(call: SignedIn): Json {
  const row = known(call);
  write(row, call);
  return renderForStaff(row);
}

function remove(call: SignedIn): Json {
  const { id } = known(call);
  const { world } = call;
  world.announcements = world.announcements.filter((row) => row.id !== id);
  return EMPTY;
}

const STAFF = '/api/v1/pleroma/admin/announcements';

const managing = (
  method: Route['method'],
  path: string,
  handle: (call: SignedIn) => unknown,
): Route =>
  user({
    method,
    path,
    scopes: ['admin', `admin:${method === 'GET' ? 'read' : 'write'}`],
    families: pleromaLike,
    handle: (call) => {
      needManager(call);
      return handle(call);
    },
  });

export const announcementRoutes: Route[] = [
  user({
    method: 'GET',
    path: '/api/v1/announcements',
    scopes: ['read:accounts'],
    handle: list,
  }),
  user({
    method: 'POST',
    path: '/api/v1/announcements/:id/dismiss',
    scopes: ['write:accounts'],
    handle: dismiss,
  }),
  user({
    method: 'PUT',
    path: '/api/v1/announcements/:id/reactions/:name',
    families: ['mastodon'],
    scopes: ['write:favourites'],
    handle: addReaction,
  }),
  user({
    method: 'DELETE',
    path: '/api/v1/announcements/:id/reactions/:name',
    families: ['mastodon'],
    scopes: ['write:favourites'],
    handle: removeReaction,
  }),
  managing('GET', STAFF, listForStaff),
  managing('POST', STAFF, create),
  managing('GET', `${STAFF}/:id`, (call) => renderForStaff(known(call))),
  managing('PATCH', `${STAFF}/:id`, change),
  managing('DELETE', `${STAFF}/:id`, remove),
];
