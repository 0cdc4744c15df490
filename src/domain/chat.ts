/** Chats with one other person each, and their messages. */
import type { Attachment, LinkCard } from './status';
import type { CustomEmoji } from './user';

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

export interface Chat {
  id: string;
  /** The other person. */
  userId: string;
  unread: number;
  lastMessage: ChatMessage | null;
  updatedAt: string;
}
