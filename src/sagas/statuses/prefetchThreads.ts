/**
 * Prefetches the thread that a press is about to open, while its page is being rendered. Dropped if
 * the thread is not opened soon after.
 */
import { fetchContext } from '@/api/endpoints/statuses/contexts';
import { threadPrefetchRequested } from '@/slices/statuses/threadContexts';
import { callApiWith } from '@/sagas/engine/callApi';
import { delay, fork, getContext, join, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator, Task } from '@/sagas/engine/effects';

/** Milliseconds in which a prefetched answer is fresh enough. */
const FRESH = 5_000;

type Context = Awaited<ReturnType<typeof fetchContext>>;

interface ThreadPrefetch {
  follow(): SagaGenerator<void>;
  /** Returns the prefetched context; null if there is none or it failed. */
  take(statusId: string): SagaGenerator<Context | null>;
}

export function createThreadPrefetch(): ThreadPrefetch {
  const tasks = new Map<string, Task>();
  return {
    *follow() {
      yield* takeEvery(threadPrefetchRequested, function* ({ payload: { statusId } }) {
        if (tasks.has(statusId)) return;
        const task = yield* fork(attempt, statusId);
        tasks.set(statusId, task);
        yield* delay(FRESH);
        if (tasks.get(statusId) === task) tasks.delete(statusId);
      });
    },
    *take(statusId) {
      const task = tasks.get(statusId);
      if (!task) return null;
      tasks.delete(statusId);
      return (yield* join(task)) as Context | null;
    },
  };
}

/** Ignores failures, as opening the thread fetches it again. */
function* attempt(statusId: string): SagaGenerator<Context | null> {
  try {
    return yield* callApiWith({ tries: 1, priority: 'press' }, fetchContext, statusId, {});
  } catch (error) {
    const log = yield* getContext('log');
    log('info', `The conversation of ${statusId} could not be fetched ahead`, error);
    return null;
  }
}
