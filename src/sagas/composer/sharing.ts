/**
 * Brings what was shared into the composer: to a member at once, to a visitor when they have logged
 * in. Until then this browser keeps it, as logging in may lead over another page.
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

const SHARED = 'shared';
/** Whoever has not logged in by then has left it. */
const GOOD_FOR = 3_600_000;

/** They only lead on: what is opened there would be closed with them. */
const passing: readonly (RouteName | null)[] = [null, 'root', 'login', 'oauth-callback'];

const selectArrived = (state: RootState): boolean =>
  selectSignedIn(state) && !passing.includes(selectRoute(state).name);

export function* sharingSaga(): SagaGenerator<void> {
  yield* fork(resume);
  yield* takeLatest(composeRequested, compose);
  yield* takeEvery(loggedOut, forget);
}

function* compose({ payload: { text } }: ReturnType<typeof composeRequested>): SagaGenerator<void> {
  const storage = yield* getContext('storage');
  const now = yield* getContext('now');
  const goTo = yield* getContext('goTo');
  yield* call(storage.set, SHARED, { text, at: now() });
  yield* waitUntil((state) => !selectSessionPending(state));
  goTo({ name: (yield* select(selectSignedIn)) ? 'root' : 'login' }, { replace: true });
  yield* open(text);
}

/** The page was loaded anew in between. What is shared now counts more. */
function* resume(): SagaGenerator<void> {
  yield* race({ resumed: call(openKept), newer: take(composeRequested) });
}

function* openKept(): SagaGenerator<void> {
  const storage = yield* getContext('storage');
  const now = yield* getContext('now');
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
  const storage = yield* getContext('storage');
  try {
    yield* call(storage.remove, SHARED);
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'What was shared could not be removed', error);
  }
}
