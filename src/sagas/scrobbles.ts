/** Keeps fresh what people listen to, for those of whom something on the page shows it. */
import { fetchLatestScrobble } from '@/api/endpoints/scrobbles';
import { NO_SCROBBLE_INTERVAL, SCROBBLE_FOUND_INTERVAL } from '@/domain/scrobble';
import { backoff } from '@/lib/backoff';
import { selectMayAskForScrobbles, selectScrobbleDueAt } from '@/selectors/scrobbles';
import { scrobbleClosed, scrobbleOpened, scrobbleReceived } from '@/slices/scrobbles';
import { callApiWith } from './engine/callApi';
import { call, delay, getContext, put, race, select, take } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { takeLeadingBy, waitUntil } from './engine/flow';

const AFTER_FAILURE = { base: SCROBBLE_FOUND_INTERVAL, max: NO_SCROBBLE_INTERVAL };

export function* scrobblesSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(
    scrobbleOpened,
    ({ payload }) => payload.userId,
    function* ({ payload: { userId } }) {
      yield* race({ fresh: call(keepFresh, userId), closed: call(untilClosed, userId) });
    },
  );
}

/** Several parts of the page may show the same person; the last one to go ends it. */
function* untilClosed(userId: string): SagaGenerator<void> {
  const isAbout = (action: unknown): boolean =>
    (scrobbleOpened.match(action) || scrobbleClosed.match(action)) &&
    action.payload.userId === userId;
  for (let shown = 1; shown > 0;) {
    const action = yield* take(isAbout);
    shown += scrobbleOpened.match(action) ? 1 : -1;
  }
}

function* keepFresh(userId: string): SagaGenerator<void> {
  const now = yield* getContext('now');
  for (let failures = 0; ;) {
    const due = (yield* select(selectScrobbleDueAt, userId)) - now();
    if (due > 0) yield* delay(due);
    yield* waitUntil(selectMayAskForScrobbles);
    try {
      const askedAt = now();
      const scrobble = yield* callApiWith(
        { priority: 'background', tries: 1 },
        fetchLatestScrobble,
        userId,
      );
      yield* put(scrobbleReceived({ userId, scrobble, askedAt }));
      failures = 0;
    } catch {
      failures += 1;
      yield* delay(backoff(failures, AFTER_FAILURE));
    }
  }
}
