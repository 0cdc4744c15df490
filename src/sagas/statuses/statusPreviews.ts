/** Fetches single statuses that are shown beside others: previews of parents, and quotes. */
import { fetchStatus } from '@/api/endpoints/statuses/statuses';
import { statusPreviewRequest } from '@/domain/statuses/status';
import { selectStatusRow } from '@/selectors/statuses/statuses';
import { statusReceived, statusPreviewRequested } from '@/slices/statuses/statuses';
import { callApi } from '@/sagas/engine/callApi';
import { put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleRequest } from '@/sagas/engine/handleRequest';

export function* statusPreviewsSaga(): SagaGenerator<void> {
  yield* handleRequest(
    statusPreviewRequested,
    ({ payload }) => statusPreviewRequest(payload.statusId),
    function* ({ payload: { statusId } }) {
      if (yield* select(selectStatusRow, statusId)) return;
      const { entities } = yield* callApi(fetchStatus, statusId);
      yield* put(statusReceived({ statusId, entities }));
    },
  );
}
