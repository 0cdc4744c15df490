/**
 * Runs the tests in Chromium. Two files at a time keep a small machine busy, as pages spend half of
 * the time waiting.
 */
import { ensureBrowser } from '../findBrowser';
import { jest } from './jest';
import type { Outcome } from '../run';

const MINUTE = 60_000;
/** They take about ten minutes, and longer on a shared machine; for tests that never end. */
const LIMIT = 30 * MINUTE;

/** A missing browser is a failure, not a reason to skip the tests. */
export async function browserTests(): Promise<Outcome> {
  const started = Date.now();
  try {
    await ensureBrowser();
    return await jest('browser', ['--selectProjects', 'browser', '--maxWorkers=2'], LIMIT);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { succeeded: false, took: Date.now() - started, reason };
  }
}
