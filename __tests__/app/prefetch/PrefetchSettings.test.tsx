/** The code of the settings is there when the button that opens them is pressed. */
import { fireEvent, screen } from '@testing-library/react';
import { PrefetchSettings } from '@/app/prefetch/PrefetchSettings';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { renderInStore } from '@support/renderInStore';

const mockFetched = jest.fn();

jest.mock('@/screens/settings/UserSettings', () => {
  mockFetched();
  return { UserSettings: () => null };
});

it('is sent for when somebody comes near a button that opens a dialog, and not before', async () => {
  renderInStore(
    <>
      <PrefetchSettings />
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
