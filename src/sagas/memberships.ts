/** Asks on which lists somebody is. Putting them on lists is the business of `listMembers.ts`. */
import { fetchListsOf } from '@/api/endpoints/lists';
import { membershipsRequest } from '@/domain/list';
import { membershipsClosed, membershipsOpened, membershipsReceived } from '@/slices/memberships';
import { callApi } from './engine/callApi';
import { put } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { serveWhileShown } from './engine/serve';

export function* membershipsSaga(): SagaGenerator<void> {
  yield* serveWhileShown(
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
