/** Returns the delay before the next retry: doubled for each failure, up to a maximum. */
export function backoff(failures: number, { base, max }: { base: number; max: number }): number {
  return Math.min(max, base * 2 ** Math.max(0, failures - 1));
}
