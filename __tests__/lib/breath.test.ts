/** Breath for long work, by a clock of its own. */
import { createBreath } from '@/lib/breath';

describe('a breath', () => {
  it('is due after some milliseconds of work', async () => {
    let now = 1_000;
    const breathe = createBreath(() => now);
    await breathe();
    now += 7;
    expect(breathe()).toBeUndefined();
    now += 1;
    const breath = breathe();
    expect(breath).toBeInstanceOf(Promise);
    // Two works take it together.
    expect(breathe()).toBe(breath);
    await breath;
    expect(breathe()).toBeUndefined();
  });

  it('lets the page have its turn, which promises alone do not', async () => {
    const breath = createBreath(() => 1_000)();
    let over = false;
    void breath?.then(() => {
      over = true;
    });
    for (let step = 0; step < 50; step += 1) await Promise.resolve();
    expect(over).toBe(false);
    await breath;
    expect(over).toBe(true);
  });
});
