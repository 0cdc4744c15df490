/** Gives the reader their theme as a file, under the name that clients of these servers use. */
import { themeFileWanted } from '@/slices/themeFile';
import { getContext, takeEvery } from './engine/effects';
import type { SagaGenerator } from './engine/effects';

export function* themeFileSaga(): SagaGenerator<void> {
  const saveFile = yield* getContext('saveFile');
  yield* takeEvery(themeFileWanted, function* ({ payload }) {
    saveFile('pleroma_theme.json', 'application/json', payload.text);
  });
}
