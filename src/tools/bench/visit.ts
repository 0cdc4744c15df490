/**
 * Measures one visit to a page in Chromium, from an empty tab until page and line are quiet: when
 * its statuses are visible, and what that took.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { browserArguments, ensureBrowser } from '../findBrowser';
import type { Delivery } from './line/secureFront';
import { fastLine, type LineProfile } from './line/slowLine';
import type { World } from './line/openWorld';

const PATIENCE = 60_000;
/** A page is quiet when nothing was delivered and no task was long for this time, in milliseconds. */
const QUIET = 2_000;
const ASK_EVERY = 200;

/** An average phone on a slow mobile network. */
export const slow = {
  cpu: 4,
  line: { down: 1_600, up: 750, roundTrip: 150 } satisfies LineProfile,
};
type Slowness = typeof slow | null;

export interface Visit {
  /** Milliseconds until the last of the statuses that end up in the window was in the page. */
  visible: number;
  /** The same of those among them that were known before; null if there were none. */
  knownVisible: number | null;
  /** When "Show new" was there, behind which newer ones wait; null if none do. */
  newsOffered: number | null;
  firstPaint: number;
  /** The sum of the time that each task after the first paint took beyond 50 ms. */
  blocking: number;
  /** The longest task after the first paint; 0 when none took more than 50 ms. */
  longestTask: number;
  /** The sum of all layout shifts. */
  shift: number;
  /** Megabytes in use at the end, after collecting garbage. */
  heap: number;
  /** Ids of the statuses in the window at the end. */
  inWindow: string[];
  /** Compressed bytes and number of the scripts that were delivered. */
  scriptBytes: number;
  scripts: number;
  /** Method and path of each call to the server. */
  calls: string[];
}

interface Watch {
  seen: Map<string, number>;
  newsOffered: number | null;
  tasks: { start: number; duration: number }[];
  shift: number;
}

/** Runs in the page before anything else. */
function watch(): void {
  const watched: Watch = { seen: new Map(), newsOffered: null, tasks: [], shift: 0 };
  Object.assign(window, { benchWatch: watched });
  const observe = (type: string, hear: (entry: PerformanceEntry) => void): void => {
    const observer = new PerformanceObserver((list) => {
      list.getEntries().forEach(hear);
    });
    observer.observe({ type, buffered: true });
  };
  observe('longtask', ({ startTime, duration }) => {
    watched.tasks.push({ start: startTime, duration });
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & Record<string, unknown>;
    if (hadRecentInput !== true) watched.shift += Number(value);
  });
  // Looks once a frame and only after changes, so that it does not distort what it measures.
  let looks = false;
  const look = (): void => {
    looks = false;
    const now = performance.now();
    if (document.querySelector('#app [data-waiting]')) watched.newsOffered ??= now;
    for (const article of document.querySelectorAll<HTMLElement>(
      ':is([role="feed"], [data-thread-row]) article[data-status-id]',
    )) {
      const id = article.dataset.statusId ?? '';
      if (!watched.seen.has(id)) watched.seen.set(id, now);
    }
  };
  new MutationObserver(() => {
    if (looks) return;
    looks = true;
    requestAnimationFrame(look);
  }).observe(document, { childList: true, subtree: true });
}

/**
 * A visitor with empty storage, and a browser of their own: where certificates are not looked at, and in
 * a private window, connections and caches are not those of the world.
 */
export async function newVisitor({ front }: World): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext('', {
    executablePath: await ensureBrowser(),
    viewport: { width: 1440, height: 900 },
    args: [...browserArguments, `--ignore-certificate-errors-spki-list=${front.trust}`],
  });
  // The runner of these tools (tsx) wraps functions in a helper that the page does not have.
  await context.addInitScript('globalThis.__name ??= (wrapped) => wrapped');
  await context.addInitScript(watch);
  return context;
}

interface VisitOptions {
  visitor: BrowserContext;
  /** Path and query. */
  address: string;
  slowness: Slowness;
  /** Ids of statuses that the visitor saw before. */
  known?: readonly string[];
}

export async function visit(
  { origin, line, front }: World,
  { visitor, address, slowness, known = [] }: VisitOptions,
): Promise<Visit> {
  const page = await visitor.newPage();
  try {
    const session = await visitor.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness?.cpu ?? 1 });
    line.become(slowness?.line ?? fastLine);
    front.takeDeliveries();
    await page.goto(origin + address, { timeout: PATIENCE, waitUntil: 'commit' });
    await untilQuiet(page, front.count);
    const seen = await page.evaluate(read, known);
    line.become(fastLine);
    return { ...seen, ...weigh(front.takeDeliveries()), heap: await heapOf(session) };
  } finally {
    await page.close();
  }
}

async function untilQuiet(page: Page, delivered: () => number): Promise<void> {
  const giveUp = Date.now() + PATIENCE;
  let count = -1;
  let since = Date.now();
  while (Date.now() < giveUp) {
    await pause(ASK_EVERY);
    if (delivered() !== count) {
      count = delivered();
      since = Date.now();
    }
    if (Date.now() - since > QUIET && (await page.evaluate(isCalm, QUIET))) return;
  }
  throw new Error(`The page was not quiet within ${String(PATIENCE / 1000)} s.`);
}

/** Runs in the page. */
function isCalm(quiet: number): boolean {
  const { seen, tasks } = (window as unknown as { benchWatch: Watch }).benchWatch;
  const { start = 0, duration = 0 } = tasks.at(-1) ?? {};
  return seen.size > 0 && performance.now() - start - duration > quiet;
}

const isCall = ({ path }: Delivery): boolean => /^\/(api|oauth|nodeinfo|\.well-known)\b/.test(path);
const isScript = ({ path }: Delivery): boolean => /\.m?js(\?|$)/.test(path);

export function weigh(
  deliveries: readonly Delivery[],
): Pick<Visit, 'scripts' | 'scriptBytes' | 'calls'> {
  const scripts = deliveries.filter(isScript);
  return {
    scripts: scripts.length,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    calls: deliveries
      .filter((each) => each.method !== 'SOCKET' && isCall(each))
      .map(({ method, path }) => `${method} ${path}`),
  };
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // The second run collects the objects that finalizers of the first one released.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

type Seen = Omit<Visit, 'heap' | 'scripts' | 'scriptBytes' | 'calls'>;

/** Runs in the page. */
function read(known: readonly string[]): Seen {
  const { seen, newsOffered, tasks, shift } = (window as unknown as { benchWatch: Watch })
    .benchWatch;
  const articles = [
    ...document.querySelectorAll<HTMLElement>(
      ':is([role="feed"], [data-thread-row]) article[data-status-id]',
    ),
  ];
  const inWindow = articles
    .filter((article) => {
      const { top, bottom } = article.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    })
    .map(({ dataset }) => dataset.statusId ?? '');
  const latest = (ids: readonly string[]) => Math.max(...ids.map((id) => seen.get(id) ?? 0));
  const knownHere = inWindow.filter((id) => known.includes(id));
  const visible = latest(inWindow);
  const firstPaint = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
  const later = tasks.filter(({ start, duration }) => start + duration > firstPaint);
  return {
    visible,
    knownVisible: knownHere.length > 0 ? latest(knownHere) : null,
    newsOffered,
    firstPaint,
    blocking: later.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...later.map(({ duration }) => duration)),
    shift,
    inWindow,
  };
}
