/** The dialog that reports a person to the moderators. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialogs } from '@/app/dialogs/Dialogs';
import { reportRequest } from '@/domain/people/report';
import type { User } from '@/domain/people/user';
import { dialogClosed, dialogOpened } from '@/slices/engine/dialogs';
import { reportEdited, reportRequested, reportSent } from '@/slices/people/reporting';
import { requestEnded, requestFailed, requestStarted } from '@/slices/engine/requests';
import { usersKnown, remoteUser } from '@support/people/relationshipActions';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireRepeat, wireStatus, wireUser } from '@support/wire';

const theirs = wireUser({ id: 'u2', acct: 'ben@far.example' });
const post = (id: string, content: string, account = theirs) =>
  wireStatus({ id, account, content, pleroma: { content: { 'text/plain': content } } });

async function show({
  preTickedIds = ['5'],
  user,
  visitor = false,
}: { preTickedIds?: string[]; user?: Partial<User>; visitor?: boolean } = {}) {
  const view = renderInStore(<Dialogs />, {
    before: [
      ...(visitor ? [] : [signedIn()]),
      statusesKnown(
        post('3', 'The oldest'),
        post('5', 'The reported one'),
        post('7', 'The newest'),
        post('8', 'Of somebody else', wireUser({ id: 'u3' })),
        wireRepeat(post('2', 'Repeated', wireUser({ id: 'u3' })), { id: '9', account: theirs }),
      ),
      usersKnown(remoteUser(user)),
      dialogOpened({ kind: 'report', props: { userId: 'u2', preTickedIds } }),
    ],
  });
  if (!visitor) await screen.findByRole('dialog', { name: 'Report' });
  return view;
}

const posts = () =>
  within(screen.getByRole('group', { name: 'Posts to include' }))
    .getAllByRole('checkbox')
    .map((box) => [
      (box as HTMLInputElement).labels![0]!.textContent,
      (box as HTMLInputElement).checked,
    ]);
const submit = () => screen.getByRole('button', { name: 'Send report' });
const comment = () => screen.getByRole('textbox', { name: 'Additional comments' });

describe('the report dialog', () => {
  it('REP-01 opens for members only', async () => {
    const { dispatch } = await show({ visitor: true });
    // Opening any dialog loads the code of all dialogs.
    dispatch(dialogOpened({ kind: 'shortcuts', props: null }));
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(screen.queryByRole('dialog', { name: 'Report' })).toBeNull();
    await show();
    expect(screen.getByRole('dialog', { name: 'Report' })).toBeVisible();
  });

  it('REP-02 preselects the reported posts and lists other known posts of the person', async () => {
    const { state } = await show();
    expect(state().dialogs).toEqual([
      { kind: 'report', props: { userId: 'u2', preTickedIds: ['5'] } },
    ]);
    expect(posts()).toEqual([
      ['The reported one', true],
      ['The newest', false],
      ['The oldest', false],
    ]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'The oldest' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'The reported one' }));
    expect(posts().map(([, ticked]) => ticked)).toEqual([false, false, true]);
    expect(state().reporting?.u2?.statusIds).toEqual(['3']);
  });

  it('REP-02 lists no posts when none are known', async () => {
    renderInStore(<Dialogs />, {
      before: [
        signedIn(),
        usersKnown(remoteUser()),
        dialogOpened({ kind: 'report', props: { userId: 'u2', preTickedIds: [] } }),
      ],
    });
    await screen.findByRole('dialog', { name: 'Report' });
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('REP-04 offers to forward the report only for accounts of other servers', async () => {
    const { state, unmount } = await show();
    const box = screen.getByRole('checkbox', { name: 'Forward to far.example' });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    expect(state().reporting?.u2?.forward).toBe(true);
    unmount();
    await show({ user: { isLocal: true, screenName: 'ben', fullName: 'ben@home.example' } });
    expect(screen.queryByRole('checkbox', { name: /Forward/ })).toBeNull();
  });

  it('REP-05 accepts no clicks while sending, then closes and is empty', async () => {
    const { dispatch, dispatched, state } = await show();
    await userEvent.type(comment(), 'Spam');
    expect(dispatched).toContainEqual(reportEdited({ userId: 'u2', change: { comment: 'Spam' } }));
    await userEvent.click(submit());
    expect(dispatched.filter(reportRequested.match)).toHaveLength(1);
    dispatch(requestStarted({ key: reportRequest('u2') }));
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    expect(comment()).toHaveAttribute('readonly');
    await userEvent.click(submit());
    expect(dispatched.filter(reportRequested.match)).toHaveLength(1);
    // The actions of the saga after the server accepted the report.
    const form = { statusIds: ['5'], comment: 'Spam', forward: false };
    dispatch(reportSent({ userId: 'u2', form }));
    dispatch(dialogClosed({ kind: 'report' }));
    dispatch(requestEnded({ key: reportRequest('u2') }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(state().reporting).toEqual({});
  });

  it('REP-05 shows a failure, keeps the text, and can be sent again', async () => {
    const { dispatch, dispatched } = await show();
    await userEvent.type(comment(), 'Spam');
    const key = reportRequest('u2');
    dispatch(requestStarted({ key }));
    dispatch(requestFailed({ key, reason: 'Account not found', httpStatus: 400 }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'An error occurred while processing your request. Account not found',
    );
    expect(comment()).toHaveValue('Spam');
    await userEvent.click(submit());
    expect(dispatched).toContainEqual(reportRequested({ userId: 'u2' }));
  });

  it('limits the comment to the length that servers accept', async () => {
    await show();
    expect(comment()).toHaveAttribute('maxlength', '1000');
  });
});
