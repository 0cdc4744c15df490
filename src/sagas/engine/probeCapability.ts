/** Makes calls to endpoints that a server may not have. */
import { isMissing } from '@/api/errors';
import type { Capability } from '@/domain/session/capabilities';
import { selectCan } from '@/selectors/session/capabilities';
import { capabilityProbed } from '@/slices/session/capabilities';
import { getContext, put, select } from './effects';
import type { SagaGenerator } from './effects';

/**
 * Returns null when the server answers 404: the capability then counts as missing for a day, and is
 * neither requested nor offered. Any other failure is thrown as usual.
 */
export function* probeCapability<Answer>(
  capability: Capability,
  ask: () => SagaGenerator<Answer>,
): SagaGenerator<Answer | null> {
  try {
    const answer = yield* ask();
    if (!(yield* select(selectCan, capability))) yield* reportOutcome(capability, 200);
    return answer;
  } catch (error) {
    if (!isMissing(error)) throw error;
    yield* reportOutcome(capability, 404);
    return null;
  }
}

function* reportOutcome(capability: Capability, httpStatus: number): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  yield* put(capabilityProbed({ capability, httpStatus, now: now() }));
}
