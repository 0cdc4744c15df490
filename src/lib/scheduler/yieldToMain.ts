/** Long work takes a breath now and then, in which the page has its turn: presses, and drawing. */
import type { ScheduleTask } from './scheduleTask';

/** Milliseconds of work without one. */
const STEP = 8;

/** Says when the page has had its turn; nothing as long as it need not. */
export type YieldToMain = () => Promise<void> | undefined;

export function createYieldToMain(now: () => number, scheduleTask: ScheduleTask): YieldToMain {
  let due = 0;
  let taken: Promise<void> | undefined;
  return () => {
    if (!taken && now() < due) return undefined;
    taken ??= new Promise((resolve) => {
      scheduleTask(() => {
        taken = undefined;
        due = now() + STEP;
        resolve();
      });
    });
    return taken;
  };
}
