/** Where it is measured: the built client, the embedded instance that delivers it, and Chromium. */
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
  /** The bundle as it is delivered; other pages may be put beside it. */
  folder: string;
  /** The build that is measured. */
  dist: string;
  /** How often what varies is measured. */
  runs: number;
}

/** A world of its own for each part: what one does to it must not weigh on the next. */
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
