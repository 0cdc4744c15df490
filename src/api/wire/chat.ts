/** Private chats with one other person, and the shoutbox that everybody shares. */
import type { WireEmoji } from './emoji';
import type { WireAttachment, WireCard } from './status';
import type { WireUser } from './user';

export interface WireChatMessage {
  id: string;
  chat_id: string;
  account_id: string;
  /** HTML; null if there is only a file. */
  content: string | null;
  created_at: string;
  emojis?: WireEmoji[];
  attachment?: WireAttachment | null;
  card?: WireCard | null;
  unread?: boolean;
  /** Only in the first minutes. */
  idempotency_key?: string;
}

export interface WireChat {
  id: string;
  account: WireUser;
  unread?: number;
  last_message?: WireChatMessage | null;
  updated_at?: string;
}

export interface WireShout {
  id: number;
  text: string;
  author: WireUser;
}
