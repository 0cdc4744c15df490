/** Kinds that not every server has, filtered notifications, and muting from the row. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationsPanel } from '@/components/notifications/NotificationsPanel';
import { decodeStatuses } from '@/api/decode/statuses/status';
import { noEntities } from '@/domain/engine/entities';
import type { Notification, ServerNotice } from '@/domain/notifications/notification';
import { notificationPolicyReceived } from '@/slices/notifications/notificationPolicy';
import { instanceConfigured } from '@/slices/session/config';
import { statusCommandRequested } from '@/slices/statuses/statusCommands';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { holding, someNotification } from '@support/notifications/notifications';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { wireStatus } from '@support/wire';

const statuses = decodeStatuses([wireStatus({ id: 's1', content: '<p>Hello Mia</p>' })]);
const entities = {
  ...noEntities(),
  ...statuses,
  users: [...statuses.users, someUser({ id: 'u2', name: 'Ben' })],
};
const onMastodon = instanceConfigured({
  instance: { family: 'mastodon', backendVersion: '4.5.0' },
});

async function show(entries: Notification[], heading: 'screen' | 'column' = 'screen') {
  const view = renderInStore(<NotificationsPanel heading={heading} />, {
    before: [signedIn(), onMastodon, holding(entries, { entities })],
  });
  await deferredCodeLoaded();
  return view;
}
const row = () => screen.getAllByRole('article')[0] ?? document.body;

const noticed = (wireType: string, changes: Partial<ServerNotice> = {}) =>
  someNotification({
    type: 'notice',
    wireType,
    statusId: null,
    userId: 'u1',
    notice: { reason: '', subject: '', followers: 0, following: 0, ...changes },
  });

describe('what the server tells in its own name', () => {
  const lost = { subject: 'loud.example', followers: 1_200, following: 1 };

  it.each([
    ['severed_relationships', { reason: 'domain_block', ...lost }, 'Your server blocked loud'],
    ['severed_relationships', { reason: 'user_domain_block', ...lost }, 'You blocked loud.example'],
    ['severed_relationships', { reason: 'account_suspension', ...lost }, 'Your server suspended'],
    ['severed_relationships', { reason: 'newer than this', ...lost }, 'Your server blocked loud'],
    ['moderation_warning', { reason: 'silence' }, 'Your account was limited'],
    ['moderation_warning', { reason: 'none' }, "Your server's moderators sent you a warning"],
    ['annual_report', { subject: '2026' }, 'Your 2026 in review is ready'],
  ])('%s %j is a sentence without a picture', async (wireType, changes, words) => {
    await show([noticed(wireType, changes)]);
    expect(row()).toHaveTextContent(words);
    expect(within(row()).queryByRole('img')).toBeNull();
  });

  it('says how many relationships were lost, and what the moderators wrote', async () => {
    await show([noticed('severed_relationships', { reason: 'domain_block', ...lost })]);
    expect(row()).toHaveTextContent('Followers lost: 1,200 · Followed accounts lost: 1');
    await show([noticed('moderation_warning', { reason: 'none', subject: 'Please do not' })]);
    expect(screen.getByText('Please do not')).toBeVisible();
  });
});

it('a quote is shown as the post itself, and an edit of a quoted post as a sentence', async () => {
  await show([someNotification({ type: 'quote', wireType: 'quote', userId: 'u2' })]);
  expect(within(row()).getByText('Hello Mia')).toBeVisible();
  expect(within(row()).getByRole('button', { name: /^Reply/ })).toBeVisible();
});

it('an edit of a quoted post says so', async () => {
  await show([someNotification({ type: 'quoted_update', wireType: 'quoted_update' })]);
  expect(row()).toHaveTextContent('Ben edited a post that you quoted');
});

describe('muting the conversation', () => {
  it('is offered where the row shows no card', async () => {
    const { dispatched } = await show([someNotification()]);
    await userEvent.click(within(row()).getByRole('button', { name: 'Mute conversation' }));
    expect(dispatched).toContainEqual(
      statusCommandRequested({ statusId: 's1', command: 'mute', inThread: false }),
    );
  });

  it('is not offered without a post', async () => {
    await show([someNotification({ type: 'follow', wireType: 'follow', statusId: null })]);
    expect(within(row()).queryByRole('button', { name: 'Mute conversation' })).toBeNull();
  });
});

describe('people whose notifications are filtered', () => {
  const policy = {
    rules: {
      notFollowing: 'filter',
      notFollowers: null,
      newAccounts: null,
      privateMentions: null,
      limitedAccounts: null,
    },
    waiting: 4,
  } as const;

  it('are counted in the heading of the page, which leads to them', async () => {
    const { dispatch, address } = await show([]);
    expect(screen.queryByRole('button', { name: /^Filtered notifications/ })).toBeNull();
    act(() => dispatch(notificationPolicyReceived({ policy })));
    const button = screen.getByRole('button', { name: 'Filtered notifications' });
    expect(button).toHaveTextContent('4');
    await userEvent.click(button);
    expect(address()).toBe('/notification-requests');
  });

  it('are asked for by no column, whose menu leads to them', async () => {
    const { dispatched, address } = await show([], 'column');
    expect(dispatched.map(({ type }) => type)).not.toContain(
      'notificationPolicy/notificationPolicyOpened',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filter notifications' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Filtered notifications' }));
    expect(address()).toBe('/notification-requests');
  });
});
