/** Data that is requested only while somebody is signed in, and again after a failure. */
import nock from 'nock';
import { announcementsSaga } from '@/sagas/talk/announcements';
import { chatsSaga } from '@/sagas/talk/chats/chats';
import { followRequestsSaga } from '@/sagas/people/followRequests';
import { listsSaga } from '@/sagas/people/lists';
import { notificationsSaga } from '@/sagas/notifications/notifications';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { selectHeldNotifications } from '@/selectors/notifications/notifications';
import { selectCan } from '@/selectors/session/capabilities';
import { selectChats } from '@/selectors/talk/chats';
import { selectBadge, selectUnreadChats } from '@/selectors/session/navigation';
import { selectUser } from '@/selectors/people/users';
import { announcementsReceived } from '@/slices/talk/announcements';
import { capabilityProbed } from '@/slices/session/capabilities';
import { instanceConfigured } from '@/slices/session/config';
import { followRequestsReceived } from '@/slices/people/followRequests';
import { listsReceived } from '@/slices/people/lists';
import { notificationsReceived } from '@/slices/notifications/notifications';
import {
  onlineChanged,
  pageVisibilityChanged,
  socketBroke,
  socketJoined,
  socketStarting,
} from '@/slices/realtime/realtime';
import { requestFailed } from '@/slices/engine/requests';
import type { RootState } from '@/slices/root';
import { appTokenReceived, loggedOut, userTokenReceived } from '@/slices/session/session';
import { useStoppedClock } from '@support/clock';
import { fakePage } from '@support/context';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { wireAnnouncement, wireChat, wireList, wireNotification, wireUser } from '@support/wire';

const clock = useStoppedClock();
const MINUTES = 60_000;
const token = userTokenReceived({ userToken: 'TOKEN-mia' });
const withChats = instanceConfigured({ instance: { pleromaChatMessagesAvailable: true } });
const locked = signedIn({ locked: true });

interface Kind {
  key: string;
  path: string | RegExp;
  saga: () => SagaGenerator<void>;
  every: number;
}
/** All chats at first, and only the newest page from then on. */
const CHATS = /^\/api\/v[12]\/pleroma\/chats/;

const kinds: Kind[] = [
  { key: 'lists', path: '/api/v1/lists', saga: listsSaga, every: 240_000 },
  { key: 'announcements', path: '/api/v1/announcements', saga: announcementsSaga, every: 300_000 },
  {
    key: 'follow requests',
    path: '/api/v1/follow_requests',
    saga: followRequestsSaga,
    every: 10_000,
  },
  { key: 'notifications', path: '/api/v1/notifications', saga: notificationsSaga, every: 10_000 },
  { key: 'chats', path: CHATS, saga: chatsSaga, every: 5_000 },
];

/** Answers with `reply`, and counts the requests, which must all be authorised as Mia. */
function server(
  path: string | RegExp,
  reply: (times: number) => [number, unknown] = () => [200, []],
) {
  const asked = { times: 0, queries: [] as string[] };
  nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-mia' } })
    .get(path)
    .query(true)
    .reply((uri) => {
      asked.times += 1;
      asked.queries.push(new URL(uri, ORIGIN).search);
      const [status, body] = reply(asked.times);
      return [status, body as nock.Body];
    })
    .persist();
  return asked;
}

describe.each(kinds)('$key', ({ key, path, saga, every }) => {
  it('are requested from the login to the logout, and for nobody else', async () => {
    const asked = server(path);
    const story = replay(saga, { before: [appTokenReceived({ appToken: 'APP' }), withChats] });
    await clock.pass(every);
    // A token whose owner is not known yet does not count as signed in.
    story.dispatch(token);
    await clock.pass(every);
    expect(asked.times).toBe(0);
    story.dispatch(locked);
    await clock.pass(0);
    expect(asked.times).toBe(1);
    await clock.pass(every);
    expect(asked.times).toBe(2);
    story.dispatch(loggedOut());
    await clock.pass(10 * every);
    expect(asked.times).toBe(2);
  });

  it('report a failure, and are requested again at their interval', async () => {
    const asked = server(path, (times) => (times === 1 ? [500, { error: 'Oh no' }] : [200, []]));
    const story = replay(saga, { before: [token, locked, withChats] });
    await clock.pass(0);
    expect(story.all(requestFailed).map(({ payload }) => payload)).toEqual([
      { key, reason: 'Oh no', httpStatus: null },
    ]);
    await clock.pass(every - 1);
    expect(asked.times).toBe(1);
    await clock.pass(1);
    expect(asked.times).toBe(2);
    expect(story.all(requestFailed)).toHaveLength(1);
    expect(story.task.isRunning()).toBe(true);
  });

  it('pause while offline, and are requested as soon as the network is back', async () => {
    const asked = server(path);
    const story = replay(saga, { before: [token, locked, withChats, onlineChanged(false)] });
    await clock.pass(10 * MINUTES);
    expect(asked.times).toBe(0);
    story.dispatch(onlineChanged(true));
    await clock.pass(0);
    expect(asked.times).toBe(1);
  });
});

