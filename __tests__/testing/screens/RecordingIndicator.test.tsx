/** The indicator of a running recording: duration, size, and the button that ends it. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordingIndicator } from '@/testing/screens/recording/RecordingIndicator';
import { dialogOpened } from '@/slices/engine/dialogs';
import {
  recorderFound,
  recordingDiscarded,
  recordingGrown,
  recordingStopped,
} from '@/testing/state/slices/recording';
import { renderInStore } from '@support/renderInStore';

const found = (mode: 'recording' | 'ring' | 'off') =>
  recorderFound({ mode, since: 0, ringBufferEnabled: false });
const sign = () => screen.queryByRole('region', { name: 'Recording' });

describe('the recording indicator', () => {
  it.each(['off', 'ring'] as const)('is hidden while nothing is recorded: %s', (mode) => {
    renderInStore(<RecordingIndicator />, { before: [found(mode)] });
    expect(sign()).toBeNull();
  });

  it('shows duration and size, and stops the recording', async () => {
    const { dispatch, dispatched } = renderInStore(<RecordingIndicator />, {
      before: [found('recording')],
    });
    dispatch(recordingGrown({ entries: 10, size: 2_048, since: 0, seconds: 75 }));
    expect(sign()).toHaveTextContent('1:152.00 KiB');
    dispatched.length = 0;
    await userEvent.click(within(sign() as HTMLElement).getByRole('button', { name: 'Stop' }));
    expect(dispatched).toEqual([
      recordingStopped(),
      dialogOpened({ kind: 'saveFlow', props: null }),
    ]);
  });

  it('stays until the recording is saved or discarded', async () => {
    const { dispatch, dispatched } = renderInStore(<RecordingIndicator />, {
      before: [found('recording'), recordingStopped()],
    });
    await userEvent.click(within(sign() as HTMLElement).getByRole('button', { name: 'Save' }));
    expect(dispatched).toContainEqual(dialogOpened({ kind: 'saveFlow', props: null }));
    dispatch(recordingDiscarded());
    expect(sign()).toBeNull();
  });
});
