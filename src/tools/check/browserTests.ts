/**
 * Runs the tests in Chromium. Two files at a time keep a small machine busy, as pages spend half of
 * the time waiting.
 */
import { ensureBrowser } from '../findBrowser';
import { retryFailedFiles } from './retryFailedFiles';
import type { Outcome } from '../run';

const MINUTE = 60_000;
/**
 * They take about 20 minutes, and more than twice as long on a shared machine; the limit is for
 * tests that never end.
 */
const LIMIT = 48 * MINUTE;
const LIMIT_ALONE = 8 * MINUTE;

/** A missing browser is a failure, not a reason to skip the tests. */
export async function browserTests(): Promise<Outcome> {
  const started = Date.now();
  try {
    await ensureBrowser();
    return await retryFailedFiles('browser', {
      projects: ['browser'],
      workers: '2',
      limit: LIMIT,
      limitAlone: LIMIT_ALONE,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { succeeded: false, took: Date.now() - started, reason };
  }
}
