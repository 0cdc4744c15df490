/**
 * Every action that the reader can have confirmed first, or done at once with an offer to undo it:
 * its setting, the change that it makes, and the notice about it. Undoing is the same change with
 * the opposite wish. Without a change there is no undo, as the server cannot take it back; deleting
 * later instead would leave a post up whose author closed the page.
 */
import type { RelationshipKind } from '@/domain/people/relationshipActions';
import type { SettingName, Settings } from '@/domain/settings/settings';
import type { StatusToggle } from '@/domain/statuses/status';

export type Change =
  | { toggle: StatusToggle; wanted: boolean }
  | { relationshipKind: RelationshipKind; wanted: boolean };

interface Undo {
  change: Change;
  /** The lowest choice of `undoNotices` that offers it: `all` for what its own button undoes. */
  from: Exclude<Settings['undoNotices'], 'off'>;
  /** The message id of the notice. */
  messageKey: string;
  /** The notice is shown even without the offer, or after a question. */
  told?: true;
}

interface AskOrUndo {
  /** The setting to ask first; null if it never does. */
  asks: Extract<SettingName, `modalOn${string}`> | null;
  undo: Undo | null;
}

export const askOrUndo = {
  repeat: {
    asks: 'modalOnRepeat',
    undo: {
      change: { toggle: 'repeated', wanted: true },
      from: 'all',
      messageKey: 'status.repeated_now',
    },
  },
  unfavourite: {
    asks: null,
    undo: {
      change: { toggle: 'favourited', wanted: false },
      from: 'all',
      messageKey: 'status.unfavourited_now',
    },
  },
  bookmark: {
    asks: null,
    undo: {
      change: { toggle: 'bookmarked', wanted: true },
      from: 'lasting',
      messageKey: 'status.bookmarked',
      told: true,
    },
  },
  unbookmark: {
    asks: null,
    undo: {
      change: { toggle: 'bookmarked', wanted: false },
      from: 'all',
      messageKey: 'status.unbookmarked_now',
    },
  },
  muteConversation: {
    asks: 'modalOnMuteConversation',
    undo: {
      change: { toggle: 'threadMuted', wanted: true },
      from: 'lasting',
      messageKey: 'status.conversation_muted',
      told: true,
    },
  },
  unfollow: {
    asks: 'modalOnUnfollow',
    undo: {
      change: { relationshipKind: 'following', wanted: false },
      from: 'lasting',
      messageKey: 'user_card.unfollowed_now',
    },
  },
  mute: {
    asks: 'modalOnMute',
    undo: {
      change: { relationshipKind: 'muting', wanted: true },
      from: 'lasting',
      messageKey: 'user_card.muted_now',
      told: true,
    },
  },
  block: {
    asks: 'modalOnBlock',
    undo: {
      change: { relationshipKind: 'blocking', wanted: true },
      from: 'lasting',
      messageKey: 'user_card.blocked_now',
    },
  },
  muteDomain: {
    asks: 'modalOnMuteDomain',
    undo: {
      change: { relationshipKind: 'domainBlocking', wanted: true },
      from: 'lasting',
      messageKey: 'user_card.muted_domain_now',
    },
  },
  removeFollower: { asks: 'modalOnRemoveUserFromFollowers', undo: null },
  approveFollow: { asks: 'modalOnApproveFollow', undo: null },
  denyFollow: { asks: 'modalOnDenyFollow', undo: null },
  delete: { asks: 'modalOnDelete', undo: null },
  logOut: { asks: 'modalOnLogout', undo: null },
} as const satisfies Record<string, AskOrUndo>;

export type AskOrUndoAction = keyof typeof askOrUndo;

const rows: readonly AskOrUndo[] = Object.values(askOrUndo);

/** Returns the row of a change; undefined for changes that are neither asked about nor undone. */
export const askOrUndoOf = (made: Change): (AskOrUndo & { undo: Undo }) | undefined =>
  rows.find(
    (row): row is AskOrUndo & { undo: Undo } => row.undo !== null && isSame(row.undo.change, made),
  );

const isSame = (one: Change, other: Change): boolean =>
  one.wanted === other.wanted &&
  ('toggle' in one
    ? 'toggle' in other && one.toggle === other.toggle
    : 'relationshipKind' in other && one.relationshipKind === other.relationshipKind);
