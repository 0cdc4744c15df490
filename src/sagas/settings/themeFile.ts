/** Saves the theme as a file, with the name that clients of these servers use. */
import { themeFileRequested } from '@/slices/settings/themeFile';
import { getContext, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

export function* themeFileSaga(): SagaGenerator<void> {
  const { saveFile } = yield* getContext('page');
  yield* takeEvery(themeFileRequested, function* ({ payload }) {
    saveFile('pleroma_theme.json', 'application/json', payload.text);
  });
}
