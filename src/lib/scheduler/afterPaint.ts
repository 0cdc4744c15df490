/** Waits until the last change is visible. */

/** Maximum wait in milliseconds, for pages that are not painted, as in a hidden tab. */
const PATIENCE = 100;

/** Resolves once the frame that shows the current state is painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    // A task queued by a frame runs after the frame is painted.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
