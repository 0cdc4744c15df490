/** The ordinary way to answer a request of the reader's. */
import { requestEnded, requestFailed, requestStarted } from '@/slices/requests';
import { call, put } from './effects';
import type { Kind, SagaGenerator } from './effects';
import { httpStatusOf, reasonOf } from './failure';
import { takeLeadingBy } from './flow';

/**
 * Runs the worker, one at a time per key, and keeps the `requests` table told. A worker only
 * fetches and puts; what it throws ends here and never reaches the supervisor.
 */
export function* serve<A>(
  kind: Kind<A>,
  keyOf: (action: A) => string,
  worker: (action: A) => SagaGenerator<void>,
): SagaGenerator<void> {
  yield* takeLeadingBy(kind, keyOf, function* (action) {
    yield* tellRequest(keyOf(action), () => worker(action));
  });
}

/**
 * Runs a worker as the request `key`, for sagas that take turns in another way. One that has its
 * own plan for a failure asks for it to be thrown again.
 */
export function* tellRequest(
  key: string,
  worker: () => SagaGenerator<void>,
  afterwards: 'swallow' | 'rethrow' = 'swallow',
): SagaGenerator<void> {
  yield* put(requestStarted({ key }));
  try {
    yield* call(worker);
    yield* put(requestEnded({ key }));
  } catch (error) {
    yield* put(requestFailed({ key, reason: reasonOf(error), httpStatus: httpStatusOf(error) }));
    if (afterwards === 'rethrow') throw error;
  }
}
