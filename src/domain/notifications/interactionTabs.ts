/** The tabs of what others did, by the types of notifications that each of them shows. */
import type { Capability } from '@/domain/session/capabilities';
import { notificationTypes, type NotificationType } from './notification';
import type { Privilege } from '@/domain/session/privileges';

interface TabRow {
  types: readonly NotificationType[];
  /** Only with this right. */
  privilege?: Privilege;
  /** Only where the server has it. */
  needs?: Capability;
  /** Only for those who are not moved along by themselves. */
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

/** By their names on the wire. Another name that one family has for the same is named, too. */
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

/** Those that this reader gets to see, in order. */
export const shownTabs = ({ privileges, allowsFollowingMove, can }: TabFacts): InteractionTab[] =>
  (Object.keys(interactionTabs) as InteractionTab[]).filter((tab) => {
    const { privilege, needs, unlessMovedAlong = false } = rowOf(tab);
    if (privilege && !privileges.includes(privilege)) return false;
    return !(needs && !can[needs]) && !(unlessMovedAlong && allowsFollowingMove);
  });

/** The names of its requests. */
export const interactionFeedRequest = (tab: InteractionTab): string => `happenings ${tab}`;
export const olderInteractionsRequest = (tab: InteractionTab): string => `happenings ${tab} older`;
