/** Creates and finds people, and changes their relationships. */
import { compareIds } from './ids';
import { notify, withdraw } from './notifications';
import type { Person, PersonFlags } from './types';
import type { FollowState, World } from './world';
import { announce } from './world';

const usualFlags: PersonFlags = {
  hideFollowers: false,
  hideFollows: false,
  hideFollowersCount: false,
  hideFollowsCount: false,
  hideFavourites: true,
  skipThreadContainment: false,
  allowFollowingMove: true,
  acceptsChats: true,
  discoverable: false,
  showRole: true,
  showBirthday: false,
  noRichText: false,
  blockFromStrangers: false,
  hideNotificationContents: false,
};

export type NewPerson = Pick<Person, 'nickname'> &
  Partial<Omit<Person, 'id' | 'flags'>> & { flags?: Partial<PersonFlags> };

export function addPerson(world: World, data: NewPerson): Person {
  const person: Person = {
    host: null,
    displayName: data.nickname,
    note: '',
    fields: [],
    avatar: null,
    header: null,
    background: null,
    createdAt: world.clock.now(),
    email: null,
    password: null,
    secondFactor: null,
    role: null,
    actorType: 'Person',
    locked: false,
    isConfirmed: true,
    isApproved: true,
    isActive: true,
    isSuggested: false,
    mustResetPassword: false,
    defaultScope: 'public',
    birthday: null,
    settingsStore: {},
    tags: [],
    aliases: [],
    followedTags: [],
    featuredTags: [],
    movedTo: null,
    statusesCount: 0,
    lastStatusAt: null,
    followers: new Set(),
    following: new Set(),
    requests: new Set(),
    blocks: new Set(),
    mutes: new Map(),
    repeatsHidden: new Set(),
    subscribed: new Set(),
    endorsed: new Set(),
    privateNotes: new Map(),
    mutedContexts: new Set(),
    domainBlocks: new Set(),
    bookmarks: [],
    bookmarkFolders: [],
    favourites: [],
    pinned: [],
    notifications: [],
    marker: null,
    dismissedAnnouncements: new Set(),
    dismissedSuggestions: new Set(),
    filters: [],
    ...data,
    flags: { ...usualFlags, ...data.flags },
    id: world.ids.flake(),
  };
  world.people.set(person.id, person);
  return person;
}

export const acctOf = (person: Person): string =>
  person.host === null ? person.nickname : `${person.nickname}@${person.host}`;

export function profileUrl(world: World, person: Person): string {
  const path = world.dialect === 'mastodon' ? '/@' : '/users/';
  const home = person.host === null ? world.origin : `https://${person.host}`;
  return `${home}${path}${person.nickname}`;
}

export function actorUrl(world: World, person: Person): string {
  const home = person.host === null ? world.origin : `https://${person.host}`;
  return `${home}/users/${person.nickname}`;
}

export function findByName(world: World, nickname: string, host: string | null): Person | null {
  const home = host === null || host.toLowerCase() === world.host ? null : host.toLowerCase();
  const wanted = nickname.toLowerCase();
  for (const person of world.people.values()) {
    if (person.nickname.toLowerCase() === wanted && person.host === home) return person;
  }
  return null;
}

/** Finds a person by `nick` or `nick@host`. */
export function findByAcct(world: World, acct: string): Person | null {
  const [nickname = '', host] = acct.split('@');
  return nickname === '' ? null : findByName(world, nickname, host ?? null);
}

export const byNewest = <Item extends { id: string }>(a: Item, b: Item) => compareIds(b.id, a.id);

export const peopleOf = (world: World, ids: Iterable<string>): Person[] =>
  [...ids].flatMap((id) => world.people.get(id) ?? []);

export function isMuting(person: Person, otherId: string, now: number): boolean {
  const mute = person.mutes.get(otherId);
  return mute !== undefined && (mute.expiresAt === null || mute.expiresAt > now);
}

export function isDomainBlocked(person: Person, other: Person): boolean {
  return other.host !== null && person.domainBlocks.has(other.host);
}

/** Follows at once, or sends a request when the other account is locked. */
export function follow(world: World, follower: Person, following: Person): void {
  if (follower.following.has(following.id) || following.requests.has(follower.id)) return;
  tell(world, 'follow_pending', follower, following);
  if (following.locked) {
    following.requests.add(follower.id);
    notify(world, following, { type: 'follow_request', accountId: follower.id });
    return;
  }
  acceptFollow(world, follower, following);
  notify(world, following, { type: 'follow', accountId: follower.id });
}

export function acceptFollow(world: World, follower: Person, following: Person): void {
  following.requests.delete(follower.id);
  follower.following.add(following.id);
  following.followers.add(follower.id);
  tell(world, 'follow_accept', follower, following);
}

/** Unfollows, or withdraws a request. */
export function unfollow(world: World, follower: Person, following: Person): void {
  const wasAsking = following.requests.delete(follower.id);
  follower.following.delete(following.id);
  following.followers.delete(follower.id);
  follower.subscribed.delete(following.id);
  follower.repeatsHidden.delete(following.id);
  if (wasAsking) {
    withdraw(
      following,
      (notification) =>
        notification.type === 'follow_request' && notification.accountId === follower.id,
    );
  }
  tell(world, 'unfollow', follower, following);
}

export function block(world: World, person: Person, other: Person): void {
  person.blocks.add(other.id);
  if (other.following.has(person.id) || person.requests.has(other.id)) {
    unfollow(world, other, person);
  }
  if (person.following.has(other.id) || other.requests.has(person.id)) {
    unfollow(world, person, other);
  }
}

function tell(world: World, state: FollowState, follower: Person, following: Person): void {
  announce(world, { type: 'followChanged', state, follower, following });
}
