/** What becomes of a recording, and what is in a bug report before it is saved. */
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
import { renderInStore } from '@support/renderInStore';

const recorded = [
  recorderFound({ mode: 'recording', since: 0, ringBufferEnabled: false }),
  recordingStopped(),
];
const button = (name: string) => screen.getByRole('button', { name });
const keepBox = () => screen.getByRole('checkbox', { name: 'Keep names and texts' });

describe('saving a recording', () => {
  const show = () => {
    const closed: true[] = [];
    const dialog = <SaveFlowDialog level={1} onClose={() => closed.push(true)} />;
    return { ...renderInStore(dialog, { before: recorded }), closed };
  };

  it('leaves names and texts out unless the reader wants them, and warns of that', async () => {
    const { dispatched, dispatch } = show();
    expect(keepBox()).not.toBeChecked();
    expect(keepBox()).toHaveAccessibleDescription(/Only for your own instance/);
    await userEvent.click(button('Save file'));
    dispatch(flowFileSaved());
    await userEvent.click(keepBox());
    await userEvent.click(button('Save file'));
    expect(dispatched.filter(flowFileRequested.match)).toEqual([
      flowFileRequested({ keepTexts: false }),
      flowFileRequested({ keepTexts: true }),
    ]);
  });

  it('is busy until the file is made, says so, and is then done with', async () => {
    const { dispatched, dispatch, closed } = show();
    await userEvent.click(button('Save file'));
    expect(button('Save file')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    dispatch(flowFileSaved());
    expect(screen.getByRole('status')).toHaveTextContent('The file has been made.');
    await userEvent.click(button('Done'));
    expect(dispatched.at(-1)).toEqual(recordingDiscarded());
    expect(closed).toEqual([true]);
  });

  it('says when no file could be made, and lets it be tried again', async () => {
    const { dispatch } = show();
    await userEvent.click(button('Save file'));
    dispatch(makingFailed());
    expect(screen.getByText(/could not be made/)).toBeVisible();
    expect(button('Save file')).not.toHaveAttribute('aria-busy');
  });

  it('can be left for later, or thrown away', async () => {
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

  it('is asked for with what the page says of itself, and again with names and texts', async () => {
    const { dispatched } = show();
    await userEvent.click(keepBox());
    const asked = dispatched.filter(bugReportRequested.match).map(({ payload }) => payload);
    expect(asked.map(({ keepTexts }) => keepTexts)).toEqual([false, true]);
    expect(asked[0]?.diagnostics).toMatchObject({
      client: expect.stringMatching(/^Linnet /),
      browser: navigator.userAgent,
      storage: { available: true },
    });
  });

  it('is read before it is saved', async () => {
    const { dispatched, dispatch, unmount } = show();
    expect(button('Save file')).toHaveAttribute('aria-disabled', 'true');
    dispatch(bugReportMade({ name: 'report.json', text: '{"format":"linnet-report"}' }));
    expect(screen.getByRole('textbox', { name: 'What the file holds' })).toHaveValue(
      '{"format":"linnet-report"}',
    );
    await userEvent.click(button('Save file'));
    expect(dispatched.at(-1)).toEqual(bugReportSaveRequested());
    unmount();
    expect(dispatched.at(-1)).toEqual(bugReportClosed());
  });

  it('says that it lacks what happened where nothing is kept', () => {
    const { dispatch } = show();
    expect(screen.getByText(/What happened last is missing/)).toBeVisible();
    dispatch(recorderFound({ mode: 'ring', since: 0, ringBufferEnabled: true }));
    expect(screen.queryByText(/What happened last is missing/)).toBeNull();
    dispatch(makingFailed());
    expect(screen.getByText(/could not be made/)).toBeVisible();
  });

  it('tells of settings no text that the reader may have written', () => {
    const { dispatched } = show(
      settingChanged({ name: 'muteWords', value: ['secret word'] }),
      settingChanged({ name: 'hideNsfw', value: false }),
      settingChanged({ name: 'replyVisibility', value: 'self' }),
    );
    expect(dispatched.find(bugReportRequested.match)?.payload.diagnostics.settings).toEqual({
      muteWords: '…',
      hideNsfw: false,
      replyVisibility: 'self',
    });
  });
});
