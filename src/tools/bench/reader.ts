/** A reader's page in Chromium that measures long tasks and memory. */
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Settings } from '@/domain/settings/settings';
import { keepRecord, ownRecord } from '../storedRecord';
import type { BenchEnvironment } from './environment';
import { slow } from './visit';

/** Milliseconds until the page's idle work is done. */
const CALM = 3_000;

export interface Reader {
  page: Page;
  /** Slows the CPU down four times, or back to full speed. */
  slowDown(slowly?: boolean): Promise<void>;
  /** The sum of the time that each task took beyond 50 ms, since the page began. */
  blocking(): Promise<number>;
  /** Megabytes after collecting garbage. */
  heap(): Promise<number>;
  close(): Promise<void>;
}

interface ReaderOptions {
  /** The user who is signed in. */
  as?: string;
  settings?: Partial<Settings>;
  /** A selector; ten matches show that the page is ready. */
  rows?: string;
  /** Prepares the page before it is opened. */
  before?: (page: Page) => Promise<unknown>;
}

/** Resolves when the first rows are there and the page is idle. */
export async function openReader(
  { browser, instance, origin }: BenchEnvironment,
  path: string,
  { as, settings, rows = '[role="feed"] > article', before }: ReaderOptions = {},
): Promise<Reader> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  // The runner of these tools (tsx) wraps functions in a helper that the page does not have.
  await context.addInitScript('globalThis.__name ??= (wrapped) => wrapped');
  await context.addInitScript(watchTasks);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const token = as ? instance.tokenFor(as) : null;
  await keepRecord(page, origin, ownRecord(token, settings));
  await before?.(page);
  await page.goto(origin + path);
  await page.locator(rows).nth(10).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(CALM);
  return readerOf(context, page, session);
}

function readerOf(context: BrowserContext, page: Page, session: CDPSession): Reader {
  return {
    page,
    slowDown: async (slowly = true) => {
      const rate = slowly ? slow.cpu : 1;
      await session.send('Emulation.setCPUThrottlingRate', { rate });
    },
    blocking: () => page.evaluate('window.benchBlocking'),
    heap: async () => {
      // The second run collects the objects that finalizers of the first one released.
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      return usedSize / 1_000_000;
    },
    close: () => context.close(),
  };
}

/** Runs in the page before anything else. */
function watchTasks(): void {
  const seen = window as unknown as { benchBlocking: number };
  seen.benchBlocking = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.benchBlocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask' });
}
