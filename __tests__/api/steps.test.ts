import { runInSteps, type Steps } from '@/api/steps';

function* counting(told: number[]): Steps<string> {
  for (const step of [1, 2, 3]) {
    told.push(step);
    yield;
  }
  return 'done';
}

describe('work in steps', () => {
  it('continues at once while no pause is due', async () => {
    const told: number[] = [];
    const { signal } = new AbortController();
    const outcome = runInSteps({ signal, yieldToMain: () => undefined }, counting(told));
    expect(told).toEqual([1, 2, 3]);
    await expect(outcome).resolves.toBe('done');
    await expect(runInSteps({ signal }, counting([]))).resolves.toBe('done');
  });

  it('waits between two steps until the page has had its turn', async () => {
    const told: number[] = [];
    const { signal } = new AbortController();
    const turns: (() => void)[] = [];
    const yieldToMain = () => new Promise<void>((resolve) => void turns.push(resolve));
    const outcome = runInSteps({ signal, yieldToMain }, counting(told));
    expect(told).toEqual([1]);
    turns[0]?.();
    await Promise.resolve();
    expect(told).toEqual([1, 2]);
    for (const at of [1, 2]) {
      turns[at]?.();
      await Promise.resolve();
    }
    expect(told).toEqual([1, 2, 3]);
    // It yields once more before the result is used.
    const early = await Promise.race([outcome, Promise.resolve('not yet')]);
    expect(early).toBe('not yet');
    turns[3]?.();
    await expect(outcome).resolves.toBe('done');
  });

  it('stops when the call is aborted', async () => {
    const told: number[] = [];
    const aborter = new AbortController();
    const yieldToMain = async () => aborter.abort();
    await expect(
      runInSteps({ signal: aborter.signal, yieldToMain }, counting(told)),
    ).rejects.toThrow();
    expect(told).toEqual([1]);
  });
});
