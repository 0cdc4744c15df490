/**
 * How much may be asked of the server, bucket by bucket: never more calls than a limit allows in
 * any stretch of its length, and nothing at all before a refusal (429) is over. What the server
 * tells of its limits goes before what is known of its family.
 */
import type { Limit } from '@/domain/familyLimits';
import { backoff } from '@/lib/backoff';
import { readAllowance } from './allowance';

/** A refusal that names no time is taken to last at least this long, and longer if it repeats. */
const SHORTEST_HOLD = 5_000;
const LONGEST_HOLD = 300_000;
/** Background calls leave one part in this many of a bucket to what is pressed meanwhile. */
const SPARED_PART = 3;

interface Ledger {
  /**
   * When the latest calls were answered or, those still open, sent; oldest first, at most as many as
   * the limit counts. The server counts a call from when it arrives, which nobody knows here but that
   * it was before the answer.
   */
  sent: number[];
  /** Calls sent and not yet answered. */
  open: number;
  /** What the server said is left, and until when that holds. */
  told: { left: number; until: number } | null;
  heldUntil: number;
  /** Refusals in a row. */
  strikes: number;
}

export interface Hold {
  /** Milliseconds since 1970. */
  until: number;
}

export interface Budget {
  /** The moment at which a call under these limits may go out; in the past when it may now. */
  dueAt(limits: readonly Limit[], now: number, how: { sparing: boolean }): number;
  spend(limits: readonly Limit[], now: number): void;
  /** Takes in an answer; null is none. Says so when it was a refusal. */
  settle(
    limits: readonly Limit[],
    answer: { status: number; headers: Headers } | null,
    now: number,
  ): Hold | null;
}

export function createBudget(): Budget {
  const ledgers = new Map<string, Ledger>();

  const ledgerOf = ({ bucket }: Limit): Ledger => {
    const known = ledgers.get(bucket);
    if (known) return known;
    const fresh: Ledger = { sent: [], open: 0, told: null, heldUntil: 0, strikes: 0 };
    ledgers.set(bucket, fresh);
    return fresh;
  };

  const forgetQuiet = (now: number) => {
    for (const [bucket, ledger] of ledgers) {
      const last = ledger.sent.at(-1) ?? 0;
      if (ledger.open === 0 && Math.max(last, ledger.heldUntil) < now - 2 * LONGEST_HOLD) {
        ledgers.delete(bucket);
      }
    }
  };

  return {
    dueAt: (limits, now, { sparing }) =>
      Math.max(0, ...limits.map((limit) => dueOf(ledgerOf(limit), limit, now, sparing))),

    spend(limits, now) {
      for (const limit of limits) {
        const ledger = ledgerOf(limit);
        ledger.open += 1;
        if (Number.isFinite(limit.calls)) ledger.sent = [...ledger.sent, now].slice(-limit.calls);
        else ledger.sent = [now];
        if (ledger.told) ledger.told.left -= 1;
      }
      if (ledgers.size > 500) forgetQuiet(now);
    },

    settle(limits, answer, now) {
      for (const limit of limits) {
        const ledger = ledgerOf(limit);
        const oldestOpen = ledger.sent.length - ledger.open;
        if (answer && ledger.open > 0 && oldestOpen >= 0) {
          ledger.sent = ledger.sent.with(oldestOpen, now);
        }
        ledger.open = Math.max(0, ledger.open - 1);
        if (answer && answer.status !== 429) ledger.strikes = 0;
      }
      const narrowest = limits.at(-1);
      if (!answer || !narrowest) return null;
      const allowance = readAllowance(answer.headers, now);
      if (allowance.left !== null && allowance.until !== null) {
        const ledger = ledgerOf(narrowest);
        const left = Math.max(0, allowance.left - ledger.open);
        ledger.told = { left, until: allowance.until };
      }
      if (answer.status !== 429) return null;
      // Without a word from the server nobody knows which of the limits was hit: all of them rest.
      const named = allowance.retryAt ?? allowance.until;
      const resting = named === null ? limits : [narrowest];
      const ends = resting.map((limit) => hold(ledgerOf(limit), limit, named, now));
      return { until: Math.max(...ends) };
    },
  };
}

function dueOf(ledger: Ledger, limit: Limit, now: number, sparing: boolean): number {
  const spared =
    sparing && Number.isFinite(limit.calls) ? Math.floor(limit.calls / SPARED_PART) : 0;
  const room = limit.calls - spared;
  const oldest = ledger.sent.length >= room ? ledger.sent.at(-room) : undefined;
  const { told } = ledger;
  const toldDue = told && now < told.until && told.left <= spared ? told.until : 0;
  return Math.max(ledger.heldUntil, toldDue, oldest === undefined ? 0 : oldest + limit.per);
}

function hold(ledger: Ledger, limit: Limit, named: number | null, now: number): number {
  ledger.strikes += 1;
  const base = Number.isFinite(limit.per) ? Math.max(limit.per, SHORTEST_HOLD) : SHORTEST_HOLD;
  const guess = now + backoff(ledger.strikes, { base, max: Math.max(base, LONGEST_HOLD) });
  ledger.heldUntil = Math.max(ledger.heldUntil, named ?? guess);
  return ledger.heldUntil;
}
