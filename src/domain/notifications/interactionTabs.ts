/** The tabs of the interactions page, with the notification types of each. */
import type { Capability } from '@/domain/session/capabilities';
import { notificationTypes, type NotificationType } from './notification';
import type { Privilege } from '@/domain/session/privileges';

interface TabRow {
  types: readonly NotificationType[];
  /** Requires this privilege. */
  privilege?: Privilege;
  /** Requires this capability. */
  needs?: Capability;
  /** Hidden if the account follows moves automatically. */
  unlessMovedAlong?: true;
}

export const interactionTabs = {
  mentions: { types: ['mention'] },
  likesAndRepeats: { types: ['like', 'repeat'] },
  follows: { types: ['follow', 'follow_request'] },
  emojiReactions: { types: ['pleroma:emoji_reaction'], needs: 'reactions' },
  reports: { types: ['pleroma:report'], privilege: 'reports_manage_reports' },
  moves: { types: ['move'], unlessMovedAlong: true },
} as const satisfies Record<string, TabRow>;

export type InteractionTab = keyof typeof interactionTabs;

const rowOf = (tab: InteractionTab): TabRow => interactionTabs[tab];

export const typesOf = (tab: InteractionTab): readonly NotificationType[] => rowOf(tab).types;

/** Returns the wire names of a tab's types, with another family's name for the same. */
export const wireTypesOf = (tab: InteractionTab): string[] =>
  typesOf(tab).flatMap((type) =>
    type === 'pleroma:report'
      ? [notificationTypes[type].wire, 'admin.report']
      : [notificationTypes[type].wire],
  );

export interface TabFacts {
  privileges: readonly Privilege[];
  allowsFollowingMove: boolean;
  can: Readonly<Record<Capability, boolean>>;
}

/** Returns the tabs that this reader sees, in order. */
export const shownTabs = ({ privileges, allowsFollowingMove, can }: TabFacts): InteractionTab[] =>
  (Object.keys(interactionTabs) as InteractionTab[]).filter((tab) => {
    const { privilege, needs, unlessMovedAlong = false } = rowOf(tab);
    if (privilege && !privileges.includes(privilege)) return false;
    return !(needs && !can[needs]) && !(unlessMovedAlong && allowsFollowingMove);
  });

/** The keys of its requests. */
export const interactionFeedRequest = (tab: InteractionTab): string => `happenings ${tab}`;
export const olderInteractionsRequest = (tab: InteractionTab): string => `happenings ${tab} older`;
