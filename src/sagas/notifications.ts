/** Keeps the notifications fresh while the socket does not; also unseen, for what the badge says. */
import { fetchNotifications } from '@/api/endpoints/notifications';
import { NOTIFICATIONS_INTERVAL } from '@/domain/limits';
import { selectMayPollUnseen, selectOnline } from '@/selectors/realtime';
import { notificationsReceived } from '@/slices/notifications';
import { socketJoined } from '@/slices/realtime';
import { requestFailed } from '@/slices/requests';
import type { RootState } from '@/slices/root';
import { callApi } from './engine/callApi';
import { fork, put, select, takeLatest } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { reasonOf } from './engine/failure';
import { whileSignedIn } from './engine/flow';
import { poll } from './polling';
import { retry } from './retry';

const CATCH_UP = { times: 6, base: 1_000, max: 30_000, worthwhile: () => true };

export function* notificationsSaga(): SagaGenerator<void> {
  yield* whileSignedIn(keepFresh);
}

function* keepFresh(): SagaGenerator<void> {
  // What happened while the line was down did not come by it.
  yield* fork(() => takeLatest(socketJoined, catchUp));
  yield* poll({
    every: NOTIFICATIONS_INTERVAL,
    when: mayPoll,
    pull,
    failed,
  });
}

/** Several tries; what still fails is told, and left to the loop. */
function* catchUp(): SagaGenerator<void> {
  try {
    yield* retry(CATCH_UP, pull);
  } catch (error) {
    yield* put(failed(reasonOf(error)));
  }
}

const failed = (reason: string) =>
  requestFailed({ key: 'notifications', reason, httpStatus: null });

const mayPoll = (state: RootState): boolean =>
  state.notifications.notifications.length > 0 ? selectMayPollUnseen(state) : selectOnline(state);

function* pull(): SagaGenerator<void> {
  const newest = yield* select((state) => state.notifications.notifications[0]?.id ?? null);
  const { notifications, entities } = yield* callApi(fetchNotifications, { sinceId: newest });
  yield* put(notificationsReceived({ notifications, entities }));
}
