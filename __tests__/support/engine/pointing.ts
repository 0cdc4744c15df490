/** What a pointer does in jsdom, and the time it takes while the clock stands. */
import { act, fireEvent } from '@testing-library/react';

/** jsdom knows no kinds of pointers. */
export function point(name: string, element: Element, pointerType = 'mouse'): void {
  const event = new MouseEvent(name, { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(element, event);
}

/** For tests in which a pointer rests: time passes only by `rest`, and while something is sought. */
export function useRestingPointer() {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  return { rest: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)) };
}
