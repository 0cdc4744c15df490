import type { Chat } from '@/domain/talk/chat';
import { emptyThread } from '@/domain/talk/chatThread';
import { noEntities } from '@/domain/engine/entities';
import { rowOfUnsent } from '@/domain/talk/unsentMessage';
import {
  selectChat,
  selectMessage,
  selectMessageKeys,
  selectChatThread,
  selectEndToMarkRead,
} from '@/selectors/talk/chats';
import {
  chatScrolled,
  messageDeleteRequested,
  messageFailed,
  messageQueued,
  newestMessagesReceived,
  olderMessagesReceived,
} from '@/slices/talk/chatMessages';
import { chatEntered, chatRead, chatsReceived, chatUpdated } from '@/slices/talk/chats';
import { listsTruncated } from '@/slices/engine/entities';
import { rootReducer, type RootState } from '@/slices/root';
import { someChat } from '@support/talk/chats';
import { chatMessage, chatMessages, messageId } from '@support/talk/numberedMessages';
import type { Action } from '@reduxjs/toolkit';

const chatId = 'c1';
const after = (state: RootState | undefined, ...actions: Action[]): RootState =>
  [{ type: 'begin' }, ...actions].reduce<RootState | undefined>(rootReducer, state)!;

const chat = (changes: Partial<Chat> = {}): Chat =>
  someChat({ lastMessage: chatMessage(3), unread: 2, ...changes });
const listed = (...chats: Chat[]) => chatsReceived({ chats, entities: noEntities() });
const told = (changes: Partial<Chat> = {}) =>
  chatUpdated({ chat: chat(changes), entities: noEntities() });
const newest = (from: number, to: number) =>
  newestMessagesReceived({
    chatId,
    messages: chatMessages(from, to),
    upTo: null,
    reaches: true,
    isAll: false,
  });

it('CHAT-01 keeps id, account, unread, lastMessage and updated_at of a chat, and its bounds, new messages and last seen one', () => {
  const state = after(
    undefined,
    listed(chat({ updatedAt: '2026-11-20T00:00:03.000Z' })),
    chatEntered({ chatId }),
    newest(1, 3),
    chatRead({ chatId, messageId: messageId(2) }),
    told({ lastMessage: chatMessage(4) }),
  );
  expect(selectChat(after(undefined, listed(chat())), chatId)).toEqual({
    id: 'c1',
    userId: 'u2',
    unread: 2,
    lastMessage: chatMessage(3),
    updatedAt: '2026-11-20T12:00:00.000Z',
  });
  expect(selectChatThread(state, chatId)).toMatchObject({
    minId: messageId(1),
    maxId: messageId(4),
    newMessageCount: 1,
    lastSeenMessageId: messageId(2),
  });
  expect(selectChatThread(after(undefined), chatId)).toBe(emptyThread);
});

it('CHAT-02 keeps id, chat_id, account_id, content, created_at, attachments, emojis, idempotency_key, pending, error and fakeId of a message', () => {
  const emoji = [{ shortcode: 'frog', url: '/frog.png', staticUrl: '/frog.png' }] as never[];
  const attachment = { id: '7', mimeType: 'image/png' } as never;
  const [first, second] = [chatMessage(1, { emoji, attachment, idempotencyKey: 'k0' }), 'k1'];
  const message = rowOfUnsent({
    fakeId: second,
    ownerId: 'u1',
    chatId,
    text: 'a < b',
    attachment: null,
    writtenAt: Date.UTC(2026, 10, 20),
    error: null,
  });
  const sent = after(
    undefined,
    chatEntered({ chatId }),
    told({ lastMessage: first }),
    messageQueued({ message }),
  );
  expect(selectMessage(sent, chatId, first.id)).toMatchObject({
    id: first.id,
    chatId: 'c1',
    userId: 'u2',
    html: 'message 1',
    createdAt: first.createdAt,
    attachment: { mimeType: 'image/png' },
    emoji,
    idempotencyKey: 'k0',
    pending: false,
    error: null,
    fakeId: null,
  });
  expect(selectMessage(sent, chatId, second)).toMatchObject({
    id: 'k1',
    userId: 'u1',
    html: 'a &lt; b',
    createdAt: '2026-11-20T00:00:00.000Z',
    attachment: null,
    idempotencyKey: 'k1',
    pending: true,
    error: null,
    fakeId: 'k1',
  });
  const failed = after(sent, messageFailed({ chatId, fakeId: 'k1', reason: 'No', now: 5 }));
  expect(selectMessage(failed, chatId, second)).toMatchObject({
    id: `${first.id}+5`,
    pending: false,
    error: 'No',
    fakeId: 'k1',
  });
});

