/** Routes for accounts: one's own, others, their posts, followers and relationships. */
import type { Call, Route, SignedIn, Reply } from '../../http/call';
import { open, pleromaLike, user } from '../../http/call';
import { findPerson, personInPath } from '../../http/find';
import type { Json } from '../../http/json';
import { answerPage } from '../../http/paging';
import { crash, missingField, personNotFound, refuse } from '../../http/refusal';
import { renderAccount, renderCredentials } from '../../render/account';
import { renderRelationship } from '../../render/relationship';
import { renderStatus } from '../../render/status';
import { isStaff } from '../../render/view';
import { secretText } from '../../state/oauth';
import { byNewest, findByAcct, peopleOf } from '../../state/people';
import { accountTimeline } from '../../state/timelines';
import type { Person } from '../../state/types';
import { answerPosts, readFilter } from '../timelines/timelines';

function verifyCredentials({ world, view, viewer }: SignedIn): Json {
  const hasShoutbox = world.dialect === 'pleroma';
  const chatToken = hasShoutbox ? secretText() : null;
  if (chatToken !== null) world.oauth.chatTokens.set(chatToken, viewer.id);
  return renderCredentials(view, viewer, chatToken);
}

/** Looks up an account. The Pleroma family answers as if nobody were signed in. */
function lookup(call: Call): Json {
  const acct = call.params.text('acct');
  if (acct === null) throw crash(400);
  const person = acct.startsWith('@') ? null : findByAcct(call.world, acct);
  if (!person || (!person.isActive && !isStaff(call.viewer))) throw personNotFound();
  return renderAccount({ ...call.view, viewer: null }, person);
}

export function renderPeople(call: Call, people: Person[]): Json[] {
  const withRelationship = call.params.flag('with_relationships') ?? false;
  return people
    .filter((person) => person.isActive)
    .map((person) => renderAccount(call.view, person, { withRelationship }));
}

/** A page of people by account id, newest first. */
export function answerPeople(call: Call, ids: Iterable<string>): Reply {
  const people = peopleOf(call.world, ids)
    .filter((person) => person.isActive)
    .sort(byNewest);
  const withRelationship = call.params.flag('with_relationships') ?? false;
  return answerPage(call, people, { cursorOf: ({ id }) => id }, (person) =>
    renderAccount(call.view, person, { withRelationship }),
  );
}

function relationships({ world, viewer, params }: SignedIn): Json[] {
  const ids = [...params.list('id'), ...params.list('ids')];
  return peopleOf(world, ids).map((person) => renderRelationship(world, viewer, person));
}

function statusesOf(call: Call): Reply {
  const person = personInPath(call);
  if (call.params.flag('pinned') === true) {
    const pinned = person.pinned.flatMap(({ postId }) => call.world.posts.get(postId) ?? []);
    return answerPosts(call, pinned.toReversed(), {
      isUnpaged: true,
      defaults: { pinned: 'true' },
    });
  }
  const posts = accountTimeline(call.world, call.viewer, person, {
    ...readFilter(call),
    excludeReplies: call.params.flag('exclude_replies') ?? false,
    excludeRepeats: call.params.flag('exclude_reblogs') ?? false,
    tagged: call.params.text('tagged')?.toLowerCase() ?? null,
  });
  return answerPosts(call, posts);
}

function connections(call: Call, which: 'followers' | 'following'): unknown {
  const person = personInPath(call);
  const isHidden = which === 'followers' ? person.flags.hideFollowers : person.flags.hideFollows;
  if (isHidden && call.viewer !== person) return [];
  return answerPeople(call, person[which]);
}

function favouritesOf(call: Call): Reply {
  const person = personInPath(call);
  if (person.flags.hideFavourites && call.viewer !== person) {
    throw refuse(403, "Can't get favorites");
  }
  const rows = person.favourites.toReversed().flatMap(({ postId, cursor }) => {
    const post = call.world.posts.get(postId);
    return post?.visibility === 'public' ? [{ cursor, post }] : [];
  });
  return answerPage(call, rows, { cursorOf: ({ cursor }) => cursor }, ({ post }) =>
    renderStatus(call.view, post),
  );
}

