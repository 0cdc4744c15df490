/**
 * Paints the page: fetches the instance's list of themes at the start and, of those that are files
 * of their own, the one that is wanted; the engine that works out the values comes only where the
 * page does not look like it already.
 */
import { fetchTheme, fetchThemes } from '@/api/endpoints/settings/themes';
import { needsNoPaint } from '@/domain/settings/theme/themeChoice';
import {
  selectPaintIsDue,
  selectWantedTheme,
  selectWantedThemeFile,
} from '@/selectors/settings/theme';
import {
  pagePainted,
  themeFailed,
  themeFileReceived,
  themesReceived,
} from '@/slices/settings/theme';
import { call, delay, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { callApiWith } from '@/sagas/engine/callApi';
import { reasonOf } from '@/sagas/engine/failure';
import { waitUntil } from '@/sagas/engine/control';

/** The page waits for its theme, but not for long: the fallback is there already. */
const LIST = { anonymous: true, timeout: 15_000, tries: 2 };
const FILE = { anonymous: true, timeout: 15_000, tries: 1 };
/** Until the engine is asked for again, should it not have come. */
const ENGINE_RETRY = 30_000;
export const NO_THEME = 'It is no theme';

export function* themeSaga(): SagaGenerator<void> {
  for (;;) {
    yield* waitUntil(selectPaintIsDue);
    yield* paintPage();
    if (yield* select(selectPaintIsDue)) yield* delay(ENGINE_RETRY);
  }
}

/** Part of starting; throws when there is no list, and the page keeps the fallback. */
export function* loadThemes(): SagaGenerator<void> {
  yield* put(themesReceived(yield* callApiWith(LIST, fetchThemes)));
  yield* paintPage();
}

/** Returns when the page looks as it should, or cannot right now. */
export function* paintPage(): SagaGenerator<void> {
  while (yield* select(selectPaintIsDue)) {
    const file = yield* select(selectWantedThemeFile);
    if (file !== null) yield* loadThemeFile(file);
    else if (!(yield* paintWanted())) return;
  }
}

/** False when the engine did not come. */
function* paintWanted(): SagaGenerator<boolean> {
  const wanted = yield* select(selectWantedTheme);
  if (!wanted || needsNoPaint(wanted)) {
    yield* put(pagePainted(null));
    return true;
  }
  const getEngine = yield* getContext('themeEngine');
  try {
    const values = (yield* call(getEngine)).paintOf(wanted);
    // Starting and whoever decides meanwhile may paint at the same time.
    if ((yield* select(selectWantedTheme)) !== wanted) return true;
    if (values) yield* put(pagePainted({ of: wanted, values }));
    else if ('id' in wanted) yield* put(themeFailed({ id: wanted.id, reason: NO_THEME }));
    return true;
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'What paints the page could not be loaded', error);
    return false;
  }
}

export function* loadThemeFile(id: string): SagaGenerator<void> {
  const addressNow = () => select((state) => state.theme.files[id]);
  const address = yield* addressNow();
  if (address === undefined) return;
  try {
    const form = yield* callApiWith(FILE, fetchTheme, address);
    const engine = yield* call(yield* getContext('themeEngine'));
    // Starting and painting may have asked for the same file; it arrives only once.
    if ((yield* addressNow()) !== address) return;
    if (engine.isTheme(id, form)) yield* put(themeFileReceived({ id, form }));
    else yield* put(themeFailed({ id, reason: NO_THEME }));
  } catch (error) {
    yield* put(themeFailed({ id, reason: reasonOf(error) }));
  }
}
