import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { Dialogs } from '@/app/dialogs/Dialogs';
import { FOLLOW_REQUESTS } from '@/domain/people/followRequest';
import { answerFollowRequestsSaga } from '@/sagas/people/answerFollowRequests';
import FollowRequestsScreen from '@/screens/requests/followRequests/FollowRequestsScreen';
import { settingChanged } from '@/slices/session/config';
import {
  followRequestApproved,
  followRequestDenied,
  followRequestRefused,
  followRequestSettled,
  followRequestsOpened,
  followRequestsReceived,
  olderFollowRequestsRequested,
} from '@/slices/people/followRequests';
import { requestFailed } from '@/slices/engine/requests';
import { BackProvider } from '@/ui/dialog/BackProvider';
import { remoteUser } from '@support/people/relationshipActions';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { sagaBeside } from '@support/sagaBeside';

const people = [remoteUser(), someUser({ id: 'u3', screenName: 'cleo', name: 'Cleo' })];
const asking = (next: string | null = null) =>
  followRequestsReceived({
    userIds: ['u2', 'u3'],
    entities: { statuses: [], users: people },
    next,
  });

const show = (...before: UnknownAction[]) =>
  renderInStore(
    <BackProvider>
      <main>
        <FollowRequestsScreen />
      </main>
      <Dialogs />
    </BackProvider>,
    {
      before: [signedIn({ locked: true }), ...before],
      // The server does not answer.
      beside: [
        sagaBeside(answerFollowRequestsSaga, {
          net: { fetch: () => new Promise<Response>(() => undefined) },
        }),
      ],
    },
  );

const rows = () =>
  within(screen.getByRole('feed', { name: 'Follow requests' })).getAllByRole('article');
const of = (name: string) => {
  const row = rows().find((each) => within(each).queryByText(name));
  return within(row!);
};

describe('the follow requests page', () => {
  it('FREQ-01 has a row for each person, with buttons to approve and deny', async () => {
    const { dispatched } = show(asking());
    expect(dispatched).toContainEqual(followRequestsOpened());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Follow requests');
    expect(rows()).toHaveLength(2);
    expect(rows()[0]).toHaveAttribute('aria-setsize', '2');
    await userEvent.click(of('Ben').getByRole('button', { name: 'Approve' }));
    await userEvent.click(of('Cleo').getByRole('button', { name: 'Deny' }));
    expect(dispatched).toContainEqual(followRequestApproved({ userId: 'u2' }));
    expect(dispatched).toContainEqual(followRequestDenied({ userId: 'u3' }));
    // An approved request disappears at once, a denied one when the server has agreed.
    expect(rows()).toHaveLength(1);
    expect(of('Cleo').getByRole('button', { name: 'Deny' })).toHaveAttribute('aria-busy', 'true');
  });

  it('FREQ-01 moves the focus of the last row, when it goes, to the heading', () => {
    const { dispatch } = show(asking());
    dispatch(followRequestDenied({ userId: 'u2' }));
    dispatch(followRequestSettled({ userId: 'u2', answer: 'denied' }));
    of('Cleo').getByRole('button', { name: 'Deny' }).focus();
    dispatch(followRequestDenied({ userId: 'u3' }));
    dispatch(followRequestSettled({ userId: 'u3', answer: 'denied' }));
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('restores an approved request when the server refuses', () => {
    const { dispatch } = show(asking());
    dispatch(followRequestApproved({ userId: 'u2' }));
    expect(rows()).toHaveLength(1);
    dispatch(followRequestRefused({ userId: 'u2', answer: 'approved', reason: 'No' }));
    expect(rows()).toHaveLength(2);
    dispatch(followRequestSettled({ userId: 'u3', answer: 'denied' }));
    expect(rows()).toHaveLength(1);
  });

  it.each([
    ['Approve', 'modalOnApproveFollow', "Approve Ben's follow request?", followRequestApproved],
    ['Deny', 'modalOnDenyFollow', "Deny Ben's follow request?", followRequestDenied],
  ] as const)(
    'FREQ-02 asks before "%s" if %s is on [modalOnApproveFollow, modalOnDenyFollow]',
    async (name, setting, question, said) => {
      const { dispatched } = show(asking(), settingChanged({ name: setting, value: true }));
      await userEvent.click(of('Ben').getByRole('button', { name }));
      const dialog = await screen.findByRole('alertdialog', { name: question });
      const [safe] = within(dialog).getAllByRole('button');
      expect(safe).toHaveFocus();
      await userEvent.click(safe!);
      expect(dispatched.filter(said.match)).toEqual([]);
      await userEvent.click(of('Ben').getByRole('button', { name }));
      const again = within(await screen.findByRole('alertdialog'));
      await userEvent.click(again.getByRole('button', { name }));
      expect(dispatched.filter(said.match)).toEqual([said({ userId: 'u2' })]);
    },
  );

  it('FREQ-02 asks nothing if the settings are off', async () => {
    const { dispatched } = show(asking());
    await userEvent.click(of('Ben').getByRole('button', { name: 'Approve' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(dispatched.filter(followRequestApproved.match)).toHaveLength(1);
  });

  it('says when there are no requests', () => {
    show(followRequestsReceived({ userIds: [], entities: { statuses: [], users: [] } }));
    expect(screen.getByText(/^No follow requests/)).toBeVisible();
    expect(screen.queryByRole('feed')).toBeNull();
  });

  it('shows a failure below the known requests, and retries', async () => {
    const { dispatch, dispatched } = show(asking());
    dispatch(requestFailed({ key: FOLLOW_REQUESTS, reason: 'Bad gateway', httpStatus: 502 }));
    expect(screen.getByRole('alert')).toHaveTextContent('Bad gateway');
    expect(rows()).toHaveLength(2);
    dispatched.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(dispatched).toContainEqual(followRequestsOpened());
  });

  it('loads more requests', async () => {
    const { dispatched } = show(asking('7'));
    await userEvent.click(screen.getByRole('button', { name: 'Load more follow requests' }));
    expect(dispatched).toContainEqual(olderFollowRequestsRequested());
  });
});
