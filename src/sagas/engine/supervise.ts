/** Restarts crashed sagas, so that one faulty saga does not stop the others. */
import { retryDelay, retryPolicies } from '@/domain/engine/retryPolicies';
import { call, delay, getContext } from './effects';
import type { SagaGenerator } from './effects';

const { crashedSaga } = retryPolicies;
const MAX_CRASHES = crashedSaga.retries + 1;

/**
 * Runs a saga and restarts it when it crashes, waiting longer each time. After five crashes it
 * stays down: that is a bug, to be found in the log.
 */
export function* supervise(name: string, saga: () => SagaGenerator<void>): SagaGenerator<void> {
  const log = yield* getContext('log');
  for (let crashes = 1; crashes <= MAX_CRASHES; crashes += 1) {
    try {
      yield* call(saga);
      return;
    } catch (error) {
      log('error', `The saga "${name}" crashed (${crashes} of ${MAX_CRASHES})`, error);
      if (crashes < MAX_CRASHES) yield* delay(retryDelay(crashedSaga, crashes));
    }
  }
}
