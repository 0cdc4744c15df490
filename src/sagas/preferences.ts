/**
 * Notes changes of preferences with their time, and keeps them the same in this browser and in the
 * account's store on the server: each time the account is read the two are brought together, and
 * what the server does not have yet is sent once the reader rests.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { updateCredentials } from '@/api/endpoints/accounts';
import { verifyCredentials } from '@/api/endpoints/credentials';
import type { OwnAccount } from '@/api/decode/currentUser';
import { isOwnPath } from '@/domain/preferenceCopy';
import { lastChangeIn } from '@/domain/preferenceJournal';
import {
  freshCopy,
  isValid,
  copyOf,
  readStored,
  STORE_KEY,
  storedForm,
  synced,
} from '@/domain/preferenceSync';
import { journalEntryOf, type JournalEntry } from '@/domain/preferences';
import { backoff } from '@/lib/backoff';
import { selectCan } from '@/selectors/capabilities';
import { selectMayPollBesideSocket } from '@/selectors/realtime';
import { currentUserReceived } from '@/slices/session';
import { preferenceEdited, preferenceNoted, preferencesRestored } from '@/slices/preferences';
import type { RootState } from '@/slices/root';
import { callApiWith } from './engine/callApi';
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
} from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { isServerTrouble, reasonOf } from './engine/failure';
import { waitUntil, whileSignedIn } from './engine/flow';

/** Changes that follow closely go together. */
const REST = 2_000;
/** So long, nobody asks anew what another browser may have stored. */
const STILL_FRESH = 5_000;
const AGAIN = { base: 5_000, max: 300_000 };

const background = { priority: 'background' } as const;

/** When the server last told what it has. */
interface Heard {
  at: number;
}

export function* preferencesSaga(): SagaGenerator<void> {
  const heard: Heard = { at: -Infinity };
  yield* fork(() =>
    takeEvery(currentUserReceived, ({ payload }) =>
      payload.remembered ? undefined : bringTogether(payload, heard),
    ),
  );
  yield* fork(() => takeEvery(preferenceEdited, note));
  yield* whileSignedIn(() => keepStored(heard));
}

function* note({ payload }: ReturnType<typeof preferenceEdited>): SagaGenerator<void> {
  const now = yield* getContext('now');
  const { journal } = yield* select((state) => state.preferences);
  // Later than all that this browser has heard of, even by a clock that is behind.
  const timestamp = Math.max(now(), lastChangeIn(journal) + 1);
  const entry = journalEntryOf(payload, timestamp);
  if (!isOwnPath(entry.path)) return yield* tellRefused([entry]);
  yield* put(preferenceNoted({ edit: payload, timestamp }));
}

function* bringTogether({ user }: Pick<OwnAccount, 'user'>, heard: Heard): SagaGenerator<void> {
  const here = yield* select((state) => state.preferences);
  const now = yield* getContext('now');
  heard.at = now();
  // What this browser remembers of somebody else is nobody's here.
  const cache = here.owner === user.fullName && isValid(here) ? here : null;
  const server = readStored(user.settingsStore[STORE_KEY]);
  const fresh = () => freshCopy({ ...user, now: now() });
  const { copy, dirty, refused } = synced(cache, server, fresh);
  yield* put(preferencesRestored({ ...copy, owner: user.fullName, dirty }));
  yield* tellRefused(refused);
}

function* tellRefused(entries: readonly JournalEntry[]): SagaGenerator<void> {
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
function* keepStored(heard: Heard): SagaGenerator<void> {
  for (let failures = 0; ;) {
    yield* waitUntil(isDue);
    yield* untilRested();
    const before = yield* select(lastChange);
    try {
      yield* call(store, heard);
      failures = 0;
      if (!(yield* select(isDue)) || before !== (yield* select(lastChange))) continue;
      yield* untilWorthwhile('The server did not keep them');
    } catch (error) {
      if (isServerTrouble(error)) {
        failures += 1;
        yield* delay(backoff(failures, AGAIN));
        yield* waitUntil(selectMayPollBesideSocket);
      } else {
        yield* untilWorthwhile(reasonOf(error));
      }
    }
  }
}

function* untilRested(): SagaGenerator<void> {
  for (;;) {
    const { edited } = yield* race({ rested: delay(REST), edited: take(preferenceNoted) });
    if (!edited) return;
  }
}

/** The same again would come to the same. */
function* untilWorthwhile(reason: string): SagaGenerator<void> {
  const log = yield* getContext('log');
  log('warning', 'Preferences stay in this browser', reason);
  yield* take(isAnyOf(preferenceNoted, currentUserReceived));
}

function* store(heard: Heard): SagaGenerator<void> {
  const now = yield* getContext('now');
  if (now() - heard.at > STILL_FRESH) {
    // The server keeps what it was sent last: what another browser stored is to be part of it.
    yield* hear(yield* callApiWith(background, verifyCredentials), heard);
    if (!(yield* select(isDue))) return;
  }
  const here = yield* select((state) => state.preferences);
  const stored = storedForm(here, here.owner ?? '', now());
  yield* put(preferencesRestored({ ...here, ...copyOf(stored) }));
  const fields = { pleroma_settings_store: { [STORE_KEY]: stored } };
  yield* hear(yield* callApiWith(background, updateCredentials, fields), heard);
}

/** What is heard of counts before anything else is done; that others hear it, too, adds nothing. */
function* hear(account: OwnAccount, heard: Heard): SagaGenerator<void> {
  yield* bringTogether(account, heard);
  yield* put(currentUserReceived(account));
}
