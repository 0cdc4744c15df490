/** Shows the result of a settings change for two seconds. */
import { isAnyOf } from '@reduxjs/toolkit';
import { settingsSaved, settingsSaveStatusCleared, storageFailed } from '@/slices/session/storage';
import { delay, put, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

const SHOWN_FOR = 2_000;

export function* savedSettingsSaga(): SagaGenerator<void> {
  yield* takeLatest(isAnyOf(settingsSaved, storageFailed), function* () {
    yield* delay(SHOWN_FOR);
    yield* put(settingsSaveStatusCleared());
  });
}
