/**
 * Signals when the first screen shows its main content. Everything that is not needed for it waits
 * for this signal, as fetching or rendering it would delay the first screen.
 */
import { whenIdle } from './whenIdle';

/** Maximum wait in milliseconds for a first screen that shows nothing. */
const PATIENCE = 4_000;

let rows: Promise<void> | null = null;
let shown: Promise<void> | null = null;
let rowsMounted: (() => void) | null = null;
let release: (() => void) | null = null;

/** Called before the first screen renders. */
export function holdBack(): void {
  rows = new Promise((resolve) => {
    rowsMounted = resolve;
  });
  shown = new Promise((resolve) => {
    release = resolve;
  });
  setTimeout(restNeeded, PATIENCE);
}

/**
 * Called when the rows of the first screen are mounted, of which the last ones may follow in the
 * next step, or when there are none.
 */
export function firstRowsShown(): void {
  if (!release) return;
  rowsMounted?.();
  void whenIdle().then(release);
  release = null;
}

/** Called if the rows themselves need something that waits for the signal. */
export function restNeeded(): void {
  rowsMounted?.();
  release?.();
  release = null;
}

/** True while the rows of the first screen are missing. */
export const isHeldBack = (): boolean => release !== null;

/** Resolves at once if nothing is held back, and with the first rows, before the page is idle. */
export const untilFirstRows = (): Promise<void> => rows ?? Promise.resolve();

/** Resolves at once if nothing is held back, and for everything later. */
export const untilFirstView = (): Promise<void> => shown ?? Promise.resolve();
