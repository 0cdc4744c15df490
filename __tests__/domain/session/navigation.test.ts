import {
  entryPath,
  isEntryShown,
  isNavigationName,
  listPin,
  MAX_PINS,
  navigationEntry,
  navigationNames,
  pinnedListId,
  type NavigationFacts,
} from '@/domain/session/navigation';

const member: NavigationFacts = {
  signedIn: true,
  instancePrivate: false,
  federating: true,
  chatsSupported: true,
  directTimelineSupported: true,
  announcementsSupported: true,
  locked: true,
  interactionPoliciesSupported: true,
  moderates: true,
};
const visitor: NavigationFacts = { ...member, signedIn: false, locked: false };

const shown = (facts: NavigationFacts) =>
  navigationNames.filter((name) => isEntryShown(name, facts));

describe('the table of navigation entries', () => {
  it('has its two groups in order', () => {
    const group = (wanted: string) =>
      navigationNames.filter((name) => navigationEntry(name).group === wanted);
    expect(group('timelines')).toEqual(['home', 'public', 'twkn', 'bookmarks', 'favorites', 'dms']);
    expect(group('root')).toEqual([
      'interactions',
      'chats',
      'friendRequests',
      'interactionRequests',
      'moderation',
      'about',
      'announcements',
    ]);
  });

  it('shows every entry to a member', () => {
    expect(shown(member)).toEqual(navigationNames);
  });

  it('NAV-02 never shows home to those who are not signed in, least of all on a private instance', () => {
    expect(isEntryShown('home', member)).toBe(true);
    expect(isEntryShown('home', { ...member, instancePrivate: true })).toBe(true);
    expect(isEntryShown('home', { ...visitor, instancePrivate: true })).toBe(false);
    expect(isEntryShown('home', visitor)).toBe(false);
  });

  it('NAV-03 hides public from visitors of a private instance, and twkn where nothing federates', () => {
    expect(isEntryShown('public', visitor)).toBe(true);
    expect(isEntryShown('public', { ...visitor, instancePrivate: true })).toBe(false);
    expect(isEntryShown('public', { ...member, instancePrivate: true })).toBe(true);
    expect(isEntryShown('twkn', member)).toBe(true);
    expect(isEntryShown('twkn', { ...member, federating: false })).toBe(false);
    expect(isEntryShown('twkn', { ...visitor, federating: false })).toBe(false);
  });

  it('shows chats, announcements and follow requests only where they are available', () => {
    expect(isEntryShown('chats', { ...member, chatsSupported: false })).toBe(false);
    expect(isEntryShown('announcements', { ...member, announcementsSupported: false })).toBe(false);
    expect(isEntryShown('friendRequests', { ...member, locked: false })).toBe(false);
    const withoutPolicies = { ...member, interactionPoliciesSupported: false };
    expect(isEntryShown('interactionRequests', withoutPolicies)).toBe(false);
    expect(isEntryShown('moderation', { ...member, moderates: false })).toBe(false);
    expect(isEntryShown('dms', { ...member, directTimelineSupported: false })).toBe(false);
  });

  it('shows visitors the local timeline, the known network and about, and of these only about when private', () => {
    expect(shown(visitor)).toEqual(['public', 'twkn', 'about']);
    expect(shown({ ...visitor, instancePrivate: true })).toEqual(['about']);
  });
});

describe('the links of navigation entries', () => {
  it.each([
    ['home', '/main/friends'],
    ['public', '/main/public'],
    ['twkn', '/main/all'],
    ['bookmarks', '/bookmarks'],
    ['favorites', '/users/mia?tab=favorites'],
    ['dms', '/users/mia/dms'],
    ['interactions', '/users/mia/interactions'],
    ['chats', '/users/mia/chats'],
    ['friendRequests', '/friend-requests'],
    ['interactionRequests', '/interaction-requests'],
    ['moderation', '/moderation'],
    ['about', '/about'],
    ['announcements', '/announcements'],
  ] as const)('%s leads to %s', (name, path) => {
    expect(entryPath(name, 'mia')).toBe(path);
  });
});

describe('pinned entries', () => {
  it('are names of entries or lists', () => {
    expect(isNavigationName('home')).toBe(true);
    expect(isNavigationName('toString')).toBe(false);
    expect(pinnedListId(listPin('12'))).toBe('12');
    expect(pinnedListId('home')).toBeNull();
  });

  it('are limited to six', () => {
    expect(MAX_PINS).toBe(6);
  });
});
