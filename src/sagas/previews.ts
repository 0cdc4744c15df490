/** Fetches single statuses that are shown beside others: previews of parents, quotes. */
import { fetchStatus } from '@/api/endpoints/statuses';
import { previewRequest } from '@/domain/status';
import { selectStatusTable } from '@/selectors/statuses';
import { statusReceived, statusWanted } from '@/slices/statuses';
import { callApi } from './engine/callApi';
import { put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { serve } from './engine/serve';

export function* previewsSaga(): SagaGenerator<void> {
  yield* serve(
    statusWanted,
    ({ payload }) => previewRequest(payload.statusId),
    function* ({ payload: { statusId } }) {
      if ((yield* select(selectStatusTable))[statusId]) return;
      const { entities } = yield* callApi(fetchStatus, statusId);
      yield* put(statusReceived({ statusId, entities }));
    },
  );
}
