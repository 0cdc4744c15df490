/** The tests in Chromium. Two files at a time keep a small machine busy, as half of the time a page waits. */
import { ensureBrowser } from '../findBrowser';
import { retryFailedFiles } from './retryFailedFiles';
import type { Outcome } from '../run';

const MINUTE = 60_000;
/**
 * They take some 20 minutes; a machine that others use too needs more than twice as long: the limit is
 * there for what never ends.
 */
const LIMIT = 48 * MINUTE;
const LIMIT_ALONE = 8 * MINUTE;

/** No browser is a failure, never a reason to leave the tests out. */
export async function browserTests(): Promise<Outcome> {
  const started = Date.now();
  try {
    return await retryFailedFiles('browser', {
      projects: ['browser'],
      workers: '2',
      limit: LIMIT,
      limitAlone: LIMIT_ALONE,
      env: { CHROMIUM_PATH: await ensureBrowser() },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { succeeded: false, took: Date.now() - started, reason };
  }
}
