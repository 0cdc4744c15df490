/**
 * Lets a size of text be tried on. One that makes the page unusable takes itself back, also by a
 * reload, as it is kept only when the reader says so.
 */
import { settingChanged } from '@/slices/config';
import { textSizeKept, textSizeRefused, textSizeTried } from '@/slices/lookTrial';
import { looksTried } from '@/slices/theme';
import { delay, put, race, take, takeLatest } from './engine/effects';
import type { SagaGenerator } from './engine/effects';

/** As the question says. */
const PATIENCE = 15_000;

export function* lookTrialSaga(): SagaGenerator<void> {
  yield* takeLatest(textSizeTried, tryOn);
}

function* tryOn({ payload }: ReturnType<typeof textSizeTried>): SagaGenerator<void> {
  yield* put(looksTried(payload));
  const { kept, refused } = yield* race({
    kept: take(textSizeKept),
    refused: take(textSizeRefused),
    late: delay(PATIENCE),
  });
  if (kept) yield* put(settingChanged({ name: 'textSize', value: payload.textSize }));
  if (!kept && !refused) yield* put(textSizeRefused());
  yield* put(looksTried({}));
}
