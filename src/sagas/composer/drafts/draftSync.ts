/**
 * Keeps the drafts of this browser and those in the account's store on the server the same, for
 * accounts that want that. Each round reads the server first, as other devices write there, too.
 */
import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { updateCredentials } from '@/api/endpoints/people/accounts';
import { verifyCredentials } from '@/api/endpoints/session/credentials';
import {
  DRAFTS_KEY,
  readSynced,
  storedDrafts,
  syncDrafts,
  withEnd,
  type LastSynced,
} from '@/domain/composer/drafts/draftSync';
import { retryDelay, retryPolicies } from '@/domain/engine/retryPolicies';
import { fieldsOf } from '@/lib/values/fields';
import { selectReadOnly } from '@/selectors/composer/tabDrafts';
import { selectPageVisible } from '@/selectors/realtime/realtime';
import { selectCan } from '@/selectors/session/capabilities';
import { selectCurrentUser } from '@/selectors/session/session';
import { selectPreference } from '@/selectors/settings/preferences';
import { composerUsed } from '@/slices/composer/composers';
import { draftSyncRequested } from '@/slices/composer/draftSync';
import { draftDiscarded, draftSaved, postConfirmed } from '@/slices/composer/drafts';
import { loggedOut } from '@/slices/session/session';
import { isFromTab } from '@/slices/engine/fromTab';
import type { RootState } from '@/slices/root';
import { callApiWith } from '@/sagas/engine/callApi';
import {
  call,
  delay,
  getContext,
  put,
  race,
  select,
  take,
  takeEvery,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil, whileSignedIn } from '@/sagas/engine/control';

/** Milliseconds in which further changes join the same round. */
const REST = 5_000;

const background = { priority: 'background' } as const;

/** Followed by the name of the account. */
const LAST = 'drafts synced of ';

/** The versions that this browser and the server had last, stored under this key. */
interface Memory {
  key: string;
  last: LastSynced;
}

const isWanted = (state: RootState): boolean =>
  selectPreference(state, 'syncDrafts') && selectCan(state, 'settingsStore');

export function* draftSyncSaga(): SagaGenerator<void> {
  let key: string | null = null;
  yield* takeEvery(loggedOut, function* () {
    // The drafts of this browser go with the account, and that is not their end.
    if (key !== null) yield* call((yield* getContext('storage')).database.remove, key);
  });
  yield* whileSignedIn(function* () {
    for (;;) {
      yield* waitUntil(isWanted);
      const memory = yield* readMemory();
      ({ key } = memory);
      yield* race({
        kept: call(keepInSync, memory),
        noted: call(noteEnds, memory),
        unwanted: call(waitUntil, not(isWanted)),
      });
      yield* call(clear, memory);
    }
  });
}

function* readMemory(): SagaGenerator<Memory> {
  const user = yield* select(selectCurrentUser);
  const key = LAST + (user?.fullName ?? '');
  const { database: storage } = yield* getContext('storage');
  return { key, last: fieldsOf(yield* call(storage.get, key)) as LastSynced };
}

/** At once, as the page may be closed before the server hears of it. */
function* noteEnds(memory: Memory): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  for (;;) {
    const action = yield* take(isEnd);
    memory.last = withEnd(memory.last, action.payload.target);
    yield* call(storage.set, memory.key, memory.last);
  }
}

const isEnd = isAnyOf(draftDiscarded, postConfirmed);

const not =
  (is: (state: RootState) => boolean) =>
  (state: RootState): boolean =>
    !is(state);

function* keepInSync(memory: Memory): SagaGenerator<void> {
  for (let failures = 0; ;) {
    yield* waitUntil(selectPageVisible);
    try {
      yield* call(syncOnce, memory);
      failures = 0;
    } catch (error) {
      const log = yield* getContext('log');
      log('warning', 'Drafts were not synchronised', error);
      failures += 1;
      yield* delay(retryDelay(retryPolicies.preferences, failures));
      continue;
    }
    const first = yield* take(isReason);
    // A look at the drafts is answered at once; typing is left alone until it pauses.
    if (!isLook(first)) yield* untilRested();
  }
}

const isChange = isAnyOf(draftSaved, draftDiscarded, postConfirmed);
const isLook = isAnyOf(draftSyncRequested, composerUsed);
const isReason = (action: Action): boolean =>
  isLook(action) || (isChange(action) && !isFromTab(action));

function* untilRested(): SagaGenerator<void> {
  for (;;) {
    const { more } = yield* race({ rested: delay(REST), more: take(isReason) });
    if (!more) return;
  }
}

function* syncOnce(memory: Memory): SagaGenerator<void> {
  const { user } = yield* callApiWith(background, verifyCredentials);
  const { now, afterPaint } = yield* getContext('clock');
  const { database: storage } = yield* getContext('storage');
  // A letter is in the draft once it is painted; nothing waits between reading and changing it.
  yield* call(afterPaint);
  const state = yield* select((whole: RootState) => whole);
  const { last } = memory;
  const rests = (target: string) => selectReadOnly(state, target);
  const there = readSynced(user.settingsStore[DRAFTS_KEY]);
  const synced = syncDrafts({ here: state.drafts, there, last, now: now(), rests });
  for (const [target, draft] of Object.entries(synced.taken)) {
    const before = state.drafts[target];
    if (draft) yield* put(draftSaved({ target, draft }));
    else if (before) yield* put(draftDiscarded({ target, draft: before }));
  }
  if (synced.dirty) {
    const fields = { pleroma_settings_store: { [DRAFTS_KEY]: storedDrafts(synced.there) } };
    yield* callApiWith(background, updateCredentials, fields);
  }
  // Some may have ended since.
  const ends = Object.entries(memory.last).filter(([target, at]) => at < 0 && last[target] !== at);
  memory.last = { ...synced.last, ...Object.fromEntries(ends) };
  yield* call(storage.set, memory.key, memory.last);
}

/** Somebody who no longer wants it leaves nothing on the server. */
function* clear(memory: Memory): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  try {
    const fields = { pleroma_settings_store: { [DRAFTS_KEY]: storedDrafts({}) } };
    yield* callApiWith(background, updateCredentials, fields);
    memory.last = {};
    yield* call(storage.remove, memory.key);
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'The drafts on the server could not be removed', error);
  }
}
