import { throttle } from '@/lib/scheduler/throttle';
import { useStoppedClock } from '@support/clock';

const clock = useStoppedClock();

describe('throttle', () => {
  it('runs at once, pauses, and runs once more if it was called again', async () => {
    const work = jest.fn();
    const { call } = throttle(work, 100);
    call();
    expect(work).toHaveBeenCalledTimes(1);
    call();
    call();
    await clock.pass(99);
    expect(work).toHaveBeenCalledTimes(1);
    await clock.pass(1);
    expect(work).toHaveBeenCalledTimes(2);
    await clock.pass(500);
    expect(work).toHaveBeenCalledTimes(2);
    call();
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('keeps its rate while it is called continuously', async () => {
    const work = jest.fn();
    const { call } = throttle(work, 100);
    for (let ms = 0; ms < 1_000; ms += 10) {
      call();
      await clock.pass(10);
    }
    expect(work.mock.calls.length).toBe(11);
  });

  it('does not run after it was stopped', async () => {
    const work = jest.fn();
    const { call, stop } = throttle(work, 100);
    call();
    call();
    stop();
    await clock.pass(500);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
