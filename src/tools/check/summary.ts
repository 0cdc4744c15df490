/** Formats the steps of `npm test` and their sum. */
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

/** One line: success, duration, and the reason of a failure. */
export function describeStep({ name, succeeded, took, reason, tally }: StepResult): string {
  const time = `${(took / 1000).toFixed(1)} s`.padStart(8);
  const counts = tally.passed > 0 ? ` (${String(tally.passed)} passed)` : '';
  const why = succeeded ? '' : `: ${reason}`;
  return `${succeeded ? 'ok  ' : 'FAIL'} ${time}  ${name}${counts}${why}`;
}
