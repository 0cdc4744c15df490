/**
 * Fetches direct conversations: when their page opens, older ones on request, and again when a
 * direct post arrives. The servers' own stream of conversations leaves most of them out.
 */
import { fetchConversations, markConversationRead } from '@/api/endpoints/talk/conversations';
import { CONVERSATIONS, OLDER_CONVERSATIONS } from '@/domain/talk/conversation';
import type { EntityBundle } from '@/domain/engine/entities';
import { CONVERSATIONS_INTERVAL } from '@/domain/engine/limits';
import { timelineKey } from '@/domain/timelines/timeline';
import { selectCan } from '@/selectors/session/capabilities';
import { selectConversations } from '@/selectors/talk/conversations';
import { selectMayPoll } from '@/selectors/realtime/realtime';
import {
  conversationReadRefused,
  conversationReadConfirmed,
  conversationReadRequested,
  conversationsClosed,
  conversationsOpened,
  conversationsReceived,
  olderConversationsReceived,
  olderConversationsRequested,
} from '@/slices/talk/conversations';
import { notificationStreamed } from '@/slices/notifications/notifications';
import { socketJoined } from '@/slices/realtime/realtime';
import { requestFailed } from '@/slices/engine/requests';
import type { RootState } from '@/slices/root';
import { statusesStreamed, timelineOpened } from '@/slices/timelines/timelines';
import { callApi } from '@/sagas/engine/callApi';
import { delay, put, select, takeEvery, takeLatest } from '@/sagas/engine/effects';
import type { Kind, SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { whileSignedIn } from '@/sagas/engine/control';
import { probeCapability } from '@/sagas/engine/probeCapability';
import {
  handleRequest,
  handleRequestWhileMounted,
  trackRequest,
} from '@/sagas/engine/handleRequest';
import { runPolling } from '@/sagas/engine/polling';

/** Milliseconds until the rest of an exchange has come and the server has updated its list. */
const SOON = 1_000;

export function* conversationsSaga(): SagaGenerator<void> {
  yield* handleRequestWhileMounted(
    { opened: conversationsOpened, closed: conversationsClosed, keyOf: () => CONVERSATIONS },
    pull,
  );
  // The page of direct posts shows the number of unread conversations.
  yield* handleRequest(postsOpened, () => `${CONVERSATIONS} beside`, pull);
  yield* handleRequest(olderConversationsRequested, () => OLDER_CONVERSATIONS, pullOlder);
  yield* takeEvery(conversationReadRequested, markRead);
  yield* takeLatest(news, refresh);
  yield* whileSignedIn(() =>
    runPolling({
      every: CONVERSATIONS_INTERVAL,
      when: (state) => isLookedAt(state) && selectMayPoll(state),
      pull,
      failed: (reason) => requestFailed({ key: CONVERSATIONS, reason, httpStatus: null }),
    }),
  );
}

const isLookedAt = (state: RootState): boolean =>
  selectConversations(state).viewers > 0 && selectCan(state, 'conversations');

const postsOpened: Kind<ReturnType<typeof timelineOpened>> = {
  match: (action): action is ReturnType<typeof timelineOpened> =>
    timelineOpened.match(action) && action.payload.key === timelineKey('dms'),
};

const isDirect = ({ statuses }: EntityBundle): boolean =>
  statuses.some(({ visibility }) => visibility === 'direct');

/** Actions after which the list may differ. */
const news: Kind = {
  match: (action): action is ReturnType<typeof socketJoined> =>
    socketJoined.match(action) ||
    (statusesStreamed.match(action) && isDirect(action.payload.entities)) ||
    (notificationStreamed.match(action) && isDirect(action.payload.heard.entities)),
};

/** Refreshes the list only if it was opened before. */
function* refresh(): SagaGenerator<void> {
  const { known } = yield* select(selectConversations);
  if (!known) return;
  yield* delay(SOON);
  yield* trackRequest(`${CONVERSATIONS} beside`, pull);
}

function* pull(): SagaGenerator<void> {
  if (!(yield* select(selectCan, 'conversations'))) return;
  const page = yield* probeCapability('conversations', () => callApi(fetchConversations));
  if (!page) return;
  const { conversations, entities, link } = page;
  yield* put(conversationsReceived({ conversations, entities, next: link.maxId }));
}

function* pullOlder(): SagaGenerator<void> {
  const { next: maxId } = yield* select(selectConversations);
  if (maxId === null) return;
  const { conversations, entities, refusals, link } = yield* callApi(fetchConversations, { maxId });
  // A page with nothing on it is the last one, even if its header names another.
  const goesOn = conversations.length + refusals.length > 0 && link.maxId !== maxId;
  const next = goesOn ? link.maxId : null;
  yield* put(olderConversationsReceived({ conversations, entities, next }));
}

function* markRead({
  payload: { id },
}: ReturnType<typeof conversationReadRequested>): SagaGenerator<void> {
  try {
    yield* put(conversationReadConfirmed(yield* callApi(markConversationRead, id)));
  } catch (error) {
    yield* put(conversationReadRefused({ id, reason: reasonOf(error) }));
  }
}
