/** Runs workers for the reader's requests and records their progress in the `requests` slice. */
import { retryDelay, retryPolicies } from '@/domain/engine/retryPolicies';
import { selectMayPollWhileVisible } from '@/selectors/realtime/realtime';
import { requestEnded, requestFailed, requestStarted } from '@/slices/engine/requests';
import { call, delay, put, race, take } from './effects';
import type { Kind, SagaGenerator } from './effects';
import { httpStatusOf, isTransientFailure, reasonOf } from './failure';
import { takeLeadingBy, waitUntil } from './control';

/**
 * Runs the worker, one at a time per key, and updates the `requests` slice. A worker only fetches
 * and puts; its errors end here and never reach the supervisor.
 */
export function* handleRequest<A>(
  kind: Kind<A>,
  keyOf: (action: A) => string,
  worker: (action: A) => SagaGenerator<void>,
): SagaGenerator<void> {
  yield* takeLeadingBy(kind, keyOf, function* (action) {
    yield* trackRequest(keyOf(action), () => worker(action));
  });
}

/**
 * Runs a worker as the request `key`, for sagas that order their workers differently. With
 * `rethrow`, the caller gets the failure too, to handle it in its own way.
 */
export function* trackRequest(
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

interface WhileMounted<A, Closed> {
  /** Starts the request; while a retry is pending, retries at once. */
  opened: Kind<A>;
  closed: Kind<Closed>;
  keyOf: (action: A | Closed) => string;
}

/**
 * Like `handleRequest`, for content that is on screen: while it is mounted, failures of the server
 * or the network are retried, so that the page completes without the reader. A refusal is final.
 */
export function* handleRequestWhileMounted<A, Closed>(
  { opened, closed, keyOf }: WhileMounted<A, Closed>,
  worker: (action: A) => SagaGenerator<void>,
): SagaGenerator<void> {
  yield* takeLeadingBy(opened, keyOf, function* (action) {
    const key = keyOf(action);
    const { gone } = yield* race({
      settled: call(retryUntilDone, key, () => worker(action), of(opened, keyOf, key)),
      gone: take(of(closed, keyOf, key)),
    });
    if (gone !== undefined) yield* put(requestEnded({ key }));
  });
}

const of =
  <A>(kind: Kind<A>, keyOf: (action: A) => string, key: string) =>
  (action: unknown): boolean =>
    kind.match(action) && keyOf(action) === key;

function* retryUntilDone(
  key: string,
  worker: () => SagaGenerator<void>,
  isAskedAgain: (action: unknown) => boolean,
): SagaGenerator<void> {
  for (let failures = 1; ; failures += 1) {
    try {
      return yield* trackRequest(key, worker, 'rethrow');
    } catch (error) {
      if (!isTransientFailure(error)) return;
    }
    yield* race({ due: call(untilDue, failures), asked: take(isAskedAgain) });
  }
}

/** Retries only while the page is visible and the network is up. */
function* untilDue(failures: number): SagaGenerator<void> {
  yield* delay(retryDelay(retryPolicies.shownRequest, failures));
  yield* waitUntil(selectMayPollWhileVisible);
}