describe('the list of chats', () => {
  it('is ordered newest first with each chat once, whatever the source', () => {
    const state = after(
      undefined,
      listed(chat({ id: 'c2', updatedAt: '2' }), chat({ updatedAt: '1' })),
      told({ updatedAt: '3' }),
    );
    expect(state.chats.chats.map(({ id }) => id)).toEqual(['c1', 'c2']);
  });

  it('keeps the identity of its rows while nothing in them is new', () => {
    const before = after(undefined, listed(chat()), chatEntered({ chatId }));
    expect(selectChat(before, chatId)).toBe(selectChat(after(before, newest(1, 3)), chatId));
  });
});

describe('a message that arrives while a chat is being opened', () => {
  it('is shown, though it is newer than the page being loaded', () => {
    const state = after(
      undefined,
      listed(chat()),
      chatEntered({ chatId }),
      told({ lastMessage: chatMessage(4) }),
      newest(1, 3),
    );
    expect(selectMessageKeys(state, chatId)).toEqual([1, 2, 3, 4].map(messageId));
  });

  it('is not stored for a chat that nobody opened', () => {
    const state = after(undefined, listed(chat()), told({ lastMessage: chatMessage(4) }));
    expect(selectChatThread(state, chatId)).toBe(emptyThread);
  });

  it('leaves no gap where the last message is older than the stored ones', () => {
    const state = after(undefined, chatEntered({ chatId }), newest(5, 9), told());
    expect(selectMessageKeys(state, chatId)).toEqual([5, 6, 7, 8, 9].map(messageId));
  });
});

it("does not announce one's own messages or those of chats out of view", () => {
  const own = { userId: 'u1', unread: false };
  const held = [chatEntered({ chatId }), newest(1, 3), chatScrolled({ chatId, atBottom: true })];
  const read = after(undefined, listed(chat({ unread: 0 })), ...held);
  expect(selectEndToMarkRead(read, chatId)).toBe(messageId(3));
  const answered = after(read, told({ unread: 0, lastMessage: chatMessage(4, own) }));
  expect(selectEndToMarkRead(answered, chatId)).toBeNull();
  expect(
    selectEndToMarkRead(after(read, chatScrolled({ chatId, atBottom: false })), chatId),
  ).toBeNull();
});

it('cache eviction leaves 50 messages of chats that are not open', () => {
  const state = after(
    undefined,
    chatEntered({ chatId }),
    newest(101, 120),
    olderMessagesReceived({ chatId, messages: chatMessages(1, 100) }),
    chatEntered({ chatId: 'c2' }),
    listsTruncated(),
  );
  expect(selectMessageKeys(state, chatId)).toHaveLength(50);
  const open = after(state, chatEntered({ chatId }), listsTruncated());
  expect(selectMessageKeys(open, chatId)).toHaveLength(50);
});

it('a message is hidden as soon as its deletion is requested', () => {
  const state = after(
    undefined,
    chatEntered({ chatId }),
    newest(1, 3),
    messageDeleteRequested({ chatId, messageId: messageId(2) }),
  );
  expect(selectMessageKeys(state, chatId)).toEqual([1, 3].map(messageId));
});

describe('a chat of 5,000 messages', () => {
  it('adds a page and a message in less than a frame', () => {
    let state = after(
      undefined,
      listed(chat()),
      chatEntered({ chatId }),
      newest(6_001, 6_020),
      olderMessagesReceived({ chatId, messages: chatMessages(1_001, 6_000) }),
    );
    const times: number[] = [];
    const measure = (action: Action): void => {
      const began = performance.now();
      state = rootReducer(state, action);
      selectMessageKeys(state, chatId);
      times.push(performance.now() - began);
    };
    for (let round = 0; round < 15; round += 1) {
      const to = 1_000 - round * 20;
      measure(olderMessagesReceived({ chatId, messages: chatMessages(to - 19, to) }));
      measure(told({ lastMessage: chatMessage(6_021 + round) }));
      measure(chatScrolled({ chatId, atBottom: round % 2 === 0 }));
    }
    expect(selectMessageKeys(state, chatId)).toHaveLength(5_335);
    // The fastest run: what else the machine does says nothing about the slice.
    expect(Math.min(...times)).toBeLessThan(16);
  });
});
