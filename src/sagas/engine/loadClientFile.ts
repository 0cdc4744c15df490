/** Loads a part of the client itself that the user waits for, such as a language. */
import { retryPolicies } from '@/domain/engine/retryPolicies';
import { call, getContext } from './effects';
import type { SagaGenerator } from './effects';
import { retry } from './retry';

/** Logs each failure; returns null after the last one. */
export function* loadClientFile<Result>(
  name: string,
  load: () => Promise<Result>,
): SagaGenerator<Result | null> {
  const log = yield* getContext('log');
  const { loadChunk } = yield* getContext('net');
  function* attempt(): SagaGenerator<Result> {
    try {
      return (yield* call(() => loadChunk(load))) as Result;
    } catch (error) {
      log('warning', `${name} did not load`, error);
      throw error;
    }
  }
  try {
    return yield* retry(retryPolicies.clientFile, attempt, () => true);
  } catch {
    return null;
  }
}
