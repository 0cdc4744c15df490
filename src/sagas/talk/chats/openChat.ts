/** The open chat: found by its person, brought up to date, and refreshed. */
import { retryPolicies } from '@/domain/engine/retryPolicies';
import type { Action } from '@reduxjs/toolkit';
import { openChat } from '@/api/endpoints/talk/chats';
import { chatRequest, olderMessagesRequest } from '@/domain/talk/chat';
import { OPEN_CHAT_INTERVAL } from '@/domain/engine/limits';
import { selectChatWith, selectMayPollChat, selectOpenChatId } from '@/selectors/talk/chats';
import { olderMessagesRequested } from '@/slices/talk/chatMessages';
import { chatEntered, chatLeft, chatOpened, chatUpdated } from '@/slices/talk/chats';
import { socketJoined } from '@/slices/realtime/realtime';
import { requestEnded, requestFailed } from '@/slices/engine/requests';
import type { RootState } from '@/slices/root';
import { fetchNewestMessages, reconcileMessages, pullNews, pullOlder } from './chatPages';
import { cullWhenAtEnd, markReadWhenSeen } from './chatReadMarks';
import { DELETION_PAUSE, unknownDeletion } from './unknownDeletions';
import { callApi } from '@/sagas/engine/callApi';
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
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { takeLeadingBy, waitUntil } from '@/sagas/engine/control';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';
import { runPolling } from '@/sagas/engine/polling';
import { retry } from '@/sagas/engine/retry';

interface WithPerson {
  payload: { userId: string };
}

const userOf = ({ payload }: WithPerson): string => payload.userId;

export function* openChatSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(chatOpened, userOf, visit);
  yield* handleRequestWhileMounted(
    {
      opened: chatOpened,
      closed: chatLeft,
      keyOf: (action: WithPerson) => chatRequest(userOf(action)),
    },
    load,
  );
  yield* handleRequest(
    olderMessagesRequested,
    ({ payload }) => olderMessagesRequest(payload.chatId),
    ({ payload }) => pullOlder(payload.chatId),
  );
}

/** Shows the loaded messages at once. */
function* load({ payload: { userId } }: WithPerson): SagaGenerator<void> {
  const known = yield* select(selectChatWith, userId);
  if (known) {
    yield* put(chatEntered({ chatId: known.id }));
    yield* all({ opened: call(ask, userId), messages: call(fetchNewestMessages, known.id) });
    return;
  }
  const chatId = yield* ask(userId);
  yield* put(chatEntered({ chatId }));
  yield* fetchNewestMessages(chatId);
}

function* ask(userId: string): SagaGenerator<string> {
  const { chat, entities } = yield* callApi(openChat, userId);
  yield* put(chatUpdated({ chat, entities }));
  return chat.id;
}

/** Runs from opening to leaving the chat. */
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
  yield* fork(markReadWhenSeen, chatId);
  yield* fork(cullWhenAtEnd, chatId);
  yield* debounce(DELETION_PAUSE, yield* unknownDeletion(), () => reconcileDeletion(chatId));
  yield* takeLatest(socketJoined, () => catchUp(chatId, key));
  yield* runPolling({
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

/** Fetches messages that the socket missed during an interruption. */
function* catchUp(chatId: string, key: string): SagaGenerator<void> {
  try {
    yield* retry(retryPolicies.catchUp, () => pullNews(chatId));
    yield* endTrouble(key);
  } catch (error) {
    yield* put(requestFailed({ key, reason: reasonOf(error), httpStatus: null }));
  }
}

function* reconcileDeletion(chatId: string): SagaGenerator<void> {
  try {
    yield* reconcileMessages(chatId);
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'A chat could not be looked at again', error);
  }
}
