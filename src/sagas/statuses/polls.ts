/** Keeps polls on screen fresh, and sends the reader's votes. */
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

/** Until no card shows it any more. */
function* keepFresh({ payload: { statusId } }: ReturnType<typeof pollShown>): SagaGenerator<void> {
  yield* race({
    refreshing: call(runPolling, {
      every: POLL_INTERVAL,
      // It came with its status just now.
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
  // Once the server has closed it, it stays as it is.
  if (known === null || known.expired) return;
  yield* put(pollReceived({ statusId, poll: yield* callApi(fetchPoll, known.id) }));
}

function* vote({ payload }: ReturnType<typeof voteRequested>): SagaGenerator<void> {
  const { statusId, choices } = payload;
  const known = yield* select(selectPoll, statusId);
  // Servers take an empty vote for a vote.
  if (known === null || choices.length === 0) return;
  try {
    const answer = yield* callApi(castVotes, known.id, choices);
    yield* put(pollReceived({ statusId, poll: answer }));
    // Who voted before, elsewhere, is answered with that vote as if nothing were amiss.
    if (!countsVotes(answer, choices)) yield* showNotice('info', 'polls.voted_before');
  } catch (error) {
    const now = yield* lookAgain(statusId, known.id);
    // It may have been counted though the answer was lost.
    if (!now?.voted || !isTransientFailure(error)) throw error;
  }
}

/** A refusal often means that the poll is no longer what was shown. Null when nothing can be had. */
function* lookAgain(statusId: string, pollId: string): SagaGenerator<Poll | null> {
  try {
    const now = yield* callApiWith({ tries: 1 }, fetchPoll, pollId);
    yield* put(pollReceived({ statusId, poll: now }));
    return now;
  } catch {
    return null;
  }
}
