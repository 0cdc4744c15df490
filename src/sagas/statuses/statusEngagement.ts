/** Fetches who favourited, repeated and reacted, for statuses that show it. */
import {
  fetchFavouritedBy,
  fetchReactedBy,
  fetchRepeatedBy,
} from '@/api/endpoints/statuses/reactions';
import {
  engagementRequest,
  reactedByRequest,
  type EngagementKind,
} from '@/domain/statuses/statusEngagement';
import type { Status } from '@/domain/statuses/status';
import { selectReactedByUnknown } from '@/selectors/statuses/statusEngagement';
import { selectStatusRow } from '@/selectors/statuses/statuses';
import {
  statusEngagementClosed,
  statusEngagementOpened,
  statusEngagementReceived,
  reactionPeopleClosed,
  reactionPeopleOpened,
} from '@/slices/statuses/statusEngagement';
import type { RootState } from '@/slices/root';
import { callApi } from '@/sagas/engine/callApi';
import { call, getContext, put, race, select, take } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { takeLeadingBy, waitUntil } from '@/sagas/engine/control';
import { handleRequestWhileMounted, trackRequest } from '@/sagas/engine/handleRequest';

interface OfStatus {
  payload: { statusId: string };
}

const kinds = {
  favouritedBy: { fetch: fetchFavouritedBy, countOf: (status: Status) => status.favouriteCount },
  repeatedBy: { fetch: fetchRepeatedBy, countOf: (status: Status) => status.repeatCount },
} as const;

export function* statusEngagementSaga(): SagaGenerator<void> {
  yield* whileOpen('favouritedBy');
  yield* whileOpen('repeatedBy');
  yield* handleRequestWhileMounted(
    {
      opened: reactionPeopleOpened,
      closed: reactionPeopleClosed,
      keyOf: ({ payload }: OfStatus) => reactedByRequest(payload.statusId),
    },
    function* ({ payload: { statusId } }) {
      if (!(yield* select(selectReactedByUnknown, statusId))) return;
      const { reactedBy, entities } = yield* callApi(fetchReactedBy, statusId);
      yield* put(statusEngagementReceived({ statusId, people: { reactedBy }, entities }));
    },
  );
}

function* whileOpen(kind: EngagementKind): SagaGenerator<void> {
  yield* takeLeadingBy(
    statusEngagementOpened,
    ({ payload }) => payload.statusId,
    function* ({ payload: { statusId } }) {
      yield* race({
        following: call(followWhenIdle, statusId, kind),
        closed: take(
          (action: unknown) =>
            statusEngagementClosed.match(action) && action.payload.statusId === statusId,
        ),
      });
    },
  );
}

/** The status itself and its thread are fetched first. */
function* followWhenIdle(statusId: string, kind: EngagementKind): SagaGenerator<void> {
  yield* call((yield* getContext('clock')).whenIdle);
  yield* follow(statusId, kind);
}

/** The people are fetched again only when the server's count has changed. */
function* follow(statusId: string, kind: EngagementKind): SagaGenerator<void> {
  const { fetch, countOf } = kinds[kind];
  const selectCount = (state: RootState): number => {
    const status = selectStatusRow(state, statusId);
    return status ? countOf(status) : 0;
  };
  for (;;) {
    const count = yield* select(selectCount);
    if (count > 0) {
      yield* trackRequest(engagementRequest(statusId, kind), function* () {
        const { userIds, entities } = yield* callApi(fetch, statusId);
        yield* put(statusEngagementReceived({ statusId, people: { [kind]: userIds }, entities }));
      });
    }
    yield* waitUntil((state) => selectCount(state) !== count);
  }
}
