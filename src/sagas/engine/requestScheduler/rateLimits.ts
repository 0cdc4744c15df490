/**
 * Keeps to the server's rate limits, one bucket per kind of call: never more calls than a limit
 * allows in any window of its length, and none until a refusal (429) is over. Limits that the
 * server states override those known of its family.
 */
import type { RateLimit } from '@/domain/engine/serverRateLimits';
import { retryDelay, retryPolicies } from '@/domain/engine/retryPolicies';
import { readRateLimitHeaders } from './rateLimitHeaders';

/** The pause after a refusal that names no time; it grows if refusals repeat. */
const { rateLimit } = retryPolicies;
/** Background calls leave one part in this many of a bucket to the reader's requests. */
const SPARED_PART = 3;

interface BucketUsage {
  /**
   * The times when the latest calls were answered or, if still open, sent; oldest first, at most as
   * many as the limit counts. The server counts a call from its arrival, which is only known to be
   * before the answer.
   */
  sent: number[];
  /** Calls sent and not yet answered. */
  inFlight: number;
  /** The remaining calls that the server stated, and until when that holds. */
  serverRemaining: { left: number; until: number } | null;
  backoffUntil: number;
  /** Refusals in a row. */
  refusalsInARow: number;
}

export interface RateLimitHold {
  /** Milliseconds since 1970. */
  until: number;
}

export interface RateLimits {
  /** The time when a call under these limits may go out; in the past if it may now. */
  dueAt(limits: readonly RateLimit[], now: number, how: { sparing: boolean }): number;
  /** `elsewhere`: another tab has sent it, and its answer is not heard. */
  recordSent(limits: readonly RateLimit[], now: number, elsewhere?: boolean): void;
  /** Records an answer (null: none came). Returns the hold if it was a refusal. */
  recordAnswer(
    limits: readonly RateLimit[],
    answer: { status: number; headers: Headers } | null,
    now: number,
  ): RateLimitHold | null;
}

export function createRateLimits(): RateLimits {
  const ledgers = new Map<string, BucketUsage>();

  const ledgerOf = ({ bucket }: RateLimit): BucketUsage => {
    const known = ledgers.get(bucket);
    if (known) return known;
    const fresh: BucketUsage = {
      sent: [],
      inFlight: 0,
      serverRemaining: null,
      backoffUntil: 0,
      refusalsInARow: 0,
    };
    ledgers.set(bucket, fresh);
    return fresh;
  };

  const forgetQuiet = (now: number) => {
    for (const [bucket, ledger] of ledgers) {
      const last = ledger.sent.at(-1) ?? 0;
      if (ledger.inFlight === 0 && Math.max(last, ledger.backoffUntil) < now - 2 * rateLimit.max) {
        ledgers.delete(bucket);
      }
    }
  };

  return {
    dueAt: (limits, now, { sparing }) =>
      Math.max(0, ...limits.map((limit) => dueOf(ledgerOf(limit), limit, now, sparing))),

    recordSent(limits, now, elsewhere = false) {
      for (const limit of limits) {
        const ledger = ledgerOf(limit);
        // Before the open ones, whose times change with their answers.
        const at = ledger.sent.length - (elsewhere ? ledger.inFlight : 0);
        if (!elsewhere) ledger.inFlight += 1;
        if (Number.isFinite(limit.calls))
          ledger.sent = ledger.sent.toSpliced(Math.max(0, at), 0, now).slice(-limit.calls);
        else ledger.sent = [now];
        if (ledger.serverRemaining) ledger.serverRemaining.left -= 1;
      }
      if (ledgers.size > 500) forgetQuiet(now);
    },

    recordAnswer(limits, answer, now) {
      for (const limit of limits) {
        const ledger = ledgerOf(limit);
        const oldestOpen = ledger.sent.length - ledger.inFlight;
        if (answer && ledger.inFlight > 0 && oldestOpen >= 0) {
          ledger.sent = ledger.sent.with(oldestOpen, now);
        }
        ledger.inFlight = Math.max(0, ledger.inFlight - 1);
        if (answer && answer.status !== 429) ledger.refusalsInARow = 0;
      }
      const narrowest = limits.at(-1);
      if (!answer || !narrowest) return null;
      const allowance = readRateLimitHeaders(answer.headers, now);
      if (allowance.remaining !== null && allowance.resetAt !== null) {
        const ledger = ledgerOf(narrowest);
        const left = Math.max(0, allowance.remaining - ledger.inFlight);
        ledger.serverRemaining = { left, until: allowance.resetAt };
      }
      if (answer.status !== 429) return null;
      // Without a named time, it is unknown which of the limits was hit: all of them rest.
      const named = allowance.retryAt ?? allowance.resetAt;
      const resting = named === null ? limits : [narrowest];
      const ends = resting.map((limit) => startBackoff(ledgerOf(limit), limit, named, now));
      return { until: Math.max(...ends) };
    },
  };
}

function dueOf(ledger: BucketUsage, limit: RateLimit, now: number, sparing: boolean): number {
  const spared =
    sparing && Number.isFinite(limit.calls) ? Math.floor(limit.calls / SPARED_PART) : 0;
  const room = limit.calls - spared;
  const oldest = ledger.sent.length >= room ? ledger.sent.at(-room) : undefined;
  const { serverRemaining } = ledger;
  const toldDue =
    serverRemaining && now < serverRemaining.until && serverRemaining.left <= spared
      ? serverRemaining.until
      : 0;
  return Math.max(ledger.backoffUntil, toldDue, oldest === undefined ? 0 : oldest + limit.per);
}

function startBackoff(
  ledger: BucketUsage,
  limit: RateLimit,
  named: number | null,
  now: number,
): number {
  ledger.refusalsInARow += 1;
  const base = Number.isFinite(limit.per) ? Math.max(limit.per, rateLimit.base) : rateLimit.base;
  const policy = { base, max: Math.max(base, rateLimit.max) };
  const guess = now + retryDelay(policy, ledger.refusalsInARow);
  ledger.backoffUntil = Math.max(ledger.backoffUntil, named ?? guess);
  return ledger.backoffUntil;
}
