/**
 * How often everything that can fail is tried again, and how long it waits before: one table, so
 * that anybody can look up what the client sends at most. Times are milliseconds; each wait is twice
 * the one before, from `base` to `max`. A policy without `retries` goes on for as long as it is
 * wanted: until the page is closed, the screen is left or the user signs out.
 */
export interface RetryPolicy {
  /** Tries after the first one. */
  retries?: number;
  base: number;
  max: number;
}

export const retryPolicies = {
  /**
   * A call that only reads or has an idempotency key. The wait is a random part of this, and at
   * least what the server names. A call may ask for fewer tries (`CallPlan`).
   */
  call: { retries: 2, base: 1_000, max: 10_000 },
  /** After refusals (429) that name no time; a bucket of calls waits at least for its own period. */
  rateLimit: { base: 5_000, max: 300_000 },
  /** Data of a shown screen; waits while the page is hidden or the network is down. */
  shownRequest: { base: 5_000, max: 60_000 },
  /** News that came while the socket was down, for a timeline, notifications or chats. */
  catchUp: { retries: 6, base: 1_000, max: 30_000 },
  /** Marking as read: twice does no harm. */
  markAsRead: { retries: 2, base: 1_000, max: 2_000 },
  chatMarkAsRead: { retries: 6, base: 1_000, max: 30_000 },
  /** A chat message, with the same idempotency key each time. */
  chatMessage: { retries: 10, base: 1_000, max: 512_000 },
  /** A post whose fate is unknown; each time it is looked for before it is sent again. */
  post: { base: 5_000, max: 60_000 },
  /** The server's answer that a file is processed; after 15 minutes it counts as lost. */
  mediaProcessing: { base: 1_000, max: 5_000 },
  preferences: { base: 5_000, max: 300_000 },
  /** A profile or card that is shown; once a day at least. */
  scrobbles: { base: 60_000, max: 86_400_000 },
  /** The steps of the startup without which the page cannot work. */
  startup: { base: 2_000, max: 60_000 },
  /** The steps of the startup that the page can do without. */
  optionalStartup: { base: 5_000, max: 600_000 },
  /** The shoutbox: its socket, and its channel within the socket. */
  shoutbox: { base: 1_000, max: 30_000 },
  /** A server that restarts because an administrator asked for it. */
  serverRestart: { retries: 10, base: 2_000, max: 10_000 },
  /** Code and data of the client itself that the user waits for: a language, the emoji. */
  clientFile: { retries: 2, base: 1_000, max: 2_000 },
  /** The deferred sagas, without which nothing works. */
  deferredSagas: { base: 1_000, max: 30_000 },
  /** A saga that crashed. */
  crashedSaga: { retries: 4, base: 1_000, max: 30_000 },
} as const satisfies Record<string, RetryPolicy>;

/** The wait before the next try, after so many failures in a row. */
export const retryDelay = ({ base, max }: RetryPolicy, failures: number): number =>
  Math.min(max, base * 2 ** Math.max(0, failures - 1));
