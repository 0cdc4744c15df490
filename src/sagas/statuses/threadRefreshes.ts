/**
 * Follows the search of the server for more replies of a thread that is shown. What it finds waits
 * until the reader wants it, so that nothing moves that is being read.
 */
import type { Action } from '@reduxjs/toolkit';
import { fetchAsyncRefresh, fetchContext } from '@/api/endpoints/statuses/contexts';
import {
  MOST_QUESTIONS,
  refreshWait,
  threadRefreshRequest,
  type RefreshHint,
} from '@/domain/statuses/threads/asyncRefresh';
import { selectSignedIn } from '@/selectors/session/session';
import { threadContextReceived } from '@/slices/statuses/threadContexts';
import {
  threadRefreshEnded,
  threadRefreshStarted,
  threadRefreshWanted,
} from '@/slices/statuses/threadRefreshes';
import { statusClosed } from '@/slices/statuses/statuses';
import { threadFolded } from '@/slices/statuses/threadViews';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { takeLeadingBy, waitUntil } from '@/sagas/engine/control';
import { call, delay, getContext, put, race, select, take } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleRequest } from '@/sagas/engine/handleRequest';
import { selectMayPollWhileVisible } from '@/selectors/realtime/realtime';

export function* threadRefreshesSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(threadRefreshStarted, ({ payload }) => payload.statusId, follow);
  yield* handleRequest(
    threadRefreshWanted,
    ({ payload }) => threadRefreshRequest(payload.statusId),
    function* ({ payload: { statusId } }) {
      const { refresh: _again, ...context } = yield* callApi(fetchContext, statusId);
      yield* put(threadContextReceived({ statusId, ...context }));
      yield* put(threadRefreshEnded({ statusId, found: 0 }));
    },
  );
}

/** Ends with the thread's page; only members may ask. */
function* follow({
  payload: { statusId, hint },
}: ReturnType<typeof threadRefreshStarted>): SagaGenerator<void> {
  const { found } = yield* race({
    found: call(askUntilDone, hint),
    gone: take((action: Action) => isClosed(action, statusId)),
  });
  yield* put(threadRefreshEnded({ statusId, found: found ?? 0 }));
}

const isClosed = (action: Action, statusId: string): boolean =>
  (statusClosed.match(action) || threadFolded.match(action)) &&
  action.payload.statusId === statusId;

/** Nothing was found if the server cannot be asked: the thread is whole as far as is known. */
function* askUntilDone(hint: RefreshHint): SagaGenerator<number> {
  if (!(yield* select(selectSignedIn))) return 0;
  let found = 0;
  for (let questions = 0; questions < MOST_QUESTIONS; questions += 1) {
    yield* delay(refreshWait(hint));
    yield* waitUntil(selectMayPollWhileVisible);
    try {
      const background = { tries: 1, priority: 'background' } as const;
      const { running, count } = yield* callApiWith(background, fetchAsyncRefresh, hint.id);
      found = count;
      if (!running) return found;
    } catch (error) {
      const log = yield* getContext('log');
      log('info', 'The search for more replies could not be followed', error);
      return found;
    }
  }
  return found;
}
