/** Status actions other than toggles: deleting, copying address or details, viewing the history. */
import { deleteStatus, fetchHistory } from '@/api/endpoints/statuses/statuses';
import { pathTo } from '@/domain/session/routes';
import { historyRequest } from '@/domain/statuses/statusVersion';
import { selectStatus } from '@/selectors/statuses/statuses';
import { historyClosed, historyOpened, historyReceived } from '@/slices/statuses/histories';
import {
  deleteRefused,
  deleteRequested,
  detailsCopyRequested,
  detailsNotCopied,
  linkCopied,
  linkCopyRequested,
  linkNotCopied,
} from '@/slices/statuses/statusCommands';
import { statusDeleted } from '@/slices/statuses/statuses';
import { callApi } from '@/sagas/engine/callApi';
import { call, getContext, put, select } from '@/sagas/engine/effects';
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
  yield* takeLeadingBy(detailsCopyRequested, idOf, copyDetails);
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

/** Copies the error and the status as it is known here, which together make a bug report. */
function* copyDetails({
  payload: { statusId, error },
}: ReturnType<typeof detailsCopyRequested>): SagaGenerator<void> {
  const copy = yield* getContext('copyText');
  const status = yield* select(selectStatus, statusId);
  try {
    yield* call(copy, `${error}\n${JSON.stringify(status, null, 2)}`);
  } catch (caught) {
    yield* put(detailsNotCopied({ statusId, reason: reasonOf(caught) }));
  }
}
