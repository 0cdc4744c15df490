/** Fetches the statuses that have a page of their own. */
import { fetchStatus } from '@/api/endpoints/statuses/statuses';
import { statusRequest } from '@/domain/statuses/status';
import { selectStatus, selectStatusRow } from '@/selectors/statuses/statuses';
import { statusClosed, statusOpened, statusReceived } from '@/slices/statuses/statuses';
import { callApi } from '@/sagas/engine/callApi';
import { call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleRequestWhileMounted } from '@/sagas/engine/handleRequest';

interface OfStatus {
  payload: { statusId: string };
}

export function* statusesSaga(): SagaGenerator<void> {
  yield* handleRequestWhileMounted(
    {
      opened: statusOpened,
      closed: statusClosed,
      keyOf: ({ payload }: OfStatus) => statusRequest(payload.statusId),
    },
    function* ({ payload: { statusId } }) {
      // If the status is already shown, its thread is fetched first.
      const known = yield* select(selectStatus, statusId);
      if (known) yield* call((yield* getContext('clock')).whenIdle);
      const asked = yield* select(selectStatusRow, statusId);
      let { entities } = yield* callApi(fetchStatus, statusId);
      // The socket may have overtaken the answer, which is older then.
      if (asked && asked !== (yield* select(selectStatusRow, statusId)))
        ({ entities } = yield* callApi(fetchStatus, statusId));
      yield* put(statusReceived({ statusId, entities }));
    },
  );
}
