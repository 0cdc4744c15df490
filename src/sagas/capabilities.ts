/** Opens again, after a day, what was believed to be missing: a server may have been updated. */
import { selectNextReview } from '@/selectors/capabilities';
import { capabilitiesReviewed, capabilityProbed } from '@/slices/capabilities';
import { delay, getContext, put, race, select, take } from './engine/effects';
import type { SagaGenerator } from './engine/effects';

export function* capabilitiesSaga(): SagaGenerator<void> {
  const now = yield* getContext('now');
  for (;;) {
    const due = yield* select(selectNextReview);
    if (due === null) {
      yield* take(capabilityProbed);
      continue;
    }
    const { probed } = yield* race({
      expired: delay(Math.max(0, due - now())),
      probed: take(capabilityProbed),
    });
    if (!probed) yield* put(capabilitiesReviewed({ now: now() }));
  }
}
