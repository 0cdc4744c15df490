/** Routes for follows, blocks, mutes, notes and follow requests. */
import type { Call, Route, SignedIn } from '../../http/call';
import { EMPTY, open, pleromaLike, pleromaOnly, user } from '../../http/call';
import { targetInPath } from '../../http/find';
import type { Json } from '../../http/json';
import { answerPage } from '../../http/paging';
import { crash, refuse } from '../../http/refusal';
import { renderAccount } from '../../render/account';
import { renderRelationship } from '../../render/relationship';
import { SECOND } from '../../state/clock';
import type { Notification } from '../../state/notification';
import { notify, withdraw } from '../../state/notifications';
import {
  acceptFollow,
  block,
  byNewest,
  follow,
  isMuting,
  peopleOf,
  unfollow,
} from '../../state/people';
import type { Person } from '../../state/types';
import type { World } from '../../state/world';
import { isoTime } from '../../render/view';
import { answerPeople, renderPeople } from './accounts';

type Act = (call: SignedIn, other: Person) => void;

const acting =
  (act: Act) =>
  (call: SignedIn): Json => {
    const other = targetInPath(call);
    act(call, other);
    return renderRelationship(call.world, call.viewer, other);
  };

const isLenient = ({ world }: Call): boolean => world.dialect === 'mastodon';

const followAct: Act = (call, other) => {
  const { world, viewer, params } = call;
  if (other === viewer) throw refuse(400, 'Can not follow yourself');
  if (other.blocks.has(viewer.id)) throw refuse(403, 'rejected');
  follow(world, viewer, other);
  const repeats = params.flag('reblogs');
  if (repeats === true) viewer.repeatsHidden.delete(other.id);
  if (repeats === false) viewer.repeatsHidden.add(other.id);
  const bell = params.flag('notify');
  if (bell === true) viewer.subscribed.add(other.id);
  if (bell === false) viewer.subscribed.delete(other.id);
};

const unfollowAct: Act = (call, other) => {
  const { world, viewer } = call;
  const isBound = viewer.following.has(other.id) || other.requests.has(viewer.id);
  if (!isBound && !isLenient(call)) throw refuse(400, 'Not subscribed!');
  unfollow(world, viewer, other);
};

const blockAct: Act = ({ world, viewer }, other) => {
  if (other !== viewer) block(world, viewer, other);
};

const unblockAct: Act = (call, other) => {
  if (!call.viewer.blocks.delete(other.id) && !isLenient(call)) throw refuse(403, 'not_blocking');
};

const muteAct: Act = ({ world, viewer, params }, other) => {
  if (other === viewer) throw crash();
  const seconds = params.number('expires_in') ?? params.number('duration') ?? 0;
  viewer.mutes.set(other.id, {
    notifications: params.flag('notifications') ?? true,
    expiresAt: seconds > 0 ? world.clock.now() + seconds * SECOND : null,
  });
};

const removeFollower: Act = ({ world, viewer }, other) => {
  if (other === viewer) throw refuse(400, 'Can not unfollow yourself');
  if (other.following.has(viewer.id)) unfollow(world, other, viewer);
};

const noteAct: Act = ({ viewer, params }, other) => {
  viewer.privateNotes.set(other.id, params.text('comment') ?? '');
};

const endorse: Act = ({ viewer }, other) => {
  if (!viewer.following.has(other.id)) {
    throw refuse(400, `Could not endorse: You are not following ${other.nickname}`);
  }
  viewer.endorsed.add(other.id);
};

const dismiss: Act = ({ viewer }, other) => {
  viewer.endorsed.delete(other.id);
};

const authorize: Act = ({ world, viewer }, other) => {
  if (!viewer.requests.has(other.id)) return;
  acceptFollow(world, other, viewer);
  settleRequestNotice(world, viewer, other);
};

const reject: Act = ({ world, viewer }, other) => {
  if (viewer.requests.has(other.id)) unfollow(world, other, viewer);
};

/**
 * Removes the notification of a follow request, or turns it into one of a follow, as the family
 * does.
 */
function settleRequestNotice(world: World, person: Person, asker: Person): void {
  const isMeant = (row: Notification) =>
    row.type === 'follow_request' && row.accountId === asker.id;
  if (world.dialect === 'mastodon') {
    withdraw(person, isMeant);
    notify(world, person, { type: 'follow', accountId: asker.id });
  } else {
    for (const row of person.notifications.filter(isMeant)) row.type = 'follow';
  }
}

function mutes(call: SignedIn): unknown {
  const { world, view, viewer } = call;
  const now = world.clock.now();
  const muted = peopleOf(world, viewer.mutes.keys()).filter(({ id }) => isMuting(viewer, id, now));
  const withRelationship = call.params.flag('with_relationships') ?? false;
  return answerPage(call, muted.sort(byNewest), { cursorOf: ({ id }) => id }, (person) => {
    const until = viewer.mutes.get(person.id)?.expiresAt ?? null;
    return {
      ...renderAccount(view, person, { withRelationship }),
      ...(world.dialect === 'akkoma'
        ? {}
        : { mute_expires_at: until === null ? null : isoTime(world, until).replace('.000Z', 'Z') }),
    };
  });
}

