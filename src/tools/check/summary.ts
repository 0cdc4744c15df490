/** How `npm test` sums up its steps in words and numbers. */
import type { Tally } from './results';
import type { Outcome } from '../run';

export interface StepResult extends Outcome {
  name: string;
  tally: Tally;
}

export const sumTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
});

/** One line: whether it succeeded, how long it took, and why not. */
export function describeStep({ name, succeeded, took, reason, tally }: StepResult): string {
  const time = `${(took / 1000).toFixed(1)} s`.padStart(8);
  const counts = tally.passed > 0 ? ` (${String(tally.passed)} passed)` : '';
  const why = succeeded ? '' : `: ${reason}`;
  return `${succeeded ? 'ok  ' : 'FAIL'} ${time}  ${name}${counts}${why}`;
}
