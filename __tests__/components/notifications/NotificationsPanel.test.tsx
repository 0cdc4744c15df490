import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeStatuses } from '@/api/decode/statuses/status';
import { NotificationsDrawer } from '@/app/notifications/NotificationsDrawer';
import { NotificationsPanel } from '@/components/notifications/NotificationsPanel';
import { peopleListRequest } from '@/domain/people/peopleList';
import { noEntities } from '@/domain/engine/entities';
import { notificationRequests, type Notification } from '@/domain/notifications/notification';
import type { SettingName, Settings } from '@/domain/settings/settings';
import { announcementsReceived } from '@/slices/talk/announcements';
import { settingChanged } from '@/slices/session/config';
import { followRequestAnswerRequested, followRequestDenied } from '@/slices/people/followRequests';
import {
  interactionAnswerRequested,
  interactionAnswerSettled,
} from '@/slices/notifications/interactionRequests';
import { drawerClosed, drawerOpened } from '@/slices/session/interface';
import {
  allSeenRequested,
  notificationDismissed,
  notificationsClicked,
  notificationsPressed,
  notificationsRevealed,
  notificationsActedOn,
  notificationsRequested,
  olderNotificationsRequested,
} from '@/slices/notifications/notifications';
import {
  morePeopleRequested,
  peopleListClosed,
  peopleListOpened,
  peoplePageReceived,
} from '@/slices/people/peopleLists';
import { reportStateChosen } from '@/slices/people/reports';
import { selectUnseenNotifications } from '@/selectors/session/navigation';
import { requestFailed, requestStarted } from '@/slices/engine/requests';
import { BackProvider } from '@/ui/dialog/BackProvider';
import { useAppSelector } from '@/hooks/store';
import { knownChats, someChat } from '@support/talk/chats';
import { holding, mentions, someNotification } from '@support/notifications/notifications';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { sagaBeside } from '@support/sagaBeside';
import { markSeenOnLeavingSaga } from '@/sagas/notifications/markNotificationsAsRead';
import { wireStatus, wireUser } from '@support/wire';

const animate = jest.fn();
let prefersRest = false;
beforeAll(() => {
  Element.prototype.animate = animate;
  window.matchMedia = (() => ({ matches: prefersRest })) as unknown as typeof window.matchMedia;
});
beforeEach(() => {
  animate.mockClear();
  prefersRest = false;
});

const setting = <Name extends SettingName>(name: Name, value: Settings[Name]) =>
  settingChanged({ name, value } as Parameters<typeof settingChanged>[0]);

const names = { u2: 'Ben', u3: 'Lena', u4: 'Otto', u5: 'Pia', u6: 'Quin' };
const post = wireStatus({ id: 's1' });
const entities = {
  ...noEntities(),
  ...decodeStatuses([
    post,
    wireStatus({
      id: 's9',
      account: wireUser({ id: 'u2', username: 'ben', acct: 'ben', display_name: 'Ben' }),
      content: '<p>Hello Mia</p>',
    }),
  ]),
};
const known = {
  ...entities,
  users: [
    ...entities.users,
    ...Object.entries(names).map(([id, name]) =>
      someUser({ id, name, screenName: name.toLowerCase() }),
    ),
  ],
};
const held = (...entries: Notification[]) => holding(entries, { entities: known });

function show(before: UnknownAction[], { whenReached = false } = {}) {
  return renderInStore(
    <BackProvider>
      <NotificationsPanel heading="column" whenReached={whenReached} />
    </BackProvider>,
    { before: [signedIn(), ...before] },
  );
}

const feed = () => screen.getByRole('feed', { name: 'Notifications' });
const rows = () =>
  screen
    .queryAllByRole('feed', { name: 'Notifications' })
    .flatMap((found) => within(found).queryAllByRole('article'));
const button = (name: string) => screen.getByRole('button', { name });

