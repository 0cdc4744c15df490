/**
 * Every keyboard shortcut, in one table for both the listener and the help. Keys have the browser's
 * names; two keys with a space between are pressed one after the other. Shortcuts that a reader
 * cannot use are neither handled nor shown.
 */
import type { RouteName } from '@/domain/session/routes';
import { isServed, routeOf } from '@/domain/session/routes';
import { createSelector } from '@reduxjs/toolkit';
import { selectActor } from '@/selectors/statuses/statusCommands';
import { selectKeptAccounts } from '@/selectors/session/accounts';
import { selectCapabilities } from '@/selectors/session/capabilities';
import { selectInstance } from '@/selectors/session/config';
import { selectMaySearch } from '@/selectors/session/navigation';
import { selectSignedIn } from '@/selectors/session/session';
import type { RootState } from '@/slices/root';
import type { DialogKind } from '@/slices/engine/dialogs';

export const shortcutGroups = ['reading', 'post', 'writing', 'page', 'places'] as const;

export type ShortcutGroup = (typeof shortcutGroups)[number];

interface Shortcut {
  keys: readonly string[];
  group: ShortcutGroup;
  /** Only for signed-in readers. */
  member?: true;
  /** The route it leads to. */
  route?: RouteName;
  /** The dialog it opens. */
  dialog?: DialogKind;
  /** How the help prints the keys, where there are many. */
  printed?: string;
  /** Works while typing, too. */
  inFields?: true;
}

export const shortcuts = {
  next: { keys: ['j'], group: 'reading' },
  previous: { keys: ['k'], group: 'reading' },
  showNew: { keys: ['.'], group: 'reading' },
  top: { keys: ['0'], group: 'reading' },
  open: { keys: ['Enter', 'o'], group: 'post' },
  reply: { keys: ['r'], group: 'post', member: true },
  favourite: { keys: ['f'], group: 'post', member: true },
  repeat: { keys: ['b'], group: 'post', member: true },
  quote: { keys: ['q'], group: 'post', member: true },
  bookmark: { keys: ['d'], group: 'post', member: true },
  folder: { keys: ['s'], group: 'post', member: true },
  fold: { keys: ['x'], group: 'post' },
  media: { keys: ['h'], group: 'post' },
  openMedia: { keys: ['e'], group: 'post' },
  translate: { keys: ['t'], group: 'post' },
  author: { keys: ['p'], group: 'post' },
  mention: { keys: ['m'], group: 'post', member: true },
  // The composer hears these itself, as they depend on its text.
  send: { keys: [], printed: 'Ctrl + Enter', group: 'writing', member: true },
  addPost: { keys: [], printed: 'Alt + Enter', group: 'writing', member: true },
  bold: { keys: [], printed: 'Ctrl + B', group: 'writing', member: true },
  italic: { keys: [], printed: 'Ctrl + I', group: 'writing', member: true },
  code: { keys: [], printed: 'Ctrl + E', group: 'writing', member: true },
  link: { keys: [], printed: 'Ctrl + K', group: 'writing', member: true },
  blockQuote: { keys: [], printed: 'Ctrl + Shift + .', group: 'writing', member: true },
  editLast: { keys: [], printed: '↑', group: 'writing', member: true },
  newPost: { keys: ['n'], group: 'page', member: true },
  search: { keys: ['/'], group: 'page', route: 'search' },
  // Heard by itself, as it works while typing and without single keys.
  palette: { keys: [], printed: 'Ctrl + K', group: 'page' },
  undo: { keys: ['z'], group: 'page', member: true },
  back: { keys: ['Backspace'], group: 'page' },
  leave: { keys: ['Escape'], group: 'page', inFields: true },
  help: { keys: ['?'], group: 'page' },
  home: { keys: ['g h'], group: 'places', route: 'friends' },
  notifications: { keys: ['g n'], group: 'places', route: 'notifications' },
  local: { keys: ['g l'], group: 'places', route: 'public-timeline' },
  known: { keys: ['g t'], group: 'places', route: 'public-external-timeline' },
  direct: { keys: ['g d'], group: 'places', route: 'dms' },
  bookmarks: { keys: ['g b'], group: 'places', route: 'bookmarks', member: true },
  profile: { keys: ['g u'], group: 'places', route: 'user-profile', member: true },
  chats: { keys: ['g c'], group: 'places', route: 'chats' },
  announcements: { keys: ['g a'], group: 'places', route: 'announcements' },
  settings: { keys: ['g s'], group: 'places', dialog: 'settings' },
  account: {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => `g ${digit}`),
    printed: 'g 1…9',
    group: 'places',
    member: true,
  },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;

/** Those of the text's format. */
const formatShortcuts = ['bold', 'italic', 'code', 'link', 'blockQuote'] as const;

/** Others hear the rest. */
export type HeardShortcut = Exclude<
  ShortcutName,
  'send' | 'addPost' | 'editLast' | 'palette' | (typeof formatShortcuts)[number]
>;

export const shortcutNames = Object.keys(shortcuts) as ShortcutName[];

export const shortcutOf = (name: ShortcutName): Shortcut => shortcuts[name];

/** The first key of a sequence. */
export const CHORD = 'g';

/** The shortcuts that are available to this reader; the same array as long as nothing changes. */
export const selectOfferedShortcuts = createSelector(
  [
    selectSignedIn,
    selectCapabilities,
    selectActor,
    selectMaySearch,
    (state: RootState) => selectKeptAccounts(state).length > 1,
    (state: RootState) => selectInstance(state).postFormats.length > 1,
  ],
  (
    signedIn,
    can,
    { canQuote, canTranslate },
    maySearch,
    severalAccounts,
    formats,
  ): readonly ShortcutName[] =>
    shortcutNames.filter((name) => {
      const { member, route } = shortcutOf(name);
      const { needsLogin } = route ? routeOf(route) : {};
      if ((member ?? needsLogin) && !signedIn) return false;
      if (route && !isServed(route, (capability) => can[capability])) return false;
      if (name === 'quote') return canQuote;
      if (name === 'translate') return canTranslate;
      if (name === 'editLast') return can.editing;
      if (name === 'account') return severalAccounts;
      if ((formatShortcuts as readonly ShortcutName[]).includes(name)) return formats;
      return name !== 'search' || maySearch;
    }),
);

const isHeard = (name: ShortcutName): name is HeardShortcut => shortcutOf(name).keys.length > 0;

const byKey = new Map<string, HeardShortcut>(
  shortcutNames
    .filter(isHeard)
    .flatMap((name) => shortcutOf(name).keys.map((key) => [key, name] as const)),
);

export const shortcutFor = (key: string): HeardShortcut | undefined => byKey.get(key);
