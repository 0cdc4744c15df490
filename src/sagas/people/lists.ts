/**
 * Refreshes the account's lists while somebody is signed in, and creates, changes and deletes them.
 * A failure changes nothing and is reported.
 */
import {
  createList,
  deleteList,
  fetchList,
  fetchListMembers,
  fetchLists,
  setListMembers,
  updateList,
} from '@/api/endpoints/people/lists';
import { LISTS_INTERVAL } from '@/domain/engine/limits';
import { LISTS_REQUEST, listRequest, savingRequest } from '@/domain/people/list';
import { selectSetting } from '@/selectors/session/config';
import { selectCan } from '@/selectors/session/capabilities';
import { pathTo } from '@/domain/session/routes';
import { selectMayPollWhileVisible } from '@/selectors/realtime/realtime';
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
} from '@/slices/people/lists';
import { settingReset } from '@/slices/session/config';
import { requestFailed } from '@/slices/engine/requests';
import type { RootState } from '@/slices/root';
import { callApi } from '@/sagas/engine/callApi';
import { all, call, getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf, reasonOf } from '@/sagas/engine/failure';
import { whileSignedIn } from '@/sagas/engine/control';
import { probeCapability } from '@/sagas/engine/probeCapability';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';
import { runPolling } from '@/sagas/engine/polling';

interface OfList {
  payload: { listId: string };
}

const idOf = ({ payload }: OfList): string => payload.listId;

/** Creates, changes and deletes lists for the reader. */
export function* listChangesSaga(): SagaGenerator<void> {
  yield* handleRequestWhileMounted(
    { opened: listsOpened, closed: listsClosed, keyOf: () => LISTS_REQUEST },
    pullLists,
  );
  yield* handleRequestWhileMounted(
    {
      opened: listOpened,
      closed: listClosed,
      keyOf: (action: OfList) => listRequest(idOf(action)),
    },
    pullList,
  );
  yield* takeEvery(listDeleted, leaveStartPage);
  yield* handleRequest(listCreateRequested, () => savingRequest(null), reportingFailure(create));
  yield* handleRequest(
    listUpdateRequested,
    (action) => savingRequest(idOf(action)),
    reportingFailure(update),
  );
  yield* handleRequest(
    listDeleteRequested,
    (action) => savingRequest(idOf(action)),
    reportingFailure(remove),
  );
}

/** Reports a failure as a notice and as a failed request. */
const reportingFailure = <A>(worker: (action: A) => SagaGenerator<void>) =>
  function* (action: A): SagaGenerator<void> {
    try {
      yield* worker(action);
    } catch (error) {
      yield* put(listChangeFailed({ reason: reasonOf(error) }));
      throw error;
    }
  };

/** Fetches a list and its members; a list that no longer exists is removed from the known ones. */
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

/** A list that was the start page and is gone leads home. */
function* leaveStartPage({ payload: { listId } }: OfList): SagaGenerator<void> {
  const path = pathTo('lists-timeline', { id: listId });
  if ((yield* select(selectSetting, 'startPage')) !== path) return;
  yield* put(settingReset({ name: 'startPage' }));
  const { goTo, location } = yield* getContext('page');
  if (location().split('?')[0] === path) yield* call(goTo, '/', { replace: true });
}

function* create({
  payload: { input, userIds },
}: ReturnType<typeof listCreateRequested>): SagaGenerator<void> {
  const { goTo } = yield* getContext('page');
  const list = yield* callApi(createList, input);
  yield* put(listSaved({ list, isNew: true }));
  try {
    if (userIds.length > 0) yield* callApi(setListMembers, list.id, userIds, true);
  } catch (error) {
    // The list exists and can be filled; the reader sees which members are missing.
    yield* put(listChangeFailed({ reason: reasonOf(error) }));
    yield* call(goTo, { name: 'lists-edit', params: { id: list.id } }, { replace: true });
    return;
  }
  yield* call(goTo, { name: 'lists-timeline', params: { id: list.id } }, { replace: true });
}

function* update({
  payload: { listId, input },
}: ReturnType<typeof listUpdateRequested>): SagaGenerator<void> {
  yield* put(listSaved({ list: yield* callApi(updateList, listId, input), isNew: false }));
}

/** A list that is already gone counts as deleted. */
function* remove({ payload: { listId } }: OfList): SagaGenerator<void> {
  try {
    yield* callApi(deleteList, listId);
  } catch (error) {
    if (httpStatusOf(error) !== 404) throw error;
  }
  const { goTo } = yield* getContext('page');
  yield* put(listDeleted({ listId }));
  yield* call(goTo, { name: 'lists' }, { replace: true });
}

export function* listsSaga(): SagaGenerator<void> {
  yield* whileSignedIn(() =>
    runPolling({
      every: LISTS_INTERVAL,
      when: mayPoll,
      pull: pullLists,
      failed: (reason) => requestFailed({ key: LISTS_REQUEST, reason, httpStatus: null }),
    }),
  );
}

const mayPoll = (state: RootState): boolean =>
  selectCan(state, 'lists') && selectMayPollWhileVisible(state);

function* pullLists(): SagaGenerator<void> {
  const lists = yield* probeCapability('lists', () => callApi(fetchLists));
  if (lists) yield* put(listsReceived({ lists }));
}
