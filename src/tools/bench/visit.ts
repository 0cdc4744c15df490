/**
 * Measures one visit to a page in Chromium from inside: when its statuses are visible, and the work
 * needed.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession } from 'playwright-core';

/** The number of statuses that must be on the page. */
const WANTED = 20;
const PATIENCE = 60_000;
/** Milliseconds for which the page is observed after the statuses are visible. */
const AFTERMATH = 2_000;
const ASK_EVERY = 200;

/** An average phone on a slow mobile network. */
export const slow = { cpu: 4, kilobits: 1_600, latency: 150 };
type Slowness = typeof slow | null;

export interface Visit {
  /** Milliseconds from the start until the last of the first statuses was painted. */
  visible: number;
  /** The same including the avatars in the window; others may load when scrolled to. */
  complete: number;
  firstPaint: number;
  /** The sum of the time that each task after the first paint took beyond 50 ms. */
  blocking: number;
  /** The longest task after the first paint; 0 when none took more than 50 ms. */
  longestTask: number;
  /** Paths of the scripts requested before the statuses were visible. */
  scripts: string[];
}

interface Watch {
  visible: number;
  complete: number;
  tasks: { start: number; duration: number }[];
}

/** Runs in the page before anything else. */
function watch(wanted: number): void {
  const seen: Watch = { visible: 0, complete: 0, tasks: [] };
  Object.assign(window, { benchWatch: seen });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.tasks.push({ start: startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });

  // Takes the time after the frame with the element has been painted.
  const note = (what: 'visible' | 'complete'): void => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        seen[what] ||= performance.now();
      });
    });
  };
  // Cheap while there is nothing to see, so that it does not distort what it measures.
  const candidates = document.getElementsByTagName('article');
  const look = (): void => {
    const found =
      candidates.length < wanted
        ? []
        : [...document.querySelectorAll('[role="feed"] article[data-status-id]')];
    const first = found.slice(0, wanted);
    if (first.length === wanted) {
      if (!seen.visible) note('visible');
      const inWindow = first.filter((article) => article.getBoundingClientRect().top < innerHeight);
      const avatars = inWindow.map((article) => article.querySelector('img'));
      if (avatars.every((avatar) => avatar === null || avatar.complete)) {
        note('complete');
        return;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A visitor with empty storage. */
export async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  // The runner of these tools (tsx) wraps functions in a helper that the page does not have.
  await context.addInitScript('globalThis.__name ??= (wrapped) => wrapped');
  await context.addInitScript(watch, WANTED);
  return context;
}

export async function visit(
  visitor: BrowserContext,
  address: string,
  slowness: Slowness,
): Promise<Visit> {
  const page = await visitor.newPage();
  try {
    const session = await visitor.newCDPSession(page);
    if (slowness) await slowDown(session, slowness);
    await page.goto(address, { timeout: PATIENCE, waitUntil: 'commit' });
    await shown(session);
    await pause(AFTERMATH);
    return await page.evaluate(read);
  } finally {
    await page.close();
  }
}

/** Polls the page through the debugger: Playwright's own waiting runs scripts that would count. */
async function shown(session: CDPSession): Promise<void> {
  const giveUp = Date.now() + PATIENCE;
  while (Date.now() < giveUp) {
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'globalThis.benchWatch?.complete > 0',
    });
    if (result.value === true) return;
    await pause(ASK_EVERY);
  }
  throw new Error(`The statuses did not show within ${String(PATIENCE / 1000)} s.`);
}

async function slowDown(
  session: CDPSession,
  { cpu, kilobits, latency }: typeof slow,
): Promise<void> {
  const bytesPerSecond = (kilobits * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Runs in the page. */
function read(): Visit {
  const { visible, complete, tasks } = (window as unknown as { benchWatch: Watch }).benchWatch;
  const firstPaint = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
  const later = tasks.filter(({ start, duration }) => start + duration > firstPaint);
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime < visible && /\.m?js(\?|$)/.test(name))
    .map(({ name }) => new URL(name).pathname);
  return {
    visible,
    complete,
    firstPaint,
    blocking: later.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...later.map(({ duration }) => duration)),
    scripts,
  };
}
