/** Refreshes polls on screen. */
import { fetchPoll } from '@/api/endpoints/statuses/polls';
import { selectMayPollWhileVisible } from '@/selectors/realtime/realtime';
import { selectPoll, selectPollShown } from '@/selectors/statuses/polls';
import { pollReceived, pollRefreshFailed, pollShown } from '@/slices/statuses/polls';
import type { RootState } from '@/slices/root';
import { callApi } from '@/sagas/engine/callApi';
import { call, put, race, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { takeLeadingBy, waitUntil } from '@/sagas/engine/control';
import { runPolling } from '@/sagas/engine/polling';

const POLL_INTERVAL = 30_000;

export function* pollsSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(pollShown, ({ payload }) => payload.statusId, keepFresh);
}

/** Runs until no card shows the poll. */
function* keepFresh({ payload: { statusId } }: ReturnType<typeof pollShown>): SagaGenerator<void> {
  yield* race({
    refreshing: call(runPolling, {
      every: POLL_INTERVAL,
      // The poll has just arrived with its status.
      first: 'later',
      when: selectMayPollWhileVisible,
      pull: () => refresh(statusId),
      failed: (reason) => pollRefreshFailed({ statusId, reason }),
    }),
    hidden: call(waitUntil, (state: RootState) => !selectPollShown(state, statusId)),
  });
}

function* refresh(statusId: string): SagaGenerator<void> {
  const known = yield* select(selectPoll, statusId);
  // A poll that the server has closed does not change any more.
  if (known === null || known.expired) return;
  yield* put(pollReceived({ statusId, poll: yield* callApi(fetchPoll, known.id) }));
}
