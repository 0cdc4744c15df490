/**
 * Long answers are decoded in steps, between which the page may have its turn: what is pressed and
 * drawn meanwhile need not wait for hundreds of posts to be cleaned.
 */
import type { Connection } from './http';

export type Steps<Result> = Generator<undefined, Result>;

export function allAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Stops where the call is given up. */
export async function runInSteps<Result>(
  { yieldToMain, signal }: Pick<Connection, 'yieldToMain' | 'signal'>,
  steps: Steps<Result>,
): Promise<Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    // The last one as well: what is done with the answer takes its time, too.
    const turn = yieldToMain?.();
    if (turn) {
      await turn;
      signal.throwIfAborted();
    }
    if (step.done) return step.value;
  }
}
