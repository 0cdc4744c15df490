/** Waiting until the reader sees what was just changed. */

/** Where nothing is painted, as in a hidden tab, it is not waited for. */
const PATIENCE = 100;

/** Resolves once the frame is painted in which what is so by now will be seen. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    // What comes after the frame comes after its painting.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
