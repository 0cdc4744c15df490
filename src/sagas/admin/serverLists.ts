/** Fetches and changes the short lists of administrators. */
import {
  addName,
  changeAddress,
  fetchNames,
  isEmailBlocked,
  removeName,
} from '@/api/endpoints/admin/serverLists';
import {
  EMAIL_CHECK,
  listChangeRequest,
  listRequest,
  type ServerListKind,
} from '@/domain/admin/serverLists';
import { selectFederationOffers } from '@/selectors/admin/federation';
import { selectPermissionsOffered } from '@/selectors/admin/permissions';
import { selectMayHaveStaffScopes } from '@/selectors/admin/reportQueue';
import { selectServerList } from '@/selectors/admin/serverLists';
import {
  addressChanged,
  addressChangeRequested,
  emailChecked,
  emailCheckRequested,
  nameAdded,
  nameAddRequested,
  nameRemoved,
  nameRemoveRequested,
  serverListClosed,
  serverListOpened,
  serverListReceived,
} from '@/slices/admin/serverLists';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { fork, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { httpStatusOf, isOutcomeUnknown } from '@/sagas/engine/failure';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';
import { lookUp } from '@/sagas/engine/settlePending';

const MISSING = 404;

/** Those of GoToSocial. */
const ofPermissions = new Set<ServerListKind>(['excludes', 'headerBlocks', 'headerAllows']);

export function* serverListsSaga(): SagaGenerator<void> {
  yield* fork(() =>
    handleRequestWhileMounted(
      {
        opened: serverListOpened,
        closed: serverListClosed,
        keyOf: ({ payload }) => listRequest(payload.kind),
      },
      fetchList,
    ),
  );
  yield* fork(() =>
    handleRequest(nameAddRequested, ({ payload }) => listChangeRequest(payload.kind), add),
  );
  yield* fork(() =>
    handleRequest(addressChangeRequested, ({ payload }) => listChangeRequest(payload.kind), change),
  );
  yield* fork(() => handleRequest(emailCheckRequested, () => EMAIL_CHECK, checkEmail));
  yield* handleRequest(
    nameRemoveRequested,
    ({ payload }) => listChangeRequest(payload.kind),
    remove,
  );
}

/** False once the right was taken away. */
function* mayKeep(kind: ServerListKind): SagaGenerator<boolean> {
  if (ofPermissions.has(kind)) return yield* select(selectPermissionsOffered);
  const offers = yield* select(selectFederationOffers);
  return (kind === 'relays' ? offers?.relays : offers?.signUps) === true;
}

function* checkEmail({
  payload: { email },
}: ReturnType<typeof emailCheckRequested>): SagaGenerator<void> {
  if (!(yield* mayKeep('emails'))) return;
  const isBlocked = yield* callApiWith({ priority: 'press' }, isEmailBlocked, email);
  yield* put(emailChecked({ isBlocked }));
}

function* fetchList({
  payload: { kind },
}: ReturnType<typeof serverListOpened>): SagaGenerator<void> {
  if (!(yield* mayKeep(kind)) || !(yield* select(selectMayHaveStaffScopes))) return;
  yield* put(serverListReceived({ kind, names: yield* callApi(fetchNames, kind) }));
}

function* add({
  payload: { kind, wanted },
}: ReturnType<typeof nameAddRequested>): SagaGenerator<void> {
  if (!(yield* mayKeep(kind))) return;
  const known = yield* select(selectServerList, kind);
  if (known?.some(({ name }) => name === wanted.name)) return;
  try {
    const name = yield* callApiWith({ priority: 'press' }, addName, kind, wanted);
    yield* put(nameAdded({ kind, name }));
  } catch (error) {
    // The answer may be lost, or somebody else was faster.
    const names = isOutcomeUnknown(error) ? yield* lookUp(fetchNames, kind) : null;
    if (!names?.some(({ name }) => name === wanted.name)) throw error;
    yield* put(serverListReceived({ kind, names }));
  }
}

function* change({
  payload: { kind, id, wanted },
}: ReturnType<typeof addressChangeRequested>): SagaGenerator<void> {
  if (!(yield* mayKeep(kind))) return;
  try {
    const name = yield* callApiWith({ priority: 'press' }, changeAddress, id, wanted);
    yield* put(addressChanged({ name }));
  } catch (error) {
    // Somebody else has removed it.
    if (httpStatusOf(error) === MISSING) yield* put(nameRemoved({ kind, id }));
    const names = isOutcomeUnknown(error) ? yield* lookUp(fetchNames, kind) : null;
    if (names) yield* put(serverListReceived({ kind, names }));
    const { severity, comment } = wanted;
    const isDone = names?.some(
      (one) => one.id === id && one.severity === severity && one.comment === comment,
    );
    if (!isDone) throw error;
  }
}

function* remove({
  payload: { kind, id },
}: ReturnType<typeof nameRemoveRequested>): SagaGenerator<void> {
  if (!(yield* mayKeep(kind))) return;
  try {
    yield* callApiWith({ priority: 'press' }, removeName, kind, id);
  } catch (error) {
    const names = isOutcomeUnknown(error) ? yield* lookUp(fetchNames, kind) : null;
    if (names === null || names.some((name) => name.id === id)) throw error;
  }
  yield* put(nameRemoved({ kind, id }));
}
