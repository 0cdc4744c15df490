/** Work that is held back until the rows of the first screen are shown, or a time limit is over. */
import {
  firstRowsShown,
  holdBack,
  untilFirstRows,
  untilFirstView,
} from '@/lib/scheduler/firstView';

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

describe('work behind the first view', () => {
  it('runs at once if nothing is held back', async () => {
    const seen = told();
    await pass(0);
    expect(seen.done).toBe(true);
  });

  it('runs once the rows are shown and the page is idle', async () => {
    let whenIdle = (): void => undefined;
    Object.assign(globalThis, {
      window: { requestIdleCallback: (act: () => void) => (whenIdle = act) },
    });
    holdBack();
    const seen = told();
    const rows = jest.fn();
    void untilFirstRows().then(rows);
    await pass(100);
    expect(rows).not.toHaveBeenCalled();
    firstRowsShown();
    await pass(100);
    expect(rows).toHaveBeenCalledTimes(1);
    expect(seen.done).toBe(false);
    whenIdle();
    await pass(0);
    expect(seen.done).toBe(true);
  });

  it('runs after a while if no rows appear', async () => {
    holdBack();
    const seen = told();
    await pass(3_900);
    expect(seen.done).toBe(false);
    await pass(200);
    expect(seen.done).toBe(true);
  });
});
