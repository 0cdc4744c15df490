/** The settings dialog when its code cannot be loaded. */
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

it('the settings dialog shows one error when its code cannot be loaded, and retries all parts together', async () => {
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
