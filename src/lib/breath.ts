/** Long work takes a breath now and then, in which the page has its turn: presses, and drawing. */

/** Milliseconds of work without one. */
const STEP = 8;

/** Says when the page has had its turn; nothing as long as it need not. */
export type Breathe = () => Promise<void> | undefined;

export function createBreath(now: () => number): Breathe {
  let due = 0;
  return () => {
    if (now() < due) return undefined;
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        due = now() + STEP;
        resolve();
      };
      port2.postMessage(null);
    });
  };
}
