/** Refreshes polls on screen, and sends the reader's votes. */
import { castVotes, fetchPoll } from '@/api/endpoints/statuses/polls';
import { countsVotes, voteRequest } from '@/domain/statuses/poll';
import type { Poll } from '@/domain/statuses/status';
import { selectMayPollWhileVisible } from '@/selectors/realtime/realtime';
import { selectPoll, selectPollShown } from '@/selectors/statuses/polls';
import { pollReceived, pollRefreshFailed, pollShown, voteRequested } from '@/slices/statuses/polls';
import type { RootState } from '@/slices/root';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { call, put, race, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { isTransientFailure } from '@/sagas/engine/failure';
import { takeLeadingBy, waitUntil } from '@/sagas/engine/control';
import { handleRequest } from '@/sagas/engine/handleRequest';
import { runPolling } from '@/sagas/engine/polling';
import { showNotice } from '@/sagas/engine/showNotice';

const POLL_INTERVAL = 30_000;

export function* pollsSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(pollShown, ({ payload }) => payload.statusId, keepFresh);
  yield* handleRequest(voteRequested, ({ payload }) => voteRequest(payload.statusId), vote);
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

function* vote({ payload }: ReturnType<typeof voteRequested>): SagaGenerator<void> {
  const { statusId, choices } = payload;
  const known = yield* select(selectPoll, statusId);
  // Servers count an empty vote.
  if (known === null || choices.length === 0) return;
  try {
    const answer = yield* callApi(castVotes, known.id, choices);
    yield* put(pollReceived({ statusId, poll: answer }));
    // After a vote from elsewhere, some servers return that one as if this one had been counted.
    if (!countsVotes(answer, choices)) yield* showNotice('info', 'polls.voted_before');
  } catch (error) {
    const now = yield* lookAgain(statusId, known.id);
    // The vote may have been counted although the answer was lost.
    if (!now?.voted || !isTransientFailure(error)) throw error;
  }
}

/** Refetches the poll, as a refusal often means that it has changed. Null if that fails. */
function* lookAgain(statusId: string, pollId: string): SagaGenerator<Poll | null> {
  try {
    const now = yield* callApiWith({ tries: 1 }, fetchPoll, pollId);
    yield* put(pollReceived({ statusId, poll: now }));
    return now;
  } catch {
    return null;
  }
}
