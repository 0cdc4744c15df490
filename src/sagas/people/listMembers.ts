/** Adds people to lists and removes them, optimistically; and searches for people to add. */
import { searchAccounts } from '@/api/endpoints/people/accounts';
import { setListMembers } from '@/api/endpoints/people/lists';
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
import { reasonOf } from '@/sagas/engine/failure';
import { takeLeadingBy } from '@/sagas/engine/control';
import { trackRequest } from '@/sagas/engine/handleRequest';

/** The pause in typing after which a search begins. */
const SEARCH_DEBOUNCE = 2_000;
const MOST_FOUND = 40;

export function* listMembersSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(
    listMemberChangeRequested,
    ({ payload }) => `${payload.listId ?? ''} ${payload.userId}`,
    ({ payload: { listId, userId } }) => sendPendingMember(listId, userId),
  );
  yield* takeLatest(memberSearchTyped, function* ({ payload: { pace } }) {
    const { ended } = yield* race({ searched: search(pace), ended: take(memberSearchEnded) });
    if (ended) yield* put(requestEnded({ key: MEMBER_SEARCH }));
  });
}

/**
 * Sends the pending change, and again if it changed meanwhile. People chosen for a new list wait
 * until the list exists.
 */
function* sendPendingMember(listId: string | null, userId: string): SagaGenerator<void> {
  if (listId === null) return;
  for (;;) {
    const wanted = yield* select(selectPendingListMember, listId, userId);
    if (wanted === undefined) return;
    try {
      yield* callApi(setListMembers, listId, [userId], wanted);
    } catch (error) {
      yield* put(listMemberChangeRefused({ listId, userId, wanted, reason: reasonOf(error) }));
      continue;
    }
    yield* put(listMemberChangeConfirmed({ listId, userId, wanted }));
    // The fetched timeline does not match the new members.
    yield* put(timelineReloadRequested({ key: timelineKey('list', listId) }));
  }
}

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
