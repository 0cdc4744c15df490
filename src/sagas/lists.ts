/**
 * Keeps the account's lists fresh while somebody is signed in, and makes, changes and deletes them.
 * What fails changes nothing, and is told.
 */
import {
  createList,
  deleteList,
  fetchList,
  fetchListMembers,
  fetchLists,
  setListMembers,
  updateList,
} from '@/api/endpoints/lists';
import { LISTS_INTERVAL } from '@/domain/limits';
import { LISTS_REQUEST, listRequest, savingRequest } from '@/domain/list';
import { selectCan } from '@/selectors/capabilities';
import { selectMayPollBesideSocket } from '@/selectors/realtime';
import {
  listChangeFailed,
  listClosed,
  listCreateRequested,
  listDeleted,
  listDeleteRequested,
  listOpened,
  listReceived,
  listSaved,
  listsClosed,
  listsOpened,
  listsReceived,
  listUpdateRequested,
} from '@/slices/lists';
import { requestFailed } from '@/slices/requests';
import type { RootState } from '@/slices/root';
import { callApi } from './engine/callApi';
import { all, call, getContext, put } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { httpStatusOf, reasonOf } from './engine/failure';
import { whileSignedIn } from './engine/flow';
import { probe } from './engine/probe';
import { serve, serveWhileShown } from './engine/serve';
import { poll } from './polling';

interface OfList {
  payload: { listId: string };
}

const idOf = ({ payload }: OfList): string => payload.listId;

/** What the reader does to lists. */
export function* listChangesSaga(): SagaGenerator<void> {
  yield* serveWhileShown(
    { opened: listsOpened, closed: listsClosed, keyOf: () => LISTS_REQUEST },
    pullLists,
  );
  yield* serveWhileShown(
    {
      opened: listOpened,
      closed: listClosed,
      keyOf: (action: OfList) => listRequest(idOf(action)),
    },
    pullList,
  );
  yield* serve(listCreateRequested, () => savingRequest(null), told(create));
  yield* serve(listUpdateRequested, (action) => savingRequest(idOf(action)), told(update));
  yield* serve(listDeleteRequested, (action) => savingRequest(idOf(action)), told(remove));
}

/** What fails is told in words, and then counts as failed. */
const told = <A>(worker: (action: A) => SagaGenerator<void>) =>
  function* (action: A): SagaGenerator<void> {
    try {
      yield* worker(action);
    } catch (error) {
      yield* put(listChangeFailed({ reason: reasonOf(error) }));
      throw error;
    }
  };

/** A list that is no more leaves the others. */
function* pullList({ payload: { listId } }: OfList): SagaGenerator<void> {
  try {
    const { list, members } = yield* all({
      list: callApi(fetchList, listId),
      members: callApi(fetchListMembers, listId),
    });
    const { userIds, entities } = members;
    yield* put(listReceived({ list, userIds, entities }));
  } catch (error) {
    if (httpStatusOf(error) === 404) yield* put(listDeleted({ listId }));
    throw error;
  }
}

function* create({
  payload: { wish, userIds },
}: ReturnType<typeof listCreateRequested>): SagaGenerator<void> {
  const goTo = yield* getContext('goTo');
  const list = yield* callApi(createList, wish);
  yield* put(listSaved({ list, isNew: true }));
  try {
    if (userIds.length > 0) yield* callApi(setListMembers, list.id, userIds, true);
  } catch (error) {
    // The list is there and can be filled; what was chosen is seen to be missing.
    yield* put(listChangeFailed({ reason: reasonOf(error) }));
    yield* call(goTo, { name: 'lists-edit', params: { id: list.id } }, { replace: true });
    return;
  }
  yield* call(goTo, { name: 'lists-timeline', params: { id: list.id } }, { replace: true });
}

function* update({
  payload: { listId, wish },
}: ReturnType<typeof listUpdateRequested>): SagaGenerator<void> {
  yield* put(listSaved({ list: yield* callApi(updateList, listId, wish), isNew: false }));
}

/** One that is gone already is what was asked for. */
function* remove({ payload: { listId } }: OfList): SagaGenerator<void> {
  try {
    yield* callApi(deleteList, listId);
  } catch (error) {
    if (httpStatusOf(error) !== 404) throw error;
  }
  const goTo = yield* getContext('goTo');
  yield* put(listDeleted({ listId }));
  yield* call(goTo, { name: 'lists' }, { replace: true });
}

export function* listsSaga(): SagaGenerator<void> {
  yield* whileSignedIn(() =>
    poll({
      every: LISTS_INTERVAL,
      when: mayPoll,
      pull: pullLists,
      failed: (reason) => requestFailed({ key: LISTS_REQUEST, reason, httpStatus: null }),
    }),
  );
}

const mayPoll = (state: RootState): boolean =>
  selectCan(state, 'lists') && selectMayPollBesideSocket(state);

function* pullLists(): SagaGenerator<void> {
  const lists = yield* probe('lists', () => callApi(fetchLists));
  if (lists) yield* put(listsReceived({ lists }));
}
