/** Builders of complete people and accounts; a test names only the fields that it needs. */
import { noEntities } from '@/domain/engine/entities';
import type { ServerFamily } from '@/domain/session/instance';
import type { CurrentUser } from '@/domain/session/session';
import type { User } from '@/domain/people/user';
import { instanceConfigured } from '@/slices/session/config';
import { currentUserReceived } from '@/slices/session/session';

export const someUser = (changes: Partial<User> = {}): User => ({
  id: 'u1',
  screenName: 'mia',
  fullName: 'mia@home.example',
  name: 'Mia Example',
  emoji: [],
  bioHtml: '',
  avatarUrl: '/images/avi.png',
  avatarStaticUrl: '/images/avi.png',
  avatarDescription: '',
  bannerUrl: '/images/banner.png',
  bannerStaticUrl: '/images/banner.png',
  bannerDescription: '',
  profileUrl: 'https://home.example/users/mia',
  uri: 'https://home.example/users/mia',
  faviconUrl: null,
  isLocal: true,
  isLocked: false,
  isBot: false,
  actorType: 'Person',
  isDiscoverable: false,
  createdAt: '2025-01-01T00:00:00.000Z',
  lastStatusAt: null,
  birthday: null,
  statusCount: 12,
  followerCount: 34,
  followingCount: 56,
  hidesFollowers: false,
  hidesFollowing: false,
  hidesFollowerCount: false,
  hidesFollowingCount: false,
  hidesFavourites: false,
  fields: [],
  rights: { admin: false, moderator: false },
  role: 'member',
  privileges: [],
  tags: [],
  deactivated: false,
  isSuggested: false,
  acceptsChatMessages: true,
  backgroundUrl: null,
  movedToId: null,
  ...changes,
  shownScreenName: changes.shownScreenName ?? changes.screenName ?? 'mia',
});

export const someCurrentUser = (changes: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 'u1',
  screenName: 'mia',
  fullName: 'mia@home.example',
  locked: false,
  isLocal: true,
  role: 'member',
  rights: { admin: false, moderator: false },
  privileges: [],
  deactivated: false,
  tags: [],
  createdAt: '2025-01-01T00:00:00.000Z',
  source: { privacy: 'public', sensitive: false },
  showsRole: false,
  showsBirthday: false,
  stripsRichText: false,
  notificationSettings: { blocksStrangers: false, hidesContents: false },
  inLists: [],
  friendIds: [],
  followerIds: [],
  blockIds: [],
  muteIds: [],
  domainMutes: [],
  pinnedStatusIds: [],
  latestScrobble: null,
  allowsFollowingMove: true,
  unreadChatCount: 0,
  followRequestCount: 0,
  chatToken: null,
  backgroundUrl: null,
  settingsStore: {},
  ...changes,
});

/** Signs Mia in; `changes` go to her account, `user` to her public profile. */
export const signedIn = (changes: Partial<CurrentUser> = {}, user: Partial<User> = {}) => {
  const account = someCurrentUser(changes);
  const { id, screenName, fullName } = account;
  return currentUserReceived({
    user: account,
    entities: { ...noEntities(), users: [someUser({ id, screenName, fullName, ...user })] },
  });
};

/** The server software as an earlier visit has stored it. */
export const knownServer = (family: ServerFamily) =>
  instanceConfigured({ instance: { family, backendName: family } });
