/** The world's clock. It is set by hand while the world is being filled; after that it runs. */

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface Clock {
  now(): number;
  /** Stops the clock at a time, until `run`. */
  stopAt(time: number): void;
  run(): void;
}

export function createClock(start: number | (() => number) | null): Clock {
  const began = Date.now();
  const running =
    typeof start === 'function'
      ? start
      : start === null
        ? () => Date.now()
        : () => start + (Date.now() - began);
  let stopped: number | null = null;
  return {
    now: () => stopped ?? running(),
    stopAt: (time) => {
      stopped = time;
    },
    run: () => {
      stopped = null;
    },
  };
}
