/** Breath for long work, by a clock of its own. */
import { createYieldToMain } from '@/lib/scheduler/yieldToMain';

describe('a breath', () => {
  it('is due after some milliseconds of work, and over when its turn has come', async () => {
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
    // Two works take it together.
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
