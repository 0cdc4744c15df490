/** Lists and changes the applications that are registered at the own server. */
import {
  addOauthApp,
  fetchOauthApps,
  fetchOauthSecret,
  removeOauthApp,
  saveOauthApp,
} from '@/api/endpoints/admin/oauthApps';
import {
  isComplete,
  isSavedAs,
  MORE_OAUTH_APPS,
  OAUTH_APPS,
  OAUTH_APPS_CHANGE,
  OAUTH_SECRET,
  type OauthApp,
  type OauthAppDraft,
} from '@/domain/admin/server/oauthApps';
import { selectOauthApps } from '@/selectors/admin/oauthApps';
import { selectMayHaveStaffScopes } from '@/selectors/admin/reportQueue';
import { selectServerSections } from '@/selectors/admin/serverPage';
import {
  moreOauthAppsRequested,
  oauthAppRemoved,
  oauthAppRemoveRequested,
  oauthAppSaved,
  oauthAppSaveRequested,
  oauthAppsClosed,
  oauthAppsOpened,
  oauthAppsReceived,
  oauthSecretHidden,
  oauthSecretReceived,
  oauthSecretRequested,
} from '@/slices/admin/oauthApps';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { call, fork, put, race, select, take } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { isTransientFailure } from '@/sagas/engine/failure';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';
import { lookUp } from '@/sagas/engine/settlePending';

const PRESS = { priority: 'press' } as const;

type Change = ReturnType<typeof oauthAppSaveRequested> | ReturnType<typeof oauthAppRemoveRequested>;

const isChange = (action: unknown): action is Change =>
  oauthAppSaveRequested.match(action) || oauthAppRemoveRequested.match(action);

const isLeft = (action: unknown): boolean =>
  oauthAppsClosed.match(action) || oauthSecretHidden.match(action);

export function* oauthAppsSaga(): SagaGenerator<void> {
  yield* fork(() =>
    handleRequestWhileMounted(
      { opened: oauthAppsOpened, closed: oauthAppsClosed, keyOf: () => OAUTH_APPS },
      () => fetchPage(1),
    ),
  );
  yield* fork(() => handleRequest(moreOauthAppsRequested, () => MORE_OAUTH_APPS, fetchMore));
  yield* fork(() => handleRequest(oauthSecretRequested, () => OAUTH_SECRET, reveal));
  yield* handleRequest({ match: isChange }, () => OAUTH_APPS_CHANGE, change);
}

/** Without the right or the scope, the server would refuse; the screen says so. */
function* mayAsk(): SagaGenerator<boolean> {
  if (!(yield* select(selectMayHaveStaffScopes))) return false;
  return (yield* select(selectServerSections)).includes('applications');
}

function* fetchPage(page: number): SagaGenerator<void> {
  if (!(yield* mayAsk())) return;
  const { filter } = yield* select(selectOauthApps);
  const received = yield* callApi(fetchOauthApps, filter, page);
  // The filter was changed meanwhile.
  if ((yield* select(selectOauthApps)).filter !== filter) return;
  yield* put(oauthAppsReceived({ ...received, page }));
}

function* fetchMore(): SagaGenerator<void> {
  const { page } = yield* select(selectOauthApps);
  if (page !== null) yield* fetchPage(page + 1);
}

function* find(id: string): SagaGenerator<OauthApp | undefined> {
  return (yield* select(selectOauthApps)).apps?.find((app) => app.id === id);
}

/** A secret that comes when nobody looks for it any more is not kept. */
function* reveal({
  payload: { id },
}: ReturnType<typeof oauthSecretRequested>): SagaGenerator<void> {
  const app = yield* find(id);
  if (!app || !(yield* mayAsk())) return;
  const { clientSecret } = yield* race({
    clientSecret: call(() => callApiWith(PRESS, fetchOauthSecret, app)),
    left: take(isLeft),
  });
  if (clientSecret !== undefined) yield* put(oauthSecretReceived({ id, clientSecret }));
}

function* change(action: Change): SagaGenerator<void> {
  if (!(yield* mayAsk())) return;
  if (oauthAppRemoveRequested.match(action)) return yield* remove(action.payload.id);
  const { draft } = yield* select(selectOauthApps);
  if (draft === null || !isComplete(draft)) return;
  yield* put(oauthAppSaved({ app: yield* save(draft) }));
}

function* save(draft: OauthAppDraft): SagaGenerator<OauthApp> {
  try {
    if (draft.id !== null) return yield* callApiWith(PRESS, saveOauthApp, draft.id, draft);
    return yield* callApiWith(PRESS, addOauthApp, draft);
  } catch (error) {
    // The answer may be lost, and the application is there all the same.
    const filter = { words: draft.name, trusted: draft.trusted };
    const now = isTransientFailure(error) ? yield* lookUp(fetchOauthApps, filter, 1) : null;
    const known = (yield* select(selectOauthApps)).apps ?? [];
    const saved = now?.apps.find(
      (app) =>
        isSavedAs(app, draft) &&
        (draft.id === null ? !known.some(({ id }) => id === app.id) : app.id === draft.id),
    );
    if (saved === undefined) throw error;
    return saved;
  }
}

function* remove(id: string): SagaGenerator<void> {
  const app = yield* find(id);
  if (!app) return;
  try {
    yield* callApiWith(PRESS, removeOauthApp, id);
  } catch (error) {
    const filter = { words: app.clientId, trusted: app.trusted };
    const now = yield* lookUp(fetchOauthApps, filter, 1);
    // Somebody else was faster, or the answer was lost.
    if (now === null || now.apps.some((other) => other.id === id)) throw error;
  }
  yield* put(oauthAppRemoved({ id }));
}
