/**
 * The rules of what may be done to a status, and by whom: for the buttons of a card and the entries
 * of its menu.
 */
import type { Privilege } from '@/domain/session/privileges';
import type { SecondaryToggle } from './commandFailure';
import { mayRepeat, sharedVisibilities } from './mayRepeat';
import type { Status, Visibility } from './status';

/** The reader, and the server's capabilities. */
export interface Actor {
  /** Null for visitors. */
  ownId: string | null;
  privileges: readonly Privilege[];
  canEdit: boolean;
  canQuote: boolean;
  /** Writers say who may quote, and take their posts out of quotes. */
  canRuleQuotes: boolean;
  /** The server lists the quotes of a post. */
  canListQuotes: boolean;
  /** The server or the browser translates. */
  canTranslate: boolean;
}

/** In menu order: what cannot be undone comes last. */
export const statusMenuEntries = [
  'quote',
  'quotes',
  'translate',
  'mute',
  'pin',
  'bookmark',
  'folder',
  'edit',
  'quotePolicy',
  'history',
  'copyLink',
  'openOriginal',
  'report',
  'crowd',
  'hashtags',
  'whyShown',
  'removeFromQuote',
  'redraft',
  'delete',
] as const;

export type StatusMenuEntry = (typeof statusMenuEntries)[number];

/** All entries except the link, and the button that may ask first. */
export type StatusCommand = Exclude<StatusMenuEntry, 'openOriginal'> | 'repeat';

/** Menu entries that are toggles. */
export const toggleOfMenuEntry = {
  mute: 'threadMuted',
  pin: 'pinned',
  bookmark: 'bookmarked',
} as const satisfies Partial<Record<StatusMenuEntry, SecondaryToggle>>;

export type ToggleMenuEntry = keyof typeof toggleOfMenuEntry;

export const isToggleMenuEntry = (
  entry: StatusMenuEntry | StatusCommand,
): entry is ToggleMenuEntry => entry in toggleOfMenuEntry;

/** The fields that the rules need; cards pass the whole status. */
export type ActedOn = Pick<
  Status,
  | 'userId'
  | 'visibility'
  | 'isLocal'
  | 'url'
  | 'editedAt'
  | 'hashtags'
  | 'quoteConsent'
  | 'quoteCount'
  | 'html'
  | 'summary'
  | 'bookmarked'
> & {
  /** It shows a post of the reader. */
  quotesReader?: boolean;
};

type Rule = (status: ActedOn, actor: Actor, inThread?: boolean) => boolean;

const isMember: Rule = (_status, { ownId }) => ownId !== null;
const isOwn: Rule = ({ userId }, { ownId }) => ownId !== null && userId === ownId;

const rules: Record<StatusMenuEntry, Rule> = {
  quote: (status, actor) => actor.canQuote && isMember(status, actor) && mayQuote(status, actor),
  quotes: ({ quoteCount }, { canListQuotes }) => canListQuotes && quoteCount > 0,
  // Also where the language is said to be the reader's: many posts claim a wrong one.
  translate: (status, actor) =>
    actor.canTranslate && !isOwn(status, actor) && (status.html !== '' || status.summary !== ''),
  mute: isMember,
  pin: (status, actor) => isOwn(status, actor) && open.includes(status.visibility),
  bookmark: isMember,
  folder: ({ bookmarked }, { ownId }) => ownId !== null && bookmarked,
  edit: (status, actor) => actor.canEdit && isOwn(status, actor),
  quotePolicy: (status, actor) =>
    actor.canRuleQuotes && isOwn(status, actor) && open.includes(status.visibility),
  history: (status, actor) => actor.canEdit && status.editedAt !== null,
  delete: (status, actor) =>
    isOwn(status, actor) || (isMember(status, actor) && actor.privileges.includes(DELETE_ANY)),
  redraft: (status, actor) => isOwn(status, actor),
  copyLink: () => true,
  openOriginal: ({ isLocal, url }) => !isLocal && url !== null,
  // One cannot report oneself.
  report: (status, actor) => isMember(status, actor) && !isOwn(status, actor),
  // Attacks happen through the reader's own posts, or within threads.
  crowd: (status, actor, inThread) =>
    isOwn(status, actor) || (inThread === true && isMember(status, actor)),
  hashtags: (status, actor) => isMember(status, actor) && status.hashtags.length > 0,
  whyShown: () => true,
  removeFromQuote: (status, actor) =>
    actor.canRuleQuotes && status.quotesReader === true && !isOwn(status, actor),
};

const DELETE_ANY: Privilege = 'messages_delete';
const open: readonly Visibility[] = ['public', 'unlisted'];

/** True if the rules of quoting allow it, whatever the server can do. */
export function mayQuote(status: ActedOn, actor: Actor): boolean {
  if (status.quoteConsent === 'denied') return false;
  if (status.visibility === 'private') return isOwn(status, actor);
  return sharedVisibilities.includes(status.visibility);
}

/** `inThread`: shown within its thread. */
export const statusMenuEntriesFor = (
  status: ActedOn,
  actor: Actor,
  inThread = false,
): StatusMenuEntry[] => statusMenuEntries.filter((entry) => rules[entry](status, actor, inThread));

/** True if the reader may give the command, from a menu, a button or a key. */
export const mayCommand = (
  status: ActedOn,
  actor: Actor,
  command: StatusCommand,
  inThread = false,
): boolean =>
  command === 'repeat'
    ? isMember(status, actor) && mayRepeat(status)
    : rules[command](status, actor, inThread);
