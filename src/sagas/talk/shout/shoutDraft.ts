/** Saves the unsent shout of a reader, to restore it after a reload. */
import type { Action } from '@reduxjs/toolkit';
import { selectCurrentUser } from '@/selectors/session/session';
import { selectShout } from '@/selectors/talk/shout';
import { pageVisibilityChanged } from '@/slices/realtime/realtime';
import type { RootState } from '@/slices/root';
import { loggedOut } from '@/slices/session/session';
import { shoutDraftRestored, shoutReturned, shoutSent, shoutTyped } from '@/slices/talk/shout';
import {
  call,
  delay,
  fork,
  getContext,
  put,
  select,
  takeEvery,
  takeLatest,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';

const KEY = 'linnet shout';
/** Milliseconds in which further typing joins the same save. */
const PAUSE = 300;

export function* shoutDraftSaga(): SagaGenerator<void> {
  yield* fork(bringBack);
  yield* takeLatest([shoutTyped, shoutSent, shoutReturned], keep);
  yield* takeEvery(pageVisibilityChanged, keepAtOnce);
  yield* takeEvery(loggedOut, forget);
}

/** Restores the draft after a login, if it is of the same reader. */
function* bringBack(): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  for (;;) {
    yield* waitUntil((state) => selectCurrentUser(state) !== null);
    const owner = yield* select(selectOwner);
    const kept = yield* call(() => storage.get(KEY));
    const { owner: theirs, text } = readKept(kept);
    if (text !== '' && theirs === owner) yield* put(shoutDraftRestored({ text }));
    yield* waitUntil((state) => selectOwner(state) !== owner);
  }
}

const selectOwner = (state: RootState): string | null => selectCurrentUser(state)?.fullName ?? null;

function readKept(value: unknown): { owner: string | null; text: string } {
  const { owner, text } = (value ?? {}) as Record<string, unknown>;
  return {
    owner: typeof owner === 'string' ? owner : null,
    text: typeof text === 'string' ? text : '',
  };
}

function* keep(action: Action): SagaGenerator<void> {
  if (shoutTyped.match(action)) yield* delay(PAUSE);
  yield* write();
}

/** Saves at once when the page is hidden, as it may never come back. */
function* keepAtOnce({ payload: visible }: { payload: boolean }): SagaGenerator<void> {
  const { draft } = yield* select(selectShout);
  if (!visible && draft !== '') yield* write();
}

function* write(): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  const owner = yield* select(selectOwner);
  const { draft } = yield* select(selectShout);
  if (owner === null) return;
  yield* call(() =>
    draft === '' ? storage.remove(KEY) : storage.set(KEY, { owner, text: draft }),
  );
}

/** Deletes the draft when the reader signs out on purpose. */
function* forget({ payload: { why } }: ReturnType<typeof loggedOut>): SagaGenerator<void> {
  if (why !== 'wish') return;
  const { database: storage } = yield* getContext('storage');
  yield* call(() => storage.remove(KEY));
}
