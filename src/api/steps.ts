/**
 * Long answers are decoded in steps, between which the page may have its turn: what is pressed and
 * drawn meanwhile need not wait for hundreds of posts to be cleaned.
 */
import type { Connection } from './http';

export type Steps<Result> = Generator<undefined, Result>;

/** Stops where the call is given up. */
export async function inTurns<Result>(
  { breathe, signal }: Pick<Connection, 'breathe' | 'signal'>,
  steps: Steps<Result>,
): Promise<Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    const turn = breathe?.();
    if (!turn) continue;
    await turn;
    signal.throwIfAborted();
  }
}
