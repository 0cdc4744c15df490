/** Toggles of a status (favourite, repeat, bookmark, pin, mute), optimistically. */
import { fetchStatus, setStatusToggle } from '@/api/endpoints/statuses/statuses';
import type { StatusAnswer } from '@/api/decode/statuses/status';
import { noEntities } from '@/domain/engine/entities';
import { selectPendingToggle, selectStatusRow } from '@/selectors/statuses/statuses';
import {
  statusToggleConfirmed,
  statusToggleRefused,
  statusToggleRequested,
  type StatusToggleIntent,
} from '@/slices/statuses/statuses';
import { callApi } from '@/sagas/engine/callApi';
import { put } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { lookUp, settlePending, type PendingChange } from '@/sagas/engine/settlePending';

export const statusTogglesSaga = (): SagaGenerator<void> =>
  settlePending(
    statusToggleRequested,
    ({ payload }) => `${payload.statusId} ${payload.toggle}`,
    ({ payload }) => toggleChange(payload),
  );

const toggleChange = ({
  statusId,
  toggle,
}: StatusToggleIntent): PendingChange<boolean, StatusAnswer> => ({
  selectWanted: (state) => selectPendingToggle(state, statusId, toggle),
  // Pressed twice at once; servers refuse to take back what they never heard of.
  selectIsDone: (state, wanted, sent) =>
    sent === null && selectStatusRow(state, statusId)?.[toggle] === wanted,
  send: (wanted) => callApi(setStatusToggle, statusId, toggle, wanted),
  *refetch(wanted) {
    const answer = yield* lookUp(fetchStatus, statusId);
    const row = answer?.entities.statuses.find(({ id }) => id === statusId);
    return row?.[toggle] === wanted ? answer : null;
  },
  *confirm(wanted, answer) {
    const entities = answer?.entities ?? noEntities();
    yield* put(statusToggleConfirmed({ statusId, toggle, wanted, entities }));
  },
  refused: (wanted, reason) => statusToggleRefused({ statusId, toggle, wanted, reason }),
});
