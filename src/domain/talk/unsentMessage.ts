/** Unsent chat messages: their initial row, and their stored form. */
import { escapeText } from '@/lib/markup/markup';
import type { Attachment } from '@/domain/statuses/status';
import type { HeldMessage } from './chat';

/** A stored message and its author. */
export interface UnsentMessage {
  /** Also its first idempotency key. */
  fakeId: string;
  ownerId: string;
  chatId: string;
  text: string;
  attachment: Attachment | null;
  /** Milliseconds since 1970. */
  writtenAt: number;
  /** Why sending was given up; null while it is pending. */
  error: string | null;
}

/** The time in which retrying is safe: servers recognise duplicates for six hours. */
export const SAFE_TO_REPEAT = 5 * 3_600_000;

/** Returns its row until the server has it. */
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
