/** The dialogs in which a recording is saved or discarded and a bug report is reviewed. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BugReportDialog } from '@/testing/screens/recording/BugReportDialog';
import { SaveFlowDialog } from '@/testing/screens/recording/SaveFlowDialog';
import { settingChanged } from '@/slices/session/config';
import {
  bugReportClosed,
  bugReportMade,
  bugReportRequested,
  bugReportSaveRequested,
  flowFileRequested,
  flowFileSaved,
  makingFailed,
  recorderFound,
  recordingDiscarded,
  recordingStopped,
} from '@/testing/state/slices/recording';
import { selectBugDiagnostics } from '@/testing/state/selectors/bugReport';
import { renderInStore } from '@support/renderInStore';

const recorded = [
  recorderFound({ mode: 'recording', since: 0, ringBufferEnabled: false }),
  recordingStopped(),
];
const button = (name: string) => screen.getByRole('button', { name });
const keepBox = () => screen.getByRole('checkbox', { name: 'Include names and text' });

describe('saving a recording', () => {
  const show = () => {
    const closed: true[] = [];
    const dialog = <SaveFlowDialog level={1} onClose={() => closed.push(true)} />;
    return { ...renderInStore(dialog, { before: recorded }), closed };
  };

  it('leaves out names and texts unless the reader includes them, with a warning', async () => {
    const { dispatched, dispatch } = show();
    expect(keepBox()).not.toBeChecked();
    expect(keepBox()).toHaveAccessibleDescription(/on your own server only/);
    await userEvent.click(button('Save file'));
    dispatch(flowFileSaved());
    await userEvent.click(keepBox());
    await userEvent.click(button('Save file'));
    expect(dispatched.filter(flowFileRequested.match)).toEqual([
      flowFileRequested({ keepTexts: false }),
      flowFileRequested({ keepTexts: true }),
    ]);
  });

  it('shows that it is busy until the file is saved, and then closes', async () => {
    const { dispatched, dispatch, closed } = show();
    await userEvent.click(button('Save file'));
    expect(button('Save file')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    dispatch(flowFileSaved());
    expect(screen.getByRole('status')).toHaveTextContent('File saved');
    await userEvent.click(button('Done'));
    expect(dispatched.at(-1)).toEqual(recordingDiscarded());
    expect(closed).toEqual([true]);
  });

  it('shows a failure, and can be retried', async () => {
    const { dispatch } = show();
    await userEvent.click(button('Save file'));
    dispatch(makingFailed());
    expect(screen.getByText(/Couldn't create the file/)).toBeVisible();
    expect(button('Save file')).not.toHaveAttribute('aria-busy');
  });

  it('can be postponed, or discards the recording', async () => {
    const { dispatched, closed } = show();
    await userEvent.click(button('Close'));
    expect(dispatched).toEqual([]);
    await userEvent.click(button('Discard'));
    expect(dispatched).toEqual([recordingDiscarded()]);
    expect(closed).toEqual([true, true]);
  });
});

describe('a bug report', () => {
  const show = (...before: UnknownAction[]) =>
    renderInStore(<BugReportDialog level={1} onClose={() => undefined} />, { before });

  it('is requested with the diagnostics of the page, and again with names and texts', async () => {
    const { dispatched, state } = show();
    await userEvent.click(keepBox());
    const asked = dispatched.filter(bugReportRequested.match).map(({ payload }) => payload);
    expect(asked.map(({ keepTexts }) => keepTexts)).toEqual([false, true]);
    expect(asked[0]?.browser).toBe(navigator.userAgent);
    expect(selectBugDiagnostics(state())).toMatchObject({
      client: expect.stringMatching(/^Linnet /),
      storage: { available: true },
    });
  });

  it('is shown before it is saved', async () => {
    const { dispatched, dispatch, unmount } = show();
    expect(button('Save file')).toHaveAttribute('aria-disabled', 'true');
    dispatch(bugReportMade({ name: 'report.json', text: '{"format":"linnet-report"}' }));
    expect(screen.getByRole('textbox', { name: 'File contents' })).toHaveValue(
      '{"format":"linnet-report"}',
    );
    await userEvent.click(button('Save file'));
    expect(dispatched.at(-1)).toEqual(bugReportSaveRequested());
    unmount();
    expect(dispatched.at(-1)).toEqual(bugReportClosed());
  });

  it('says that it contains no flow if nothing was recorded', () => {
    const { dispatch } = show();
    expect(screen.getByText(/Recent activity isn't included/)).toBeVisible();
    dispatch(recorderFound({ mode: 'ring', since: 0, ringBufferEnabled: true }));
    expect(screen.queryByText(/Recent activity isn't included/)).toBeNull();
    dispatch(makingFailed());
    expect(screen.getByText(/Couldn't create the file/)).toBeVisible();
  });

  it('contains no setting that may hold a text by the reader', () => {
    const { state } = show(
      settingChanged({ name: 'muteWords', value: ['secret word'] }),
      settingChanged({ name: 'hideNsfw', value: false }),
      settingChanged({ name: 'replyVisibility', value: 'self' }),
    );
    expect(selectBugDiagnostics(state()).settings).toEqual({
      muteWords: '…',
      hideNsfw: false,
      replyVisibility: 'self',
    });
  });
});
