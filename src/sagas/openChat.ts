/** The chat that somebody looks at: opened by the person, brought up to date, and kept fresh. */
import type { Action } from '@reduxjs/toolkit';
import { openChat } from '@/api/endpoints/chats';
import { chatRequest, olderMessagesRequest } from '@/domain/chat';
import { OPEN_CHAT_INTERVAL } from '@/domain/limits';
import { selectChatWith, selectMayPollChat, selectOpenChatId } from '@/selectors/chats';
import { messagesWanted } from '@/slices/chatMessages';
import { chatEntered, chatLeft, chatOpened, chatUpdated } from '@/slices/chats';
import { socketJoined } from '@/slices/realtime';
import { requestEnded, requestFailed } from '@/slices/requests';
import type { RootState } from '@/slices/root';
import { bringUpToDate, compare, pullNews, pullOlder } from './chatPages';
import { cullInTime, tellRead } from './chatReading';
import { DELETION_PAUSE, unknownDeletion } from './deletedMessages';
import { callApi } from './engine/callApi';
import {
  all,
  call,
  debounce,
  fork,
  getContext,
  put,
  race,
  select,
  take,
  takeLatest,
} from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { isServerTrouble, reasonOf } from './engine/failure';
import { takeLeadingBy, waitUntil } from './engine/flow';
import { serve, serveWhileShown } from './engine/serve';
import { poll } from './polling';
import { retry } from './retry';

const AGAIN = { times: 6, base: 1_000, max: 30_000, worthwhile: isServerTrouble };

interface WithPerson {
  payload: { userId: string };
}

const userOf = ({ payload }: WithPerson): string => payload.userId;

export function* openChatSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(chatOpened, userOf, visit);
  yield* serveWhileShown(
    {
      opened: chatOpened,
      closed: chatLeft,
      keyOf: (action: WithPerson) => chatRequest(userOf(action)),
    },
    load,
  );
  yield* serve(
    messagesWanted,
    ({ payload }) => olderMessagesRequest(payload.chatId),
    ({ payload }) => pullOlder(payload.chatId),
  );
}

/** What is known of the chat shows at once. */
function* load({ payload: { userId } }: WithPerson): SagaGenerator<void> {
  const known = yield* select(selectChatWith, userId);
  if (known) {
    yield* put(chatEntered({ chatId: known.id }));
    yield* all({ opened: call(ask, userId), messages: call(bringUpToDate, known.id) });
    return;
  }
  const chatId = yield* ask(userId);
  yield* put(chatEntered({ chatId }));
  yield* bringUpToDate(chatId);
}

function* ask(userId: string): SagaGenerator<string> {
  const { chat, entities } = yield* callApi(openChat, userId);
  yield* put(chatUpdated({ chat, entities }));
  return chat.id;
}

/** From opening to leaving. */
function* visit({ payload: { userId } }: WithPerson): SagaGenerator<void> {
  const isLeft = (action: Action) => chatLeft.match(action) && userOf(action) === userId;
  yield* race({ staying: call(stay, userId), left: take(isLeft) });
}

function* stay(userId: string): SagaGenerator<void> {
  const selectEntered = (state: RootState): string | null => {
    const openId = selectOpenChatId(state);
    return selectChatWith(state, userId)?.id === openId ? openId : null;
  };
  yield* waitUntil((state) => selectEntered(state) !== null);
  const chatId = (yield* select(selectEntered)) ?? '';
  const key = chatRequest(userId);
  yield* fork(tellRead, chatId);
  yield* fork(cullInTime, chatId);
  yield* debounce(DELETION_PAUSE, yield* unknownDeletion(), () => heedDeletion(chatId));
  yield* takeLatest(socketJoined, () => catchUp(chatId, key));
  yield* poll({
    every: OPEN_CHAT_INTERVAL,
    when: (state) => selectMayPollChat(state, chatId),
    pull: function* () {
      yield* pullNews(chatId);
      yield* endTrouble(key);
    },
    failed: (reason) => requestFailed({ key, reason, httpStatus: null }),
    first: 'later',
  });
}

function* endTrouble(key: string): SagaGenerator<void> {
  const isFailed = yield* select((state: RootState) => state.requests[key] !== undefined);
  if (isFailed) yield* put(requestEnded({ key }));
}

/** What was said while the line was down did not come by it. */
function* catchUp(chatId: string, key: string): SagaGenerator<void> {
  try {
    yield* retry(AGAIN, () => pullNews(chatId));
    yield* endTrouble(key);
  } catch (error) {
    yield* put(requestFailed({ key, reason: reasonOf(error), httpStatus: null }));
  }
}

function* heedDeletion(chatId: string): SagaGenerator<void> {
  try {
    yield* compare(chatId);
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'A chat could not be looked at again', error);
  }
}
