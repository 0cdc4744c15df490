/**
 * Notes changes of preferences with their time, and keeps them the same in this browser and in the
 * account's store on the server: each time the account is read the two are brought together, and
 * what the server does not have yet is sent once the reader rests.
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
import { backoff } from '@/lib/net/backoff';
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

/** Changes that follow closely go together. */
const REST = 2_000;
/** So long, nobody asks anew what another browser may have stored. */
const STILL_FRESH = 5_000;
const AGAIN = { base: 5_000, max: 300_000 };

const background = { priority: 'background' } as const;

/** When the server last told what it has. */
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
  const now = yield* getContext('now');
  const { journal } = yield* select((state) => state.preferences);
  // Later than all that this browser has heard of, even by a clock that is behind.
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
  const now = yield* getContext('now');
  heard.at = now();
  // What this browser remembers of somebody else is nobody's here.
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

/** Of many changes the last state is sent, in one call, and as often as it takes. */
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
        yield* delay(backoff(failures, AGAIN));
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

/** The same again would come to the same. */
function* untilNextChange(reason: string): SagaGenerator<void> {
  const log = yield* getContext('log');
  log('warning', 'Preferences stay in this browser', reason);
  yield* take(isAnyOf(preferenceUpdated, currentUserReceived));
}

function* store(heard: LastServerRead): SagaGenerator<void> {
  const now = yield* getContext('now');
  if (now() - heard.at > STILL_FRESH) {
    // The server keeps what it was sent last: what another browser stored is to be part of it.
    yield* receiveAccount(yield* callApiWith(background, verifyCredentials), heard);
    if (!(yield* select(isDue))) return;
  }
  const here = yield* select((state) => state.preferences);
  const stored = storedForm(here, here.owner ?? '', now());
  yield* put(preferencesRestored({ ...here, ...copyOf(stored) }));
  const fields = { pleroma_settings_store: { [STORE_KEY]: stored } };
  yield* receiveAccount(yield* callApiWith(background, updateCredentials, fields), heard);
}

/** What is heard of counts before anything else is done; that others hear it, too, adds nothing. */
function* receiveAccount(account: OwnAccount, heard: LastServerRead): SagaGenerator<void> {
  yield* mergeWithServer(account, heard);
  yield* put(currentUserReceived(account));
}
