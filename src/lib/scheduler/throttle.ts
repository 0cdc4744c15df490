/**
 * Calls `work` at most once per span of time: at once, and once more at the end of a span in which
 * more was asked for, so that the last word is always heard.
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
