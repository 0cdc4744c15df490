/** Decides drafts of rules for other servers; keeps subscriptions to lists of them; expires keys. */
import {
  acceptDraft,
  addSubscription,
  changeSubscription,
  expireKeys,
  fetchDrafts,
  fetchSubscriptions,
  rejectDraft,
  removeSubscription,
  testSubscription,
} from '@/api/endpoints/admin/permissions';
import {
  draftRequest,
  keysRequest,
  permissionRequests,
  testRequest,
} from '@/domain/admin/server/permissions';
import { selectPermissions, selectPermissionsOffered } from '@/selectors/admin/permissions';
import { selectMayHaveStaffScopes } from '@/selectors/admin/reportQueue';
import {
  draftAcceptRequested,
  draftConflicted,
  draftDecided,
  draftRejectRequested,
  keysExpired,
  keysExpireRequested,
  moreDraftsRequested,
  permissionDraftsClosed,
  permissionDraftsOpened,
  permissionDraftsReceived,
  subscriptionAddRequested,
  subscriptionChangeRequested,
  subscriptionRemoveRequested,
  subscriptionsClosed,
  subscriptionsOpened,
  subscriptionsReceived,
  subscriptionTested,
  subscriptionTestRequested,
} from '@/slices/admin/permissions';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { fork, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf, isTransientFailure } from '@/sagas/engine/failure';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';
import { lookUp } from '@/sagas/engine/settlePending';

const PRESS = { priority: 'press' } as const;
const CONFLICT = 409;

type Decision = ReturnType<typeof draftAcceptRequested> | ReturnType<typeof draftRejectRequested>;
type Change =
  | ReturnType<typeof subscriptionAddRequested>
  | ReturnType<typeof subscriptionChangeRequested>
  | ReturnType<typeof subscriptionRemoveRequested>;

const isDecision = (action: unknown): action is Decision =>
  draftAcceptRequested.match(action) || draftRejectRequested.match(action);
const isChange = (action: unknown): action is Change =>
  subscriptionAddRequested.match(action) ||
  subscriptionChangeRequested.match(action) ||
  subscriptionRemoveRequested.match(action);

export function* permissionsSaga(): SagaGenerator<void> {
  const { drafts, moreDrafts, subscriptions, subscription } = permissionRequests;
  yield* fork(() =>
    handleRequestWhileMounted(
      {
        opened: permissionDraftsOpened,
        closed: permissionDraftsClosed,
        keyOf: () => drafts,
      },
      () => fetchPage(false),
    ),
  );
  yield* fork(() =>
    handleRequestWhileMounted(
      { opened: subscriptionsOpened, closed: subscriptionsClosed, keyOf: () => subscriptions },
      fetchLists,
    ),
  );
  yield* fork(() =>
    handleRequest(
      moreDraftsRequested,
      () => moreDrafts,
      () => fetchPage(true),
    ),
  );
  yield* fork(() =>
    handleRequest({ match: isDecision }, ({ payload }) => draftRequest(payload.id), decide),
  );
  yield* fork(() => handleRequest({ match: isChange }, () => subscription, change));
  yield* fork(() =>
    handleRequest(keysExpireRequested, ({ payload }) => keysRequest(payload.host), expire),
  );
  yield* handleRequest(subscriptionTestRequested, ({ payload }) => testRequest(payload.id), test);
}

/** Without the right or the scope, the server would refuse; the screen says so. */
function* mayAsk(): SagaGenerator<boolean> {
  return (yield* select(selectMayHaveStaffScopes)) && (yield* select(selectPermissionsOffered));
}

function* fetchPage(more: boolean): SagaGenerator<void> {
  if (!(yield* mayAsk())) return;
  const { next } = yield* select(selectPermissions);
  const page = yield* callApi(fetchDrafts, more ? next : null);
  yield* put(permissionDraftsReceived({ ...page, more }));
}

function* fetchLists(): SagaGenerator<void> {
  if (!(yield* mayAsk())) return;
  yield* put(subscriptionsReceived({ subscriptions: yield* callApi(fetchSubscriptions) }));
}

function* decide(action: Decision): SagaGenerator<void> {
  const { id } = action.payload;
  if (!(yield* mayAsk())) return;
  try {
    if (draftAcceptRequested.match(action)) {
      yield* callApiWith(PRESS, acceptDraft, id, action.payload.overwrite);
    } else {
      yield* callApiWith(PRESS, rejectDraft, id, action.payload.excludes);
    }
  } catch (error) {
    if (httpStatusOf(error) === CONFLICT) yield* put(draftConflicted({ id }));
    throw error;
  }
  yield* put(draftDecided({ id }));
}

function* change(action: Change): SagaGenerator<void> {
  if (!(yield* mayAsk())) return;
  try {
    if (subscriptionAddRequested.match(action)) {
      yield* callApiWith(PRESS, addSubscription, action.payload.wanted);
    } else if (subscriptionChangeRequested.match(action)) {
      yield* callApiWith(PRESS, changeSubscription, action.payload.id, action.payload.wanted);
    } else {
      const { id, withRules } = action.payload;
      yield* callApiWith(PRESS, removeSubscription, id, withRules);
    }
  } catch (error) {
    // The answer may be lost; the list then shows what was done.
    const subscriptions = isTransientFailure(error) ? yield* lookUp(fetchSubscriptions) : null;
    if (subscriptions !== null) yield* put(subscriptionsReceived({ subscriptions }));
    throw error;
  }
  yield* fetchLists();
}

function* test({
  payload: { id },
}: ReturnType<typeof subscriptionTestRequested>): SagaGenerator<void> {
  if (!(yield* mayAsk())) return;
  const hosts = yield* callApiWith(PRESS, testSubscription, id);
  yield* put(subscriptionTested({ id, count: hosts.length }));
}

function* expire({
  payload: { host },
}: ReturnType<typeof keysExpireRequested>): SagaGenerator<void> {
  if (!(yield* mayAsk())) return;
  yield* callApiWith(PRESS, expireKeys, host);
  yield* put(keysExpired({ host }));
}
