/**
 * Brings direct conversations: when somebody looks, older ones on request, and afresh when a direct
 * post comes in. Servers have a stream of their own for them, which leaves most of them out.
 */
import { fetchConversations, markConversationRead } from '@/api/endpoints/conversations';
import { DIRECTS, OLDER_DIRECTS } from '@/domain/conversation';
import type { EntityBundle } from '@/domain/entities';
import { DIRECTS_INTERVAL } from '@/domain/limits';
import { timelineKey } from '@/domain/timeline';
import { selectCan } from '@/selectors/capabilities';
import { selectDirects } from '@/selectors/directs';
import { selectMayPoll } from '@/selectors/realtime';
import {
  directReadRefused,
  directReadRequested,
  directsClosed,
  directsOpened,
  directsReceived,
  directUpdated,
  olderDirectsReceived,
  olderDirectsRequested,
} from '@/slices/directs';
import { notificationHeard } from '@/slices/notifications';
import { socketJoined } from '@/slices/realtime';
import { requestFailed } from '@/slices/requests';
import type { RootState } from '@/slices/root';
import { statusesStreamed, timelineOpened } from '@/slices/timelines';
import { callApi } from './engine/callApi';
import { delay, put, select, takeEvery, takeLatest } from './engine/effects';
import type { Kind, SagaGenerator } from './engine/effects';
import { reasonOf } from './engine/failure';
import { whileSignedIn } from './engine/flow';
import { probe } from './engine/probe';
import { serve, serveWhileShown, tellRequest } from './engine/serve';
import { poll } from './polling';

/** Milliseconds in which the rest of an exchange comes, and the server sees that there is news. */
const SOON = 1_000;

export function* directsSaga(): SagaGenerator<void> {
  yield* serveWhileShown(
    { opened: directsOpened, closed: directsClosed, keyOf: () => DIRECTS },
    pull,
  );
  // Beside the single posts it is told how many conversations are unread.
  yield* serve(postsOpened, () => `${DIRECTS} beside`, pull);
  yield* serve(olderDirectsRequested, () => OLDER_DIRECTS, pullOlder);
  yield* takeEvery(directReadRequested, markRead);
  yield* takeLatest(news, refresh);
  yield* whileSignedIn(() =>
    poll({
      every: DIRECTS_INTERVAL,
      when: (state) => isLookedAt(state) && selectMayPoll(state),
      pull,
      failed: (reason) => requestFailed({ key: DIRECTS, reason, httpStatus: null }),
    }),
  );
}

const isLookedAt = (state: RootState): boolean =>
  selectDirects(state).viewers > 0 && selectCan(state, 'conversations');

const postsOpened: Kind<ReturnType<typeof timelineOpened>> = {
  match: (action): action is ReturnType<typeof timelineOpened> =>
    timelineOpened.match(action) && action.payload.key === timelineKey('dms'),
};

const isDirect = ({ statuses }: EntityBundle): boolean =>
  statuses.some(({ visibility }) => visibility === 'direct');

/** Something after which the list may read otherwise. */
const news: Kind = {
  match: (action): action is ReturnType<typeof socketJoined> =>
    socketJoined.match(action) ||
    (statusesStreamed.match(action) && isDirect(action.payload.entities)) ||
    (notificationHeard.match(action) && isDirect(action.payload.heard.entities)),
};

/** Only what was looked at once is kept up to date. */
function* refresh(): SagaGenerator<void> {
  const { known } = yield* select(selectDirects);
  if (!known) return;
  yield* delay(SOON);
  yield* tellRequest(`${DIRECTS} beside`, pull);
}

function* pull(): SagaGenerator<void> {
  if (!(yield* select(selectCan, 'conversations'))) return;
  const page = yield* probe('conversations', () => callApi(fetchConversations));
  if (!page) return;
  const { conversations, entities, link } = page;
  yield* put(directsReceived({ conversations, entities, next: link.maxId }));
}

function* pullOlder(): SagaGenerator<void> {
  const { next: maxId } = yield* select(selectDirects);
  if (maxId === null) return;
  const { conversations, entities, refusals, link } = yield* callApi(fetchConversations, { maxId });
  // A page that brings nothing is the last one, whatever stands in its header.
  const goesOn = conversations.length + refusals.length > 0 && link.maxId !== maxId;
  const next = goesOn ? link.maxId : null;
  yield* put(olderDirectsReceived({ conversations, entities, next }));
}

function* markRead({
  payload: { id },
}: ReturnType<typeof directReadRequested>): SagaGenerator<void> {
  try {
    yield* put(directUpdated(yield* callApi(markConversationRead, id)));
  } catch (error) {
    yield* put(directReadRefused({ id, reason: reasonOf(error) }));
  }
}
