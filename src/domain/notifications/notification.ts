/**
 * Notifications. Every type is declared once: its wire name, the setting that shows or hides it,
 * and whether a click marks it as seen; if a click does not, the notification requires an action.
 */
import type { ChatMessage } from '@/domain/talk/chat';
import type { Report } from '@/domain/people/report';
import type { Settings } from '@/domain/settings/settings';

/** The groups of types in the settings. */
export type NotificationKind = keyof Settings['notificationVisibility'];

interface TypeRow {
  wire: string;
  /** Null means always shown. */
  visibility: NotificationKind | null;
  seenByClick: boolean;
  /** Meaningless without its status. */
  needsStatus: boolean;
}

export const notificationTypes = {
  mention: { wire: 'mention', visibility: 'mentions', seenByClick: false, needsStatus: true },
  status: { wire: 'status', visibility: 'statuses', seenByClick: true, needsStatus: true },
  like: { wire: 'favourite', visibility: 'likes', seenByClick: true, needsStatus: true },
  repeat: { wire: 'reblog', visibility: 'repeats', seenByClick: true, needsStatus: true },
  follow: { wire: 'follow', visibility: 'follows', seenByClick: true, needsStatus: false },
  follow_request: {
    wire: 'follow_request',
    visibility: 'followRequest',
    seenByClick: false,
    needsStatus: false,
  },
  move: { wire: 'move', visibility: 'moves', seenByClick: true, needsStatus: false },
  poll: { wire: 'poll', visibility: 'polls', seenByClick: true, needsStatus: true },
  update: { wire: 'update', visibility: null, seenByClick: true, needsStatus: true },
  'pleroma:emoji_reaction': {
    wire: 'pleroma:emoji_reaction',
    visibility: 'emojiReactions',
    seenByClick: true,
    needsStatus: true,
  },
  'pleroma:report': {
    wire: 'pleroma:report',
    visibility: 'reports',
    seenByClick: false,
    needsStatus: false,
  },
  'pleroma:chat_mention': {
    wire: 'pleroma:chat_mention',
    visibility: 'chatMention',
    seenByClick: true,
    needsStatus: false,
  },
  /** A reply, favourite or repeat that waits for approval; GoToSocial has a name for each. */
  pending: { wire: 'pending.reply', visibility: null, seenByClick: false, needsStatus: true },
  /** Some servers notify staff of each new account. */
  sign_up: { wire: 'admin.sign_up', visibility: null, seenByClick: true, needsStatus: false },
  /** Somebody quoted the reader; on other servers a mention. */
  quote: { wire: 'quote', visibility: 'mentions', seenByClick: true, needsStatus: true },
  /** The status is the reader's own, which quotes the edited one. */
  quoted_update: { wire: 'quoted_update', visibility: null, seenByClick: true, needsStatus: true },
  /** The server itself tells something; it has several names for it. */
  notice: {
    wire: 'severed_relationships',
    visibility: null,
    seenByClick: true,
    needsStatus: false,
  },
  /** A type that this client does not know; described in neutral words. */
  unknown: { wire: '', visibility: null, seenByClick: true, needsStatus: false },
} as const satisfies Record<string, TypeRow>;

export type NotificationType = keyof typeof notificationTypes;

/** The server's names of the types that it may group, among those that the reader wants grouped. */
export const groupableTypes = (grouping: Settings['notificationGrouping']): readonly string[] =>
  (['like', 'repeat', 'follow'] as const).flatMap((type) => {
    const { wire, visibility } = notificationTypes[type];
    return grouping[visibility] ? wire : [];
  });

/** The keys of the requests for new and for older notifications. */
export const notificationRequests = {
  news: 'notifications',
  older: 'notifications older',
} as const;

/** News in the name of the server. */
export interface ServerNotice {
  /** The cause of severed relationships, or the moderators' action, by the server's names. */
  reason: string;
  /** The severed server or account, the moderators' words, or the year of a review. */
  subject: string;
  /** The numbers of severed relationships. */
  followers: number;
  following: number;
}

export interface ServerGroup {
  count: number;
  /** Some of its people, the last to act first. */
  userIds: string[];
}

export interface Notification {
  id: string;
  type: NotificationType;
  /** The server's name, for unknown types. */
  wireType: string;
  seen: boolean;
  /** Caused by somebody whom the reader muted. */
  muted: boolean;
  createdAt: string;
  /** The person who caused it. */
  userId: string;
  statusId: string | null;
  /** The new account of somebody who moved. */
  targetUserId: string | null;
  /** A character or a shortcode without colons. */
  emoji: string | null;
  emojiUrl: string | null;
  chatMessage: ChatMessage | null;
  report: Report | null;
  /** Of the type `notice` only. */
  notice?: ServerNotice;
  /** The server's name of its group, if the server groups this type. */
  groupKey?: string;
  /** Stands for all of its group up to this one, as the server tells it. */
  group?: ServerGroup;
}

/** The known people who caused it, the last to act first. */
export const causesOf = ({ userId, group }: Notification): readonly string[] =>
  group?.userIds ?? [userId];

/** The kind of reaction that waits for approval: `favourite`, `reply` or `reblog`. */
export const interactionKindOf = ({ wireType }: Pick<Notification, 'wireType'>): string =>
  wireType.replace('pending.', '');
