/**
 * The messages of chats, received and unsent. Deleting hides a message optimistically; a refusal
 * shows it again.
 */
import { createSlice, freeze, original, type PayloadAction } from '@reduxjs/toolkit';
import type { ChatMessage, HeldMessage } from '@/domain/talk/chat';
import {
  culled,
  emptyThread,
  forgotten,
  withMessages,
  withNewest,
  withoutMessage,
  type ChatThread,
  type NewestMessages,
} from '@/domain/talk/chatThread';
import { withChange, withFailure, withUnsent } from '@/domain/talk/chatUnsent';
import { isNewer } from '@/domain/engine/ids';
import type { Attachment } from '@/domain/statuses/status';
import { chatEntered, chatLeft, chatRead, chatUpdated } from './chats';
import { listsTruncated } from '@/slices/engine/entities';
import { slices } from '@/slices/root';
import { socketBroke, socketClosed } from '@/slices/realtime/realtime';

export interface ChatMessagesState {
  threads: Record<string, ChatThread>;
  /** The chat on screen. */
  openId: string | null;
  /** Ids of messages that are being deleted. */
  deleting: Record<string, true>;
}

export const noChatMessages: ChatMessagesState = { threads: {}, openId: null, deleting: {} };

/** The initial state of a message that is sent again. */
const again = { pending: true, tries: 0, error: null };

interface OfChat {
  chatId: string;
}
interface OfUnsent extends OfChat {
  fakeId: string;
}
interface OfMessage extends OfChat {
  messageId: string;
}
interface Page extends OfChat {
  /** In any order. */
  messages: readonly ChatMessage[];
}

const slice = createSlice({
  name: 'chatMessages',
  initialState: noChatMessages,
  reducers: {
    /** The newest messages, as the server has them. */
    newestMessagesReceived(state, { payload }: PayloadAction<OfChat & NewestMessages>) {
      edit(state, payload.chatId, (thread) =>
        withNewest(counted(thread, payload.messages), payload),
      );
    },
    /** The reader wants to see older messages. */
    olderMessagesRequested(_state, _action: PayloadAction<OfChat>) {
      // The saga fetches.
    },
    /** A page of older messages; an empty one is the last. */
    olderMessagesReceived(state, { payload: { chatId, messages } }: PayloadAction<Page>) {
      edit(state, chatId, (thread) => ({
        ...withMessages(thread, messages),
        complete: messages.length === 0,
      }));
    },
    /**
     * The reader pressed "Send". The file is already uploaded; `attachment` has the wanted
     * description.
     */
    messageSent(
      _state,
      _action: PayloadAction<OfChat & { text: string; attachment: Attachment | null }>,
    ) {
      // The saga queues and sends it.
    },
    /** The message is shown and is being sent. */
    messageQueued(state, { payload: { message } }: PayloadAction<{ message: HeldMessage }>) {
      edit(state, message.chatId, (thread) => withUnsent(thread, message));
    },
    /** The message will be retried, maybe with another key. */
    messageDelayed(
      state,
      {
        payload: { chatId, fakeId, ...change },
      }: PayloadAction<OfUnsent & { tries: number; idempotencyKey: string }>,
    ) {
      edit(state, chatId, (thread) => withChange(thread, fakeId, change));
    },
    messageConfirmed(
      state,
      { payload: { chatId, fakeId, message } }: PayloadAction<OfUnsent & { message: ChatMessage }>,
    ) {
      edit(state, chatId, (thread) => {
        // This answer identifies our message, whatever key the server echoes.
        const idempotencyKey = thread.rows[fakeId]?.idempotencyKey ?? message.idempotencyKey;
        return withMessages(thread, [{ ...message, idempotencyKey }]);
      });
    },
    messageFailed(
      state,
      {
        payload: { chatId, ...failure },
      }: PayloadAction<OfUnsent & { reason: string; now: number }>,
    ) {
      edit(state, chatId, (thread) => withFailure(thread, failure));
    },
    messageRetried(state, { payload: { chatId, fakeId } }: PayloadAction<OfUnsent>) {
      edit(state, chatId, (thread) => withChange(thread, fakeId, again));
    },
    /** The reader discarded a failed message. */
    messageDiscarded(state, { payload: { chatId, fakeId } }: PayloadAction<OfUnsent>) {
      edit(state, chatId, (thread) => withoutMessage(thread, fakeId));
    },
    messageDeleteRequested({ deleting }, { payload: { messageId } }: PayloadAction<OfMessage>) {
      deleting[messageId] = true;
    },
    messageDeleted(state, { payload: { chatId, messageId } }: PayloadAction<OfMessage>) {
      Reflect.deleteProperty(state.deleting, messageId);
      edit(state, chatId, (thread) => withoutMessage(thread, messageId));
    },
    messageDeleteRefused(
      { deleting },
      { payload: { messageId } }: PayloadAction<OfMessage & { reason: string }>,
    ) {
      Reflect.deleteProperty(deleting, messageId);
    },
    /** The reader reached the newest message or left it. Within 10 px counts as reached. */
    chatScrolled(
      state,
      { payload: { chatId, atBottom } }: PayloadAction<OfChat & { atBottom: boolean }>,
    ) {
      edit(state, chatId, (thread) => ({
        ...thread,
        atBottom,
        newMessageCount: atBottom ? 0 : thread.newMessageCount,
      }));
    },
    /** Drops all but the newest messages. */
    messagesCulled(state, { payload: { chatId } }: PayloadAction<OfChat>) {
      edit(state, chatId, culled);
    },
    /** The latest message changed, and the reader has not read it. */
    newMessageNoticed(_state, _action: PayloadAction<OfChat & { message: ChatMessage }>) {
      // The saga of the desktop notifications listens.
    },
  },
  extraReducers: (builder) => {
    builder.addCase(chatEntered, (state, { payload: { chatId } }) => {
      state.openId = chatId;
      edit(state, chatId, (thread) => ({ ...thread, newMessageCount: 0 }));
    });
    builder.addCase(chatUpdated, (state, { payload: { chat } }) => {
      const { id, lastMessage } = chat;
      if (!lastMessage) return;
      edit(state, id, (thread) => {
        const isInside = thread.minId === null || isNewer(lastMessage.id, thread.minId);
        // A message that arrives while a chat is being opened may be newer than the page in flight.
        const isHeld = thread.known || id === state.openId;
        if (!isHeld || !isInside) return thread;
        return withMessages(counted(thread, [lastMessage]), [lastMessage]);
      });
    });
    builder.addCase(chatRead, (state, { payload: { chatId, messageId } }) => {
      edit(state, chatId, (thread) => ({
        ...thread,
        newMessageCount: 0,
        lastSeenMessageId: messageId,
      }));
    });
    builder.addCase(chatLeft, leave);
    builder.addCase(listsTruncated, (state) => forget(state, culled));
    // Messages sent during the interruption are missed, so chats that are not open are reset.
    builder.addCase(socketBroke, (state) => forget(state, forgotten));
    builder.addCase(socketClosed, (state) => forget(state, forgotten));
  },
});

