/**
 * A request that hears how much of it has been sent. `fetch` cannot tell; whoever hands in the
 * browser's sees to it (`store/fetchWithProgress.ts`).
 */
export interface ProgressRequestInit extends RequestInit {
  /** From 0 to 1. */
  onSent?: (part: number) => void;
}
