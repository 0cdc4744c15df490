import { afterPaint } from '@/lib/scheduler/afterPaint';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('afterPaint', () => {
  it('waits for a frame and the task after it', async () => {
    let seen = false;
    void afterPaint().then(() => (seen = true));
    await jest.advanceTimersByTimeAsync(15);
    expect(seen).toBe(false);
    await jest.advanceTimersByTimeAsync(3);
    expect(seen).toBe(true);
  });

  it('does not wait where no frame comes', async () => {
    const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    let seen = false;
    void afterPaint().then(() => (seen = true));
    await jest.advanceTimersByTimeAsync(99);
    expect(seen).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(seen).toBe(true);
    frames.mockRestore();
  });
});
