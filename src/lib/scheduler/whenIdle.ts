/** Waits until the page is idle. */

/** Maximum wait in milliseconds on a page that is busy or hidden. */
const IDLE_PATIENCE = 10_000;
/** The wait in milliseconds without `requestIdleCallback`. */
const IDLE_GUESS = 500;

export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari supports it only in its newest versions.
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: IDLE_PATIENCE });
    } else {
      setTimeout(resolve, IDLE_GUESS);
    }
  });
}
