/** Code of likely next steps is prefetched while the reader does nothing. */
import { fireEvent } from '@testing-library/react';
import { PrefetchWhenCalm } from '@/app/prefetch/PrefetchWhenCalm';
import { renderInStore } from '@support/renderInStore';

const mockPrefetched = jest.fn();
jest.mock('@/app/deferred/layers', () => ({ prefetchLayers: () => void mockPrefetched() }));
jest.mock('@/app/routes/routes', () => ({ prefetchScreen: () => undefined }));

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => {
  jest.useFakeTimers();
  mockPrefetched.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

it('after ten seconds without input, once', async () => {
  renderInStore(<PrefetchWhenCalm />);
  await pass(9);
  fireEvent.scroll(document.body);
  await pass(9);
  expect(mockPrefetched).not.toHaveBeenCalled();
  await pass(1);
  // One part after the other, each when the page is idle.
  expect(mockPrefetched).not.toHaveBeenCalled();
  await pass(5);
  expect(mockPrefetched).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body);
  await pass(20);
  expect(mockPrefetched).toHaveBeenCalledTimes(1);
});

it('not on a metered line, nor after it is gone', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  renderInStore(<PrefetchWhenCalm />);
  await pass(20);
  Reflect.deleteProperty(navigator, 'connection');
  const { unmount } = renderInStore(<PrefetchWhenCalm />);
  unmount();
  await pass(20);
  expect(mockPrefetched).not.toHaveBeenCalled();
});
