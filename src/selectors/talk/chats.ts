/** Chats and their messages. */
import { createSelector } from '@reduxjs/toolkit';
import { unreadOf, type Chat, type HeldMessage } from '@/domain/talk/chat';
import { emptyThread, keyOfMessage, type ChatThread } from '@/domain/talk/chatThread';
import type { User } from '@/domain/people/user';
import { rowIn } from '@/lib/values/rowTable';
import { noChatMessages } from '@/slices/talk/chatMessages';
import type { RootState } from '@/slices/root';
import { selectMayPoll, selectPageVisible } from '@/selectors/realtime/realtime';

/** Newest first; messages seen in this browser count as read. */
export const selectChats = createSelector(
  [(state: RootState) => state.chats.chats, (state: RootState) => state.chats.seen],
  (chats, seen): readonly Chat[] =>
    chats.map((chat) => {
      const unread = unreadOf(chat, seen);
      return unread === chat.unread ? chat : { ...chat, unread };
    }),
);

/** True once they were loaded. */
export const selectChatsKnown = (state: RootState): boolean => state.chats.known;

export const selectChat = (state: RootState, chatId: string): Chat | undefined =>
  selectChats(state).find(({ id }) => id === chatId);

/** The chat with a person; undefined before it is known. */
export const selectChatWith = (state: RootState, partnerId: string): Chat | undefined =>
  selectChats(state).find(({ userId }) => userId === partnerId);

const selectChatMessages = (state: RootState) => state.chatMessages ?? noChatMessages;

/** All loaded messages of a chat. */
export const selectChatThread = (state: RootState, chatId: string): ChatThread =>
  selectChatMessages(state).threads[chatId] ?? emptyThread;

export const selectOpenChatId = (state: RootState): string | null =>
  selectChatMessages(state).openId;

/** Keys of the shown messages, oldest first; those that are being deleted are left out. */
export const selectMessageKeys: (state: RootState, chatId: string) => readonly string[] =
  createSelector(
    [selectChatThread, (state: RootState) => selectChatMessages(state).deleting],
    (thread, deleting) => {
      const hidden = new Set(Object.keys(deleting).map((id) => keyOfMessage(thread, id)));
      return hidden.size === 0 ? thread.keys : thread.keys.filter((key) => !hidden.has(key));
    },
  );

export const selectMessage = (
  state: RootState,
  chatId: string,
  key: string,
): HeldMessage | undefined => selectChatThread(state, chatId).rows[key];

/** True if the reader is looking at the newest message of the chat. */
const selectSeesEnd = (state: RootState, chatId: string): boolean =>
  selectPageVisible(state) &&
  selectOpenChatId(state) === chatId &&
  selectChatThread(state, chatId).atBottom;

/** The newest message, while the reader sees it and it was not reported as read; else null. */
export function selectEndToMarkRead(state: RootState, chatId: string): string | null {
  const { maxId, rows, keyOf, lastSeenMessageId } = selectChatThread(state, chatId);
  if (maxId === null || maxId === lastSeenMessageId || !selectSeesEnd(state, chatId)) return null;
  const chat = state.chats.chats.find(({ id }) => id === chatId);
  const isUnread = (chat?.unread ?? 0) > 0 || rows[keyOf[maxId] ?? maxId]?.unread === true;
  return isUnread ? maxId : null;
}

export const selectMayPollChat = (state: RootState, chatId: string): boolean =>
  selectMayPoll(state) && selectChatThread(state, chatId).known;

/** The partners of all chats, the one with the latest message first. */
export const selectChatPartners = createSelector(
  [selectChats, (state: RootState) => state.users.entities],
  (chats, users): readonly User[] => chats.flatMap(({ userId }) => rowIn(users, userId) ?? []),
);
