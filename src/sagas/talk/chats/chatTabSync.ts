/**
 * Keeps the read state of chats the same in all tabs of a reader. Messages of other tabs are
 * checked like any outside input.
 */
import { fieldsOf, idOf } from '@/api/decode/engine/read';
import { selectCurrentUserId } from '@/selectors/session/session';
import { chatReadElsewhere } from '@/slices/talk/chats';
import { getContext, put, select, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { sourceChannel } from '@/sagas/engine/sourceChannel';

interface ChatReadMessage {
  chatId: string;
  messageId: string;
}

type Fields = Record<'ownerId' | 'chatId' | 'messageId', unknown>;

export function* broadcastChatRead(word: ChatReadMessage): SagaGenerator<void> {
  const { postToTabs } = yield* getContext('page');
  const ownerId = yield* select(selectCurrentUserId);
  if (ownerId !== null) postToTabs({ chatRead: { ownerId, ...word } });
}

export function* receiveChatReads(): SagaGenerator<void> {
  const { tabMessages } = yield* getContext('page');
  const channel = sourceChannel(tabMessages);
  try {
    for (;;) {
      const { value } = yield* takeFrom(channel);
      const said = fieldsOf<Fields>(fieldsOf<{ chatRead: unknown }>(value).chatRead);
      const [chatId, messageId] = [idOf(said.chatId), idOf(said.messageId)];
      const isOurs = idOf(said.ownerId) === (yield* select(selectCurrentUserId));
      if (!isOurs || chatId === null || messageId === null) continue;
      yield* put(chatReadElsewhere({ chatId, messageId }));
    }
  } finally {
    channel.close();
  }
}
