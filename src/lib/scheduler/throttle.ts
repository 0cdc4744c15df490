/**
 * Calls `work` at most once per interval: at once, and again at the end of the interval if there
 * were further calls, so that the last one always takes effect.
 */
export function throttle(work: () => void, span: number): { call: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = false;

  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!asked) return;
      asked = false;
      work();
      rest();
    }, span);
  };

  return {
    call() {
      if (timer !== undefined) {
        asked = true;
        return;
      }
      work();
      rest();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      asked = false;
    },
  };
}
