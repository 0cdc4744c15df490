/**
 * The chat that somebody looks at: opened by the person, brought up to date, kept fresh, told as read
 * once its end was seen for long enough, and cut to its newest messages.
 */
import type { Action } from '@reduxjs/toolkit';
import { fetchChat, fetchMessages, openChat, readChat } from '@/api/endpoints/chats';
import { chatRequest, olderMessagesRequest, type ChatMessage } from '@/domain/chat';
import { heldCount, KEPT_MESSAGES } from '@/domain/chatThread';
import { isNewer } from '@/domain/ids';
import { OPEN_CHAT_INTERVAL } from '@/domain/limits';
import { PAGE_SIZE } from '@/domain/timeline';
import {
  selectChatWith,
  selectMayPollChat,
  selectOpenChatId,
  selectThread,
  selectUntoldEnd,
} from '@/selectors/chats';
import {
  messagesCulled,
  messagesWanted,
  newestMessagesReceived,
  olderMessagesReceived,
} from '@/slices/chatMessages';
import {
  chatEntered,
  chatLeft,
  chatOpened,
  chatRead,
  chatReadRefused,
  chatUpdated,
} from '@/slices/chats';
import { socketJoined } from '@/slices/realtime';
import { requestEnded, requestFailed } from '@/slices/requests';
import type { RootState } from '@/slices/root';
import { statusDeleted } from '@/slices/statuses';
import { callApi } from './engine/callApi';
import {
  all,
  call,
  debounce,
  delay,
  fork,
  getContext,
  put,
  race,
  select,
  spawn,
  take,
  takeLatest,
} from './engine/effects';
import type { Kind, SagaGenerator } from './engine/effects';
import { isServerTrouble, reasonOf } from './engine/failure';
import { takeLeadingBy, waitUntil } from './engine/flow';
import { serve, serveWhileShown } from './engine/serve';
import { poll } from './polling';
import { retry } from './retry';

/** How long the end must be seen until it counts as read. */
const READ_DELAY = 1_500;
/** After reaching the end. */
const CULL_DELAY = 5_000;
/** Deletions often come in numbers. */
const DELETION_PAUSE = 1_000;
/** So many pages close a gap under the reader's eyes; behind a wider one the chat begins anew. */
const MOST_PAGES = 10;
/** What the server gives at most at a time. */
const LARGE_PAGE = 40;
const LARGE_PAGES = 5;
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
  yield* serve(messagesWanted, ({ payload }) => olderMessagesRequest(payload.chatId), pullOlder);
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
    pull: () => pullNews(chatId, key),
    failed: (reason) => requestFailed({ key, reason, httpStatus: null }),
    first: 'later',
  });
}

interface Reach {
  sinceId: string | null;
  /** Goes on until this message is reached; null for one page. */
  downTo: string | null;
  limit: number;
  pages: number;
}

/** Pages from the newest message on. */
function* pull(chatId: string, { sinceId, downTo, limit, pages }: Reach): SagaGenerator<void> {
  const { maxId: upTo } = yield* select(selectThread, chatId);
  const messages: ChatMessage[] = [];
  let isAll = false;
  let reaches = upTo === null;
  for (let page = 1; page <= pages; page += 1) {
    const maxId = messages.at(-1)?.id ?? null;
    const answer = yield* callApi(fetchMessages, chatId, { sinceId, maxId, limit });
    messages.push(...answer.messages);
    const oldest = answer.messages.at(-1)?.id;
    const isEnd = oldest === undefined || (sinceId !== null && answer.messages.length < limit);
    isAll = isEnd && sinceId === null;
    reaches ||= isEnd || (upTo !== null && !isNewer(oldest, upTo));
    if (isEnd || downTo === null || !isNewer(oldest, downTo)) break;
  }
  // A chat that was said nothing in since keeps what it holds.
  if (sinceId !== null && messages.length === 0) return;
  yield* put(newestMessagesReceived({ chatId, messages, upTo, reaches, isAll }));
}

/** Where more was said than fits on a page, what was held before is let go. */
function* bringUpToDate(chatId: string): SagaGenerator<void> {
  yield* pull(chatId, { sinceId: null, downTo: null, limit: PAGE_SIZE, pages: 1 });
}

function* pullNews(chatId: string, key: string): SagaGenerator<void> {
  const { maxId } = yield* select(selectThread, chatId);
  yield* pull(chatId, { sinceId: maxId, downTo: maxId, limit: PAGE_SIZE, pages: MOST_PAGES });
  const isFailed = yield* select((state: RootState) => state.requests[key] !== undefined);
  if (isFailed) yield* put(requestEnded({ key }));
}

/** What was said while the line was down did not come by it. */
function* catchUp(chatId: string, key: string): SagaGenerator<void> {
  try {
    yield* retry(AGAIN, () => pullNews(chatId, key));
  } catch (error) {
    yield* put(requestFailed({ key, reason: reasonOf(error), httpStatus: null }));
  }
}

function* pullOlder({
  payload: { chatId },
}: ReturnType<typeof messagesWanted>): SagaGenerator<void> {
  const { minId, complete } = yield* select(selectThread, chatId);
  if (minId === null || complete) return;
  const { messages } = yield* callApi(fetchMessages, chatId, { maxId: minId });
  yield* put(olderMessagesReceived({ chatId, messages }));
}

/** Of a message that was deleted the socket names an id that nobody knows. */
function* unknownDeletion(): SagaGenerator<Kind> {
  const look = yield* getContext('look');
  return {
    match: (action): action is Action =>
      statusDeleted.match(action) && !look().statuses.entities[action.payload.statusId],
  };
}

function* heedDeletion(chatId: string): SagaGenerator<void> {
  const { minId } = yield* select(selectThread, chatId);
  try {
    yield* pull(chatId, { sinceId: null, downTo: minId, limit: LARGE_PAGE, pages: LARGE_PAGES });
    const { chat, entities } = yield* callApi(fetchChat, chatId);
    yield* put(chatUpdated({ chat, entities }));
  } catch {
    // It shows at the next opening.
  }
}

function* tellRead(chatId: string): SagaGenerator<void> {
  const selectEnd = (state: RootState) => selectUntoldEnd(state, chatId);
  for (;;) {
    yield* waitUntil((state) => selectEnd(state) !== null);
    const messageId = yield* select(selectEnd);
    const { seen } = yield* race({
      seen: call(waited, READ_DELAY),
      changed: call(waitUntil, (state: RootState) => selectEnd(state) !== messageId),
    });
    if (!seen || messageId === null) continue;
    yield* put(chatRead({ chatId, messageId }));
    // Leaving the chat does not take it back.
    yield* spawn(tell, chatId, messageId);
  }
}

function* waited(ms: number): SagaGenerator<true> {
  yield* delay(ms);
  return true;
}

function* tell(chatId: string, messageId: string): SagaGenerator<void> {
  try {
    const { chat, entities } = yield* retry(AGAIN, () => callApi(readChat, chatId, messageId));
    yield* put(chatUpdated({ chat, entities }));
  } catch {
    yield* put(chatReadRefused({ chatId }));
  }
}

function* cullInTime(chatId: string): SagaGenerator<void> {
  const selectDue = (state: RootState): boolean => {
    const thread = selectThread(state, chatId);
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
