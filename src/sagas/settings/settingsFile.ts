/** Exports the settings to a file, and imports those of a file one by one. */
import {
  OUR_VERSION,
  readSettingsFile,
  writeSettingsFile,
  type SettingsRefusal,
} from '@/domain/settings/settingsFile';
import { settingChanged } from '@/slices/session/config';
import { settingsFilePicked, settingsFileRequested } from '@/slices/settings/settingsFile';
import { fork, getContext, put, select, takeEvery } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { showNotice } from '@/sagas/engine/showNotice';

const words: Record<SettingsRefusal, string> = {
  invalid: 'settings.file_export_import.errors.invalid_file',
  tooNew: 'settings.file_export_import.errors.file_too_new',
  tooOld: 'settings.file_export_import.errors.file_too_old',
};

export function* settingsFileSaga(): SagaGenerator<void> {
  yield* fork(() => takeEvery(settingsFileRequested, save));
  yield* takeEvery(settingsFilePicked, takeOver);
}

function* save({ payload }: ReturnType<typeof settingsFileRequested>): SagaGenerator<void> {
  const chosen = yield* select((state) => state.config.chosen);
  const { saveFile } = yield* getContext('page');
  const name = payload.withTheme ? 'linnet_settings.full.json' : 'linnet_settings.json';
  saveFile(name, 'application/json', writeSettingsFile(chosen, payload.withTheme));
}

function* takeOver({ payload }: ReturnType<typeof settingsFilePicked>): SagaGenerator<void> {
  const read = readSettingsFile(payload.text ?? '');
  if (!read.ok) {
    yield* showNotice('error', words[read.refusal], { file: read.version, ours: OUR_VERSION });
    return;
  }
  if (read.slightlyNew) {
    yield* showNotice('warning', 'settings.file_export_import.errors.file_slightly_new');
  }
  // Each is applied like a change by hand, with the same side effects.
  for (const [name, value] of Object.entries(read.settings)) {
    yield* put(settingChanged({ name, value } as Parameters<typeof settingChanged>[0]));
  }
  yield* showNotice('success', 'settings.file_export_import.restored', {
    count: Object.keys(read.settings).length,
  });
}
