/** Builders of chats and messages; a test names only the fields that it needs. */
import type { Chat, ChatMessage, HeldMessage } from '@/domain/talk/chat';
import { noEntities } from '@/domain/engine/entities';
import type { User } from '@/domain/people/user';
import { newestMessagesReceived } from '@/slices/talk/chatMessages';
import { chatEntered, chatsReceived } from '@/slices/talk/chats';

export const someMessage = (changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 'm1',
  chatId: 'c1',
  userId: 'u2',
  text: changes.html ?? 'Hello',
  html: 'Hello',
  createdAt: '2026-11-20T12:00:00.000Z',
  emoji: [],
  attachment: null,
  card: null,
  unread: false,
  idempotencyKey: null,
  ...changes,
});

/** An own message that is being sent. */
export const someUnsent = (changes: Partial<HeldMessage> = {}): HeldMessage => ({
  ...someMessage({ userId: 'u1' }),
  id: 'fake',
  fakeId: 'fake',
  pending: true,
  tries: 0,
  error: null,
  ...changes,
});

export const someChat = (changes: Partial<Chat> = {}): Chat => ({
  id: 'c1',
  userId: 'u2',
  unread: 0,
  lastMessage: null,
  updatedAt: '2026-11-20T12:00:00.000Z',
  ...changes,
});

export const knownChats = (chats: Chat[], users: User[] = []) =>
  chatsReceived({ chats, entities: { ...noEntities(), users } });

/** An open chat with all its messages loaded, unless `isAll` is false. */
export const openedChat = (messages: ChatMessage[], isAll = true, chatId = 'c1') => [
  chatEntered({ chatId }),
  newestMessagesReceived({ chatId, messages, upTo: null, reaches: true, isAll }),
];
