/** Routes for notifications: listing, reading, dismissing; and for the read markers. */
import type { Call, Route, SignedIn } from '../../http/call';
import { EMPTY, pleromaLike, user } from '../../http/call';
import type { Json } from '../../http/json';
import { answerPage } from '../../http/paging';
import { crash, notFound, refuse } from '../../http/refusal';
import { isShowable, renderMarker, renderNotification } from '../../render/notification';
import { compareIds } from '../../state/ids';
import { isMuting } from '../../state/people';
import { readUpTo, withdraw } from '../../state/notifications';
import type { Notification, NotificationType } from '../../state/notification';

/** The types sent by default; others have to be requested by name. */
const usual: readonly NotificationType[] = [
  'mention',
  'follow',
  'follow_request',
  'reblog',
  'favourite',
  'move',
  'pleroma:emoji_reaction',
  'poll',
  'update',
  'status',
];

/**
 * The types that the filter knows. Others are dropped, and a filter of only such types has no
 * effect.
 */
const filterable: readonly string[] = [
  ...usual.filter((type) => type !== 'update'),
  'pleroma:chat_mention',
  'pleroma:report',
];

const MOST_READ = 80;

/** Those that the query asks for, newest first. */
export function wantedNotifications(call: SignedIn): Notification[] {
  const { world, viewer, params } = call;
  const isMastodon = world.dialect === 'mastodon';
  const asked = [
    ...(world.dialect === 'akkoma' ? [] : params.list('types')),
    ...(isMastodon ? [] : params.list('include_types')),
  ];
  const known = asked.filter((type) => isMastodon || filterable.includes(type));
  const excluded = params.list('exclude_types');
  const account = params.text('account_id');
  const withMuted = params.flag('with_muted') ?? false;
  const hidden = params.list('exclude_visibilities');
  const isWanted = (row: Notification): boolean => {
    const post = row.postId === null ? undefined : world.posts.get(row.postId);
    // By default, Mastodon sends all types.
    const byDefault = asked.length > 0 || isMastodon || usual.includes(row.type);
    if (known.length > 0 ? !known.includes(row.type) : !byDefault) return false;
    if (excluded.includes(row.type) || (account !== null && row.accountId !== account))
      return false;
    if (post && hidden.includes(post.visibility)) return false;
    return withMuted || !isMuting(viewer, row.accountId, world.clock.now());
  };
  const apart = viewer.notificationRequests ?? [];
  const filtered =
    params.flag('include_filtered') === true ? apart.flatMap((one) => one.notifications) : [];
  return [...viewer.notifications, ...filtered]
    .sort((a, b) => compareIds(a.id, b.id))
    .filter((row) => isWanted(row) && isShowable(world, row))
    .reverse();
}

function list(call: SignedIn): unknown {
  const options = { cursorOf: ({ id }: Notification) => id, maxLimit: maxOf(call) };
  return answerPage(call, wantedNotifications(call), options, (row) =>
    renderNotification(call.view, row),
  );
}

const maxOf = ({ world }: Call): number => (world.dialect === 'mastodon' ? 80 : 40);

function own({ viewer, path, world }: SignedIn, why: string): Notification {
  const row = viewer.notifications.find(({ id }) => id === path.id);
  if (row) return row;
  throw world.dialect === 'mastodon' ? notFound() : refuse(403, why);
}

function read(call: SignedIn): unknown {
  const { viewer, params, world, view } = call;
  const id = params.text('id');
  const maxId = params.text('max_id');
  if (id === null && maxId === null) throw crash(400);
  if (id !== null) {
    const row = viewer.notifications.find((one) => one.id === id);
    if (!row) throw refuse(400, 'Cannot get notification');
    row.seen = true;
    return renderNotification(view, row) ?? {};
  }
  const unread = readUpTo(world, viewer, maxId ?? '');
  return unread.slice(0, MOST_READ).flatMap((row) => renderNotification(view, row) ?? []);
}

function showMarkers({ params, view, viewer }: SignedIn): Json {
  return params.list('timeline').includes('notifications')
    ? { notifications: renderMarker(view, viewer) }
    : {};
}

/** Keeps the marker of notifications; ignores that of home. */
function setMarkers(call: SignedIn): Json {
  const { params, view, viewer, world } = call;
  const lastReadId = params.inner('notifications')?.text('last_read_id');
  if (lastReadId == null) return {};
  readUpTo(world, viewer, lastReadId);
  return { notifications: renderMarker(view, viewer) };
}

const READ = ['read:notifications'] as const;
const WRITE = ['write:notifications'] as const;

export const notificationRoutes: Route[] = [
  user({ method: 'GET', path: '/api/v1/notifications', scopes: READ, handle: list }),
  user({
    method: 'POST',
    path: '/api/v1/notifications/clear',
    scopes: WRITE,
    handle: ({ viewer }) => {
      viewer.notifications = [];
      return EMPTY;
    },
  }),
  user({
    method: 'DELETE',
    path: '/api/v1/notifications/destroy_multiple',
    families: pleromaLike,
    scopes: WRITE,
    handle: ({ viewer, params }) => {
      const ids = params.list('ids');
      withdraw(viewer, ({ id }) => ids.includes(id));
      return EMPTY;
    },
  }),
  user({
    method: 'GET',
    path: '/api/v1/notifications/:id',
    scopes: READ,
    handle: (call) => renderNotification(call.view, own(call, 'Cannot get notification')) ?? {},
  }),
  user({
    method: 'POST',
    path: '/api/v1/notifications/:id/dismiss',
    scopes: WRITE,
    handle: (call) => {
      const row = own(call, 'Cannot dismiss notification');
      withdraw(call.viewer, (other) => other === row);
      return EMPTY;
    },
  }),
  user({
    method: 'POST',
    path: '/api/v1/pleroma/notifications/read',
    families: pleromaLike,
    scopes: WRITE,
    handle: read,
  }),
  user({
    method: 'GET',
    path: '/api/v1/markers',
    scopes: ['read:statuses'],
    handle: showMarkers,
  }),
  user({
    method: 'POST',
    path: '/api/v1/markers',
    scopes: ['write:statuses'],
    handle: setMarkers,
  }),
];