describe('lists', () => {
  it('are stored by name', async () => {
    server('/api/v1/lists', () => [
      200,
      [wireList({ id: '1', title: 'Frogs' }), wireList({ id: '2', title: 'Ponds' })],
    ]);
    const story = replay(listsSaga, { before: [token, locked] });
    await story.until(listsReceived);
    expect(story.state().lists?.lists).toMatchObject([
      { id: '2', title: 'Ponds' },
      { id: '1', title: 'Frogs' },
    ]);
  });
});

describe('announcements', () => {
  it('are stored and counted until they are read', async () => {
    server('/api/v1/announcements', () => [
      200,
      [wireAnnouncement({ id: 'a1' }), wireAnnouncement({ id: 'a2', read: true })],
    ]);
    const story = replay(announcementsSaga, { before: [token, locked] });
    await story.until(announcementsReceived);
    expect(story.state().announcements?.announcements.map(({ id }) => id)).toEqual(['a1', 'a2']);
    expect(selectBadge(story.state(), 'announcements')).toBe(1);
  });

  it('are not requested again if the server has none', async () => {
    const asked = server('/api/v1/announcements', () => [404, { error: 'Not implemented' }]);
    const story = replay(announcementsSaga, { before: [token, locked] });
    await story.until(capabilityProbed);
    await clock.pass(60 * MINUTES);
    expect(asked.times).toBe(1);
    expect(story.all(requestFailed)).toEqual([]);
    expect(selectCan(story.state(), 'announcements')).toBe(false);
  });
});

describe('follow requests', () => {
  const path = '/api/v1/follow_requests';

  it('start when the account is locked, and stop when it is unlocked [locked]', async () => {
    const asked = server(path, () => [200, [wireUser({ id: 'u5', acct: 'ann' })]]);
    const story = replay(followRequestsSaga, { before: [token, signedIn({ locked: false })] });
    await clock.pass(60_000);
    expect(asked.times).toBe(0);
    story.dispatch(locked);
    await story.until(followRequestsReceived);
    expect(story.state().followRequests?.userIds).toEqual(['u5']);
    expect(selectUser(story.state(), 'u5')).toMatchObject({ screenName: 'ann' });
    story.dispatch(signedIn({ locked: false }));
    await clock.pass(60_000);
    expect(asked.times).toBe(1);
  });
});

describe('chats', () => {
  const path = CHATS;
  const unread = (story: { state: () => RootState }) => selectChats(story.state())[0]?.unread;
  const twoUnread = (): [number, unknown] => [200, [wireChat({ unread: 2 })]];

  it('are only requested if the server has them', async () => {
    const asked = server(path);
    const story = replay(chatsSaga, { before: [token, locked] });
    await clock.pass(60_000);
    expect(asked.times).toBe(0);
    story.dispatch(withChats);
    await clock.pass(0);
    expect(asked.times).toBe(1);
  });

  it('are requested once though the socket is joined, and not again until it breaks', async () => {
    const asked = server(path, twoUnread);
    const story = replay(chatsSaga, { before: [token, locked, withChats, socketJoined()] });
    await clock.pass(0);
    expect(asked.times).toBe(1);
    expect(selectUnreadChats(story.state())).toBe(1);
    expect(selectUser(story.state(), 'u2')).toMatchObject({ screenName: 'ben' });
    await clock.pass(60_000);
    expect(asked.times).toBe(1);
    story.dispatch(socketBroke({ code: 1006 }));
    await clock.pass(0);
    expect(asked.times).toBe(2);
  });

  it('are requested once in a start, when the socket is open, or else after a second', async () => {
    const all = server('/api/v1/pleroma/chats', twoUnread);
    const newest = server('/api/v2/pleroma/chats', twoUnread);
    const before = [token, locked, withChats, socketStarting({ initial: true })];
    const story = replay(chatsSaga, { before });
    await clock.pass(300);
    expect([all.times, newest.times]).toEqual([0, 0]);
    story.dispatch(socketJoined());
    await clock.pass(0);
    await clock.pass(60_000);
    expect([all.times, newest.times]).toEqual([1, 0]);
    expect(unread(story)).toBe(2);

    const other = replay(chatsSaga, { before });
    await clock.pass(999);
    expect(all.times).toBe(1);
    await clock.pass(1);
    expect([all.times, newest.times]).toEqual([2, 0]);
    expect(unread(other)).toBe(2);
  });

  it('are loaded with the complete call, and then with the one for the newest', async () => {
    const all = server('/api/v1/pleroma/chats', twoUnread);
    const newest = server('/api/v2/pleroma/chats', () => [200, [wireChat({ unread: 3 })]]);
    const story = replay(chatsSaga, { before: [token, locked, withChats] });
    await clock.pass(0);
    expect([all.times, newest.times]).toEqual([1, 0]);
    expect(unread(story)).toBe(2);
    await clock.pass(5_000);
    expect([all.times, newest.times]).toEqual([1, 1]);
    expect(unread(story)).toBe(3);
  });

  it.each([
    ['/api/v1/pleroma/chats', '/api/v2/pleroma/chats'],
    ['/api/v2/pleroma/chats', '/api/v1/pleroma/chats'],
  ])('are loaded completely without %s', async (missing, there) => {
    server(missing, () => [404, { error: 'Not found' }]);
    const asked = server(there, twoUnread);
    const story = replay(chatsSaga, { before: [token, locked, withChats] });
    await clock.pass(0);
    await clock.pass(5_000);
    expect(asked.times).toBe(2);
    expect(unread(story)).toBe(2);
    expect(story.all(requestFailed)).toEqual([]);
  });
});

