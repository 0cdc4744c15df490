/**
 * Fetches the relationships to people on screen, in one call for all that appear together. Visitors
 * have none.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { fetchRelationships } from '@/api/endpoints/people/accounts';
import { selectCurrentUserId } from '@/selectors/session/session';
import { profileReceived } from '@/slices/people/profiles';
import { relationshipsReceived, relationshipNeeded } from '@/slices/people/relationships';
import { loggedOut } from '@/slices/session/session';
import { callApi } from '@/sagas/engine/callApi';
import { delay, fork, getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { trackRequest } from '@/sagas/engine/handleRequest';

/** Milliseconds in which further people join the same call. */
const GATHER = 20;
/** Milliseconds in which a relationship is not fetched again. */
const FRESH = 10_000;
/** The most ids that servers accept in one call. */
const MOST = 40;

export function* relationshipsSaga(): SagaGenerator<void> {
  const waiting = new Set<string>();
  /** When each relationship was last received. */
  const told = new Map<string, number>();
  const { now } = yield* getContext('clock');
  yield* takeEvery(relationshipsReceived, ({ payload }) => {
    for (const [id, at] of told) if (now() - at > FRESH) told.delete(id);
    for (const { id } of payload.relationships) told.set(id, now());
  });
  yield* takeEvery(loggedOut, () => told.clear());
  yield* takeEvery(
    { match: isAnyOf(profileReceived, relationshipNeeded) },
    function* ({ payload: { userId } }) {
      const ownId = yield* select(selectCurrentUserId);
      if (ownId === null || ownId === userId || userId === '') return;
      if (now() - (told.get(userId) ?? -Infinity) < FRESH) return;
      waiting.add(userId);
      if (waiting.size === 1) yield* fork(ask, waiting);
    },
  );
}

function* ask(waiting: Set<string>): SagaGenerator<void> {
  yield* delay(GATHER);
  const userIds = [...waiting];
  waiting.clear();
  for (let from = 0; from < userIds.length; from += MOST) {
    const some = userIds.slice(from, from + MOST);
    yield* trackRequest(`relationships ${some.join(' ')}`, function* () {
      const relationships = yield* callApi(fetchRelationships, some);
      yield* put(relationshipsReceived({ relationships }));
    });
  }
}
