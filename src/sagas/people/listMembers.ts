/** Adds people to lists and removes them, optimistically; and searches for people to add. */
import { searchAccounts } from '@/api/endpoints/people/accounts';
import { fetchListsOf, setListMembers } from '@/api/endpoints/people/lists';
import { MEMBER_SEARCH } from '@/domain/people/list';
import { timelineKey } from '@/domain/timelines/timeline';
import { selectListEditor } from '@/selectors/people/listEditor';
import { selectPendingListMember } from '@/selectors/people/lists';
import { membersFound, memberSearchEnded, memberSearchTyped } from '@/slices/people/listEditor';
import {
  listMemberChangeConfirmed,
  listMemberChangeRefused,
  listMemberChangeRequested,
} from '@/slices/people/lists';
import { requestEnded } from '@/slices/engine/requests';
import { timelineReloadRequested } from '@/slices/timelines/timelines';
import { callApi } from '@/sagas/engine/callApi';
import { delay, put, race, select, take, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { trackRequest } from '@/sagas/engine/handleRequest';
import { lookUp, settlePending, type PendingChange } from '@/sagas/engine/settlePending';

/** The pause in typing after which a search begins. */
const SEARCH_DEBOUNCE = 2_000;
const MOST_FOUND = 40;

export function* listMembersSaga(): SagaGenerator<void> {
  yield* settlePending(
    // People chosen for a new list wait until the list exists.
    { match: isOfKnownList },
    ({ payload: { listId, userId } }) => `${listId} ${userId}`,
    ({ payload: { listId, userId } }) => memberChange(listId, userId),
  );
  yield* takeLatest(memberSearchTyped, function* ({ payload: { pace } }) {
    const { ended } = yield* race({ searched: search(pace), ended: take(memberSearchEnded) });
    if (ended) yield* put(requestEnded({ key: MEMBER_SEARCH }));
  });
}

type MemberChange = ReturnType<typeof listMemberChangeRequested>;

const isOfKnownList = (
  action: unknown,
): action is { payload: MemberChange['payload'] & { listId: string } } =>
  listMemberChangeRequested.match(action) && action.payload.listId !== null;

const memberChange = (listId: string, userId: string): PendingChange<boolean, true> => ({
  selectWanted: (state) => selectPendingListMember(state, listId, userId),
  *send(wanted) {
    yield* callApi(setListMembers, listId, [userId], wanted);
    return true;
  },
  *refetch(wanted) {
    const lists = yield* lookUp(fetchListsOf, userId);
    return lists && lists.some(({ id }) => id === listId) === wanted ? true : null;
  },
  *confirm(wanted) {
    yield* put(listMemberChangeConfirmed({ listId, userId, wanted }));
    // The fetched timeline does not match the new members.
    yield* put(timelineReloadRequested({ key: timelineKey('list', listId) }));
  },
  refused: (wanted, reason) => listMemberChangeRefused({ listId, userId, wanted, reason }),
});

function* search(pace: 'pause' | 'at once'): SagaGenerator<void> {
  const { query: typed, followingOnly } = yield* select(selectListEditor);
  const query = typed.trim();
  yield* put(requestEnded({ key: MEMBER_SEARCH }));
  if (query === '') return;
  if (pace === 'pause') yield* delay(SEARCH_DEBOUNCE);
  yield* trackRequest(MEMBER_SEARCH, function* () {
    const { userIds, entities } = yield* callApi(searchAccounts, query, MOST_FOUND, {
      resolve: true,
      following: followingOnly,
    });
    yield* put(membersFound({ query, followingOnly, userIds, entities }));
  });
}
