/** Tells when the reader has done nothing for a while. */

/** Milliseconds without input. */
const CALM = 10_000;

const signsOfUse = ['pointerdown', 'keydown', 'scroll'] as const;

/** Calls back once. Returns what ends the waiting. */
export function onceCalm(then: () => void): () => void {
  const used = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const end = () => {
    clearTimeout(timer);
    used.abort();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      end();
      then();
    }, CALM);
  };
  const { signal } = used;
  for (const sign of signsOfUse) {
    document.addEventListener(sign, wait, { signal, passive: true, capture: true });
  }
  wait();
  return end;
}
