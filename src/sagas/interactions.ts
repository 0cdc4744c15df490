/** Asks who favourited, repeated and reacted, for statuses that show it. */
import { fetchFavouritedBy, fetchReactedBy, fetchRepeatedBy } from '@/api/endpoints/reactions';
import { markedByRequest, reactedByRequest, type MarkedBy } from '@/domain/interaction';
import type { Status } from '@/domain/status';
import { selectReactedByMissing } from '@/selectors/interactions';
import { selectStatusTable } from '@/selectors/statuses';
import {
  interactionsClosed,
  interactionsOpened,
  interactionsReceived,
  reactionPeopleClosed,
  reactionPeopleOpened,
} from '@/slices/interactions';
import type { RootState } from '@/slices/root';
import { callApi } from './engine/callApi';
import { call, getContext, put, race, select, take } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { takeLeadingBy, waitUntil } from './engine/flow';
import { serveWhileShown, tellRequest } from './engine/serve';

interface OfStatus {
  payload: { statusId: string };
}

const kinds = {
  favouritedBy: { fetch: fetchFavouritedBy, countOf: (status: Status) => status.favouriteCount },
  repeatedBy: { fetch: fetchRepeatedBy, countOf: (status: Status) => status.repeatCount },
} as const;

export function* interactionsSaga(): SagaGenerator<void> {
  yield* whileOpen('favouritedBy');
  yield* whileOpen('repeatedBy');
  yield* serveWhileShown(
    {
      opened: reactionPeopleOpened,
      closed: reactionPeopleClosed,
      keyOf: ({ payload }: OfStatus) => reactedByRequest(payload.statusId),
    },
    function* ({ payload: { statusId } }) {
      if (!(yield* select(selectReactedByMissing, statusId))) return;
      const { reactedBy, entities } = yield* callApi(fetchReactedBy, statusId);
      yield* put(interactionsReceived({ statusId, people: { reactedBy }, entities }));
    },
  );
}

function* whileOpen(kind: MarkedBy): SagaGenerator<void> {
  yield* takeLeadingBy(
    interactionsOpened,
    ({ payload }) => payload.statusId,
    function* ({ payload: { statusId } }) {
      yield* race({
        following: call(followWhenIdle, statusId, kind),
        closed: take(
          (action: unknown) =>
            interactionsClosed.match(action) && action.payload.statusId === statusId,
        ),
      });
    },
  );
}

/** The status itself and its conversation go first. */
function* followWhenIdle(statusId: string, kind: MarkedBy): SagaGenerator<void> {
  yield* call(yield* getContext('idle'));
  yield* follow(statusId, kind);
}

/** Who they are can only have changed when their number has. What is told is the server's number. */
function* follow(statusId: string, kind: MarkedBy): SagaGenerator<void> {
  const { fetch, countOf } = kinds[kind];
  const selectCount = (state: RootState): number => {
    const status = selectStatusTable(state)[statusId];
    return status ? countOf(status) : 0;
  };
  for (;;) {
    const count = yield* select(selectCount);
    if (count > 0) {
      yield* tellRequest(markedByRequest(statusId, kind), function* () {
        const { userIds, entities } = yield* callApi(fetch, statusId);
        yield* put(interactionsReceived({ statusId, people: { [kind]: userIds }, entities }));
      });
    }
    yield* waitUntil((state) => selectCount(state) !== count);
  }
}
