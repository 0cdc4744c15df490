/** Control flow that redux-saga does not have: waiting for a condition, one worker per key. */
import { selectSignedIn } from '@/selectors/session/session';
import type { RootState } from '@/slices/root';
import { call, getContext, race, take, takeEvery } from './effects';
import type { Kind, SagaGenerator } from './effects';

/**
 * Waits until `condition` holds; returns at once if it already does. Cheap for many waiting sagas:
 * each is resumed only when its condition holds.
 */
export function* waitUntil(condition: (state: RootState) => boolean): SagaGenerator<void> {
  const look = yield* getContext('getState');
  const holds = () => condition(look());
  while (!holds()) yield* take(holds);
}

/**
 * Runs one worker per key at a time. Further actions with the same key are ignored while it runs:
 * the worker is expected to look at the store before it ends.
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

/** Runs the worker from each login until the next logout. */
export function* whileSignedIn(worker: () => SagaGenerator<void>): SagaGenerator<void> {
  for (;;) {
    yield* waitUntil(selectSignedIn);
    yield* race({
      working: call(worker),
      signedOut: call(waitUntil, (state: RootState) => !selectSignedIn(state)),
    });
  }
}
