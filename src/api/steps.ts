/**
 * Runs the decoding of long answers in steps, yielding to the main thread in between, so that input
 * and painting need not wait until hundreds of posts are cleaned.
 */
import type { Connection } from './http';

export type Steps<Result> = Generator<undefined, Result>;

export function allAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Stops if the call is aborted. */
export async function runInSteps<Result>(
  { yieldToMain, signal }: Pick<Connection, 'yieldToMain' | 'signal'>,
  steps: Steps<Result>,
): Promise<Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    // Also yields after the last step: processing the answer takes time, too.
    const turn = yieldToMain?.();
    if (turn) {
      await turn;
      signal.throwIfAborted();
    }
    if (step.done) return step.value;
  }
}
