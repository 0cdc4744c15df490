/** Messages of a chat that are on their way: how one begins, and what the browser keeps of it. */
import { escapeText } from '@/lib/markup/markup';
import type { Attachment } from '@/domain/statuses/status';
import type { HeldMessage } from './chat';

/** What was written, and by whom. */
export interface UnsentMessage {
  /** Also the key under which it is sent first. */
  fakeId: string;
  ownerId: string;
  chatId: string;
  text: string;
  attachment: Attachment | null;
  /** Milliseconds since 1970. */
  writtenAt: number;
  /** Why it was given up; null while it is to be sent. */
  error: string | null;
}

/** Servers know a message that comes twice for six hours; before that it is safe to send it again. */
export const SAFE_TO_REPEAT = 5 * 3_600_000;

/** As the chat shows it before the server has it. */
export const rowOfUnsent = (message: UnsentMessage): HeldMessage => ({
  id: message.fakeId,
  fakeId: message.fakeId,
  idempotencyKey: message.fakeId,
  chatId: message.chatId,
  userId: message.ownerId,
  text: message.text,
  html: htmlOf(message.text),
  createdAt: new Date(message.writtenAt).toISOString(),
  emoji: [],
  attachment: message.attachment,
  card: null,
  unread: false,
  pending: true,
  tries: 0,
  error: null,
});

const htmlOf = (text: string): string => escapeText(text).replace(/\r?\n/g, '<br>');
