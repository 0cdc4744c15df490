/** Schedules parts of long work: soon, but behind the page's frames while it scrolls. */
import { createTaskScheduler } from '@/lib/scheduler/scheduleTask';

class Page extends EventTarget {
  /** The tasks handed to the browser, with their priority. */
  left: [() => void, string][] = [];
  scheduler? = {
    postTask: (work: () => void, { priority }: { priority: string }) => {
      this.left.push([work, priority]);
      return Promise.resolve();
    },
  };
}

afterEach(() => {
  jest.useRealTimers();
});

describe('parts of long work', () => {
  it('run in order, each in a task of its own, unlike promises', async () => {
    const turns = createTaskScheduler(new Page(), () => 1_000);
    const done: string[] = [];
    turns(() => {
      done.push('first');
      void Promise.resolve().then(() => done.push('what it promised'));
    });
    turns(() => done.push('second'));
    for (let step = 0; step < 50; step += 1) await Promise.resolve();
    expect(done).toEqual([]);
    await new Promise<void>((resolve) => {
      turns(resolve);
    });
    expect(done).toEqual(['first', 'what it promised', 'second']);
  });

  it('are left to the browser with low priority while something scrolls', () => {
    let now = 1_000;
    const page = new Page();
    const turns = createTaskScheduler(page, () => now);
    const work = jest.fn();
    page.dispatchEvent(new Event('scroll'));
    now += 149;
    turns(work);
    expect(page.left).toEqual([[expect.any(Function), 'background']]);
    expect(work).not.toHaveBeenCalled();
    page.left[0]?.[0]();
    expect(work).toHaveBeenCalledTimes(1);
    now += 1;
    turns(() => undefined);
    expect(page.left).toHaveLength(1);
  });

  it('run even when frames take all the time, and once each', () => {
    jest.useFakeTimers();
    const page = new Page();
    const turns = createTaskScheduler(page, () => 1_000);
    const work = jest.fn();
    page.dispatchEvent(new Event('scroll'));
    turns(work);
    jest.advanceTimersByTime(39);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
    page.left[0]?.[0]();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('run in browsers without task priorities', async () => {
    const page = new Page();
    page.scheduler = undefined;
    const turns = createTaskScheduler(page, () => 1_000);
    page.dispatchEvent(new Event('scroll'));
    await expect(
      new Promise<string>((resolve) => {
        turns(() => {
          resolve('came');
        });
      }),
    ).resolves.toBe('came');
  });
});
