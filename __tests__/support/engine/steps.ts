import type { Steps } from '@/api/steps';

/** Runs steps to their result without interruption. */
export function allSteps<Result>(steps: Steps<Result>): Result {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}
