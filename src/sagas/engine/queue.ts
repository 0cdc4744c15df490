/**
 * The queue of the governor: who may go next. The most urgent go first, as soon as there is room in
 * their lane and their limits allow it.
 */
import type { Limit } from '@/domain/familyLimits';
import type { SetTimer } from '@/lib/timer';
import type { Budget } from './budget';
import type { Priority } from './callPlan';
import { createLanes } from './lanes';

/** Whoever would have to wait longer than this is told so at once; nobody waits in the background. */
export const PATIENCE: Readonly<Record<Priority, number>> = {
  press: 60_000,
  screen: 60_000,
  background: Infinity,
};

const URGENCY: readonly Priority[] = ['press', 'screen', 'background'];

export const isMoreUrgent = (a: Priority, b: Priority): boolean =>
  URGENCY.indexOf(a) < URGENCY.indexOf(b);

/** What waits; it may become more urgent while it does. */
export interface Waiting {
  limits: readonly Limit[];
  priority: Priority;
  /** Milliseconds; else as long as its priority has. */
  patience?: number;
  aborter: AbortController;
}

/** Leave to go, to be given back with `leave`; or the moment until which it would have to wait. */
export type Turn = { lane: Priority; due: null } | { lane: null; due: number };

export interface Queue {
  turnOf(waiting: Waiting): Promise<Turn>;
  leave(lane: Priority): void;
  /** Lets go whatever may go by now. */
  advance(): void;
}

interface Place {
  waiting: Waiting;
  settle: (turn: Turn) => void;
}

export function createQueue(budget: Budget, now: () => number, setTimer: SetTimer): Queue {
  const lanes = createLanes();
  const places: Place[] = [];
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
      const { limits, priority, patience = PATIENCE[priority] } = place.waiting;
      const due = budget.dueAt(limits, now(), { sparing: priority === 'background' });
      if (due - now() > patience) {
        remove(place);
        place.settle({ lane: null, due });
      } else if (due > now()) {
        next = Math.min(next, due);
      } else if (lanes.admits(priority) && !limits.some(({ bucket }) => claimed.has(bucket))) {
        remove(place);
        lanes.enter(priority);
        budget.spend(limits, now());
        place.settle({ lane: priority, due: null });
      } else {
        limits.forEach(({ bucket }) => claimed.add(bucket));
      }
    }
    if (next < Infinity) stopAlarm = setTimer(advance, next - now());
  }

  function remove(place: Place): void {
    const at = places.indexOf(place);
    if (at >= 0) places.splice(at, 1);
  }

  function turnOf(waiting: Waiting): Promise<Turn> {
    return new Promise((resolve, reject) => {
      const { signal } = waiting.aborter;
      const giveUp = () => {
        remove(place);
        reject(signal.reason as Error);
        advance();
      };
      const place: Place = {
        waiting,
        settle: (turn) => {
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
