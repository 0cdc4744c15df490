/**
 * Lets the reader try a text size. It reverts by itself, and by a reload, unless the reader
 * confirms it, in case it makes the page unusable.
 */
import { settingChanged } from '@/slices/session/config';
import { textSizeKept, textSizeReverted, textSizeTried } from '@/slices/settings/textSizeTrial';
import { themeSettingsPreviewed } from '@/slices/settings/theme';
import { delay, put, race, take, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

/** The dialog names this time. */
const PATIENCE = 15_000;

export function* textSizeTrialSaga(): SagaGenerator<void> {
  yield* takeLatest(textSizeTried, runTrial);
}

function* runTrial({ payload }: ReturnType<typeof textSizeTried>): SagaGenerator<void> {
  yield* put(themeSettingsPreviewed(payload));
  const { kept, refused } = yield* race({
    kept: take(textSizeKept),
    refused: take(textSizeReverted),
    late: delay(PATIENCE),
  });
  if (kept) yield* put(settingChanged({ name: 'textSize', value: payload.textSize }));
  if (!kept && !refused) yield* put(textSizeReverted());
  yield* put(themeSettingsPreviewed({}));
}
