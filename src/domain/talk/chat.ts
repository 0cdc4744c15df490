/** Chats with one other person each, and their messages. */
import { compareIds } from '@/domain/engine/ids';
import type { Attachment, LinkCard } from '@/domain/statuses/status';
import type { CustomEmoji, User } from '@/domain/people/user';

export interface ChatMessage {
  id: string;
  chatId: string;
  userId: string;
  /** Cleaned HTML; empty when there is only a file. */
  html: string;
  text: string;
  createdAt: string;
  emoji: CustomEmoji[];
  attachment: Attachment | null;
  card: LinkCard | null;
  unread: boolean;
  /** Tells which message of ours came back; only in the first minutes. */
  idempotencyKey: string | null;
}

/** A message as it is held: one that the server has, or one that is on its way there. */
export interface HeldMessage extends ChatMessage {
  /** On its way. */
  pending: boolean;
  /** How often that came to nothing so far; it is tried again while `pending`. */
  tries: number;
  /** Why it was given up: the server's words or a short technical reason. */
  error: string | null;
  /** Of one's own: what it was called before the server gave it its id, and is known by for good. */
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

/** Under which key `requests` knows whether the chat with somebody can be opened. */
export const chatRequest = (userId: string): string => `chat with ${userId}`;

/** The same for the messages before those that are held. */
export const olderMessagesRequest = (chatId: string): string => `older messages of ${chatId}`;

/** What separates the message after which one failed from the time at which it did. */
const MARK = '+';

/** A message that could not be sent stays behind the last one that the server had then. */
export const failedId = (lastId: string | null, now: number): string =>
  `${lastId ?? ''}${MARK}${now}`;

export const isFailedId = (id: string): boolean => id.includes(MARK);

/** Negative when `a` is older; knows failed messages as well. */
export function compareMessageIds(a: string, b: string): number {
  if (!isFailedId(a) && !isFailedId(b)) return compareIds(a, b);
  const [idOfA = '', timeOfA = ''] = a.split(MARK);
  const [idOfB = '', timeOfB = ''] = b.split(MARK);
  return compareIds(idOfA, idOfB) || compareIds(timeOfA, timeOfB);
}

/** As far as their account tells; of some it does not. */
export const takesMessages = (user: Pick<User, 'deactivated' | 'acceptsChatMessages'>): boolean =>
  !user.deactivated && user.acceptsChatMessages !== false;

/** Whether there is nothing in it that could be sent. */
export const isEmptyMessage = (text: string, attachment: Attachment | null): boolean =>
  text.trim() === '' && attachment === null;

/** The chat with the newest message first; of equals, the one that came first. */
export const newestChatFirst = (one: Chat, other: Chat): number => {
  if (one.updatedAt === other.updatedAt) return 0;
  return one.updatedAt < other.updatedAt ? 1 : -1;
};

/**
 * A chat's last message when the reader saw the end of it. `told`: they read it, and the server
 * hears of it.
 */
export interface SeenEnd {
  messageId: string;
  reported: boolean;
}

/** What the server counts, unless the reader has seen it all since. */
export const unreadOf = (
  { id, unread, lastMessage }: Chat,
  seen: Readonly<Record<string, SeenEnd>>,
): number => (lastMessage && seen[id]?.messageId === lastMessage.id ? 0 : unread);
