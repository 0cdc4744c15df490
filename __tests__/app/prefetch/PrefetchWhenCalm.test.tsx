/** Code of likely next steps is prefetched while the reader does nothing. */
import { fireEvent } from '@testing-library/react';
import { PrefetchWhenCalm } from '@/app/prefetch/PrefetchWhenCalm';
import { renderInStore } from '@support/renderInStore';

const mockPrefetched = jest.fn();
jest.mock('@/app/deferred/layers', () => ({ prefetchLayers: () => void mockPrefetched() }));
jest.mock('@/app/routes/routes', () => ({ prefetchScreen: () => undefined }));

const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1_000);

beforeEach(() => {
  jest.useFakeTimers();
  mockPrefetched.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

it('after ten seconds without input, once', () => {
  renderInStore(<PrefetchWhenCalm />);
  pass(9);
  fireEvent.scroll(document.body);
  pass(9);
  expect(mockPrefetched).not.toHaveBeenCalled();
  pass(1);
  expect(mockPrefetched).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body);
  pass(20);
  expect(mockPrefetched).toHaveBeenCalledTimes(1);
});

it('not on a metered line, nor after it is gone', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  renderInStore(<PrefetchWhenCalm />);
  pass(20);
  Reflect.deleteProperty(navigator, 'connection');
  const { unmount } = renderInStore(<PrefetchWhenCalm />);
  unmount();
  pass(20);
  expect(mockPrefetched).not.toHaveBeenCalled();
});