function readDomain({ params }: Call): string {
  const domain = params.text('domain');
  if (domain === null || domain === '') throw crash(400);
  return domain.toLowerCase();
}

const FOLLOWS = ['follow', 'write:follows'] as const;
const BLOCKS = ['follow', 'write:blocks'] as const;
const MUTES = ['follow', 'write:mutes'] as const;
const OWN = ['write:accounts'] as const;
const COUNTED = 'relations_actions';

const on = (
  name: string,
  scopes: readonly [string, ...string[]],
  act: Act,
  more: { bucket?: string; families?: typeof pleromaLike; base?: string } = {},
): Route => {
  const { base = '/api/v1/accounts/:id', ...rest } = more;
  return user({ method: 'POST', path: `${base}/${name}`, scopes, ...rest, handle: acting(act) });
};

export const relationshipRoutes: Route[] = [
  on('follow', FOLLOWS, followAct, { bucket: COUNTED }),
  on('unfollow', FOLLOWS, unfollowAct, { bucket: COUNTED }),
  on('remove_from_followers', FOLLOWS, removeFollower, { bucket: COUNTED }),
  on('block', BLOCKS, blockAct),
  on('unblock', BLOCKS, unblockAct),
  on('mute', MUTES, muteAct),
  on('unmute', MUTES, ({ viewer }, other) => {
    viewer.mutes.delete(other.id);
  }),
  on('note', OWN, noteAct),
  on('pin', OWN, endorse, { families: ['pleroma', 'mastodon'] }),
  on('unpin', OWN, dismiss, { families: ['pleroma', 'mastodon'] }),
  on('endorse', OWN, endorse, { families: ['mastodon'] }),
  on('unendorse', OWN, dismiss, { families: ['mastodon'] }),
  on(
    'subscribe',
    FOLLOWS,
    ({ viewer }, other) => {
      viewer.subscribed.add(other.id);
    },
    { families: pleromaLike, base: '/api/v1/pleroma/accounts/:id' },
  ),
  on(
    'unsubscribe',
    FOLLOWS,
    ({ viewer }, other) => {
      viewer.subscribed.delete(other.id);
    },
    { families: pleromaLike, base: '/api/v1/pleroma/accounts/:id' },
  ),
  on('authorize', FOLLOWS, authorize, { base: '/api/v1/follow_requests/:id' }),
  on('reject', FOLLOWS, reject, { base: '/api/v1/follow_requests/:id' }),
  user({
    method: 'GET',
    path: '/api/v1/follow_requests',
    scopes: ['follow', 'read:follows'],
    handle: (call) =>
      call.world.dialect === 'pleroma'
        ? renderPeople(call, peopleOf(call.world, call.viewer.requests))
        : answerPeople(call, call.viewer.requests),
  }),
  user({
    method: 'GET',
    path: '/api/v1/mutes',
    scopes: ['follow', 'read:mutes'],
    handle: mutes,
  }),
  user({
    method: 'GET',
    path: '/api/v1/blocks',
    scopes: ['follow', 'read:blocks'],
    handle: (call) => answerPeople(call, call.viewer.blocks),
  }),
  user({
    method: 'GET',
    path: '/api/v1/endorsements',
    scopes: ['read:accounts'],
    handle: (call) => renderPeople(call, peopleOf(call.world, call.viewer.endorsed)),
  }),
  user({
    method: 'GET',
    path: '/api/v1/pleroma/accounts/:id/endorsements',
    families: pleromaOnly,
    scopes: ['read:accounts'],
    handle: (call) => renderPeople(call, peopleOf(call.world, targetInPath(call).endorsed)),
  }),
  open({
    method: 'GET',
    path: '/api/v1/accounts/:id/endorsements',
    families: ['mastodon'],
    handle: (call) => answerPeople(call, targetInPath(call).endorsed),
  }),
  user({
    method: 'GET',
    path: '/api/v1/domain_blocks',
    scopes: ['follow', 'read:blocks'],
    handle: ({ viewer }) => [...viewer.domainBlocks],
  }),
  user({
    method: 'POST',
    path: '/api/v1/domain_blocks',
    scopes: BLOCKS,
    handle: (call) => {
      call.viewer.domainBlocks.add(readDomain(call));
      return EMPTY;
    },
  }),
  user({
    method: 'DELETE',
    path: '/api/v1/domain_blocks',
    scopes: BLOCKS,
    handle: (call) => {
      call.viewer.domainBlocks.delete(readDomain(call));
      return EMPTY;
    },
  }),
];
