/** Waiting until the page has nothing better to do. */

/** A page that is busy for this long, or hidden, gets its tidying all the same. */
const IDLE_PATIENCE = 10_000;
/** Where the browser does not say when it is idle, a moment later must do. */
const IDLE_GUESS = 500;

export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has it only from the newest versions on.
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: IDLE_PATIENCE });
    } else {
      setTimeout(resolve, IDLE_GUESS);
    }
  });
}
