/** Loads all themes of the list, including those in files, when the reader opens the list. */
import { themeFailed, themeListRequested } from '@/slices/settings/theme';
import { all, call, getContext, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { handleRequest } from '@/sagas/engine/handleRequest';
import { loadThemeFile, loadThemes, NO_THEME } from './theme';

export function* themeListSaga(): SagaGenerator<void> {
  yield* handleRequest(themeListRequested, () => 'themes', loadAll);
}

function* loadAll(): SagaGenerator<void> {
  if ((yield* select((state) => state.theme.order)).length === 0) yield* loadThemes();
  const { files, forms } = yield* select((state) => state.theme);
  const engine = yield* call((yield* getContext('services')).themeEngine);
  for (const [id, form] of Object.entries(forms)) {
    if (!engine.isTheme(id, form)) yield* put(themeFailed({ id, reason: NO_THEME }));
  }
  yield* all(Object.fromEntries(Object.keys(files).map((id) => [id, call(loadThemeFile, id)])));
}
