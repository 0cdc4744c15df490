/**
 * Redux-saga cancels older workers of any action; this cancels only those with the same key, so
 * that different drafts or timelines do not disturb each other.
 */
import { cancel, fork, take } from './effects';
import type { Kind, SagaGenerator, Task } from './effects';

/** Runs the newest worker per key: a newer action with the same key cancels the older one. */
export function* takeLatestBy<A>(
  kind: Kind<A>,
  keyOf: (action: A) => string,
  worker: (action: A) => SagaGenerator<void>,
): SagaGenerator<void> {
  yield* fork(function* () {
    const running = new Map<string, Task>();
    for (;;) {
      const action = yield* take(kind);
      const key = keyOf(action);
      const before = running.get(key);
      if (before) yield* cancel(before);
      running.set(key, yield* fork(worker, action));
      for (const [ended, task] of running) if (!task.isRunning()) running.delete(ended);
    }
  });
}
