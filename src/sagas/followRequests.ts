/** Asks a locked account's server who wants to follow, for as long as it is locked. */
import { fetchFollowRequests } from '@/api/endpoints/followRequests';
import { FOLLOW_REQUESTS_INTERVAL } from '@/domain/limits';
import { selectMayPollBesideSocket } from '@/selectors/realtime';
import { selectCurrentUser } from '@/selectors/session';
import { followRequestsReceived } from '@/slices/followRequests';
import { requestFailed } from '@/slices/requests';
import type { RootState } from '@/slices/root';
import { callApi } from './engine/callApi';
import { put } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { whileSignedIn } from './engine/flow';
import { poll } from './polling';

export function* followRequestsSaga(): SagaGenerator<void> {
  yield* whileSignedIn(() =>
    poll({
      every: FOLLOW_REQUESTS_INTERVAL,
      when: mayPoll,
      pull: pullRequests,
      failed: (reason) => requestFailed({ key: 'follow requests', reason, httpStatus: null }),
    }),
  );
}

const mayPoll = (state: RootState): boolean =>
  (selectCurrentUser(state)?.locked ?? false) && selectMayPollBesideSocket(state);

function* pullRequests(): SagaGenerator<void> {
  const { userIds, entities } = yield* callApi(fetchFollowRequests);
  yield* put(followRequestsReceived({ userIds, entities }));
}
