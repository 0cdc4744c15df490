/**
 * Steps back in the history by program. Browsers do this asynchronously, relative to the page's
 * entry at that time, so navigations meanwhile are delayed, or they would be undone.
 */
let waiting: (() => void)[] | null = null;

export function stepHistoryBack(view: Window): void {
  waiting ??= [];
  view.history.back();
}

export const isHistoryStepPending = (): boolean => waiting !== null;

/** Called when the step is done, or nobody listens to it any more. */
export function historyStepTaken(): void {
  const moves = waiting ?? [];
  waiting = null;
  moves.forEach((move) => {
    move();
  });
}

/** Runs at once, or after a pending step. */
export function afterHistoryStep(move: () => void): void {
  if (waiting) waiting.push(move);
  else move();
}
