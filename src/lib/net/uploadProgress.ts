/**
 * Options of a request that reports its upload progress. `fetch` cannot do that;
 * `store/fetchWithProgress.ts` adds it.
 */
export interface ProgressRequestInit extends RequestInit {
  /** From 0 to 1. */
  onSent?: (part: number) => void;
}
