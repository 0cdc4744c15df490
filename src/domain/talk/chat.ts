/** Chats with one other person each, and their messages. */
import { compareIds } from '@/domain/engine/ids';
import type { Attachment, LinkCard } from '@/domain/statuses/status';
import type { CustomEmoji, User } from '@/domain/people/user';

export interface ChatMessage {
  id: string;
  chatId: string;
  userId: string;
  /** Cleaned HTML; empty if there is only a file. */
  html: string;
  text: string;
  createdAt: string;
  emoji: CustomEmoji[];
  attachment: Attachment | null;
  card: LinkCard | null;
  unread: boolean;
  /** Identifies one of our messages in an answer; only in the first minutes. */
  idempotencyKey: string | null;
}

/** A message in memory: received by the server, or being sent. */
export interface HeldMessage extends ChatMessage {
  /** Being sent. */
  pending: boolean;
  /** Failed tries so far; retried while `pending`. */
  tries: number;
  /** Why sending was given up: the server's text or a short technical reason. */
  error: string | null;
  /** For an own message, its id before the server assigned one; remains its key. */
  fakeId: string | null;
}

export interface Chat {
  id: string;
  /** The other person. */
  userId: string;
  unread: number;
  lastMessage: ChatMessage | null;
  updatedAt: string;
}

/** The key of the request that opens the chat with somebody. */
export const chatRequest = (userId: string): string => `chat with ${userId}`;

/** The key of the request for older messages. */
export const olderMessagesRequest = (chatId: string): string => `older messages of ${chatId}`;

/** Separates the id of the preceding message from the time of the failure. */
const MARK = '+';

/** Returns the id of a failed message, which sorts it after the last message at that time. */
export const failedId = (lastId: string | null, now: number): string =>
  `${lastId ?? ''}${MARK}${now}`;

export const isFailedId = (id: string): boolean => id.includes(MARK);

/** Negative if `a` is older; supports failed messages. */
export function compareMessageIds(a: string, b: string): number {
  if (!isFailedId(a) && !isFailedId(b)) return compareIds(a, b);
  const [idOfA = '', timeOfA = ''] = a.split(MARK);
  const [idOfB = '', timeOfB = ''] = b.split(MARK);
  return compareIds(idOfA, idOfB) || compareIds(timeOfA, timeOfB);
}

/** True unless the account is deactivated or says that it takes none. */
export const takesMessages = (user: Pick<User, 'deactivated' | 'acceptsChatMessages'>): boolean =>
  !user.deactivated && user.acceptsChatMessages !== false;

/** True if there is nothing to send. */
export const isEmptyMessage = (text: string, attachment: Attachment | null): boolean =>
  text.trim() === '' && attachment === null;

/** Compares chats, newest message first; equal ones keep their order. */
export const newestChatFirst = (one: Chat, other: Chat): number => {
  if (one.updatedAt === other.updatedAt) return 0;
  return one.updatedAt < other.updatedAt ? 1 : -1;
};

/**
 * A chat's last message when the reader saw its end. `reported`: they read it, and the server is
 * notified.
 */
export interface SeenEnd {
  messageId: string;
  reported: boolean;
}

/** Returns the server's unread count, or 0 if the reader has seen everything since. */
export const unreadOf = (
  { id, unread, lastMessage }: Chat,
  seen: Readonly<Record<string, SeenEnd>>,
): number => (lastMessage && seen[id]?.messageId === lastMessage.id ? 0 : unread);
