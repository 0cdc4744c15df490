/** Runs long work in separate tasks, so that the page can respond between them. */

/** Milliseconds after the last scroll event until the page counts as still. */
const STILL = 150;
/** Milliseconds after which a task runs whatever else is due. */
const PATIENCE = 40;

type Work = () => void;

/** Queues work as a task of its own. */
export type ScheduleTask = (work: Work) => void;

interface Page extends EventTarget {
  scheduler?: { postTask?(work: Work, how: { priority: 'background' }): Promise<unknown> };
}

/**
 * Browsers that scroll off the main thread prefer tasks to frames, so work in many small tasks
 * keeps its results from being painted. While the page scrolls, each task waits for a pending
 * frame; but if frames take up all the time, not every task does.
 */
export function createTaskScheduler(page: Page, now: () => number): ScheduleTask {
  const { port1, port2 } = new MessageChannel();
  const waiting: Work[] = [];
  let scrolledAt = -Infinity;
  const next = () => {
    const work = waiting.shift();
    if (waiting.length === 0) port1.onmessage = null;
    work?.();
  };
  const note = () => {
    scrolledAt = now();
  };
  page.addEventListener('scroll', note, { passive: true, capture: true });
  const { scheduler } = page;
  return (work) => {
    if (scheduler?.postTask && now() - scrolledAt < STILL) {
      let begun = false;
      const begin = () => {
        if (begun) return;
        begun = true;
        clearTimeout(patience);
        work();
      };
      const patience = setTimeout(begin, PATIENCE);
      void scheduler.postTask(begin, { priority: 'background' });
      return;
    }
    waiting.push(work);
    port1.onmessage = next;
    port2.postMessage(null);
  };
}
