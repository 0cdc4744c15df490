/** Asks how the reader stands to whom they look at. A visitor stands in no relation to anybody. */
import { isAnyOf } from '@reduxjs/toolkit';
import { fetchRelationships } from '@/api/endpoints/accounts';
import { selectCurrentUserId } from '@/selectors/session';
import { profileReceived } from '@/slices/profiles';
import { relationshipsReceived, relationshipWanted } from '@/slices/relationships';
import { callApi } from './engine/callApi';
import { put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { serve } from './engine/serve';

export function* relationshipsSaga(): SagaGenerator<void> {
  yield* serve(
    { match: isAnyOf(profileReceived, relationshipWanted) },
    ({ payload }) => `relationship ${payload.userId}`,
    function* ({ payload: { userId } }) {
      const ownId = yield* select(selectCurrentUserId);
      if (ownId === null || ownId === userId || userId === '') return;
      const relationships = yield* callApi(fetchRelationships, [userId]);
      yield* put(relationshipsReceived({ relationships }));
    },
  );
}