describe('chats that are read', () => {
  const all = '/api/v1/pleroma/chats';
  const newest = '/api/v2/pleroma/chats';
  const known = [token, locked, withChats, socketJoined()];
  const two = [wireChat({ unread: 2 }), wireChat({ id: 'c2', unread: 1 })];

  it('in another tab are marked as read in this one', async () => {
    const page = fakePage();
    server(all, () => [200, two]);
    const story = replay(chatsSaga, { before: known, context: { page: page.events } });
    await clock.pass(0);
    expect(selectUnreadChats(story.state())).toBe(2);
    const word = { ownerId: 'u1', chatId: 'c1', messageId: 'm1' };
    page.tabs.change({ chatRead: { ...word, ownerId: 'u9' } });
    page.tabs.change({ chatRead: { ...word, messageId: null } });
    page.tabs.change({ chatRead: 'nonsense' });
    expect(selectUnreadChats(story.state())).toBe(2);
    page.tabs.change({ chatRead: word });
    expect(selectUnreadChats(story.state())).toBe(1);
  });

  it('on another device are marked as read when the reader returns to the page', async () => {
    server(all, () => [200, two]);
    const asked = server(newest, () => [200, [wireChat({ unread: 0 })]]);
    const story = replay(chatsSaga, { before: known });
    await clock.pass(0);
    story.dispatch(pageVisibilityChanged(false));
    await clock.pass(60_000);
    expect(asked.times).toBe(0);
    story.dispatch(pageVisibilityChanged(true));
    await clock.pass(0);
    expect(asked.times).toBe(1);
    expect(selectUnreadChats(story.state())).toBe(1);
  });
});

describe('notifications', () => {
  const path = '/api/v1/notifications';
  const first = (): [number, unknown] => [200, [wireNotification({ id: '501' })]];

  it('are requested from the newest known one on, also while the page is hidden', async () => {
    const asked = server(path, (times) => (times === 1 ? first() : [200, []]));
    const story = replay(notificationsSaga, {
      before: [token, locked, pageVisibilityChanged(false)],
    });
    await story.until(notificationsReceived);
    await clock.pass(10_000);
    expect(asked.queries.map((query) => new URLSearchParams(query).get('since_id'))).toEqual([
      null,
      '501',
    ]);
    expect(selectHeldNotifications(story.state()).map(({ id }) => id)).toEqual(['501']);
  });

  it('pause while the socket delivers them, and catch up when it is joined', async () => {
    const asked = server(path, first);
    const story = replay(notificationsSaga, { before: [token, locked] });
    await clock.pass(0);
    story.dispatch(socketJoined());
    await clock.pass(0);
    expect(asked.times).toBe(2);
    await clock.pass(60_000);
    expect(asked.times).toBe(2);
  });

  it('that fail to catch up are reported, and polled again', async () => {
    const asked = server(path, (times) => (times === 1 ? first() : [502, { error: 'Oh no' }]));
    const story = replay(notificationsSaga, { before: [token, locked] });
    await clock.pass(0);
    story.dispatch(socketJoined());
    for (let second = 0; second < 120; second += 1) await clock.pass(1_000);
    expect(story.all(requestFailed).map(({ payload }) => payload.reason)).toEqual(['Oh no']);
    expect(story.task.isRunning()).toBe(true);
    const before = asked.times;
    story.dispatch(socketBroke({ code: 1006 }));
    await clock.pass(0);
    expect(asked.times).toBe(before + 1);
  });
});
