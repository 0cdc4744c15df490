/** Adds and removes emoji reactions, optimistically. */
import { setReaction } from '@/api/endpoints/statuses/reactions';
import { fetchStatus } from '@/api/endpoints/statuses/statuses';
import type { StatusAnswer } from '@/api/decode/statuses/status';
import { noEntities } from '@/domain/engine/entities';
import { hasReacted } from '@/domain/statuses/reaction';
import { selectPendingReaction, selectStatusTable } from '@/selectors/statuses/statuses';
import {
  reactionConfirmed,
  reactionRefused,
  reactionRequested,
  type ReactionIntent,
} from '@/slices/statuses/reactions';
import { callApi } from '@/sagas/engine/callApi';
import { put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf, reasonOf } from '@/sagas/engine/failure';
import { takeLeadingBy } from '@/sagas/engine/control';

/** Some servers store the same reaction several times, and each copy has to be removed. */
const MOST_COPIES = 5;

export function* reactionsSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(
    reactionRequested,
    ({ payload }) => `${payload.statusId} ${payload.name}`,
    ({ payload }) => sendPendingReaction(payload),
  );
}

/** Sends the pending reaction, and again if it changed meanwhile, until none is pending. */
function* sendPendingReaction({
  statusId,
  name,
}: Pick<ReactionIntent, 'statusId' | 'name'>): SagaGenerator<void> {
  for (;;) {
    const wanted = yield* select(selectPendingReaction, statusId, name);
    if (wanted === undefined) return;
    const intent = { statusId, name, wanted };
    const known = (yield* select(selectStatusTable))[statusId];
    if (known && hasReacted(known, name) === wanted) {
      // The reader pressed twice during the first call.
      yield* put(reactionConfirmed({ ...intent, entities: noEntities() }));
      continue;
    }
    try {
      const { entities } = yield* wanted ? react(intent) : takeBack(intent);
      yield* put(reactionConfirmed({ ...intent, entities }));
    } catch (error) {
      yield* put(reactionRefused({ ...intent, reason: reasonOf(error) }));
    }
  }
}

const react = ({ statusId, name }: ReactionIntent): SagaGenerator<StatusAnswer> =>
  callApi(setReaction, statusId, name, true);

function* takeBack({ statusId, name }: ReactionIntent): SagaGenerator<StatusAnswer> {
  try {
    for (let copies = 1; ; copies += 1) {
      const answer = yield* callApi(setReaction, statusId, name, false);
      const row = answer.entities.statuses.find(({ id }) => id === answer.statusId);
      if (copies === MOST_COPIES || !row || !hasReacted(row, name)) return answer;
    }
  } catch (error) {
    // If the reaction was already removed elsewhere, the current status is the wanted result.
    if (httpStatusOf(error) !== 400) throw error;
    return yield* callApi(fetchStatus, statusId);
  }
}