export function searchPeople(call: Call, query: string): Person[] {
  const wanted = query.trim().replace(/^@/, '').toLowerCase();
  if (wanted === '') return [];
  const onlyFollowed = call.params.flag('following') === true;
  return [...call.world.people.values()].filter((person) => {
    if (!person.isActive || (onlyFollowed && !call.viewer?.following.has(person.id))) return false;
    const acct = `${person.nickname}@${person.host ?? call.world.host}`.toLowerCase();
    return acct.startsWith(wanted) || person.displayName.toLowerCase().includes(wanted);
  });
}

function search(call: Call): Json[] {
  const query = call.params.text('q');
  if (query === null) throw missingField('q');
  const found = searchPeople(call, query).slice(0, call.params.number('limit') ?? 20);
  return renderPeople(call, found);
}

function familiarFollowers(call: SignedIn): Json[] {
  return call.params.list('id').flatMap((id) => {
    const person = findPerson(call, id);
    if (!person) return [];
    const known = [...person.followers].filter((follower) => call.viewer.following.has(follower));
    return [{ id, accounts: renderPeople(call, peopleOf(call.world, known)) }];
  });
}

function directory(call: Call): Json[] {
  const isLocal = call.params.flag('local') ?? false;
  const people = [...call.world.people.values()]
    .filter((person) => person.flags.discoverable && (!isLocal || person.host === null))
    .sort((a, b) => (b.lastStatusAt ?? 0) - (a.lastStatusAt ?? 0));
  const offset = call.params.number('offset') ?? 0;
  return renderPeople(call, people.slice(offset, offset + (call.params.number('limit') ?? 40)));
}

const ACCOUNTS = ['read:accounts'] as const;

export const accountRoutes: Route[] = [
  user({
    method: 'GET',
    path: '/api/v1/accounts/verify_credentials',
    scopes: ACCOUNTS,
    handle: verifyCredentials,
  }),
  open({
    method: 'GET',
    path: '/api/v1/accounts/lookup',
    handle: lookup,
  }),
  open({ method: 'GET', path: '/api/v1/accounts/search', bucket: 'search', handle: search }),
  user({
    method: 'GET',
    path: '/api/v1/accounts/relationships',
    scopes: ['read:follows'],
    handle: relationships,
  }),
  user({
    method: 'GET',
    path: '/api/v1/accounts/familiar_followers',
    families: ['pleroma', 'mastodon'],
    scopes: ['read:follows'],
    handle: familiarFollowers,
  }),
  open({ method: 'GET', path: '/api/v1/directory', handle: directory }),
  open({
    method: 'GET',
    path: '/api/v1/accounts/:id/statuses',
    isPrivate: 'profile',
    handle: statusesOf,
  }),
  open({
    method: 'GET',
    path: '/api/v1/accounts/:id/followers',
    isPrivate: 'profile',
    handle: (call) => connections(call, 'followers'),
  }),
  open({
    method: 'GET',
    path: '/api/v1/accounts/:id/following',
    isPrivate: 'profile',
    handle: (call) => connections(call, 'following'),
  }),
  open({
    method: 'GET',
    path: '/api/v1/pleroma/accounts/:id/favourites',
    families: pleromaLike,
    handle: favouritesOf,
  }),
  open({
    method: 'GET',
    path: '/api/v1/pleroma/accounts/:id/scrobbles',
    families: ['pleroma'],
    handle: (call) => {
      personInPath(call);
      return [];
    },
  }),
  open({
    method: 'GET',
    path: '/api/v1/accounts/:id',
    isPrivate: 'profile',
    handle: (call) =>
      renderAccount(call.view, personInPath(call), {
        withRelationship: call.params.flag('with_relationships') ?? false,
      }),
  }),
];
