/**
 * The moment from which the first screen shows what the reader came for. What nobody misses until
 * then waits for it: whatever else is fetched or drawn would only hold it up.
 */
import { whenIdle } from './whenIdle';

/** A first screen that shows nothing for so long may show the rest. */
const PATIENCE = 4_000;

let shown: Promise<void> | null = null;
let release: (() => void) | null = null;

/** Said before the first screen is drawn, by whoever draws it. */
export function holdBack(): void {
  shown = new Promise((resolve) => {
    release = resolve;
  });
  setTimeout(release ?? (() => undefined), PATIENCE);
}

/** Its rows are on the page, the last of them perhaps in the next step. */
export function firstRowsShown(): void {
  if (!release) return;
  void whenIdle().then(release);
  release = null;
}

/** The rows themselves need something of the rest, which therefore must not wait for them. */
export function restNeeded(): void {
  release?.();
  release = null;
}

/** The rows of the first screen are still to come. */
export const isHeldBack = (): boolean => release !== null;

/** At once where nothing is held back, and for all that comes later. */
export const untilFirstView = (): Promise<void> => shown ?? Promise.resolve();
