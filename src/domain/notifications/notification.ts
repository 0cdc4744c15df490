/**
 * What happened to the reader. Every type is declared once: its name on the wire, the setting that
 * shows or hides it, and whether a click marks it as seen; what a click does not settle asks the
 * reader to do something.
 */
import type { ChatMessage } from '@/domain/talk/chat';
import type { Report } from '@/domain/people/report';
import type { Settings } from '@/domain/settings/settings';

/** As the settings group the types. */
export type NotificationKind = keyof Settings['notificationVisibility'];

interface TypeRow {
  wire: string;
  /** Null is always shown. */
  visibility: NotificationKind | null;
  seenByClick: boolean;
  /** It is about a status, and nothing without it. */
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
  /** Staff are told of each new account, by some servers. */
  sign_up: { wire: 'admin.sign_up', visibility: null, seenByClick: true, needsStatus: false },
  /** One that is newer than this client: told in neutral words. */
  unknown: { wire: '', visibility: null, seenByClick: true, needsStatus: false },
} as const satisfies Record<string, TypeRow>;

export type NotificationType = keyof typeof notificationTypes;

/** The names of their requests: for what is new, and for older ones. */
export const notificationRequests = {
  news: 'notifications',
  older: 'notifications older',
} as const;

export interface Notification {
  id: string;
  type: NotificationType;
  /** As the server calls it, for types that we do not know. */
  wireType: string;
  seen: boolean;
  /** Its cause is someone whom the reader has muted. */
  muted: boolean;
  createdAt: string;
  /** Who caused it. */
  userId: string;
  statusId: string | null;
  /** Where someone moved to. */
  targetUserId: string | null;
  /** A character or a shortcode without colons. */
  emoji: string | null;
  emojiUrl: string | null;
  chatMessage: ChatMessage | null;
  report: Report | null;
}
