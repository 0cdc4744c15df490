/** Prefetches the code of the settings before the button that opens them is pressed. */
import { fireEvent, screen } from '@testing-library/react';
import { PrefetchLayers } from '@/app/prefetch/PrefetchLayers';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { renderInStore } from '@support/renderInStore';

const mockFetched = jest.fn();

jest.mock('@/screens/settings/UserSettings', () => {
  mockFetched();
  return { UserSettings: () => null };
});

const open = () =>
  renderInStore(
    <>
      <PrefetchLayers />
      <button>Something</button>
      <button aria-haspopup="dialog">Settings</button>
    </>,
  );

it('code of a dialog is prefetched when the pointer rests on its button, not when it passes', async () => {
  jest.useFakeTimers();
  open();
  fireEvent.pointerOver(screen.getByText('Settings'));
  fireEvent.pointerOver(screen.getByText('Something'));
  jest.advanceTimersByTime(1_000);
  fireEvent.pointerOver(screen.getByText('Settings'));
  jest.advanceTimersByTime(79);
  jest.useRealTimers();
  await deferredCodeLoaded();
  expect(mockFetched).not.toHaveBeenCalled();
});

it('and when the pointer goes down or the focus gets there', async () => {
  open();
  fireEvent.pointerDown(screen.getByText('Settings'));
  await deferredCodeLoaded();
  expect(mockFetched).toHaveBeenCalledTimes(1);
});
