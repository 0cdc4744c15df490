/** Calls back once after so many milliseconds; returns a function that cancels it. */
export type SetTimer = (ring: () => void, ms: number) => () => void;

/** The platform's timers. */
export const setTimer: SetTimer = (ring, ms) => {
  const timer = setTimeout(ring, ms);
  return () => clearTimeout(timer);
};
