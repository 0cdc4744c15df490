/** What became of a change of settings is told for two seconds. */
import { isAnyOf } from '@reduxjs/toolkit';
import { settingsKept, settingsSettled, storageFailed } from '@/slices/storage';
import { delay, put, takeLatest } from './engine/effects';
import type { SagaGenerator } from './engine/effects';

const TOLD_FOR = 2_000;

export function* savedSettingsSaga(): SagaGenerator<void> {
  yield* takeLatest(isAnyOf(settingsKept, storageFailed), function* () {
    yield* delay(TOLD_FOR);
    yield* put(settingsSettled());
  });
}
