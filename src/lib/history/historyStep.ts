/**
 * A step back in the history that the program takes by itself. Browsers take it a moment later, from
 * wherever the page is by then: what would move on meanwhile waits, or it would be undone.
 */
let waiting: (() => void)[] | null = null;

export function stepHistoryBack(view: Window): void {
  waiting ??= [];
  view.history.back();
}

export const isHistoryStepPending = (): boolean => waiting !== null;

/** The page is there, or nobody follows it any more. */
export function historyStepTaken(): void {
  const moves = waiting ?? [];
  waiting = null;
  moves.forEach((move) => {
    move();
  });
}

/** At once, or when the step is taken. */
export function afterHistoryStep(move: () => void): void {
  if (waiting) waiting.push(move);
  else move();
}
