/** Rings once, that many milliseconds from now, unless it is stopped by what is returned. */
export type SetTimer = (ring: () => void, ms: number) => () => void;

/** The timers of the platform. */
export const setTimer: SetTimer = (ring, ms) => {
  const timer = setTimeout(ring, ms);
  return () => clearTimeout(timer);
};
