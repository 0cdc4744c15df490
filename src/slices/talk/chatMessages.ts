/**
 * The messages of chats, those of the server and those on their way to it. A message that shall be
 * deleted is hidden by the wish alone; a refusal drops the wish, and it stands there again.
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
import { addDeferredSlice } from '@/slices/engine/deferredSlices';
import { socketBroke, socketClosed } from '@/slices/realtime/realtime';

export interface ChatMessagesState {
  threads: Record<string, ChatThread>;
  /** The chat that is looked at. */
  openId: string | null;
  /** Ids of messages that shall be deleted. */
  deleting: Record<string, true>;
}

export const noChatMessages: ChatMessagesState = { threads: {}, openId: null, deleting: {} };

/** As it begins when it is sent once more. */
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
    /** The end of the chat as the server has it. */
    newestMessagesReceived(state, { payload }: PayloadAction<OfChat & NewestMessages>) {
      edit(state, payload.chatId, (thread) =>
        withNewest(counted(thread, payload.messages), payload),
      );
    },
    /** The reader wants to see what was said before. */
    olderMessagesRequested(_state, _action: PayloadAction<OfChat>) {
      // The saga fetches.
    },
    /** A page before those that are held; an empty one is the last. */
    olderMessagesReceived(state, { payload: { chatId, messages } }: PayloadAction<Page>) {
      edit(state, chatId, (thread) => ({
        ...withMessages(thread, messages),
        complete: messages.length === 0,
      }));
    },
    /** The reader pressed "Send". The file is one that the server has, described as it is to be. */
    messageSent(
      _state,
      _action: PayloadAction<OfChat & { text: string; attachment: Attachment | null }>,
    ) {
      // The saga queues and sends it.
    },
    /** It stands there, and is on its way. */
    messageQueued(state, { payload: { message } }: PayloadAction<{ message: HeldMessage }>) {
      edit(state, message.chatId, (thread) => withUnsent(thread, message));
    },
    /** It is tried again, maybe under another key. */
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
        // By this answer it is known which of ours it is, whatever the server echoes.
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
    /** One that could not be sent, thrown away. */
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
    /** The reader came to the newest message, or left it. Within 10 px counts as there. */
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
    /** Only the newest stay. */
    messagesCulled(state, { payload: { chatId } }: PayloadAction<OfChat>) {
      edit(state, chatId, culled);
    },
    /** The latest message changed, and the reader has not read it. */
    newMessageNoticed(_state, _action: PayloadAction<OfChat & { message: ChatMessage }>) {
      // The saga of the notifications, which tells of it outside of the page, listens.
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
        // What comes while a chat is being opened may be too new for the page that is on its way.
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
    // What was said meanwhile is not heard: chats that are not open begin anew.
    builder.addCase(socketBroke, (state) => forget(state, forgotten));
    builder.addCase(socketClosed, (state) => forget(state, forgotten));
  },
});

/** On the plain state: drafts of thousands of rows would take their time. */
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

/** By hand: looking at thousands of old rows for each new one takes milliseconds. */
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

/** Of all that are not open; those with nothing in them go. */
function forget(state: ChatMessagesState, change: (thread: ChatThread) => ChatThread): void {
  for (const chatId of Object.keys(state.threads)) {
    if (chatId === state.openId) continue;
    const { known, keys } = edit(state, chatId, change);
    if (!known && keys.length === 0) Reflect.deleteProperty(state.threads, chatId);
  }
}

/** Counts what came in from the other side while the reader looked elsewhere. */
function counted(thread: ChatThread, messages: readonly ChatMessage[]): ChatThread {
  const { maxId, known, atBottom } = thread;
  if (!known || atBottom) return thread;
  const isNews = ({ id, unread }: ChatMessage): boolean =>
    unread && (maxId === null || isNewer(id, maxId));
  const count = messages.filter(isNews).length;
  return count === 0 ? thread : { ...thread, newMessageCount: thread.newMessageCount + count };
}

addDeferredSlice('chatMessages', slice.reducer);

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
