/**
 * The entries of the navigation and their conditions. One table for the panel, the drawer, the pins
 * and the editor; the view only adds icons and labels.
 */
import { pathTo, type RouteName } from './routes';

interface Entry {
  route: RouteName;
  group: 'timelines' | 'root';
  /** The unread count it shows. */
  badge?: 'chats' | 'announcements' | 'followRequests';
  /** Visible for visitors. */
  anonymous?: true;
  needs?:
    | 'publicInstance'
    | 'federation'
    | 'chats'
    | 'directTimeline'
    | 'announcements'
    | 'lockedAccount'
    | 'interactionPolicies'
    | 'moderator';
}

const navigationEntries = {
  home: { route: 'friends', group: 'timelines' },
  public: {
    route: 'public-timeline',
    group: 'timelines',
    anonymous: true,
    needs: 'publicInstance',
  },
  twkn: {
    route: 'public-external-timeline',
    group: 'timelines',
    anonymous: true,
    needs: 'federation',
  },
  bookmarks: { route: 'bookmarks', group: 'timelines' },
  favorites: { route: 'user-profile', group: 'timelines' },
  dms: { route: 'dms', group: 'timelines', needs: 'directTimeline' },
  interactions: { route: 'interactions', group: 'root' },
  chats: { route: 'chats', group: 'root', badge: 'chats', needs: 'chats' },
  friendRequests: {
    route: 'friend-requests',
    group: 'root',
    badge: 'followRequests',
    needs: 'lockedAccount',
  },
  interactionRequests: {
    route: 'interaction-requests',
    group: 'root',
    needs: 'interactionPolicies',
  },
  moderation: { route: 'moderation', group: 'root', needs: 'moderator' },
  about: { route: 'about', group: 'root', anonymous: true },
  announcements: {
    route: 'announcements',
    group: 'root',
    badge: 'announcements',
    needs: 'announcements',
  },
} as const satisfies Record<string, Entry>;

export type NavigationName = keyof typeof navigationEntries;

export const navigationNames = Object.keys(navigationEntries) as NavigationName[];

export const navigationEntry = (name: NavigationName): Entry => navigationEntries[name];

/** Returns the path of an entry; own pages need the reader's screen name. */
export function entryPath(name: NavigationName, screenName: string): string {
  switch (name) {
    case 'favorites':
      return pathTo('user-profile', { name: screenName }, { tab: 'favorites' });
    case 'dms':
    case 'interactions':
    case 'chats':
      return pathTo(navigationEntries[name].route, { username: screenName });
    default:
      return pathTo(navigationEntries[name].route);
  }
}

/** The conditions of entries, collected from the state by a selector. */
export interface NavigationFacts {
  signedIn: boolean;
  instancePrivate: boolean;
  federating: boolean;
  chatsSupported: boolean;
  directTimelineSupported: boolean;
  announcementsSupported: boolean;
  locked: boolean;
  interactionPoliciesSupported: boolean;
  moderates: boolean;
}

export function isEntryShown(name: NavigationName, facts: NavigationFacts): boolean {
  const { anonymous, needs } = navigationEntry(name);
  if (!facts.signedIn && !anonymous) return false;
  switch (needs) {
    case 'publicInstance':
      return facts.signedIn || !facts.instancePrivate;
    case 'federation':
      return facts.federating && (facts.signedIn || !facts.instancePrivate);
    case 'chats':
      return facts.chatsSupported;
    case 'directTimeline':
      return facts.directTimelineSupported;
    case 'announcements':
      return facts.announcementsSupported;
    case 'lockedAccount':
      return facts.locked;
    case 'interactionPolicies':
      return facts.interactionPoliciesSupported;
    case 'moderator':
      return facts.moderates;
    case undefined:
      return true;
  }
}

/** The number of pins that fit into the desktop panel. */
export const MAX_PINS = 6;

/** A pin is the name of an entry, or `list-<id>`. */
export type Pin = string;

export const defaultPins: Pin[] = ['home', 'dms', 'chats'];

export const listPin = (listId: string): Pin => `list-${listId}`;

export const pinnedListId = (pin: Pin): string | null =>
  pin.startsWith('list-') ? pin.slice('list-'.length) : null;

export const isNavigationName = (pin: Pin): pin is NavigationName =>
  Object.hasOwn(navigationEntries, pin);
