/** Long work is done in turns, so that the page has its own between them. */

/** Milliseconds after which a page that was scrolled stands still. */
const STILL = 150;
/** Milliseconds after which a turn comes whatever else is due. */
const PATIENCE = 40;

type Work = () => void;

/** Lets the work be done in a task of its own, soon. */
export type ScheduleTask = (work: Work) => void;

interface Page extends EventTarget {
  scheduler?: { postTask?(work: Work, how: { priority: 'background' }): Promise<unknown> };
}

/**
 * A browser that scrolls by itself lets every task go before the page's own frames, so that work in
 * many small tasks keeps what it makes from being seen. While the page is scrolled, such work goes
 * behind a frame that is due; but where frames take all the time there is, not behind each of them.
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