describe('a notification', () => {
  it.each([
    ['like', {}, 'Ben favourited your post'],
    ['repeat', {}, 'Ben repeated your post'],
    ['follow', { statusId: null }, 'Ben followed you'],
    ['follow_request', { statusId: null }, 'Ben wants to follow you'],
    ['move', { statusId: null, targetUserId: 'u3' }, 'Ben moved to Lena'],
    ['poll', {}, 'A poll by Ben has ended'],
    ['poll', { userId: 'u1' }, 'Your poll has ended'],
    ['update', {}, 'Ben edited a post'],
    ['pleroma:emoji_reaction', { emoji: '🔥' }, 'Ben reacted with 🔥'],
    ['pleroma:report', { statusId: null }, 'Ben submitted a report'],
    ['pleroma:chat_mention', { statusId: null }, 'Ben sent you a message'],
    ['pending', { wireType: 'pending.favourite' }, 'Ben would like to favourite your post'],
    ['pending', { wireType: 'pending.reply' }, 'Ben would like to reply to your post'],
    ['pending', { wireType: 'pending.reblog' }, 'Ben would like to repeat your post'],
    ['sign_up', { statusId: null }, 'Ben signed up'],
    [
      'unknown',
      { statusId: null, wireType: 'pleroma:birthday' },
      "Ben did something Linnet can't show: pleroma:birthday",
    ],
    ['mention', { statusId: 'never came' }, 'Ben mentioned you'],
    ['status', { statusId: 'never came' }, 'Ben posted'],
  ] as const)('of the type %s with %j reads “%s”', (type, changes, sentence) => {
    show([held(someNotification({ type, ...changes }))]);
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toHaveAccessibleName(expect.stringContaining(sentence));
    expect(rows()[0]).toHaveTextContent(sentence);
  });

  it('shows a custom emoji as its picture', () => {
    const url = 'https://home.example/frog.png';
    show([
      held(someNotification({ type: 'pleroma:emoji_reaction', emoji: 'frog', emojiUrl: url })),
    ]);
    expect(screen.getByRole('img', { name: ':frog:' })).toHaveAttribute('src', url);
  });

  it('links to its post, or says that it no longer exists', () => {
    const { unmount } = show([held(someNotification())]);
    expect(screen.getByRole('link', { name: 'Hello world' })).toHaveAttribute('href', '/notice/s1');
    unmount();
    show([held(someNotification({ statusId: 'gone' }))]);
    expect(rows()[0]).toHaveTextContent("This post isn't available");
  });

  it('NOTIF-08 of a mention is a compact status with all actions', () => {
    show([held(someNotification({ type: 'mention', statusId: 's9' }))]);
    const [card] = rows();
    expect(card).toHaveAttribute('data-status-id', 's9');
    expect(card).toHaveTextContent('Hello Mia');
    expect(card).toHaveAttribute('aria-posinset', '1');
    expect(within(card!).getByRole('button', { name: 'Reply' })).toBeVisible();
    expect(card).toHaveTextContent('unread');
  });

  it('is labelled as unread until it is read', async () => {
    const { dispatched } = show([held(someNotification())]);
    expect(rows()[0]).toHaveAccessibleName(expect.stringMatching(/^unread /));
    await userEvent.click(button('Mark as read'));
    expect(dispatched).toEqual([notificationsActedOn({ ids: ['501'] })]);
    expect(rows()[0]).not.toHaveTextContent('unread');
    expect(rows()[0]).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Mark as read' })).not.toBeInTheDocument();
  });

  it('can be dismissed, and the focus moves to the next', async () => {
    const { dispatched } = show([
      held(someNotification({ id: '2', type: 'follow' }), someNotification({ id: '1' })),
    ]);
    await userEvent.click(within(rows()[0]!).getByRole('button', { name: 'Dismiss notification' }));
    expect(dispatched).toContainEqual(notificationDismissed({ id: '2' }));
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toHaveFocus();
  });
});

describe('marking a notification as read', () => {
  it.each([
    ['like', {}, true],
    ['follow', { statusId: null }, true],
    ['mention', { statusId: 's9' }, false],
    ['pleroma:report', { statusId: null }, false],
    ['follow_request', { statusId: null }, false],
  ] as const)(
    'NOTIF-09 by a click on a %s happens if the click settles it: %#',
    async (type, changes, settles) => {
      const { dispatched, dispatch } = show([held(someNotification({ type, ...changes }))]);
      await userEvent.click(rows()[0]!);
      expect(dispatched.filter(notificationsPressed.match)).toEqual([
        notificationsPressed({ ids: ['501'] }),
      ]);
      act(() => dispatch(notificationsClicked({ ids: ['501'] })));
      expect(rows()[0]!.textContent.includes('unread')).toBe(!settles);
    },
  );

  it('NOTIF-09 happens by marking all, and by acting on one', async () => {
    const { dispatched } = show([
      held(...mentions(3), someNotification({ type: 'follow_request', statusId: null })),
    ]);
    const request = rows().find((row) => row.textContent.includes('wants to follow you'))!;
    await userEvent.click(within(request).getByRole('button', { name: 'Mark as read' }));
    expect(dispatched.filter(notificationsActedOn.match)).toEqual([
      notificationsActedOn({ ids: ['501'] }),
    ]);
    expect(request).not.toHaveTextContent('unread');
    expect(feed()).toHaveTextContent('unread');
    await userEvent.click(button('Mark all as read'));
    expect(dispatched.at(-1)).toEqual(allSeenRequested());
    expect(feed()).not.toHaveTextContent('unread');
    expect(button('Mark all as read')).toHaveAttribute('aria-disabled', 'true');
  });
});

