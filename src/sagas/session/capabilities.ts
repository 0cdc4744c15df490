/** Forgets after a day which capabilities were missing, as the server may have been updated. */
import { selectNextCapabilityReview } from '@/selectors/session/capabilities';
import { capabilitiesReviewed, capabilityProbed } from '@/slices/session/capabilities';
import { delay, getContext, put, race, select, take } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

export function* capabilitiesSaga(): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  for (;;) {
    const due = yield* select(selectNextCapabilityReview);
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
