/**
 * The queue of the governor: who may go next. The most urgent go first, as soon as there is room in
 * their lane and their limits allow it.
 */
import type { RateLimit } from '@/domain/engine/serverRateLimits';
import type { SetTimer } from '@/lib/scheduler/timer';
import type { RateLimits } from './rateLimits';
import type { Priority } from '@/sagas/engine/callPlan';
import { createConcurrencyLimits } from './concurrency';

/** Whoever would have to wait longer than this is told so at once; nobody waits in the background. */
export const MAX_WAIT: Readonly<Record<Priority, number>> = {
  press: 60_000,
  screen: 60_000,
  background: Infinity,
};

const URGENCY: readonly Priority[] = ['press', 'screen', 'background'];

export const isMoreUrgent = (a: Priority, b: Priority): boolean =>
  URGENCY.indexOf(a) < URGENCY.indexOf(b);

/** What waits; it may become more urgent while it does. */
export interface QueuedRequest {
  limits: readonly RateLimit[];
  priority: Priority;
  /** Milliseconds; else as long as its priority has. */
  patience?: number;
  aborter: AbortController;
}

/** Leave to go, to be given back with `leave`; or the moment until which it would have to wait. */
export type Turn = { lane: Priority; due: null } | { lane: null; due: number };

export interface Queue {
  turnOf(waiting: QueuedRequest): Promise<Turn>;
  leave(lane: Priority): void;
  /** Lets go whatever may go by now. */
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
    // What a more urgent call could have, were there room for it, is not given to a less urgent one.
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
