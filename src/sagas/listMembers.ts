/** Puts people on lists and takes them off: shown at once, settled with the server; and finds them. */
import { searchAccounts } from '@/api/endpoints/accounts';
import { setListMembers } from '@/api/endpoints/lists';
import { MEMBER_SEARCH } from '@/domain/list';
import { timelineKey } from '@/domain/timeline';
import { selectListEditor } from '@/selectors/listEditor';
import { selectMemberWish } from '@/selectors/lists';
import { membersFound, memberSearchEnded, memberSearchTyped } from '@/slices/listEditor';
import { memberConfirmed, memberRefused, memberWished } from '@/slices/lists';
import { requestEnded } from '@/slices/requests';
import { reloadRequested } from '@/slices/timelines';
import { callApi } from './engine/callApi';
import { delay, put, race, select, take, takeLatest } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { reasonOf } from './engine/failure';
import { takeLeadingBy } from './engine/flow';
import { tellRequest } from './engine/serve';

/** The pause after which a search begins while its words are typed. */
const SEARCH_DEBOUNCE = 2_000;
const MOST_FOUND = 40;

export function* listMembersSaga(): SagaGenerator<void> {
  yield* takeLeadingBy(
    memberWished,
    ({ payload }) => `${payload.listId ?? ''} ${payload.userId}`,
    ({ payload: { listId, userId } }) => settle(listId, userId),
  );
  yield* takeLatest(memberSearchTyped, function* ({ payload: { pace } }) {
    const { ended } = yield* race({ searched: search(pace), ended: take(memberSearchEnded) });
    if (ended) yield* put(requestEnded({ key: MEMBER_SEARCH }));
  });
}

/** Sends the wish, and sends again if it changed on the way. Who is chosen for a new list waits for it. */
function* settle(listId: string | null, userId: string): SagaGenerator<void> {
  if (listId === null) return;
  for (;;) {
    const wanted = yield* select(selectMemberWish, listId, userId);
    if (wanted === undefined) return;
    try {
      yield* callApi(setListMembers, listId, [userId], wanted);
    } catch (error) {
      yield* put(memberRefused({ listId, userId, wanted, reason: reasonOf(error) }));
      continue;
    }
    yield* put(memberConfirmed({ listId, userId, wanted }));
    // What it holds is other than what was fetched.
    yield* put(reloadRequested({ key: timelineKey('list', listId) }));
  }
}

function* search(pace: 'pause' | 'at once'): SagaGenerator<void> {
  const { query: typed, followingOnly } = yield* select(selectListEditor);
  const query = typed.trim();
  yield* put(requestEnded({ key: MEMBER_SEARCH }));
  if (query === '') return;
  if (pace === 'pause') yield* delay(SEARCH_DEBOUNCE);
  yield* tellRequest(MEMBER_SEARCH, function* () {
    const { userIds, entities } = yield* callApi(searchAccounts, query, MOST_FOUND, {
      resolve: true,
      following: followingOnly,
    });
    yield* put(membersFound({ query, followingOnly, userIds, entities }));
  });
}
