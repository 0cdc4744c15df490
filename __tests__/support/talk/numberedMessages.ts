/** Chat messages by number: a higher number is newer. */
import type { ChatMessage, HeldMessage } from '@/domain/talk/chat';
import { rowOfUnsent } from '@/domain/talk/unsentMessage';

/** An id of fixed length, as servers make them. */
export const messageId = (number: number): string => `m${String(number).padStart(5, '0')}`;

export const chatMessage = (number: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id: messageId(number),
  chatId: 'c1',
  userId: 'u2',
  html: `message ${number}`,
  text: `message ${number}`,
  createdAt: new Date(Date.UTC(2026, 10, 20) + number * 1_000).toISOString(),
  emoji: [],
  attachment: null,
  card: null,
  unread: true,
  idempotencyKey: null,
  ...changes,
});

/** The messages from one number to another, newest first, as servers list them. */
export const chatMessages = (from: number, to: number): ChatMessage[] =>
  Array.from({ length: to - from + 1 }, (_none, at) => chatMessage(to - at));

export const unsentMessage = (fakeId: string, text = 'on its way'): HeldMessage =>
  rowOfUnsent({
    fakeId,
    ownerId: 'me',
    chatId: 'c1',
    text,
    attachment: null,
    writtenAt: Date.UTC(2026, 10, 20),
    error: null,
  });
