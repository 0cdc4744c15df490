/** Fetches the lists that a person is on. `listMembers.ts` changes them. */
import { fetchListsOf } from '@/api/endpoints/people/lists';
import { membershipsRequest } from '@/domain/people/list';
import {
  membershipsClosed,
  membershipsOpened,
  membershipsReceived,
} from '@/slices/people/memberships';
import { callApi } from '@/sagas/engine/callApi';
import { put } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleRequestWhileMounted } from '@/sagas/engine/handleRequest';

export function* membershipsSaga(): SagaGenerator<void> {
  yield* handleRequestWhileMounted(
    {
      opened: membershipsOpened,
      closed: membershipsClosed,
      keyOf: ({ payload }: { payload: { userId: string } }) => membershipsRequest(payload.userId),
    },
    function* ({ payload: { userId } }) {
      const lists = yield* callApi(fetchListsOf, userId);
      yield* put(membershipsReceived({ userId, listIds: lists.map(({ id }) => id) }));
    },
  );
}
