/** Sends the reader's votes in polls. */
import { castVotes, fetchPoll } from '@/api/endpoints/statuses/polls';
import { countsVotes, voteRequest } from '@/domain/statuses/poll';
import type { Poll } from '@/domain/statuses/status';
import { selectPoll } from '@/selectors/statuses/polls';
import { pollReceived, voteRequested } from '@/slices/statuses/polls';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { isTransientFailure } from '@/sagas/engine/failure';
import { handleRequest } from '@/sagas/engine/handleRequest';
import { showNotice } from '@/sagas/engine/showNotice';

export const votesSaga = (): SagaGenerator<void> =>
  handleRequest(voteRequested, ({ payload }) => voteRequest(payload.statusId), vote);

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
