/** Makes the governor's news part of the story: when the server asked us to slow down. */
import { eventChannel } from 'redux-saga';
import { rateLimited, rateLimitEnded } from '@/slices/governor';
import type { Hold } from './engine/budget';
import { delay, fork, getContext, put, takeFrom, takeLatest } from './engine/effects';
import type { SagaGenerator } from './engine/effects';

export function* governorSaga(): SagaGenerator<void> {
  yield* fork(report);
  yield* takeLatest(rateLimited, tellEnd);
}

function* report(): SagaGenerator<void> {
  const governor = yield* getContext('governor');
  const channel = eventChannel<Hold>((emit) => governor.listen(emit));
  try {
    for (;;) yield* put(rateLimited(yield* takeFrom(channel)));
  } finally {
    channel.close();
  }
}

function* tellEnd({ payload }: ReturnType<typeof rateLimited>): SagaGenerator<void> {
  const now = yield* getContext('now');
  yield* delay(payload.until - now());
  yield* put(rateLimitEnded());
}
