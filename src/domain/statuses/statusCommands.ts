/**
 * What may be done to a status, and by whom: the rules behind the buttons of a card and behind the
 * entries of its menu.
 */
import type { Privilege } from '@/domain/session/privileges';
import type { StatusToggle, Status, Visibility } from './status';

/** Who looks at the card, and what the server can do for them. */
export interface Actor {
  /** Null for visitors. */
  ownId: string | null;
  privileges: readonly Privilege[];
  canEdit: boolean;
  canQuote: boolean;
}

/** In the order in which the menu has them. */
export const statusMenuEntries = [
  'quote',
  'mute',
  'pin',
  'bookmark',
  'edit',
  'history',
  'delete',
  'redraft',
  'copyLink',
  'openOriginal',
  'report',
  'crowd',
  'whyShown',
] as const;

export type StatusMenuEntry = (typeof statusMenuEntries)[number];

/** Entries that switch something on and off. */
export const toggleOfMenuEntry = {
  mute: 'threadMuted',
  pin: 'pinned',
  bookmark: 'bookmarked',
} as const satisfies Partial<Record<StatusMenuEntry, SecondaryToggle>>;

export type ToggleMenuEntry = keyof typeof toggleOfMenuEntry;

export const isToggleMenuEntry = (entry: StatusMenuEntry): entry is ToggleMenuEntry =>
  entry in toggleOfMenuEntry;

/** What can be said of a status without its rows; cards hand over the whole. */
export type ActedOn = Pick<Status, 'userId' | 'visibility' | 'isLocal' | 'url' | 'editedAt'>;

type Rule = (status: ActedOn, actor: Actor, inThread?: boolean) => boolean;

const isMember: Rule = (_status, { ownId }) => ownId !== null;
const isOwn: Rule = ({ userId }, { ownId }) => ownId !== null && userId === ownId;

const rules: Record<StatusMenuEntry, Rule> = {
  quote: (status, actor) => actor.canQuote && isMember(status, actor) && mayQuote(status, actor),
  mute: isMember,
  pin: (status, actor) => isOwn(status, actor) && pinnable.includes(status.visibility),
  bookmark: isMember,
  edit: (status, actor) => actor.canEdit && isOwn(status, actor),
  history: (status, actor) => actor.canEdit && status.editedAt !== null,
  delete: (status, actor) =>
    isOwn(status, actor) || (isMember(status, actor) && actor.privileges.includes(DELETE_ANY)),
  redraft: (status, actor) => isOwn(status, actor),
  copyLink: () => true,
  openOriginal: ({ isLocal, url }) => !isLocal && url !== null,
  // Nobody reports themselves.
  report: (status, actor) => isMember(status, actor) && !isOwn(status, actor),
  // Who is under attack is attacked by way of what they wrote, or where others write.
  crowd: (status, actor, inThread) =>
    isOwn(status, actor) || (inThread === true && isMember(status, actor)),
  whyShown: () => true,
};

const DELETE_ANY: Privilege = 'messages_delete';
const pinnable: readonly Visibility[] = ['public', 'unlisted'];
const shared: readonly Visibility[] = ['public', 'unlisted', 'local'];

/** Whether the rules of quoting allow it; another question is whether the server can. */
export function mayQuote(status: ActedOn, actor: Actor): boolean {
  if (status.visibility === 'private') return isOwn(status, actor);
  return shared.includes(status.visibility);
}

/** `inThread`: it stands within its conversation. */
export const statusMenuEntriesFor = (
  status: ActedOn,
  actor: Actor,
  inThread = false,
): StatusMenuEntry[] => statusMenuEntries.filter((entry) => rules[entry](status, actor, inThread));

/** What was written for a chosen few is not for others to pass on. */
export const mayRepeat = ({ visibility }: Pick<Status, 'visibility'>): boolean =>
  shared.includes(visibility);

/** An extra action that failed: what was wanted, and what was said to it. */
export interface CommandFailure {
  /** `part`: what should have opened was not to be had. */
  about: SecondaryToggle | 'link' | 'part';
  wanted: boolean;
  reason: string;
}

/** Of these, a failure is told on the status itself; of the other marks, in a notice. */
export type SecondaryToggle = Exclude<StatusToggle, 'favourited' | 'repeated'>;

export const isSecondaryToggle = (toggle: StatusToggle): toggle is SecondaryToggle =>
  toggle !== 'favourited' && toggle !== 'repeated';
