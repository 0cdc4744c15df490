/** The code of the settings is there when the button that opens them is pressed. */
import { fireEvent, screen } from '@testing-library/react';
import { SettingsAhead } from '@/app/SettingsAhead';
import { codeArrives } from '@support/lateCode';
import { renderInStore } from '@support/renderInStore';

const mockFetched = jest.fn();

jest.mock('@/screens/settings/UserSettings', () => {
  mockFetched();
  return { UserSettings: () => null };
});

it('is sent for when somebody comes near a button that opens a dialog, and not before', async () => {
  renderInStore(
    <>
      <SettingsAhead />
      <button>Something</button>
      <button aria-haspopup="dialog">Settings</button>
    </>,
  );
  fireEvent.pointerOver(screen.getByText('Something'));
  await codeArrives();
  expect(mockFetched).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByText('Settings'));
  await codeArrives();
  expect(mockFetched).toHaveBeenCalledTimes(1);
});
