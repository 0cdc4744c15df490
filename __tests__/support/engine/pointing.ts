/** Simulates pointer events in jsdom, and the time they take while the clock is stopped. */
import { act, fireEvent } from '@testing-library/react';

/** Sets the pointer type, which jsdom does not support. */
export function point(
  name: string,
  element: Element,
  pointerType = 'mouse',
  place: MouseEventInit = {},
): void {
  const event = new MouseEvent(name, { bubbles: true, ...place });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(element, event);
}

/** Fakes timers for hover tests: time passes only by `rest`, and while an element is awaited. */
export function useRestingPointer() {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  return { rest: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)) };
}
