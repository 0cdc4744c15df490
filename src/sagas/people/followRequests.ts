/**
 * Fetches the follow requests: regularly while the account is locked, and whenever their page is
 * open.
 */
import { fetchFollowRequests } from '@/api/endpoints/people/followRequests';
import { FOLLOW_REQUESTS, OLDER_FOLLOW_REQUESTS } from '@/domain/people/followRequest';
import { FOLLOW_REQUESTS_INTERVAL } from '@/domain/engine/limits';
import { selectMayPollWhileVisible } from '@/selectors/realtime/realtime';
import { selectCurrentUser } from '@/selectors/session/session';
import {
  followRequestsClosed,
  followRequestsOpened,
  followRequestsReceived,
  olderFollowRequestsReceived,
  olderFollowRequestsRequested,
} from '@/slices/people/followRequests';
import { requestFailed } from '@/slices/engine/requests';
import type { RootState } from '@/slices/root';
import { callApi } from '@/sagas/engine/callApi';
import { put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { whileSignedIn } from '@/sagas/engine/control';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';
import { runPolling } from '@/sagas/engine/polling';

export function* followRequestsSaga(): SagaGenerator<void> {
  yield* handleRequestWhileMounted(
    {
      opened: followRequestsOpened,
      closed: followRequestsClosed,
      keyOf: () => FOLLOW_REQUESTS,
    },
    pullRequests,
  );
  yield* handleRequest(olderFollowRequestsRequested, () => OLDER_FOLLOW_REQUESTS, pullOlder);
  yield* whileSignedIn(() =>
    runPolling({
      every: FOLLOW_REQUESTS_INTERVAL,
      when: mayPoll,
      pull: pullRequests,
      failed: (reason) => requestFailed({ key: 'follow requests', reason, httpStatus: null }),
    }),
  );
}

const mayPoll = (state: RootState): boolean =>
  (selectCurrentUser(state)?.locked ?? false) && selectMayPollWhileVisible(state);

function* pullRequests(): SagaGenerator<void> {
  const { userIds, entities, link } = yield* callApi(fetchFollowRequests);
  yield* put(followRequestsReceived({ userIds, entities, next: link.maxId }));
}

function* pullOlder(): SagaGenerator<void> {
  const maxId = yield* select(({ followRequests }) => followRequests?.next ?? null);
  if (maxId === null) return;
  const { userIds, entities, link } = yield* callApi(fetchFollowRequests, { maxId });
  // A page with nobody on it is the last one, even if its header names another.
  const next = userIds.length > 0 ? link.maxId : null;
  yield* put(olderFollowRequestsReceived({ userIds, entities, next }));
}
