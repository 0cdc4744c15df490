/** Status actions other than toggles: deleting, copying the address, viewing the history. */
import { deleteStatus, fetchHistory } from '@/api/endpoints/statuses/statuses';
import { pathTo } from '@/domain/session/routes';
import { historyRequest } from '@/domain/statuses/statusVersion';
import { historyClosed, historyOpened, historyReceived } from '@/slices/statuses/histories';
import {
  deleteRefused,
  deleteRequested,
  linkCopied,
  linkCopyRequested,
  linkNotCopied,
} from '@/slices/statuses/statusCommands';
import { statusDeleted } from '@/slices/statuses/statuses';
import { callApi } from '@/sagas/engine/callApi';
import { call, getContext, put } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { takeLeadingBy } from '@/sagas/engine/control';
import { handleRequestWhileMounted } from '@/sagas/engine/handleRequest';

interface OfStatus {
  payload: { statusId: string };
}

const idOf = ({ payload }: OfStatus): string => payload.statusId;

export function* statusCommandsSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(deleteRequested, idOf, remove);
  yield* takeLeadingBy(linkCopyRequested, idOf, copyLink);
  yield* handleRequestWhileMounted(
    {
      opened: historyOpened,
      closed: historyClosed,
      keyOf: (action: OfStatus) => historyRequest(idOf(action)),
    },
    function* ({ payload: { statusId } }) {
      const versions = yield* callApi(fetchHistory, statusId);
      yield* put(historyReceived({ statusId, versions }));
    },
  );
}

function* remove({ payload: { statusId } }: OfStatus): SagaGenerator<void> {
  try {
    yield* callApi(deleteStatus, statusId);
    yield* put(statusDeleted({ statusId }));
  } catch (error) {
    yield* put(deleteRefused({ statusId, reason: reasonOf(error) }));
  }
}

function* copyLink({ payload: { statusId } }: OfStatus): SagaGenerator<void> {
  const origin = yield* getContext('origin');
  const copy = yield* getContext('copyText');
  try {
    yield* call(copy, origin + pathTo('conversation', { id: statusId }));
    yield* put(linkCopied({ statusId }));
  } catch (error) {
    yield* put(linkNotCopied({ statusId, reason: reasonOf(error) }));
  }
}
