/**
 * Limits the number of requests in flight. One slot is reserved for the reader's requests, and
 * background work has a narrow lane of its own, so that it never holds up the rest.
 */
import type { Priority } from '@/sagas/engine/callPlan';

/** The most foreground requests in flight; one of these slots is reserved for `press`. */
export const FOREGROUND = 6;
const BACKGROUND = 2;

interface ConcurrencyLimits {
  admits(priority: Priority): boolean;
  enter(priority: Priority): void;
  leave(priority: Priority): void;
}

export function createConcurrencyLimits(): ConcurrencyLimits {
  const busy: Record<Priority, number> = { press: 0, screen: 0, background: 0 };
  const foreground = () => busy.press + busy.screen;
  const admits: Record<Priority, () => boolean> = {
    press: () => foreground() < FOREGROUND,
    screen: () => foreground() < FOREGROUND - 1,
    background: () => busy.background < BACKGROUND && foreground() < FOREGROUND - BACKGROUND,
  };
  return {
    admits: (priority) => admits[priority](),
    enter: (priority) => {
      busy[priority] += 1;
    },
    leave: (priority) => {
      busy[priority] -= 1;
    },
  };
}
