import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { decodeInteractionRequests } from '@/api/decode/notifications/interactionRequest';
import InteractionRequestsScreen from '@/screens/requests/interactionRequests/InteractionRequestsScreen';
import { requestFailed } from '@/slices/engine/requests';
import {
  interactionAnswerRequested,
  interactionAnswerSettled,
  interactionRequestsClosed,
  interactionRequestsOpened,
  interactionRequestsReceived,
  olderInteractionRequestsRequested,
} from '@/slices/notifications/interactionRequests';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { wireStatus, wireUser } from '@support/wire';

const ben = wireUser({ id: 'u2', acct: 'ben', username: 'ben', display_name: 'Ben' });
const of = (type: string, changes: object = {}) => ({
  id: `a ${type}`,
  type,
  created_at: '2026-11-20T08:00:00.000Z',
  account: ben,
  status: wireStatus({ id: 's1', content: 'My own post', pleroma: {} }),
  ...changes,
});
const replying = of('reply', {
  reply: wireStatus({ id: 's2', content: 'May I?', account: ben, pleroma: {} }),
});
const page = (requests: object[], next: string | null = null) =>
  interactionRequestsReceived({
    ...decodeInteractionRequests(requests),
    filter: 'all',
    next,
    older: false,
  });
const show = (...before: UnknownAction[]) =>
  renderInStore(<InteractionRequestsScreen />, {
    family: 'gotosocial',
    before: [signedIn(), ...before],
  });
const rows = () => within(screen.getByRole('feed', { name: 'All' })).getAllByRole('article');

it('says who would like to do what, and takes the answer', async () => {
  const { dispatched, dispatch } = show(page([replying, of('favourite'), of('reblog')]));
  expect(dispatched).toContainEqual(interactionRequestsOpened({ filter: 'all' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Interaction requests');
  const [asking, liking, repeating] = rows();
  expect(asking).toHaveTextContent('Ben would like to reply to your post');
  expect(asking).toHaveTextContent('May I?');
  expect(asking).toHaveAttribute('aria-setsize', '3');
  expect(liking).toHaveTextContent('Ben would like to favourite your post');
  expect(liking).toHaveTextContent('My own post');
  expect(repeating).toHaveTextContent('Ben would like to repeat your post');
  // There is no notification to mark or to dismiss.
  expect(await within(asking!).findAllByRole('button')).toHaveLength(2);
  await userEvent.click(within(asking!).getByRole('button', { name: 'Approve' }));
  expect(dispatched).toContainEqual(
    interactionAnswerRequested({ id: 'a reply', answer: 'approved' }),
  );
  expect(within(asking!).getByRole('button', { name: 'Approve' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  act(() => dispatch(interactionAnswerSettled({ ids: ['a reply'], answer: 'approved' })));
  expect(within(asking!).getByRole('status')).toHaveTextContent('Approved');
  expect(asking).toHaveFocus();
  expect(within(liking!).getByRole('button', { name: 'Deny' })).toBeEnabled();
});

it('shows one kind', async () => {
  const { dispatched } = show(page([replying]));
  await userEvent.click(screen.getByRole('tab', { name: 'Repeats' }));
  expect(dispatched).toContainEqual(interactionRequestsClosed({ filter: 'all' }));
  expect(dispatched).toContainEqual(interactionRequestsOpened({ filter: 'reblog' }));
  expect(screen.queryByRole('feed')).toBeNull();
});

it('goes on page by page, says when nothing waits, and why it failed', async () => {
  const { dispatched, unmount } = show(page([replying], 'older'));
  await screen.findByRole('button', { name: 'Approve' });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(dispatched).toContainEqual(olderInteractionRequestsRequested({ filter: 'all' }));
  unmount();
  const none = show(page([]));
  expect(screen.getByText(/waiting for your approval/)).toBeVisible();
  none.unmount();
  const failed = { key: 'interaction requests all', reason: 'Broken', httpStatus: 500 };
  const broken = show(requestFailed(failed));
  broken.dispatched.length = 0;
  expect(screen.getByRole('alert')).toHaveTextContent('Broken');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(broken.dispatched).toContainEqual(interactionRequestsOpened({ filter: 'all' }));
});
