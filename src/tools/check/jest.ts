/** Runs one suite with jest, which also writes a report file. */
import { resultFile, type Suite } from './results';
import { runLocal, type Outcome, type RunOptions } from '../run';

/**
 * Room for what lives for a moment, in MB: tests make so much of it that collecting it in the usual
 * 16 takes up to a tenth of the time.
 */
const YOUNG = 64;

export const jest = (
  suite: Suite,
  args: readonly string[],
  options: RunOptions,
): Promise<Outcome> =>
  runLocal('jest', [...args, '--ci', '--json', `--outputFile=${resultFile(suite)}`], {
    ...options,
    env: {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=${String(YOUNG)}`,
    },
  });
