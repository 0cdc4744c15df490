/** Fetches single statuses, for the pages that are about them. */
import { fetchStatus } from '@/api/endpoints/statuses/statuses';
import { statusRequest } from '@/domain/statuses/status';
import { selectStatus } from '@/selectors/statuses/statuses';
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
      // One that is on the page already lets its conversation go first.
      const known = yield* select(selectStatus, statusId);
      if (known) yield* call(yield* getContext('whenIdle'));
      const { entities } = yield* callApi(fetchStatus, statusId);
      yield* put(statusReceived({ statusId, entities }));
    },
  );
}
