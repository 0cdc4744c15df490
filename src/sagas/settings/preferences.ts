/**
 * Records preference changes with their time, and synchronises them between this browser and the
 * account's store on the server: they are merged whenever the account is fetched, and local changes
 * are sent once the reader pauses.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { updateCredentials } from '@/api/endpoints/people/accounts';
import { verifyCredentials } from '@/api/endpoints/session/credentials';
import type { OwnAccount } from '@/api/decode/session/currentUser';
import { isOwnPath } from '@/domain/settings/preferenceCopy';
import { lastChangeIn } from '@/domain/settings/preferenceJournal';
import {
  freshCopy,
  isValid,
  copyOf,
  readStored,
  STORE_KEY,
  storedForm,
  synced,
} from '@/domain/settings/preferenceSync';
import { journalEntryOf, type JournalEntry } from '@/domain/settings/preferences';
import { retryDelay, retryPolicies } from '@/domain/engine/retryPolicies';
import { selectCan } from '@/selectors/session/capabilities';
import { selectMayPollWhileVisible } from '@/selectors/realtime/realtime';
import { currentUserReceived } from '@/slices/session/session';
import {
  preferenceEdited,
  preferenceUpdated,
  preferencesRestored,
} from '@/slices/settings/preferences';
import type { RootState } from '@/slices/root';
import { callApiWith } from '@/sagas/engine/callApi';
import {
  call,
  delay,
  fork,
  getContext,
  put,
  race,
  select,
  take,
  takeEvery,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { isTransientFailure, reasonOf } from '@/sagas/engine/failure';
import { waitUntil, whileSignedIn } from '@/sagas/engine/control';

/** Milliseconds in which further changes join the same call. */
const REST = 2_000;
/** Milliseconds in which the server's state counts as fresh. */
const STILL_FRESH = 5_000;

const background = { priority: 'background' } as const;

/** When the server's state was last read. */
interface LastServerRead {
  at: number;
}

export function* preferencesSaga(): SagaGenerator<void> {
  const heard: LastServerRead = { at: -Infinity };
  yield* fork(() =>
    takeEvery(currentUserReceived, ({ payload }) =>
      payload.remembered ? undefined : mergeWithServer(payload, heard),
    ),
  );
  yield* fork(() => takeEvery(preferenceEdited, saveEdit));
  yield* whileSignedIn(() => keepServerInSync(heard));
}

function* saveEdit({ payload }: ReturnType<typeof preferenceEdited>): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const { journal } = yield* select((state) => state.preferences);
  // Later than every known change, even if this clock is slow.
  const timestamp = Math.max(now(), lastChangeIn(journal) + 1);
  const entry = journalEntryOf(payload, timestamp);
  if (!isOwnPath(entry.path)) return yield* logRefusedEntries([entry]);
  yield* put(preferenceUpdated({ edit: payload, timestamp }));
}

function* mergeWithServer(
  { user }: Pick<OwnAccount, 'user'>,
  heard: LastServerRead,
): SagaGenerator<void> {
  const here = yield* select((state) => state.preferences);
  const { now } = yield* getContext('clock');
  heard.at = now();
  // Preferences that this browser stored for another account are not used.
  const cache = here.owner === user.fullName && isValid(here) ? here : null;
  const server = readStored(user.settingsStore[STORE_KEY]);
  const fresh = () => freshCopy({ ...user, now: now() });
  const { copy, dirty, refused } = synced(cache, server, fresh);
  yield* put(preferencesRestored({ ...copy, owner: user.fullName, dirty }));
  yield* logRefusedEntries(refused);
}

function* logRefusedEntries(entries: readonly JournalEntry[]): SagaGenerator<void> {
  const log = yield* getContext('log');
  for (const { path, operation } of entries) {
    log('warning', 'A change of preferences was passed over', { path, operation });
  }
}

const isDue = (state: RootState): boolean =>
  state.preferences.dirty &&
  state.startup.phase !== 'starting' &&
  selectCan(state, 'settingsStore');

const lastChange = ({ preferences }: RootState): number => lastChangeIn(preferences.journal);

/** Sends the latest state in one call, and retries as needed. */
function* keepServerInSync(heard: LastServerRead): SagaGenerator<void> {
  for (let failures = 0; ;) {
    yield* waitUntil(isDue);
    yield* untilRested();
    const before = yield* select(lastChange);
    try {
      yield* call(store, heard);
      failures = 0;
      if (!(yield* select(isDue)) || before !== (yield* select(lastChange))) continue;
      yield* untilNextChange('The server did not keep them');
    } catch (error) {
      if (isTransientFailure(error)) {
        failures += 1;
        yield* delay(retryDelay(retryPolicies.preferences, failures));
        yield* waitUntil(selectMayPollWhileVisible);
      } else {
        yield* untilNextChange(reasonOf(error));
      }
    }
  }
}

function* untilRested(): SagaGenerator<void> {
  for (;;) {
    const { edited } = yield* race({ rested: delay(REST), edited: take(preferenceUpdated) });
    if (!edited) return;
  }
}

/** Waits for another change after a refusal, as the same request would be refused again. */
function* untilNextChange(reason: string): SagaGenerator<void> {
  const log = yield* getContext('log');
  log('warning', 'Preferences stay in this browser', reason);
  yield* take(isAnyOf(preferenceUpdated, currentUserReceived));
}

function* store(heard: LastServerRead): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  if (now() - heard.at > STILL_FRESH) {
    // The server stores the last write: merge the changes of other browsers first.
    yield* receiveAccount(yield* callApiWith(background, verifyCredentials), heard);
    if (!(yield* select(isDue))) return;
  }
  const here = yield* select((state) => state.preferences);
  const stored = storedForm(here, here.owner ?? '', now());
  yield* put(preferencesRestored({ ...here, ...copyOf(stored) }));
  const fields = { pleroma_settings_store: { [STORE_KEY]: stored } };
  yield* receiveAccount(yield* callApiWith(background, updateCredentials, fields), heard);
}

/** Merges first, so that the action which follows it finds nothing new to merge. */
function* receiveAccount(account: OwnAccount, heard: LastServerRead): SagaGenerator<void> {
  yield* mergeWithServer(account, heard);
  yield* put(currentUserReceived(account));
}
