/** The developer tab of the settings: recording, bug reports and time travel. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeveloperTab } from '@/screens/settings/developer/DeveloperTab';
import { dialogClosed, dialogOpened } from '@/slices/engine/dialogs';
import {
  recorderFound,
  recordingRequested,
  recordingStopped,
  ringBufferToggled,
} from '@/testing/state/slices/recording';
import { renderInStore } from '@support/renderInStore';

const show = (...before: UnknownAction[]) => renderInStore(<DeveloperTab />, { before });
const button = (name: string) => screen.getByRole('button', { name });

describe('the developer tab', () => {
  it('explains recording before it begins', async () => {
    const { dispatched } = show();
    expect(screen.getByText(/Reloads the page and records everything that happens/)).toBeVisible();
    await userEvent.click(button('Record'));
    expect(dispatched).toEqual([recordingRequested()]);
  });

  it('stops a running recording, and returns to one that is not saved yet', async () => {
    const { dispatched } = show(
      recorderFound({ mode: 'recording', since: 0, ringBufferEnabled: false }),
    );
    expect(screen.queryByRole('button', { name: 'Record' })).toBeNull();
    await userEvent.click(button('Stop'));
    await userEvent.click(button('Save recording'));
    const opened = dialogOpened({ kind: 'saveFlow', props: null });
    expect(dispatched).toEqual([recordingStopped(), opened, recordingStopped(), opened]);
  });

  it('keeps the last five minutes only if wanted', async () => {
    const { dispatched } = show();
    const box = screen.getByRole('checkbox', { name: 'Keep a recording of the last five minutes' });
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(/starts at the next page load/);
    await userEvent.click(box);
    expect(dispatched).toEqual([ringBufferToggled({ wanted: true })]);
    expect(box).toBeChecked();
  });

  it('links to a bug report, and to time travel', async () => {
    const { dispatched, address } = show();
    await userEvent.click(button('Export bug report'));
    expect(dispatched).toEqual([dialogOpened({ kind: 'bugReport', props: null })]);
    await userEvent.click(screen.getByRole('link', { name: 'Open flow file' }));
    expect(address()).toBe('/about/flow');
    expect(dispatched.at(-1)).toEqual(dialogClosed({ kind: 'settings' }));
  });
});
