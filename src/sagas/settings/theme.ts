/**
 * Applies the theme: fetches the instance's list of themes at the start, and the wanted theme if it
 * is a file of its own. The theme engine is loaded only when the page does not have the right look
 * yet.
 */
import { fetchTheme, fetchThemes } from '@/api/endpoints/settings/themes';
import {
  needsNoPaint,
  needsOnlyScheme,
  type WantedTheme,
} from '@/domain/settings/theme/themeChoice';
import type { Paint } from '@/domain/settings/theme/themeEngine';
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

/** Short, as the page waits for its theme and has a fallback. */
const LIST = { anonymous: true, timeout: 15_000, tries: 2 };
const FILE = { anonymous: true, timeout: 15_000, tries: 1 };
/** Milliseconds until loading the engine is retried. */
const ENGINE_RETRY = 30_000;
export const NO_THEME = 'It is no theme';

export function* themeSaga(): SagaGenerator<void> {
  const { paints } = yield* getContext('storage');
  const values = paints.last();
  if (values) yield* put(pagePainted({ of: null, values }));
  for (;;) {
    yield* waitUntil(selectPaintIsDue);
    yield* paintPage();
    if (yield* select(selectPaintIsDue)) yield* delay(ENGINE_RETRY);
  }
}

/** Part of the startup. Throws if there is no list; the page then keeps the fallback. */
export function* loadThemes(): SagaGenerator<void> {
  yield* put(themesReceived(yield* callApiWith(LIST, fetchThemes)));
  yield* paintPage();
}

/** Returns when the page has the wanted theme, or cannot have it now. */
export function* paintPage(): SagaGenerator<void> {
  while (yield* select(selectPaintIsDue)) {
    const file = yield* select(selectWantedThemeFile);
    if (file !== null) yield* loadThemeFile(file);
    else if (!(yield* paintWanted())) return;
  }
}

/** Returns false if the engine failed to load. */
function* paintWanted(): SagaGenerator<boolean> {
  const wanted = yield* select(selectWantedTheme);
  if (!wanted || needsNoPaint(wanted)) {
    yield* put(pagePainted(null));
    if (wanted) yield* remember(wanted, null);
    return true;
  }
  try {
    const values = yield* valuesOf(wanted);
    // The startup and a change of theme may apply themes at the same time.
    if ((yield* select(selectWantedTheme)) !== wanted) return true;
    if (values) {
      yield* put(pagePainted({ of: wanted, values }));
      yield* remember(wanted, values);
    } else if ('id' in wanted) yield* put(themeFailed({ id: wanted.id, reason: NO_THEME }));
    return true;
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'What paints the page could not be loaded', error);
    return false;
  }
}

/** The light default, whose values the style sheet has. */
const light: Paint = { variables: {}, scheme: 'light' };

/** Those of the last visit if it had the same theme, so that the engine is not needed. */
function* valuesOf(wanted: WantedTheme): SagaGenerator<Paint | null> {
  if (needsOnlyScheme(wanted)) return light;
  const known = (yield* getContext('storage')).paints.lastIfOf(keyOf(wanted));
  if (known) return known;
  const { themeEngine } = yield* getContext('services');
  return (yield* call(themeEngine)).paintOf(wanted);
}

/** Remembers it for the next visit, unless it is only tried out. */
function* remember(wanted: WantedTheme, values: Paint | null): SagaGenerator<void> {
  const isTried = yield* select(({ theme }) => Object.keys(theme.previewed).length > 0);
  if (!isTried) (yield* getContext('storage')).paints.remember(keyOf(wanted), values);
}

const keyOf = (wanted: WantedTheme): string => JSON.stringify(wanted);

export function* loadThemeFile(id: string): SagaGenerator<void> {
  const addressNow = () => select((state) => state.theme.files[id]);
  const address = yield* addressNow();
  if (address === undefined) return;
  try {
    const form = yield* callApiWith(FILE, fetchTheme, address);
    const engine = yield* call((yield* getContext('services')).themeEngine);
    // The startup and this saga may have requested the same file; it is received only once.
    if ((yield* addressNow()) !== address) return;
    if (engine.isTheme(id, form)) yield* put(themeFileReceived({ id, form }));
    else yield* put(themeFailed({ id, reason: NO_THEME }));
  } catch (error) {
    yield* put(themeFailed({ id, reason: reasonOf(error) }));
  }
}
