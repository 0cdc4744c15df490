/**
 * Fetches the instance's themes: the list at the start, and of those that are files of their own
 * the one that the page is painted with. The rest come when somebody looks at the list.
 */
import { fetchTheme, fetchThemes } from '@/api/endpoints/themes';
import { selectWantedThemeFile } from '@/selectors/theme';
import {
  themeFileFailed,
  themeFileReceived,
  themeListRequested,
  themesReceived,
} from '@/slices/theme';
import { all, call, fork, put, select } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { callApiWith } from './engine/callApi';
import { reasonOf } from './engine/failure';
import { waitUntil } from './engine/flow';
import { serve } from './engine/serve';

/** The page waits for its theme, but not for long: the fallback is there already. */
const LIST = { anonymous: true, timeout: 15_000, tries: 2 };
const FILE = { anonymous: true, timeout: 15_000, tries: 1 };

export function* themeSaga(): SagaGenerator<void> {
  yield* fork(() => serve(themeListRequested, () => 'themes', loadAll));
  for (;;) {
    yield* waitUntil((state) => selectWantedThemeFile(state) !== null);
    yield* loadWanted();
  }
}

/** Part of starting; throws when there is no list, and the page keeps the fallback. */
export function* loadThemes(): SagaGenerator<void> {
  yield* put(themesReceived(yield* callApiWith(LIST, fetchThemes)));
  yield* loadWanted();
}

/** Returns when the page can be painted. */
export function* loadWanted(): SagaGenerator<void> {
  for (;;) {
    const id = yield* select(selectWantedThemeFile);
    if (id === null) return;
    yield* loadFile(id);
  }
}

function* loadAll(): SagaGenerator<void> {
  if ((yield* select((state) => state.theme.order)).length === 0) yield* loadThemes();
  const files = yield* select((state) => state.theme.files);
  yield* all(Object.fromEntries(Object.keys(files).map((id) => [id, call(loadFile, id)])));
}

function* loadFile(id: string): SagaGenerator<void> {
  const addressNow = () => select((state) => state.theme.files[id]);
  const address = yield* addressNow();
  if (address === undefined) return;
  try {
    const theme = yield* callApiWith(FILE, fetchTheme, id, address);
    // Starting and painting may have asked for the same file; it arrives only once.
    if ((yield* addressNow()) === address) yield* put(themeFileReceived({ theme }));
  } catch (error) {
    yield* put(themeFileFailed({ id, reason: reasonOf(error) }));
  }
}