/** Works on the plain state, as drafts of thousands of rows are slow. */
function edit(
  state: ChatMessagesState,
  chatId: string,
  change: (thread: ChatThread) => ChatThread,
): ChatThread {
  const before = original(state)?.threads[chatId] ?? emptyThread;
  const after = change(before);
  if (after !== before) state.threads[chatId] = frozen(after, before);
  return after;
}

/** Freezes by hand: checking thousands of old rows for each new one takes milliseconds. */
function frozen(after: ChatThread, before: ChatThread): ChatThread {
  const { keys, rows, keyOf } = after;
  if (rows !== before.rows) {
    for (const key of keys) {
      const row = rows[key];
      if (row && row !== before.rows[key]) freeze(row, true);
    }
  }
  freeze(rows);
  freeze(keys);
  freeze(keyOf);
  return freeze(after);
}

function leave(state: ChatMessagesState): void {
  const { openId } = state;
  state.openId = null;
  if (openId === null) return;
  edit(state, openId, (thread) => ({ ...culled(thread), atBottom: false }));
}

/** Changes all chats that are not open, and removes empty ones. */
function forget(state: ChatMessagesState, change: (thread: ChatThread) => ChatThread): void {
  for (const chatId of Object.keys(state.threads)) {
    if (chatId === state.openId) continue;
    const { known, keys } = edit(state, chatId, change);
    if (!known && keys.length === 0) Reflect.deleteProperty(state.threads, chatId);
  }
}

/** Counts messages of the partner that arrived while the chat was out of sight. */
function counted(thread: ChatThread, messages: readonly ChatMessage[]): ChatThread {
  const { maxId, known, atBottom } = thread;
  if (!known || atBottom) return thread;
  const isNews = ({ id, unread }: ChatMessage): boolean =>
    unread && (maxId === null || isNewer(id, maxId));
  const count = messages.filter(isNews).length;
  return count === 0 ? thread : { ...thread, newMessageCount: thread.newMessageCount + count };
}

declare module '@/slices/root' {
  interface DeferredSlices {
    chatMessages: ChatMessagesState;
  }
}

slices.inject(slice);

export const {
  newestMessagesReceived,
  olderMessagesRequested,
  olderMessagesReceived,
  messageSent,
  messageQueued,
  messageDelayed,
  messageConfirmed,
  messageFailed,
  messageRetried,
  messageDiscarded,
  messageDeleteRequested,
  messageDeleted,
  messageDeleteRefused,
  chatScrolled,
  messagesCulled,
  newMessageNoticed,
} = slice.actions;
