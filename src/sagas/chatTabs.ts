/**
 * What was read of a chat is the same in all tabs of a reader. What another tab says is looked at as
 * anything from outside.
 */
import { fieldsOf, idOf } from '@/api/decode/read';
import { selectCurrentUserId } from '@/selectors/session';
import { chatReadElsewhere } from '@/slices/chats';
import { getContext, put, select, takeFrom } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { sourceChannel } from './engine/sourceChannel';

interface Word {
  chatId: string;
  messageId: string;
}

type Fields = Record<'ownerId' | 'chatId' | 'messageId', unknown>;

export function* tellChatTabs(word: Word): SagaGenerator<void> {
  const { tellTabs } = yield* getContext('page');
  const ownerId = yield* select(selectCurrentUserId);
  if (ownerId !== null) tellTabs({ chatRead: { ownerId, ...word } });
}

export function* hearChatTabs(): SagaGenerator<void> {
  const { tabs } = yield* getContext('page');
  const channel = sourceChannel(tabs);
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
