/** What waits for the first screen: until its rows are there, or for long enough. */
import { firstRowsShown, holdBack, untilFirstView } from '@/lib/scheduler/firstView';

const told = () => {
  const seen = { done: false };
  void untilFirstView().then(() => {
    seen.done = true;
  });
  return seen;
};

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'window');
});

describe('what nobody misses at first', () => {
  it('comes at once where nothing is held back', async () => {
    const seen = told();
    await pass(0);
    expect(seen.done).toBe(true);
  });

  it('comes once the rows are there and the page has time', async () => {
    let whenIdle = (): void => undefined;
    Object.assign(globalThis, {
      window: { requestIdleCallback: (act: () => void) => (whenIdle = act) },
    });
    holdBack();
    const seen = told();
    firstRowsShown();
    await pass(100);
    expect(seen.done).toBe(false);
    whenIdle();
    await pass(0);
    expect(seen.done).toBe(true);
  });

  it('comes after a while where no rows do', async () => {
    holdBack();
    const seen = told();
    await pass(3_900);
    expect(seen.done).toBe(false);
    await pass(200);
    expect(seen.done).toBe(true);
  });
});
