/** Fetches single statuses, and the conversations around them, for the pages that are about them. */
import { fetchContext, fetchStatus } from '@/api/endpoints/statuses';
import { conversationRequest, statusRequest } from '@/domain/status';
import { conversationReceived } from '@/slices/conversations';
import { statusClosed, statusOpened, statusReceived } from '@/slices/statuses';
import { callApi } from './engine/callApi';
import { put } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { serveWhileShown } from './engine/serve';

interface OfStatus {
  payload: { statusId: string };
}

const shown = { opened: statusOpened, closed: statusClosed };

export function* statusesSaga(): SagaGenerator<void> {
  yield* serveWhileShown(
    { ...shown, keyOf: ({ payload }: OfStatus) => statusRequest(payload.statusId) },
    function* ({ payload: { statusId } }) {
      const { entities } = yield* callApi(fetchStatus, statusId);
      yield* put(statusReceived({ statusId, entities }));
    },
  );
  yield* serveWhileShown(
    { ...shown, keyOf: ({ payload }: OfStatus) => conversationRequest(payload.statusId) },
    function* ({ payload: { statusId } }) {
      const conversation = yield* callApi(fetchContext, statusId);
      yield* put(conversationReceived({ statusId, ...conversation }));
    },
  );
}
