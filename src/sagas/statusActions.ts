/** What is done to statuses beyond the marks: deleting, copying the address, looking at versions. */
import { deleteStatus, fetchHistory } from '@/api/endpoints/statuses';
import { pathTo } from '@/domain/routes';
import { historyRequest } from '@/domain/statusVersion';
import { historyClosed, historyOpened, historyReceived } from '@/slices/histories';
import {
  deleteRefused,
  deleteRequested,
  linkCopied,
  linkCopyRequested,
  linkNotCopied,
} from '@/slices/statusActions';
import { statusDeleted } from '@/slices/statuses';
import { callApi } from './engine/callApi';
import { call, getContext, put } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { reasonOf } from './engine/failure';
import { takeLeadingBy } from './engine/flow';
import { serveWhileShown } from './engine/serve';

interface OfStatus {
  payload: { statusId: string };
}

const idOf = ({ payload }: OfStatus): string => payload.statusId;

export function* statusActionsSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(deleteRequested, idOf, remove);
  yield* takeLeadingBy(linkCopyRequested, idOf, copyLink);
  yield* serveWhileShown(
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
  const copy = yield* getContext('copy');
  try {
    yield* call(copy, origin + pathTo('conversation', { id: statusId }));
    yield* put(linkCopied({ statusId }));
  } catch (error) {
    yield* put(linkNotCopied({ statusId, reason: reasonOf(error) }));
  }
}
