/** Fetches single statuses, for the pages that are about them. */
import { fetchStatus } from '@/api/endpoints/statuses';
import { statusRequest } from '@/domain/status';
import { selectStatus } from '@/selectors/statuses';
import { statusClosed, statusOpened, statusReceived } from '@/slices/statuses';
import { callApi } from './engine/callApi';
import { call, getContext, put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { serveWhileShown } from './engine/serve';

interface OfStatus {
  payload: { statusId: string };
}

export function* statusesSaga(): SagaGenerator<void> {
  yield* serveWhileShown(
    {
      opened: statusOpened,
      closed: statusClosed,
      keyOf: ({ payload }: OfStatus) => statusRequest(payload.statusId),
    },
    function* ({ payload: { statusId } }) {
      // One that is on the page already lets its conversation go first.
      const known = yield* select(selectStatus, statusId);
      if (known) yield* call(yield* getContext('idle'));
      const { entities } = yield* callApi(fetchStatus, statusId);
      yield* put(statusReceived({ statusId, entities }));
    },
  );
}