it('a reaction that waits is approved or denied, and the answer is shown', async () => {
  const entry = someNotification({ type: 'pending', wireType: 'pending.reply', seen: false });
  const { dispatched, dispatch } = show([held(entry)]);
  expect(screen.getByRole('link', { name: '1 new interaction request' })).toHaveAttribute(
    'href',
    '/interaction-requests',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const answer = 'approved';
  expect(dispatched).toContainEqual(interactionAnswerRequested({ id: '501', answer }));
  act(() => dispatch(interactionAnswerSettled({ ids: ['501'], answer })));
  expect(rows()[0]).toHaveTextContent('Approved');
  expect(screen.queryByRole('button', { name: 'Deny' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /new interaction/ })).not.toBeInTheDocument();
  // The button that had the focus is gone.
  expect(rows()[0]).toHaveFocus();
});

describe('several notifications about one post', () => {
  const likes = ['u2', 'u3', 'u4', 'u5', 'u6'].map((userId, at) =>
    someNotification({ id: String(9 - at), userId }),
  );

  it('are one row that names people, and can be unfolded', async () => {
    show([held(...likes)]);
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toHaveTextContent('Ben, Lena, Otto, and 2 others favourited your post');
    await userEvent.click(button('Show all 5'));
    expect(within(rows()[0]!).getAllByRole('listitem')).toHaveLength(5);
    expect(button('Collapse')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button('Collapse'));
    expect(within(rows()[0]!).queryAllByRole('listitem')).toHaveLength(0);
  });
});

describe('a group of the server', () => {
  const likes = someNotification({
    id: '9',
    userId: 'u2',
    groupKey: 'favourite-s1-7',
    group: { count: 30, userIds: ['u2', 'u3', 'u4'] },
  });
  const list = { kind: 'notificationGroup', userId: 'favourite-s1-7' } as const;
  const page = (userIds: string[], next: string | null) =>
    peoplePageReceived({ list, page: 'first', userIds, next, entities: noEntities() });
  const people = () => within(rows()[0]!).queryAllByRole('listitem').length;
  const unfold = async (count: number) => {
    await userEvent.click(button(`Show all ${count}`));
    await within(rows()[0]!).findByRole('list');
    expect(people()).toBe(3);
  };

  it('says how many people there are, and lists them all at a press', async () => {
    const { dispatched, dispatch } = show([held(likes)]);
    expect(rows()[0]).toHaveTextContent('Ben, Lena, Otto, and 27 others favourited your post');
    expect(dispatched).not.toContainEqual(peopleListOpened(list));
    await unfold(30);
    expect(dispatched).toContainEqual(peopleListOpened(list));
    dispatch(page(['u2', 'u3', 'u4', 'u5'], '7'));
    expect(people()).toBe(4);
    button('Load more people').focus();
    await userEvent.keyboard('{Enter}');
    expect(dispatched).toContainEqual(morePeopleRequested(list));
    expect(within(rows()[0]!).getAllByRole('listitem').at(-1)).toHaveFocus();
    await userEvent.click(button('Collapse'));
    expect(dispatched).toContainEqual(peopleListClosed(list));
    expect(people()).toBe(0);
  });

  it('takes in who is streamed, and stays the row that it was', () => {
    const { dispatch } = show([held(likes)]);
    const [before] = rows();
    dispatch(held(someNotification({ id: '10', userId: 'u5', groupKey: 'favourite-s1-7' })));
    expect(rows()).toEqual([before]);
    expect(before).toHaveTextContent('Pia, Ben, Lena, and 28 others favourited your post');
    expect(button('Show all 31')).toBeVisible();
  });

  it('says in words when its people cannot be had, and tries again', async () => {
    const { dispatched, dispatch } = show([held(likes)]);
    await unfold(30);
    const key = peopleListRequest(list, 'first');
    dispatch(requestFailed({ key, reason: 'Not here', httpStatus: 404 }));
    expect(rows()[0]).toHaveTextContent('Not here');
    const before = dispatched.length;
    await userEvent.click(button('Retry'));
    expect(dispatched.slice(before)).toContainEqual(peopleListOpened(list));
  });

  it('whose people are all known asks for nobody', async () => {
    const few = { ...likes, group: { count: 3, userIds: ['u2', 'u3', 'u4'] } };
    const { dispatched } = show([held(few)]);
    await unfold(3);
    expect(dispatched).not.toContainEqual(peopleListOpened(list));
  });

  it('is dismissed as a whole, with one press', async () => {
    const more = someNotification({ id: '10', userId: 'u5', groupKey: 'favourite-s1-7' });
    const { dispatched } = show([held(more, likes)]);
    await userEvent.click(button('Dismiss notification'));
    expect(dispatched).toEqual(expect.arrayContaining([notificationDismissed({ id: '9' })]));
    expect(dispatched).not.toContainEqual(notificationDismissed({ id: '10' }));
    expect(screen.queryByText(/favourited your post/)).not.toBeInTheDocument();
  });
});

describe('a notification of a muted person', () => {
  it.each(['follow', 'follow_request', 'move'] as const)(
    'NOTIF-14 is collapsed for a %s, and can be unmuted',
    async (type) => {
      show([held(someNotification({ type, muted: true, statusId: null }))]);
      const dismissals = () => screen.queryAllByRole('button', { name: 'Dismiss notification' });
      expect(dismissals()).toHaveLength(0);
      await userEvent.click(button('Show notification'));
      expect(dismissals()).toHaveLength(1);
      await userEvent.click(button('Collapse'));
      expect(dismissals()).toHaveLength(0);
    },
  );
});

describe('notifications of somebody whose notifications are muted', () => {
  const quiet = setting('quietPeople', ['u2']);
  const alone = someNotification({ id: '501', userId: 'u2', type: 'follow', statusId: null });

  it('are neither in the list nor counted; those of others stay [quietPeople]', () => {
    const other = someNotification({ id: '500', userId: 'u3', type: 'follow', statusId: null });
    const { state } = show([held(alone, other), quiet]);
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toHaveTextContent('Lena');
    expect(selectUnseenNotifications(state())).toBe(1);
  });

  it('stay in a group with others', () => {
    const grouped = { ...alone, group: { count: 2, userIds: ['u2', 'u3'] }, groupKey: 'g' };
    show([held(grouped), quiet]);
    expect(rows()[0]).toHaveTextContent('Ben and Lena');
  });
});

describe('follow requests in the list', () => {
  const request = held(someNotification({ type: 'follow_request', statusId: null }));
  const asked = { userId: 'u2', notificationId: '501' };

  it.each([
    ['Approve', 'approved'],
    ['Deny', 'denied'],
  ] as const)('are answered with one press of "%s"', async (name, answer) => {
    const { dispatched } = show([request]);
    await userEvent.click(button(name));
    expect(dispatched).toContainEqual(followRequestAnswerRequested({ ...asked, answer }));
  });

  it('show that the server was not heard of yet', () => {
    const { dispatch } = show([request]);
    dispatch(followRequestDenied(asked));
    expect(button('Deny')).toHaveAttribute('aria-busy', 'true');
    expect(rows()).toHaveLength(1);
  });
});

describe('reports in the list', () => {
  const report = {
    id: 'r1',
    state: 'open' as const,
    html: '<p>Spam again</p>',
    createdAt: '2026-11-20T11:00:00.000Z',
    reportedUserId: 'u3',
    reporterId: 'u2',
    statusIds: ['s1'],
    notes: [{ id: 'n1', html: 'Seen it', userId: null, createdAt: '2026-11-20T11:00:00.000Z' }],
    rules: ['No spam'],
  };
  const told = held(someNotification({ type: 'pleroma:report', statusId: null, report }));

  it('show reporter, person and reason, and moderators set their state', async () => {
    const { dispatched } = show([signedIn({ privileges: ['reports_manage_reports'] }), told]);
    await screen.findByText('Lena');
    for (const text of ['Lena', 'Spam again', 'Hello world', 'Seen it', 'No spam']) {
      expect(rows()[0]).toHaveTextContent(text);
    }
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Resolved');
    expect(dispatched).toContainEqual(reportStateChosen({ reportId: 'r1', state: 'resolved' }));
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Resolved');
  });

  it('are read-only for others', () => {
    show([told]);
    expect(rows()[0]).toHaveTextContent('State: Open');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('the end of the notification list', () => {
  const press = () => userEvent.click(button('Load older notifications'));

  it('NOTIF-16 reveals 20 more loaded ones at a press, then requests older ones', async () => {
    const { dispatched, dispatch } = show([holding(mentions(70, () => true))]);
    expect(rows()).toHaveLength(30);
    for (const count of [50, 70]) {
      await press();
      expect(dispatched.at(-1)).toEqual(olderNotificationsRequested());
      dispatch(notificationsRevealed());
      expect(rows()).toHaveLength(count);
    }
    await press();
    expect(dispatched.at(-1)).toEqual(olderNotificationsRequested());
  });

  it('NOTIF-17 says when the server has no older ones', () => {
    const { dispatch } = show([holding(mentions(3))]);
    expect(screen.queryByText('No more notifications')).not.toBeInTheDocument();
    dispatch(holding([], { kind: 'older', atEnd: true }));
    expect(screen.getByText('No more notifications')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load older notifications' })).toBeNull();
  });

  it('explains an empty list', () => {
    show([holding([], { atEnd: true })]);
    expect(screen.getByText(/^No notifications yet/)).toBeVisible();
  });

  it('waits for the first answer, and shows why it failed', async () => {
    const { dispatch, dispatched } = show([]);
    expect(feed()).toHaveAttribute('aria-busy', 'true');
    dispatch(
      requestFailed({ key: notificationRequests.news, reason: 'Out of order', httpStatus: 500 }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Error fetching notifications: Out of order',
    );
    await userEvent.click(button('Retry'));
    expect(dispatched.at(-1)).toEqual(notificationsRequested());
    dispatch(requestStarted({ key: notificationRequests.news }));
    expect(button('Retry')).toHaveAttribute('aria-busy', 'true');
  });
});

describe('the pending items above the list', () => {
  const told = announcementsReceived({
    announcements: ['1', '2'].map((id) => ({
      id,
      html: 'Hear',
      rawContent: null,
      startsAt: null,
      endsAt: null,
      allDay: false,
      publishedAt: '2026-11-20T11:00:00.000Z',
      read: false,
      inactive: false,
      emoji: [],
      reactions: [],
    })),
  });

  it('NOTIF-18 appear with their counts, as far as the settings allow [showChatsInExtraNotifications, showAnnouncementsInExtraNotifications, showFollowRequestsInExtraNotifications]', () => {
    const { dispatch, unmount } = show([
      signedIn({ unreadChatCount: 1, followRequestCount: 3, locked: true }),
      told,
      held(),
    ]);
    expect(screen.getByRole('link', { name: '1 unread chat' })).toHaveAttribute(
      'href',
      '/users/mia/chats',
    );
    expect(screen.getByRole('link', { name: '2 unread announcements' })).toHaveAttribute(
      'href',
      '/announcements',
    );
    expect(screen.getByRole('link', { name: '3 new follow requests' })).toHaveAttribute(
      'href',
      '/friend-requests',
    );
    dispatch(setting('showChatsInExtraNotifications', false));
    expect(screen.queryByRole('link', { name: /chat/ })).not.toBeInTheDocument();
    dispatch(setting('showAnnouncementsInExtraNotifications', false));
    expect(screen.queryByRole('link', { name: /announcement/ })).not.toBeInTheDocument();
    dispatch(setting('showFollowRequestsInExtraNotifications', false));
    expect(screen.queryByRole('link', { name: /request/ })).not.toBeInTheDocument();
    unmount();
    show([signedIn({ unreadChatCount: 2, followRequestCount: 1, locked: true }), held()]);
    expect(screen.getByRole('link', { name: '2 unread chats' })).toBeVisible();
    expect(screen.getByRole('link', { name: '1 new follow request' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /announcement/ })).not.toBeInTheDocument();
  });

  it('NOTIF-18 count chats, not their messages', () => {
    const chats = [2, 1, 0].map((unread, at) => someChat({ id: `c${String(at)}`, unread }));
    show([signedIn(), knownChats(chats), held()]);
    expect(screen.getByRole('link', { name: '2 unread chats' })).toBeVisible();
  });

  it('appear together with the list, even if one cannot be fetched, without a layout shift', () => {
    const link = () => screen.queryByRole('link', { name: '2 unread announcements' });
    const { dispatch, unmount } = show([told]);
    expect(link()).not.toBeInTheDocument();
    dispatch(held());
    expect(link()).toBeVisible();
    unmount();
    const reason = 'Out of order';
    show([told, requestFailed({ key: notificationRequests.news, reason, httpStatus: null })]);
    expect(link()).toBeVisible();
  });

  it('explain once how to hide them [showExtraNotificationsTip]', async () => {
    const { dispatched } = show([told, held()]);
    await userEvent.click(button("Don't show again"));
    expect(dispatched).toEqual([setting('showExtraNotificationsTip', false)]);
    expect(screen.queryByRole('button', { name: 'Go to settings' })).not.toBeInTheDocument();
  });
});

describe('the notification filter', () => {
  it('is a menu of kinds, each of which can be hidden', async () => {
    show([held(someNotification({ id: '2', type: 'follow' }), someNotification({ id: '1' }))]);
    expect(rows()).toHaveLength(2);
    await userEvent.click(button('Filter notifications'));
    const kinds = screen.getAllByRole('menuitemcheckbox', { checked: true });
    expect(kinds.map(({ textContent }) => textContent)).toContain('Favourites');
    expect(kinds.map(({ textContent }) => textContent)).not.toContain('Reports');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Favourites' }));
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toHaveTextContent('followed you');
    // The menu stays open, as the reader may want to change several kinds.
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Follows' }));
    expect(rows()).toHaveLength(0);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Favourites' }));
    expect(rows()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

describe('a notification that arrives while the list is shown', () => {
  const late = someNotification({ id: '9', type: 'follow', statusId: null });

  it('NOTIF-22 drops in after 25 ms, and no others do', () => {
    const { dispatch } = show([held(...mentions(3))]);
    expect(animate).not.toHaveBeenCalled();
    dispatch(held(late));
    expect(animate).toHaveBeenCalledTimes(1);
    expect(animate.mock.contexts[0]).toContainElement(rows()[0]!);
    expect(animate.mock.calls[0]?.[1]).toMatchObject({ delay: 25, fill: 'backwards' });
  });

  it('appears without animation if motion is reduced', () => {
    prefersRest = true;
    const { dispatch } = show([held(...mentions(3))]);
    dispatch(held(late));
    expect(rows()).toHaveLength(4);
    expect(animate).not.toHaveBeenCalled();
  });
});

describe('the notifications drawer on phones', () => {
  function Phone() {
    return useAppSelector(({ interface: { drawer } }) => drawer) === 'notifications' ? (
      <NotificationsDrawer />
    ) : null;
  }
  async function open(...before: UnknownAction[]) {
    const view = renderInStore(
      <BackProvider>
        <Phone />
      </BackProvider>,
      {
        before: [signedIn(), held(...mentions(3)), ...before, drawerOpened('notifications')],
        beside: [sagaBeside(markSeenOnLeavingSaga)],
      },
    );
    await screen.findByRole('button', { name: 'Mark all as read' });
    return view;
  }

  it('contains the list without a heading of its own', async () => {
    await open();
    expect(rows()).toHaveLength(3);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(button('Mark all as read')).toBeVisible();
    expect(button('Filter notifications')).toBeVisible();
  });

  it.each([
    ['says that all was seen', true, 0],
    ['leaves all as it is', false, 3],
  ])(
    '%s when it closes, if the setting is %s [closingDrawerMarksAsSeen]',
    async (_what, wanted, left) => {
      const { dispatch, dispatched, state } = await open(
        setting('closingDrawerMarksAsSeen', wanted),
      );
      dispatch(drawerClosed());
      expect(dispatched.filter(allSeenRequested.match)).toHaveLength(wanted ? 1 : 0);
      expect(state().notifications?.notifications.filter(({ seen }) => !seen)).toHaveLength(left);
    },
  );
});
