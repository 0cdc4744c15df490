/**
 * Searches the server for people once the reader pauses in the palette. A newer text, or closing it,
 * cancels the request; a failure is shown in the palette, and what is known stays.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { searchAccounts } from '@/api/endpoints/people/accounts';
import { RECENT_PLACES_KEY, readRecents } from '@/domain/discovery/recentPlaces';
import { selectKeepsLastScreen } from '@/selectors/session/config';
import { selectCurrentUserId, selectSignedIn } from '@/selectors/session/session';
import {
  paletteClosed,
  paletteOpened,
  palettePeopleFailed,
  palettePeopleFound,
  palettePeopleRequested,
  paletteTyped,
  recentsRestored,
} from '@/slices/discovery/palette';
import { callApiWith } from '@/sagas/engine/callApi';
import {
  call,
  delay,
  getContext,
  put,
  select,
  takeEvery,
  takeLatest,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

const DEBOUNCE = 300;
const MOST_PEOPLE = 8;
/** Of one letter, the server would find anybody. */
const SHORTEST = 2;
/** One try: the next letter starts a new request. */
const plan = { tries: 1 } as const;

export function* paletteSaga(): SagaGenerator<void> {
  yield* takeEvery(paletteOpened, restore);
  yield* takeLatest(isAnyOf(paletteTyped, paletteClosed), function* (action) {
    if (paletteTyped.match(action)) yield* find(action.payload.query);
  });
}

function* find(query: string): SagaGenerator<void> {
  const name = query.trim();
  if (name.length < SHORTEST || !(yield* select(selectSignedIn))) return;
  yield* delay(DEBOUNCE);
  yield* put(palettePeopleRequested());
  try {
    const { userIds, entities } = yield* callApiWith(plan, searchAccounts, name, MOST_PEOPLE);
    yield* put(palettePeopleFound({ query, userIds, entities }));
  } catch (error) {
    yield* put(palettePeopleFailed({ query }));
    const log = yield* getContext('log');
    log('warning', 'Nobody could be searched for on the server', error);
  }
}

/** Nothing is read where nothing is to be kept. */
function* restore(): SagaGenerator<void> {
  const owner = yield* select(selectCurrentUserId);
  if (owner === null || !(yield* select(selectKeepsLastScreen))) return;
  const { database: storage } = yield* getContext('storage');
  const kept = yield* call(() => storage.get(RECENT_PLACES_KEY));
  yield* put(recentsRestored({ recents: readRecents(kept, owner) }));
}
