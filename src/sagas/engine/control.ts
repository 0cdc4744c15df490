/** Ways of waiting and taking turns that redux-saga has no word for. */
import { selectSignedIn } from '@/selectors/session/session';
import type { RootState } from '@/slices/root';
import { call, getContext, race, take, takeEvery } from './effects';
import type { Kind, SagaGenerator } from './effects';

/**
 * Waits until `condition` holds; returns at once if it already does. Many wait at a time: none of
 * them is woken in vain.
 */
export function* waitUntil(condition: (state: RootState) => boolean): SagaGenerator<void> {
  const look = yield* getContext('getState');
  const holds = () => condition(look());
  while (!holds()) yield* take(holds);
}

/**
 * Lets one worker run per key. While it runs, further actions with its key are left to it: it is
 * expected to look at the store before it ends.
 */
export function* takeLeadingBy<A>(
  kind: Kind<A>,
  keyOf: (action: A) => string,
  worker: (action: A) => SagaGenerator<void>,
): SagaGenerator<void> {
  const running = new Set<string>();
  yield* takeEvery(kind, function* (action) {
    const key = keyOf(action);
    if (running.has(key)) return;
    running.add(key);
    try {
      yield* worker(action);
    } finally {
      running.delete(key);
    }
  });
}

/** Runs the worker from each login to the logout that follows it. */
export function* whileSignedIn(worker: () => SagaGenerator<void>): SagaGenerator<void> {
  for (;;) {
    yield* waitUntil(selectSignedIn);
    yield* race({
      working: call(worker),
      signedOut: call(waitUntil, (state: RootState) => !selectSignedIn(state)),
    });
  }
}
