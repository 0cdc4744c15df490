import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { decodeNotificationRequests } from '@/api/decode/notifications/notificationRequest';
import { decodeNotifications } from '@/api/decode/notifications/notification';
import NotificationRequestsScreen from '@/screens/requests/notificationRequests/NotificationRequestsScreen';
import { requestFailed, requestStarted } from '@/slices/engine/requests';
import {
  filteredNotificationsReceived,
  filteredNotificationsRequested,
  notificationRequestsAnswered,
  notificationRequestsOpened,
  notificationRequestsReceived,
  notificationRequestsSettled,
  olderNotificationRequestsRequested,
} from '@/slices/notifications/notificationRequests';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { wireNotification, wireStatus, wireUser } from '@support/wire';

const person = (id: string, name: string) =>
  wireUser({ id, acct: id, username: id, display_name: name });
const waiting = (id: string, name: string, changes: object = {}) => ({
  id,
  updated_at: '2026-11-20T08:00:00.000Z',
  notifications_count: '3',
  account: person(`u${id}`, name),
  ...changes,
});
const ben = waiting('2', 'Ben', {
  last_status: wireStatus({ id: 's2', content: 'Hello you', pleroma: {} }),
});
const cat = waiting('7', 'Cat');
const page = (requests: object[], next: string | null = null) =>
  notificationRequestsReceived({ ...decodeNotificationRequests(requests), next, older: false });
const show = (...before: UnknownAction[]) =>
  renderInStore(<NotificationRequestsScreen />, {
    family: 'mastodon',
    before: [signedIn(), ...before],
  });
const rows = () => within(screen.getByRole('feed')).getAllByRole('article');
const button = (name: string, within_ = screen.getByRole('feed')) =>
  within(within_).getByRole('button', { name });

it('says who waits with how much, and takes the answer', async () => {
  const { dispatched, dispatch } = show(page([ben, cat]));
  expect(dispatched).toContainEqual(notificationRequestsOpened());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Filtered notifications');
  const [first, second] = rows();
  expect(first).toHaveAccessibleName(/Ben.*Notifications: 3/);
  expect(first).toHaveTextContent('Hello you');
  expect(first).toHaveAttribute('aria-setsize', '2');
  await userEvent.click(button('Accept', first));
  expect(dispatched).toContainEqual(
    notificationRequestsAnswered({ ids: ['2'], answer: 'accepted' }),
  );
  expect(button('Accept', first)).toHaveAttribute('aria-busy', 'true');
  act(() => dispatch(notificationRequestsSettled({ ids: ['2'], answer: 'accepted' })));
  expect(within(first!).getByRole('status')).toHaveTextContent('Accepted');
  expect(first).toHaveFocus();
  expect(within(first!).getByRole('checkbox')).toBeDisabled();
  expect(button('Dismiss', second)).toBeEnabled();
});

it('answers several at once', async () => {
  const { dispatched, dispatch } = show(page([ben, cat, waiting('0', 'Dan')]));
  expect(screen.getAllByRole('button', { name: 'Dismiss' })[0]).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const all = screen.getByRole('checkbox', { name: 'Select all' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ben' }));
  expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  expect(all).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Cat' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss (2)' }));
  const ids = ['2', '0'];
  expect(dispatched).toContainEqual(notificationRequestsAnswered({ ids, answer: 'dismissed' }));
  act(() => dispatch(notificationRequestsSettled({ ids, answer: 'dismissed' })));
  // An answered one is no longer chosen with the rest.
  await userEvent.click(all);
  await userEvent.click(screen.getByRole('button', { name: 'Accept (1)' }));
  expect(dispatched).toContainEqual(
    notificationRequestsAnswered({ ids: ['7'], answer: 'accepted' }),
  );
});

it('shows what was filtered, on request', async () => {
  const { dispatched, dispatch } = show(page([cat]));
  await userEvent.click(button('Show notifications'));
  expect(dispatched).toContainEqual(filteredNotificationsRequested({ id: '7', userId: 'u7' }));
  const follow = wireNotification({ type: 'follow', status: null, account: person('u7', 'Cat') });
  const { notifications, entities } = decodeNotifications([follow]);
  act(() => dispatch(filteredNotificationsReceived({ id: '7', notifications, entities })));
  expect(screen.getByText(/followed you/)).toBeVisible();
  await userEvent.click(button('Collapse'));
  expect(screen.queryByText(/followed you/)).toBeNull();
});

it('says what failed of it, and tries again', async () => {
  const { dispatched, dispatch } = show(page([cat]));
  await userEvent.click(button('Show notifications'));
  const key = 'filtered notifications 7';
  act(() => dispatch(requestFailed({ key, reason: 'Broken', httpStatus: 500 })));
  expect(screen.getByRole('alert')).toHaveTextContent('Broken');
  dispatched.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(dispatched).toEqual([filteredNotificationsRequested({ id: '7', userId: 'u7' })]);
  act(() => dispatch(requestStarted({ key })));
  act(() => dispatch(filteredNotificationsReceived({ id: '7', ...decodeNotifications([]) })));
});

it('goes on page by page, says when nothing waits, and why it failed', async () => {
  const { dispatched, unmount } = show(page([ben], 'older'));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(dispatched).toContainEqual(olderNotificationRequestsRequested());
  unmount();
  const none = show(page([]));
  expect(screen.getByText(/Nothing has been filtered/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  none.unmount();
  const failed = { key: 'notification requests', reason: 'Broken', httpStatus: 500 };
  const broken = show(requestFailed(failed));
  broken.dispatched.length = 0;
  expect(screen.getByRole('alert')).toHaveTextContent('Broken');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(broken.dispatched).toContainEqual(notificationRequestsOpened());
});
