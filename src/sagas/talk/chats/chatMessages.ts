/**
 * Sends chat messages: a message shows at once, is stored until the server has it, and is retried
 * for a while. Also deletes messages.
 */
import { retryPolicies } from '@/domain/engine/retryPolicies';
import { deleteMessage, fetchChat, sendMessage } from '@/api/endpoints/talk/chats';
import { describeMedia } from '@/api/endpoints/composer/uploads';
import { ApiError } from '@/api/errors';
import { isEmptyMessage, type ChatMessage } from '@/domain/talk/chat';
import { isUnsent, unsentRows } from '@/domain/talk/chatOrder';
import { chatDraft } from '@/domain/composer/draft';
import { rowOfUnsent, SAFE_TO_REPEAT } from '@/domain/talk/unsentMessage';
import { selectChat, selectMessage, selectChatThread } from '@/selectors/talk/chats';
import { selectOnline } from '@/selectors/realtime/realtime';
import { selectCurrentUserId } from '@/selectors/session/session';
import { selectUser } from '@/selectors/people/users';
import {
  messageConfirmed,
  messageDelayed,
  messageDeleted,
  messageDeleteRefused,
  messageDeleteRequested,
  messageDiscarded,
  messageFailed,
  messageQueued,
  messageRetried,
  messageSent,
} from '@/slices/talk/chatMessages';
import { chatUpdated } from '@/slices/talk/chats';
import { draftEdited } from '@/slices/composer/drafts';
import type { RootState } from '@/slices/root';
import { loggedOut } from '@/slices/session/session';
import {
  removeStoredMessage,
  removeStoredMessages,
  storeMessage,
  readStoredMessage,
  readStoredMessages,
} from './storedMessages';
import { newIdempotencyKey } from '@/sagas/engine/idempotencyKeys';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { call, fork, getContext, put, race, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { isTransientFailure, reasonOf } from '@/sagas/engine/failure';
import { takeLeadingBy, waitUntil, whileSignedIn } from '@/sagas/engine/control';
import { retry } from '@/sagas/engine/retry';

/** A slow call is ended and sent again; this saga makes the retries. */
const PLAN = { tries: 1, timeout: 30_000 };

export function* chatMessagesSaga(): SagaGenerator<void> {
  yield* takeEvery(loggedOut, function* ({ payload: { why } }) {
    if (why === 'wish') yield* removeStoredMessages();
  });
  yield* whileSignedIn(serveAccount);
}

function* serveAccount(): SagaGenerator<void> {
  yield* takeEvery(messageSent, queueMessage);
  yield* takeEvery(messageRetried, ({ payload: { chatId, fakeId } }) =>
    withMessageLock(fakeId, () => deliver(chatId, fakeId)),
  );
  yield* takeEvery(messageDiscarded, ({ payload: { fakeId } }) => removeStoredMessage(fakeId));
  yield* takeLeadingBy(messageDeleteRequested, ({ payload }) => payload.messageId, remove);
  yield* call(resumeMessages);
}

function* queueMessage({ payload }: ReturnType<typeof messageSent>): SagaGenerator<void> {
  const { chatId, text, attachment } = payload;
  const ownerId = yield* select(selectCurrentUserId);
  if (ownerId === null || isEmptyMessage(text, attachment)) return;
  const { now } = yield* getContext('clock');
  const fakeId = yield* newIdempotencyKey();
  const writtenAt = now();
  const message = { fakeId, ownerId, chatId, text, attachment, writtenAt, error: null };
  yield* put(messageQueued({ message: rowOfUnsent(message) }));
  const chat = yield* select(selectChat, chatId);
  if (chat) {
    const target = chatDraft(chat.userId);
    yield* put(draftEdited({ target, change: { text: '', files: [] } }));
  }
  yield* storeMessage(message);
  yield* withMessageLock(fakeId, () => deliver(chatId, fakeId));
}

/** Resumes messages that were unsent when the page was closed. Only one of all tabs sends each. */
function* resumeMessages(): SagaGenerator<void> {
  const ownerId = yield* select(selectCurrentUserId);
  for (const { fakeId, ...message } of yield* readStoredMessages()) {
    const isKnown = (yield* select(selectMessage, message.chatId, fakeId)) !== undefined;
    if (message.ownerId !== ownerId || isKnown) continue;
    yield* fork(() => withMessageLock(fakeId, () => resumeMessage(fakeId)));
  }
}

/** Reads the message again, as another tab may have sent it during the wait for the lock. */
function* resumeMessage(fakeId: string): SagaGenerator<void> {
  const message = yield* readStoredMessage(fakeId);
  if (!message) return;
  const { chatId, writtenAt, error } = message;
  const now = (yield* getContext('clock')).now();
  yield* put(messageQueued({ message: rowOfUnsent(message) }));
  const isOld = now - writtenAt > SAFE_TO_REPEAT;
  if (error === null && !isOld) yield* deliver(chatId, fakeId);
  else yield* put(messageFailed({ chatId, fakeId, reason: error ?? '', now }));
}

/** Runs the work while this tab holds the message's lock. */
function* withMessageLock(fakeId: string, work: () => SagaGenerator<void>): SagaGenerator<void> {
  const { acquireTabLock: claim } = yield* getContext('storage');
  const claiming = new AbortController();
  try {
    try {
      yield* call(claim, `chat message ${fakeId}`, claiming.signal);
    } catch (error) {
      // Without a lock, two tabs may both send the message; that is better than not sending it at
      // all.
      const log = yield* getContext('log');
      log('warning', 'A message could not be claimed for this tab', error);
    }
    yield* work();
  } finally {
    claiming.abort();
  }
}

/** Tries until the message arrived in any way, was given up, or was discarded. */
function* deliver(chatId: string, fakeId: string): SagaGenerator<void> {
  yield* race({
    settled: call(send, chatId, fakeId),
    gone: call(waitUntil, (state: RootState) => !isOnItsWay(state, chatId, fakeId)),
  });
  const row = yield* select(selectMessage, chatId, fakeId);
  const kept = row && isUnsent(row) ? yield* readStoredMessage(fakeId) : null;
  if (row && kept) yield* storeMessage({ ...kept, error: row.error });
  else yield* removeStoredMessage(fakeId);
}

const isOnItsWay = (state: RootState, chatId: string, fakeId: string): boolean =>
  selectMessage(state, chatId, fakeId)?.pending === true;

function* send(chatId: string, fakeId: string): SagaGenerator<void> {
  const worthwhile = yield* makeRetryCondition(chatId);
  try {
    // Messages are sent one after the other, so that both sides see them in the order of writing.
    yield* waitUntil((state) => isNext(state, chatId, fakeId));
    const deliver = () => attempt(chatId, fakeId);
    const message = yield* retry(retryPolicies.chatMessage, deliver, worthwhile);
    yield* put(messageConfirmed({ chatId, fakeId, message }));
  } catch (error) {
    const { now } = yield* getContext('clock');
    const reason = reasonOf(error);
    yield* put(messageFailed({ chatId, fakeId, reason, now: now() }));
  }
}

/** Some servers answer with an internal error if the recipient accepts no messages. */
function* makeRetryCondition(chatId: string): SagaGenerator<(error: unknown) => boolean> {
  const accepts = yield* select((state: RootState) => {
    const userId = selectChat(state, chatId)?.userId ?? '';
    return selectUser(state, userId)?.acceptsChatMessages !== false;
  });
  return (error) => {
    const isAnswer = error instanceof ApiError && error.kind === 'http';
    return isTransientFailure(error) && (accepts || !isAnswer);
  };
}

function isNext(state: RootState, chatId: string, fakeId: string): boolean {
  const unsent = unsentRows(selectChatThread(state, chatId));
  const before = unsent.slice(
    0,
    unsent.findIndex((row) => row.fakeId === fakeId),
  );
  return !before.some(({ pending }) => pending);
}

function* attempt(chatId: string, fakeId: string): SagaGenerator<ChatMessage> {
  yield* waitUntil(selectOnline);
  const row = yield* select(selectMessage, chatId, fakeId);
  const idempotencyKey = row?.idempotencyKey ?? fakeId;
  try {
    const { text = '', attachment = null } = row ?? {};
    // Repeated with each try: describing a file twice changes nothing.
    if (attachment?.description) {
      yield* callApiWith(PLAN, describeMedia, attachment.id, attachment.description);
    }
    const outgoing = { chatId, text, mediaId: attachment?.id ?? null, idempotencyKey };
    return yield* callApiWith(PLAN, sendMessage, outgoing);
  } catch (error) {
    // A server that replays its old answer would do so for hours.
    const isStale = error instanceof ApiError && error.replayed;
    const key = isStale ? yield* newIdempotencyKey() : idempotencyKey;
    const tries = (row?.tries ?? 0) + 1;
    yield* put(messageDelayed({ chatId, fakeId, tries, idempotencyKey: key }));
    throw error;
  }
}

function* remove({
  payload: { chatId, messageId },
}: ReturnType<typeof messageDeleteRequested>): SagaGenerator<void> {
  try {
    yield* callApi(deleteMessage, chatId, messageId);
    yield* put(messageDeleted({ chatId, messageId }));
  } catch (error) {
    yield* put(messageDeleteRefused({ chatId, messageId, reason: reasonOf(error) }));
  }
  const chat = yield* select(selectChat, chatId);
  if (chat?.lastMessage?.id === messageId) yield* refetchChat(chatId);
}

/** Refetches the chat, as the list shows its last message, which has changed. */
function* refetchChat(chatId: string): SagaGenerator<void> {
  try {
    const { chat, entities } = yield* callApi(fetchChat, chatId);
    yield* put(chatUpdated({ chat, entities }));
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'A chat could not be looked at again', error);
  }
}
