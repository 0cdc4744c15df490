/**
 * What is switched on and off on a status (favourite, repeat, bookmark, pin, mute): shown at once,
 * then settled with the server. Calls for one mark of one status never overtake each other, and what
 * was pressed in the meantime is sent as one wish, the last.
 */
import { fetchStatus, setMark } from '@/api/endpoints/statuses';
import type { StatusAnswer } from '@/api/decode/status';
import { selectWanted } from '@/selectors/statuses';
import { markConfirmed, markRefused, markRequested, type MarkIntent } from '@/slices/statuses';
import { callApi, callApiWith } from './engine/callApi';
import { call, getContext, put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { httpStatusOf, reasonOf } from './engine/failure';
import { takeLeadingBy } from './engine/flow';

export function* marksSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(
    markRequested,
    ({ payload }) => `${payload.statusId} ${payload.mark}`,
    ({ payload }) => settle(payload),
  );
}

/** Sends the wish, and sends again if it changed on the way, until none is left. */
function* settle({ statusId, mark }: MarkIntent): SagaGenerator<void> {
  // A press shows first: making a request takes time too.
  yield* call(yield* getContext('painted'));
  for (;;) {
    const wanted = yield* select(selectWanted, statusId, mark);
    if (wanted === undefined) return;
    const intent = { statusId, mark, wanted };
    try {
      const { entities } = yield* bringAbout(intent);
      yield* put(markConfirmed({ ...intent, entities }));
    } catch (error) {
      // Who wishes the opposite by now has nothing to hear of it; that wish goes out next.
      if ((yield* select(selectWanted, statusId, mark)) !== wanted) continue;
      yield* put(markRefused({ ...intent, reason: reasonOf(error) }));
    }
  }
}

/** With these, some servers refuse what is so already: done in another tab, or undone there. */
const PERHAPS_SO: readonly (number | null)[] = [400, 422, 500];

function* bringAbout({ statusId, mark, wanted }: MarkIntent): SagaGenerator<StatusAnswer> {
  try {
    return yield* callApi(setMark, statusId, mark, wanted);
  } catch (error) {
    if (!PERHAPS_SO.includes(httpStatusOf(error))) throw error;
    const answer = yield* look(statusId);
    const row = answer?.entities.statuses.find(({ id }) => id === statusId);
    if (answer && row?.[mark] === wanted) return answer;
    throw error;
  }
}

function* look(statusId: string): SagaGenerator<StatusAnswer | null> {
  try {
    return yield* callApiWith({ tries: 1, priority: 'press' }, fetchStatus, statusId);
  } catch {
    // What the reader is to hear of is the first refusal.
    return null;
  }
}
