/**
 * Toggles of a status (favourite, repeat, bookmark, pin, mute), optimistically. Calls for one
 * toggle of one status never overtake each other, and presses during a call are combined into one
 * further call with the last state.
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
import { isOutcomeUnknown, reasonOf } from '@/sagas/engine/failure';
import { takeLeadingBy } from '@/sagas/engine/control';

export function* statusTogglesSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(
    statusToggleRequested,
    ({ payload }) => `${payload.statusId} ${payload.toggle}`,
    ({ payload }) => sendPendingToggle(payload),
  );
}

/**
 * Sends a pending favourite, repeat, bookmark, pin or mute, and again if it changed meanwhile, until
 * none is pending.
 */
function* sendPendingToggle({ statusId, toggle }: StatusToggleIntent): SagaGenerator<void> {
  // Show the press first, as building a request takes time too.
  yield* call(yield* getContext('afterPaint'));
  for (;;) {
    const wanted = yield* select(selectPendingToggle, statusId, toggle);
    if (wanted === undefined) return;
    const intent = { statusId, toggle, wanted };
    try {
      const { entities } = yield* applyToggle(intent);
      yield* put(statusToggleConfirmed({ ...intent, entities }));
    } catch (error) {
      // If the reader has toggled again meanwhile, ignore the error and send the new state next.
      if ((yield* select(selectPendingToggle, statusId, toggle)) !== wanted) continue;
      yield* put(statusToggleRefused({ ...intent, reason: reasonOf(error) }));
    }
  }
}

function* applyToggle({
  statusId,
  toggle,
  wanted,
}: StatusToggleIntent): SagaGenerator<StatusAnswer> {
  try {
    return yield* callApi(setStatusToggle, statusId, toggle, wanted);
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
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
    // An error of this call is ignored, so that the first refusal is reported.
    return null;
  }
}
