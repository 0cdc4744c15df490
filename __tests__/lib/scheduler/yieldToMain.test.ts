/** Long work yields to the main thread, by its own clock. */
import { createYieldToMain } from '@/lib/scheduler/yieldToMain';

describe('yieldToMain', () => {
  it('pauses after some milliseconds of work, and resumes in the next task', async () => {
    let now = 1_000;
    const works: (() => void)[] = [];
    const breathe = createYieldToMain(
      () => now,
      (work) => works.push(work),
    );
    const first = breathe();
    works.pop()?.();
    await first;
    now += 7;
    expect(breathe()).toBeUndefined();
    now += 1;
    const breath = breathe();
    let over = false;
    void breath?.then(() => {
      over = true;
    });
    // Two tasks share the same pause.
    expect(breathe()).toBe(breath);
    expect(works).toHaveLength(1);
    await Promise.resolve();
    expect(over).toBe(false);
    works.pop()?.();
    await breath;
    expect(over).toBe(true);
    expect(breathe()).toBeUndefined();
  });
});
