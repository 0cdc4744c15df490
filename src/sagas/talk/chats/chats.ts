/** Refreshes the list of chats while the socket does not deliver them, and notices new messages. */
import { retryPolicies } from '@/domain/engine/retryPolicies';
import { isAnyOf } from '@reduxjs/toolkit';
import { fetchAllChats, fetchChats } from '@/api/endpoints/talk/chats';
import type { Chat } from '@/domain/talk/chat';
import { isNewer } from '@/domain/engine/ids';
import { CHAT_LIST_INTERVAL } from '@/domain/engine/limits';
import { selectCan } from '@/selectors/session/capabilities';
import {
  selectMayPoll,
  selectMayPollWhileVisible,
  selectSocketJoined,
} from '@/selectors/realtime/realtime';
import { newMessageNoticed } from '@/slices/talk/chatMessages';
import { chatNewsReceived, chatsReceived, chatsRequested, chatUpdated } from '@/slices/talk/chats';
import { pageVisibilityChanged, socketJoined } from '@/slices/realtime/realtime';
import { requestEnded, requestFailed } from '@/slices/engine/requests';
import type { RootState } from '@/slices/root';
import { receiveChatReads } from './chatTabSync';
import { DELETION_PAUSE, unknownDeletion } from './unknownDeletions';
import { callApi } from '@/sagas/engine/callApi';
import { debounce, fork, put, select, take, takeLatest, takeLeading } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { whileSignedIn } from '@/sagas/engine/control';
import { probeCapability } from '@/sagas/engine/probeCapability';
import { trackRequest } from '@/sagas/engine/handleRequest';
import { runPolling } from '@/sagas/engine/polling';
import { retry } from '@/sagas/engine/retry';

const CHATS = 'chats';

export function* chatsSaga(): SagaGenerator<void> {
  yield* whileSignedIn(keepFresh);
}

function* keepFresh(): SagaGenerator<void> {
  yield* fork(noticeNews);
  yield* fork(receiveChatReads);
  // The socket did not deliver messages during the interruption.
  yield* takeLatest(hasGap, catchUp);
  yield* takeLatest(pageVisibilityChanged, refetchWhenVisible);
  yield* debounce(DELETION_PAUSE, yield* unknownDeletion(), refreshShown);
  yield* takeLeading(chatsRequested, () => trackRequest(CHATS, pullAll));
  yield* runPolling({
    every: CHAT_LIST_INTERVAL,
    when: mayPoll,
    pull: pullChats,
    failed,
    first: 'streamed',
  });
}

/** The list is fetched once in any case; after that the socket delivers changes. */
const mayPoll = (state: RootState): boolean =>
  selectCan(state, 'chats') &&
  (state.chats.known ? selectMayPoll(state) : selectMayPollWhileVisible(state));

/** After a change of the tab that holds the socket, one tab asks and tells the others. */
const hasGap = (action: unknown): action is ReturnType<typeof socketJoined> =>
  socketJoined.match(action) && action.payload?.told !== true;

const failed = (reason: string) => requestFailed({ key: CHATS, reason, httpStatus: null });

const selectChats = (state: RootState): readonly Chat[] => state.chats.chats;

const selectKnown = (state: RootState): boolean => state.chats.known;

function* pullChats(): SagaGenerator<void> {
  if (yield* select(selectKnown)) yield* pullNews();
  else yield* pullAll();
  yield* endTrouble();
}

function* endTrouble(): SagaGenerator<void> {
  const isFailed = yield* select((state: RootState) => state.requests[CHATS] !== undefined);
  if (isFailed) yield* put(requestEnded({ key: CHATS }));
}

/** A chat that begins during the call may be missing in the answer, so it is kept. */
function* pullAll(): SagaGenerator<void> {
  const before = (yield* select(selectChats)).map(({ id }) => id);
  const answer = yield* probeCapability('chats', () => callApi(fetchAllChats));
  if (!answer) return;
  const known = new Set([...before, ...answer.chats.map(({ id }) => id)]);
  const begun = (yield* select(selectChats)).filter(({ id }) => !known.has(id));
  yield* put(chatsReceived({ chats: [...answer.chats, ...begun], entities: answer.entities }));
}

function* pullNews(): SagaGenerator<void> {
  const page = yield* probeCapability('chats', () => callApi(fetchChats));
  if (page) yield* put(chatNewsReceived({ chats: page.chats, entities: page.entities }));
}

/**
 * The socket does not report messages read on another device, so chats are refreshed when the
 * reader comes back.
 */
function* refetchWhenVisible({
  payload,
}: ReturnType<typeof pageVisibilityChanged>): SagaGenerator<void> {
  if (payload && (yield* select(selectSocketJoined))) yield* catchUp();
}

/** Refreshes the list, which shows the last message of each chat; an open chat refreshes itself. */
function* refreshShown(): SagaGenerator<void> {
  const { name } = yield* select((state: RootState) => state.interface.route);
  if (name === 'chats') yield* catchUp();
}

function* catchUp(): SagaGenerator<void> {
  if (!(yield* select(selectKnown))) return;
  try {
    yield* retry(retryPolicies.catchUp, pullNews, () => true);
    yield* endTrouble();
  } catch (error) {
    yield* put(failed(reasonOf(error)));
  }
}

const chatsUpdated = isAnyOf(chatsReceived, chatNewsReceived, chatUpdated);

/** Messages that are there at first are not news. */
function* noticeNews(): SagaGenerator<void> {
  const last = new Map<string, string>();
  const remember = ({ id, lastMessage }: Chat) => lastMessage && last.set(id, lastMessage.id);
  (yield* select((state: RootState) => state.chats.chats)).forEach(remember);
  let known = yield* select(selectKnown);
  for (;;) {
    const { payload } = yield* take(chatsUpdated);
    const chats = 'chat' in payload ? [payload.chat] : payload.chats;
    const news = known ? chats.filter((chat) => isNews(chat, last.get(chat.id))) : [];
    chats.forEach(remember);
    known ||= yield* select(selectKnown);
    for (const { id: chatId, lastMessage: message } of news) {
      if (message) yield* put(newMessageNoticed({ chatId, message }));
    }
  }
}

const isNews = ({ unread, lastMessage }: Chat, before: string | undefined): boolean =>
  lastMessage !== null &&
  lastMessage.unread &&
  unread > 0 &&
  (before === undefined || isNewer(lastMessage.id, before));
