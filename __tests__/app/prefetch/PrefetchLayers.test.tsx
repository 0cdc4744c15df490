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

it('code of a dialog is prefetched when the pointer approaches its button, and not before', async () => {
  renderInStore(
    <>
      <PrefetchLayers />
      <button>Something</button>
      <button aria-haspopup="dialog">Settings</button>
    </>,
  );
  fireEvent.pointerOver(screen.getByText('Something'));
  await deferredCodeLoaded();
  expect(mockFetched).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByText('Settings'));
  await deferredCodeLoaded();
  expect(mockFetched).toHaveBeenCalledTimes(1);
});
