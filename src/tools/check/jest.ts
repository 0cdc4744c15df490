/** Runs one suite with jest, which also writes a report file. */
import { resultFile, type Suite } from './results';
import { runLocal, type Outcome } from '../run';

export const jest = (suite: Suite, args: readonly string[], limit: number): Promise<Outcome> =>
  runLocal('jest', [...args, '--ci', '--json', `--outputFile=${resultFile(suite)}`], { limit });
