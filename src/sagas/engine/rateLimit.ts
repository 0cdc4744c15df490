/** Reports the request scheduler's rate limits to the store. */
import { eventChannel } from 'redux-saga';
import { rateLimited, rateLimitEnded } from '@/slices/engine/rateLimit';
import type { RateLimitHold } from './requestScheduler/rateLimits';
import { delay, fork, getContext, put, takeFrom, takeLatest } from './effects';
import type { SagaGenerator } from './effects';

export function* rateLimitSaga(): SagaGenerator<void> {
  yield* fork(reportRateLimits);
  yield* takeLatest(rateLimited, reportRateLimitEnd);
}

function* reportRateLimits(): SagaGenerator<void> {
  const { requestScheduler: governor } = yield* getContext('net');
  const channel = eventChannel<RateLimitHold>((emit) => governor.onRateLimited(emit));
  try {
    for (;;) yield* put(rateLimited(yield* takeFrom(channel)));
  } finally {
    channel.close();
  }
}

function* reportRateLimitEnd({ payload }: ReturnType<typeof rateLimited>): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  yield* delay(payload.until - now());
  yield* put(rateLimitEnded());
}
