/**
 * Fetches pages of lists of people, such as followers. A list is fetched anew each time it is shown, as
 * people come and go anywhere in it; missing relationships are fetched separately.
 */
import {
  fetchBlocks,
  fetchFamiliarFollowers,
  fetchFeaturedPeople,
  fetchFollowers,
  fetchFollowing,
  fetchGroupPeople,
  fetchMutes,
  fetchRelationships,
} from '@/api/endpoints/people/accounts';
import type { PeoplePage, PeopleCursor } from '@/api/endpoints/people/peoplePages';
import type { Connection } from '@/api/http';
import {
  peopleListRequest,
  type PeopleList,
  type PeopleListKind,
} from '@/domain/people/peopleList';
import { isWholeQuery } from '@/domain/engine/paging';
import type { Capability } from '@/domain/session/capabilities';
import { PAGE_SIZE } from '@/domain/timelines/timeline';
import { selectPeopleList } from '@/selectors/people/peopleLists';
import { selectCan } from '@/selectors/session/capabilities';
import { selectCurrentUserId, selectSignedIn } from '@/selectors/session/session';
import {
  morePeopleRequested,
  peopleListClosed,
  peopleListOpened,
  peoplePageReceived,
} from '@/slices/people/peopleLists';
import { relationshipsReceived } from '@/slices/people/relationships';
import { callApi } from '@/sagas/engine/callApi';
import { fork, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { probeCapability } from '@/sagas/engine/probeCapability';
import { handleRequestWhileMounted } from '@/sagas/engine/handleRequest';

type Fetch = (to: Connection, userId: string, place: PeopleCursor) => Promise<PeoplePage>;

const calls: Record<PeopleListKind, Fetch> = {
  followers: fetchFollowers,
  following: fetchFollowing,
  featured: fetchFeaturedPeople,
  familiar: (to, userId) => fetchFamiliarFollowers(to, userId),
  notificationGroup: fetchGroupPeople,
  blocks: (to, _ownId, place) => fetchBlocks(to, place),
  mutes: (to, _ownId, place) => fetchMutes(to, place),
};

/** Lists that not every server has. */
const needs: Partial<Record<PeopleListKind, Capability>> = {
  featured: 'featuredPeople',
  familiar: 'familiarFollowers',
};

interface Of {
  payload: PeopleList;
}

export function* peopleListsSaga(): SagaGenerator<void> {
  yield* handleRequestWhileMounted(
    {
      opened: peopleListOpened,
      closed: peopleListClosed,
      keyOf: ({ payload }: Of) => peopleListRequest(payload, 'first'),
    },
    ({ payload }) => pull(payload, 'first', null),
  );
  yield* handleRequestWhileMounted(
    {
      opened: morePeopleRequested,
      closed: peopleListClosed,
      keyOf: ({ payload }: Of) => peopleListRequest(payload, 'older'),
    },
    function* ({ payload }) {
      const next = (yield* select(selectPeopleList, payload))?.next ?? null;
      if (next !== null) yield* pull(payload, 'older', next);
    },
  );
}

function* pull(
  { kind, userId }: PeopleList,
  page: 'first' | 'older',
  maxId: string | null,
): SagaGenerator<void> {
  const withRelationships = yield* select(selectSignedIn);
  const ask = () => callApi(calls[kind], userId, { maxId, withRelationships });
  const capability = needs[kind];
  if (capability && !(yield* select(selectCan, capability))) return;
  const answer = yield* capability ? probeCapability(capability, ask) : ask();
  if (!answer) return;
  const { userIds, entities, relationships } = answer;
  yield* put(
    peoplePageReceived({
      list: { kind, userId },
      page,
      userIds,
      next: nextOf(answer, maxId),
      entities,
    }),
  );
  if (relationships.length > 0) yield* put(relationshipsReceived({ relationships }));
  else if (withRelationships) yield* fork(askRelationships, userIds);
}

/** An empty page is the end. Some servers name no next page at the end, others never do. */
function nextOf({ userIds, link }: PeoplePage, cursor: string | null): string | null {
  if (userIds.length === 0) return null;
  if (link.maxId !== null || link.minId !== null || isWholeQuery(cursor)) return link.maxId;
  return userIds.length < PAGE_SIZE ? null : (userIds.at(-1) ?? null);
}

/** Failures are ignored: the list is usable without relationships. */
function* askRelationships(userIds: readonly string[]): SagaGenerator<void> {
  const ownId = yield* select(selectCurrentUserId);
  try {
    const others = userIds.filter((userId) => userId !== ownId);
    const relationships = yield* callApi(fetchRelationships, others);
    if (relationships.length > 0) yield* put(relationshipsReceived({ relationships }));
  } catch (error) {
    const log = yield* getContext('log');
    log('info', 'How the reader stands to people in a list could not be asked', error);
  }
}
