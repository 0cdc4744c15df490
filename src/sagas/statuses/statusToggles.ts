/**
 * What is switched on and off on a status (favourite, repeat, bookmark, pin, mute): shown at once,
 * then settled with the server. Calls for one mark of one status never overtake each other, and what
 * was pressed in the meantime is sent as one wish, the last.
 */
import { fetchStatus, setStatusToggle } from '@/api/endpoints/statuses/statuses';
import type { StatusAnswer } from '@/api/decode/statuses/status';
import { selectPendingToggle } from '@/selectors/statuses/statuses';
import {
  statusToggleConfirmed,
  statusToggleRefused,
  statusToggleRequested,
  type StatusToggleIntent,
} from '@/slices/statuses/statuses';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf, reasonOf } from '@/sagas/engine/failure';
import { takeLeadingBy } from '@/sagas/engine/control';

export function* statusTogglesSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(
    statusToggleRequested,
    ({ payload }) => `${payload.statusId} ${payload.toggle}`,
    ({ payload }) => sendPendingToggle(payload),
  );
}

/** Sends the wish, and sends again if it changed on the way, until none is left. */
function* sendPendingToggle({ statusId, toggle }: StatusToggleIntent): SagaGenerator<void> {
  // A press shows first: making a request takes time too.
  yield* call(yield* getContext('afterPaint'));
  for (;;) {
    const wanted = yield* select(selectPendingToggle, statusId, toggle);
    if (wanted === undefined) return;
    const intent = { statusId, toggle, wanted };
    try {
      const { entities } = yield* applyToggle(intent);
      yield* put(statusToggleConfirmed({ ...intent, entities }));
    } catch (error) {
      // Who wishes the opposite by now has nothing to hear of it; that wish goes out next.
      if ((yield* select(selectPendingToggle, statusId, toggle)) !== wanted) continue;
      yield* put(statusToggleRefused({ ...intent, reason: reasonOf(error) }));
    }
  }
}

/** With these, some servers refuse what is so already: done in another tab, or undone there. */
const MAYBE_ALREADY_APPLIED: readonly (number | null)[] = [400, 422, 500];

function* applyToggle({
  statusId,
  toggle,
  wanted,
}: StatusToggleIntent): SagaGenerator<StatusAnswer> {
  try {
    return yield* callApi(setStatusToggle, statusId, toggle, wanted);
  } catch (error) {
    if (!MAYBE_ALREADY_APPLIED.includes(httpStatusOf(error))) throw error;
    const answer = yield* refetchStatus(statusId);
    const row = answer?.entities.statuses.find(({ id }) => id === statusId);
    if (answer && row?.[toggle] === wanted) return answer;
    throw error;
  }
}

function* refetchStatus(statusId: string): SagaGenerator<StatusAnswer | null> {
  try {
    return yield* callApiWith({ tries: 1, priority: 'press' }, fetchStatus, statusId);
  } catch {
    // What the reader is to hear of is the first refusal.
    return null;
  }
}
