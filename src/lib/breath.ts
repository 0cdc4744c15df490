/** Long work takes a breath now and then, in which the page has its turn: presses, and drawing. */

/** Milliseconds of work without one. */
const STEP = 8;

/** Says when the page has had its turn; nothing as long as it need not. */
export type Breathe = () => Promise<void> | undefined;

export function createBreath(now: () => number): Breathe {
  const { port1, port2 } = new MessageChannel();
  let due = 0;
  let taken: Promise<void> | undefined;
  return () => {
    if (!taken && now() < due) return undefined;
    taken ??= new Promise((resolve) => {
      port1.onmessage = () => {
        port1.onmessage = null;
        taken = undefined;
        due = now() + STEP;
        resolve();
      };
      port2.postMessage(null);
    });
    return taken;
  };
}
