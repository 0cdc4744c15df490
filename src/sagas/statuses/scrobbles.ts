/** Refreshes the scrobbles (music that people listen to) that are shown on the page. */
import { fetchLatestScrobble } from '@/api/endpoints/statuses/scrobbles';
import { retryDelay, retryPolicies } from '@/domain/engine/retryPolicies';
import { selectMayAskForScrobbles, selectScrobbleDueAt } from '@/selectors/statuses/scrobbles';
import { scrobbleReceived, scrobblesShown } from '@/slices/statuses/scrobbles';
import { callApiWith } from '@/sagas/engine/callApi';
import { cancel, delay, fork, getContext, put, select, take } from '@/sagas/engine/effects';
import type { SagaGenerator, Task } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';

export function* scrobblesSaga(): SagaGenerator<void> {
  const places = new Map<string, number>();
  const tasks = new Map<string, Task>();
  for (;;) {
    const { opened, closed } = (yield* take(scrobblesShown)).payload;
    for (const userId of opened) places.set(userId, (places.get(userId) ?? 0) + 1);
    for (const userId of closed) places.set(userId, (places.get(userId) ?? 0) - 1);
    for (const userId of new Set([...opened, ...closed])) {
      const isShown = (places.get(userId) ?? 0) > 0;
      const task = tasks.get(userId);
      if (isShown && !task) tasks.set(userId, yield* fork(keepFresh, userId));
      if (isShown) continue;
      places.delete(userId);
      tasks.delete(userId);
      if (task) yield* cancel(task);
    }
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
      yield* delay(retryDelay(retryPolicies.scrobbles, failures));
    }
  }
}
