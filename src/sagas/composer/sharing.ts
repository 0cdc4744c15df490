/**
 * Opens shared content in the composer: at once for a member, after logging in for a visitor. Until
 * then this browser stores it, as logging in may lead over another page.
 */
import { NEW_POST } from '@/domain/composer/draft';
import type { RouteName } from '@/domain/session/routes';
import { withShared } from '@/domain/composer/sharing';
import { fieldsOf, textOf } from '@/lib/values/fields';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectRoute } from '@/selectors/session/interface';
import { selectSessionPending, selectSignedIn } from '@/selectors/session/session';
import { dialogOpened } from '@/slices/engine/dialogs';
import { draftEdited } from '@/slices/composer/drafts';
import type { RootState } from '@/slices/root';
import { loggedOut } from '@/slices/session/session';
import { composeRequested } from '@/slices/composer/sharing';
import {
  call,
  fork,
  getContext,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';

/** The storage key of what the composer is to open with; its text may be empty. */
export const SHARED = 'shared';
/** Shared content expires if the visitor has not logged in by then. */
const GOOD_FOR = 3_600_000;

/** Routes that redirect: a composer opened there would close at once. */
const passing: readonly (RouteName | null)[] = [null, 'root', 'login', 'oauth-callback'];

const selectArrived = (state: RootState): boolean =>
  selectSignedIn(state) && !passing.includes(selectRoute(state).name);

export function* sharingSaga(): SagaGenerator<void> {
  yield* fork(resume);
  yield* takeLatest(composeRequested, compose);
  yield* takeEvery(loggedOut, forget);
}

function* compose({ payload: { text } }: ReturnType<typeof composeRequested>): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  const { now } = yield* getContext('clock');
  const { goTo } = yield* getContext('page');
  yield* call(storage.set, SHARED, { text, at: now() });
  yield* waitUntil((state) => !selectSessionPending(state));
  goTo({ name: (yield* select(selectSignedIn)) ? 'root' : 'login' }, { replace: true });
  yield* open(text);
}

/** Resumes after a reload. Newly shared content replaces the stored one. */
function* resume(): SagaGenerator<void> {
  yield* race({ resumed: call(openKept), newer: take(composeRequested) });
}

function* openKept(): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  const { now } = yield* getContext('clock');
  const { text, at } = fieldsOf(yield* call(storage.get, SHARED));
  const age = now() - Number(at ?? -Infinity);
  if (age >= 0 && age < GOOD_FOR) yield* open(textOf(text) ?? '');
}

function* open(text: string): SagaGenerator<void> {
  yield* waitUntil(selectArrived);
  const { text: written } = yield* select(selectDraft, NEW_POST);
  const change = { text: withShared(written, text) };
  if (change.text !== written) yield* put(draftEdited({ target: NEW_POST, change }));
  yield* put(dialogOpened({ kind: 'postStatus', props: null }));
  yield* forget();
}

function* forget(): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  try {
    yield* call(storage.remove, SHARED);
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'What was shared could not be removed', error);
  }
}
