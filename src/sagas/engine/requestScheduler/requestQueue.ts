/**
 * The queue of the request scheduler. The most urgent requests go first, as soon as their lane has
 * room and their rate limits allow it.
 */
import type { RateLimit } from '@/domain/engine/serverRateLimits';
import type { SetTimer } from '@/lib/scheduler/timer';
import type { RateLimits } from './rateLimits';
import type { Priority } from '@/sagas/engine/callPlan';
import { createConcurrencyLimits } from './concurrency';

/** A request that would have to wait longer is refused at once; background requests never wait. */
export const MAX_WAIT: Readonly<Record<Priority, number>> = {
  press: 60_000,
  screen: 60_000,
  background: Infinity,
};

const URGENCY: readonly Priority[] = ['press', 'screen', 'background'];

export const isMoreUrgent = (a: Priority, b: Priority): boolean =>
  URGENCY.indexOf(a) < URGENCY.indexOf(b);

/** A waiting request; its priority may rise while it waits. */
export interface QueuedRequest {
  limits: readonly RateLimit[];
  priority: Priority;
  /** Milliseconds; defaults to the limit of its priority. */
  patience?: number;
  aborter: AbortController;
}

/**
 * Permission to send, to be returned with `leave`; or the time until which it would have to wait.
 */
type Turn = { lane: Priority; due: null } | { lane: null; due: number };

interface Queue {
  turnOf(waiting: QueuedRequest): Promise<Turn>;
  leave(lane: Priority): void;
  /** Starts all requests that may go now. */
  advance(): void;
}

interface QueueEntry {
  waiting: QueuedRequest;
  grantTurn: (turn: Turn) => void;
}

export function createRequestQueue(
  budget: RateLimits,
  now: () => number,
  setTimer: SetTimer,
): Queue {
  const lanes = createConcurrencyLimits();
  const places: QueueEntry[] = [];
  let stopAlarm: (() => void) | undefined;

  function advance(): void {
    stopAlarm?.();
    let next = Infinity;
    // Quota that a more urgent request waits for is not given to a less urgent one.
    const claimed = new Set<string>();
    const byUrgency = URGENCY.flatMap((level) =>
      places.filter(({ waiting }) => waiting.priority === level),
    );
    for (const place of byUrgency) {
      const { limits, priority, patience = MAX_WAIT[priority] } = place.waiting;
      const due = budget.dueAt(limits, now(), { sparing: priority === 'background' });
      if (due - now() > patience) {
        remove(place);
        place.grantTurn({ lane: null, due });
      } else if (due > now()) {
        next = Math.min(next, due);
      } else if (lanes.admits(priority) && !limits.some(({ bucket }) => claimed.has(bucket))) {
        remove(place);
        lanes.enter(priority);
        budget.recordSent(limits, now());
        place.grantTurn({ lane: priority, due: null });
      } else {
        limits.forEach(({ bucket }) => claimed.add(bucket));
      }
    }
    if (next < Infinity) stopAlarm = setTimer(advance, next - now());
  }

  function remove(place: QueueEntry): void {
    const at = places.indexOf(place);
    if (at >= 0) places.splice(at, 1);
  }

  function turnOf(waiting: QueuedRequest): Promise<Turn> {
    return new Promise((resolve, reject) => {
      const { signal } = waiting.aborter;
      const giveUp = () => {
        remove(place);
        reject(signal.reason as Error);
        advance();
      };
      const place: QueueEntry = {
        waiting,
        grantTurn: (turn) => {
          signal.removeEventListener('abort', giveUp);
          resolve(turn);
        },
      };
      if (signal.aborted) return giveUp();
      signal.addEventListener('abort', giveUp);
      places.push(place);
      advance();
    });
  }

  return { turnOf, leave: (lane) => lanes.leave(lane), advance };
}
