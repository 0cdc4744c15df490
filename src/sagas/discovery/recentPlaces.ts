/**
 * Keeps the places that a member was at last, and the entries of the palette that they used, in this
 * browser. A place is noted when it is left, as its content is known by then. Where nothing is to be
 * kept of what was seen, nothing is, and what there was is removed.
 */
import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import {
  RECENT_PLACES_KEY,
  readRecents,
  withPlace,
  withUsed,
  type Recents,
} from '@/domain/discovery/recentPlaces';
import { selectKeepsLastScreen } from '@/selectors/session/config';
import { selectPageVisible } from '@/selectors/realtime/realtime';
import { selectRoute } from '@/selectors/session/interface';
import { selectPlace } from '@/selectors/discovery/recentPlaces';
import { selectCurrentUserId } from '@/selectors/session/session';
import type { paletteEntryUsed } from '@/slices/discovery/palette';
import { pageVisibilityChanged } from '@/slices/realtime/realtime';
import { settingChanged } from '@/slices/session/config';
import { routeEntered } from '@/slices/session/interface';
import { loggedOut } from '@/slices/session/session';
import { whileSignedIn } from '@/sagas/engine/control';
import {
  actionChannel,
  call,
  fork,
  getContext,
  select,
  takeEvery,
  takeFrom,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

/** Known by its type alone: the slice is loaded with the palette. */
const USED: (typeof paletteEntryUsed)['type'] = 'palette/paletteEntryUsed';

const used = {
  match: (action: UnknownAction): action is ReturnType<typeof paletteEntryUsed> =>
    action.type === USED,
};

const leaves = (action: unknown): action is UnknownAction =>
  loggedOut.match(action) ||
  (settingChanged.match(action) && action.payload.name === 'keepLastScreen');

type Route = ReturnType<typeof selectRoute>;

export function* recentPlacesSaga(): SagaGenerator<void> {
  yield* fork(() => takeEvery(leaves, remove));
  yield* whileSignedIn(note);
}

function* note(): SagaGenerator<void> {
  // In their order, as each waits for the storage.
  const acts = yield* actionChannel(isAnyOf(routeEntered, pageVisibilityChanged, used));
  let here = yield* select(selectRoute);
  try {
    // The place that was left before this code was loaded.
    yield* keepPlace(yield* select(({ interface: { left } }) => left));
    if (!(yield* select(selectPageVisible))) yield* keepPlace(here);
    for (;;) {
      const action = yield* takeFrom(acts);
      if (used.match(action)) {
        const { id } = action.payload;
        yield* keep((recents) => withUsed(recents, id));
      } else if (routeEntered.match(action) || !action.payload) {
        yield* keepPlace(here);
        if (routeEntered.match(action)) here = action.payload;
      }
    }
  } finally {
    acts.close();
  }
}

function* keepPlace(route: Route | null): SagaGenerator<void> {
  const place = route && (yield* select(selectPlace, route));
  if (place) yield* keep((recents) => withPlace(recents, place));
}

function* keep(change: (recents: Recents) => Recents): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  const owner = yield* select(selectCurrentUserId);
  try {
    const recents = readRecents(yield* call(() => storage.get(RECENT_PLACES_KEY)), owner);
    // The reader may have chosen meanwhile.
    if (!(yield* select(selectKeepsLastScreen))) return;
    yield* call(() => storage.set(RECENT_PLACES_KEY, { owner, ...change(recents) }));
  } catch (error) {
    yield* tell(error);
  }
}

function* remove(): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  try {
    yield* call(() => storage.remove(RECENT_PLACES_KEY));
  } catch (error) {
    yield* tell(error);
  }
}

function* tell(error: unknown): SagaGenerator<void> {
  const log = yield* getContext('log');
  log('warning', 'The recent places could not be kept', error);
}
