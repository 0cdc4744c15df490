/** Interrupts long work from time to time, so that the page can handle input and paint. */
import type { ScheduleTask } from './scheduleTask';

/** Milliseconds of work between two interruptions. */
const STEP = 8;

/** Resolves when the page has had its turn; returns undefined if no interruption is due. */
type YieldToMain = () => Promise<void> | undefined;

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
