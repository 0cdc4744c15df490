/** Adds and removes emoji reactions, optimistically. */
import { setReaction } from '@/api/endpoints/statuses/reactions';
import { fetchStatus } from '@/api/endpoints/statuses/statuses';
import type { StatusAnswer } from '@/api/decode/statuses/status';
import { noEntities } from '@/domain/engine/entities';
import { hasReacted } from '@/domain/statuses/reaction';
import { selectPendingReaction, selectStatusRow } from '@/selectors/statuses/statuses';
import {
  reactionConfirmed,
  reactionRefused,
  reactionRequested,
  type ReactionIntent,
} from '@/slices/statuses/reactions';
import { callApi } from '@/sagas/engine/callApi';
import { put } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { lookUp, settlePending, type PendingChange } from '@/sagas/engine/settlePending';

/** Some servers store the same reaction several times, and each copy has to be removed. */
const MOST_COPIES = 5;

type ReactionRef = Pick<ReactionIntent, 'statusId' | 'name'>;

export const reactionsSaga = (): SagaGenerator<void> =>
  settlePending(
    reactionRequested,
    ({ payload }) => `${payload.statusId} ${payload.name}`,
    ({ payload }) => reactionChange(payload),
  );

const reactionChange = ({ statusId, name }: ReactionRef): PendingChange<boolean, StatusAnswer> => ({
  selectWanted: (state) => selectPendingReaction(state, statusId, name),
  selectIsDone(state, wanted) {
    const known = selectStatusRow(state, statusId);
    return known !== undefined && hasReacted(known, name) === wanted;
  },
  send: (wanted) =>
    wanted ? callApi(setReaction, statusId, name, true) : takeBack({ statusId, name }),
  *refetch(wanted) {
    const answer = yield* lookUp(fetchStatus, statusId);
    const row = answer?.entities.statuses.find(({ id }) => id === statusId);
    return row && hasReacted(row, name) === wanted ? answer : null;
  },
  *confirm(wanted, answer) {
    const entities = answer?.entities ?? noEntities();
    yield* put(reactionConfirmed({ statusId, name, wanted, entities }));
  },
  refused: (wanted, reason) => reactionRefused({ statusId, name, wanted, reason }),
});

function* takeBack({ statusId, name }: ReactionRef): SagaGenerator<StatusAnswer> {
  for (let copies = 1; ; copies += 1) {
    const answer = yield* callApi(setReaction, statusId, name, false);
    const row = answer.entities.statuses.find(({ id }) => id === answer.statusId);
    if (copies === MOST_COPIES || !row || !hasReacted(row, name)) return answer;
  }
}
