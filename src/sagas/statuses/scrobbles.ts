/** Refreshes the scrobbles (music that people listen to) that are shown on the page. */
import { fetchLatestScrobble } from '@/api/endpoints/statuses/scrobbles';
import { retryDelay, retryPolicies } from '@/domain/engine/retryPolicies';
import { selectMayAskForScrobbles, selectScrobbleDueAt } from '@/selectors/statuses/scrobbles';
import { scrobbleClosed, scrobbleOpened, scrobbleReceived } from '@/slices/statuses/scrobbles';
import { callApiWith } from '@/sagas/engine/callApi';
import {
  call,
  cancel,
  delay,
  fork,
  getContext,
  put,
  select,
  takeEvery,
} from '@/sagas/engine/effects';
import type { SagaGenerator, Task } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';

/**
 * Rows mount and unmount several at a time: changes are collected until the page is idle, so that
 * nothing is requested for a row that only scrolls by.
 */
export function* scrobblesSaga(): SagaGenerator<void> {
  const places = new Map<string, number>();
  const tasks = new Map<string, Task>();
  const changed = new Set<string>();
  function* count(userId: string, by: number): SagaGenerator<void> {
    const waiting = changed.size > 0;
    changed.add(userId);
    places.set(userId, (places.get(userId) ?? 0) + by);
    if (!waiting) yield* fork(applyChanges);
  }
  function* applyChanges(): SagaGenerator<void> {
    yield* call((yield* getContext('clock')).whenIdle);
    const userIds = [...changed];
    changed.clear();
    for (const userId of userIds) {
      const isShown = (places.get(userId) ?? 0) > 0;
      const task = tasks.get(userId);
      if (isShown && !task) tasks.set(userId, yield* fork(keepFresh, userId));
      if (isShown) continue;
      places.delete(userId);
      tasks.delete(userId);
      if (task) yield* cancel(task);
    }
  }
  yield* takeEvery(scrobbleOpened, ({ payload }) => count(payload.userId, 1));
  yield* takeEvery(scrobbleClosed, ({ payload }) => count(payload.userId, -1));
}

function* keepFresh(userId: string): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
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
      yield* delay(retryDelay(retryPolicies.scrobbles, failures));
    }
  }
}
