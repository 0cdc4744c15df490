/**
 * The environment of a benchmark: the built client, the embedded instance that delivers it, and
 * Chromium.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { startInstance, type Instance } from '@/demo/server';
import { browserArguments, ensureBrowser } from '../findBrowser';

export interface BenchEnvironment {
  browser: Browser;
  instance: Instance;
  origin: string;
  /** A copy of the build as it is delivered; benchmarks may add pages. */
  folder: string;
  /** The build that is measured. */
  dist: string;
  /** The number of runs for measurements that vary. */
  runs: number;
}

/** Creates a new world for each benchmark, so that none affects the next. */
export async function withBenchEnvironment<Result>(
  { dist, runs }: Pick<BenchEnvironment, 'dist' | 'runs'>,
  measure: (environment: BenchEnvironment) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'linnet-bench-'));
  cpSync(dist, folder, { recursive: true });
  const instance = await startInstance({ dist: folder, policy: 'pleroma', indexPage: 'pleroma' });
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    return await measure({ browser, instance, origin: instance.origin, folder, dist, runs });
  } finally {
    await browser.close();
    await instance.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
