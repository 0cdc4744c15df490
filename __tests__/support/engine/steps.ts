import type { Steps } from '@/api/steps';

/** What steps come to that nobody interrupts. */
export function allSteps<Result>(steps: Steps<Result>): Result {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}
