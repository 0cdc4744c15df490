/**
 * Marks a chat as read when the reader has seen its end for a moment, and reports it to the server;
 * a little later, drops all but the newest messages.
 */
import { retryPolicies } from '@/domain/engine/retryPolicies';
import { readChat } from '@/api/endpoints/talk/chats';
import { heldCount } from '@/domain/talk/chatOrder';
import { KEPT_MESSAGES } from '@/domain/talk/chatThread';
import { selectChatThread, selectEndToMarkRead } from '@/selectors/talk/chats';
import { messagesCulled } from '@/slices/talk/chatMessages';
import { chatRead, chatReadRefused, chatUpdated } from '@/slices/talk/chats';
import type { RootState } from '@/slices/root';
import { broadcastChatRead } from './chatTabSync';
import { callApi } from '@/sagas/engine/callApi';
import { call, delay, put, race, select, spawn } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';
import { retry } from '@/sagas/engine/retry';

/** Milliseconds for which the end must be visible to count as read. */
const READ_DELAY = 1_500;
/** Milliseconds after reaching the end. */
const CULL_DELAY = 5_000;

export function* markReadWhenSeen(chatId: string): SagaGenerator<void> {
  const selectEnd = (state: RootState) => selectEndToMarkRead(state, chatId);
  for (;;) {
    yield* waitUntil((state) => selectEnd(state) !== null);
    const messageId = yield* select(selectEnd);
    const { seen } = yield* race({
      seen: call(waited, READ_DELAY),
      changed: call(waitUntil, (state: RootState) => selectEnd(state) !== messageId),
    });
    if (!seen || messageId === null) continue;
    yield* put(chatRead({ chatId, messageId }));
    // Spawned, so that leaving the chat does not cancel it.
    yield* spawn(reportRead, chatId, messageId);
  }
}

function* waited(ms: number): SagaGenerator<true> {
  yield* delay(ms);
  return true;
}

function* reportRead(chatId: string, messageId: string): SagaGenerator<void> {
  try {
    const { chat, entities } = yield* retry(retryPolicies.chatMarkAsRead, () =>
      callApi(readChat, chatId, messageId),
    );
    yield* put(chatUpdated({ chat, entities }));
    yield* broadcastChatRead({ chatId, messageId });
  } catch {
    yield* put(chatReadRefused({ chatId }));
  }
}

export function* cullWhenAtEnd(chatId: string): SagaGenerator<void> {
  const selectDue = (state: RootState): boolean => {
    const thread = selectChatThread(state, chatId);
    return thread.atBottom && heldCount(thread) > KEPT_MESSAGES;
  };
  for (;;) {
    yield* waitUntil(selectDue);
    const { due } = yield* race({
      due: call(waited, CULL_DELAY),
      left: call(waitUntil, (state: RootState) => !selectDue(state)),
    });
    if (due) yield* put(messagesCulled({ chatId }));
  }
}
