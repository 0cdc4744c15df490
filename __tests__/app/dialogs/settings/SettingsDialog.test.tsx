/** The dialog of the settings while its code does not come. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsDialog } from '@/app/dialogs/settings/SettingsDialog';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { renderInStore } from '@support/renderInStore';

let mockIsLost = true;

jest.mock('@/screens/settings/UserSettings', () => mockPart('UserSettings', 'All settings'));
jest.mock('@/screens/settings/SavedNotice', () => mockPart('SavedNotice', 'Saved'));
jest.mock('@/screens/settings/footer/SettingsFooter', () =>
  mockPart('SettingsFooter', 'A file of them'),
);

function mockPart(name: string, text: string) {
  if (mockIsLost) throw new Error('Loading chunk settings failed');
  return { [name]: () => <p>{text}</p> };
}

it('says once that a part could not be loaded, and asks for all that came with it', async () => {
  renderInStore(
    <SettingsDialog level={1} mode="user" tab={null} minimized={false} onClose={jest.fn()} />,
  );
  await deferredCodeLoaded();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  mockIsLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  for (const text of ['All settings', 'Saved', 'A file of them']) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(screen.queryByRole('alert')).toBeNull();
});
