/** Notifications are loaded from the server page by page, and arrive through the socket. */
import nock from 'nock';
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { noticesSaga } from '@/sagas/noticeRules';
import { NEWS, notificationsSaga } from '@/sagas/notifications/notifications';
import { streamingSaga } from '@/sagas/realtime/streaming/streaming';
import {
  selectHeldNotifications,
  selectNotificationRows,
  selectNotificationsEnded,
} from '@/selectors/notifications/notifications';
import { selectUnseenNotifications } from '@/selectors/session/navigation';
import { selectRequest } from '@/selectors/engine/requests';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { newMessageNoticed } from '@/slices/talk/chatMessages';
import { noticeShown } from '@/slices/engine/notices';
import {
  notificationsMerged,
  notificationsReceived,
  notificationsRequested,
  notificationsRevealed,
  olderNotificationsRequested,
  SEEN_SHOWN,
} from '@/slices/notifications/notifications';
import { pageVisibilityChanged, socketJoined } from '@/slices/realtime/realtime';
import { requestFailed } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import { pageShown } from '@/slices/session/startup';
import { someMessage } from '@support/talk/chats';
import { useStoppedClock } from '@support/clock';
import { takeTime } from '@support/engine/inFlight';
import { ORIGIN, replay } from '@support/flow';
import { holding, mentions } from '@support/notifications/notifications';
import { signedIn } from '@support/people';
import { fixtureBody } from '@support/fixtures';
import { fakeSockets } from '@support/socket';
import { wireNotification, wireStatus } from '@support/wire';

const clock = useStoppedClock();
const PATH = '/api/v1/notifications';
/** Milliseconds that a slow answer takes. */
const HELD = 2_000;
const NAMED = [
  'mention',
  'favourite',
  'reblog',
  'follow',
  'follow_request',
  'move',
  'poll',
  'update',
  'status',
  'pleroma:emoji_reaction',
  'pleroma:report',
];

const before = [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()];
const onMastodon = instanceConfigured({
  instance: { family: 'mastodon', backendName: 'mastodon' },
});

type Reply = (query: URLSearchParams, times: number) => [number, unknown];

/** Answers each request for the list, and keeps its query. */
function server(reply: Reply) {
  const asked: URLSearchParams[] = [];
  nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-mia' } })
    .get(PATH)
    .query(true)
    .reply((uri) => {
      const query = new URL(uri, ORIGIN).searchParams;
      asked.push(query);
      const [status, body] = reply(query, asked.length);
      return [status, body as nock.Body];
    })
    .persist();
  return asked;
}

const wire = (id: number, seen = false) =>
  wireNotification({
    id: String(id),
    status: wireStatus({ id: `s${id}` }),
    pleroma: { is_seen: seen, is_muted: false },
  });

/** Returns `count` notifications, newest first. */
const page = (newest: number, count = 20, seen = false) =>
  Array.from({ length: count }, (_, at) => wire(newest - at, seen));

const ids = (story: ReturnType<typeof replay>) =>
  selectHeldNotifications(story.state()).map(({ id }) => id);

function together(...sagas: (() => SagaGenerator<void>)[]) {
  return function* (): SagaGenerator<void> {
    for (const saga of sagas) yield* fork(saga);
  };
}

describe('loading notifications', () => {
  it('NOTIF-03 requests the list with the types that the client uses', async () => {
    const asked = server(() => [200, fixtureBody('notifications/list')]);
    const story = replay(notificationsSaga, { before });
    await story.until(notificationsReceived);
    expect(asked[0]?.getAll('include_types[]')).toEqual(NAMED);
    expect(ids(story)).toHaveLength(20);
    expect(ids(story)[0]).toBe('1607');
  });

  it('requests chat mentions where there are chats, and elsewhere all types', async () => {
    const asked = server(() => [200, []]);
    nock(ORIGIN).get('/api/v1/markers').query(true).reply(200, {}).persist();
    const withChats = instanceConfigured({ instance: { pleromaChatMessagesAvailable: true } });
    const story = replay(notificationsSaga, { before: [...before, withChats] });
    await story.until(notificationsReceived);
    expect(asked[0]?.getAll('include_types[]')).toEqual([...NAMED, 'pleroma:chat_mention']);

    const other = replay(notificationsSaga, { before: [...before, onMastodon] });
    await other.until(notificationsReceived);
    expect(asked[1]?.has('include_types[]')).toBe(false);
  });

  it.each([
    [false, 'true'],
    [true, 'false'],
  ])('NOTIF-04 with hideMutedPosts %s sends with_muted %s', async (value, sent) => {
    const asked = server(() => [200, []]);
    const story = replay(notificationsSaga, {
      before: [...before, settingChanged({ name: 'hideMutedPosts', value })],
    });
    await story.until(notificationsReceived);
    expect(asked[0]?.get('with_muted')).toBe(sent);
  });

  it('NOTIF-05 continues from the newest known one, and for older ones from the oldest known one', async () => {
    const asked = server((query) => {
      if (query.has('since_id')) return [200, [wire(101)]];
      return [200, query.has('max_id') ? page(80) : page(100)];
    });
    const story = replay(notificationsSaga, { before });
    await clock.pass(0);
    await clock.pass(10_000);
    expect(asked[1]?.get('since_id')).toBe('100');
    expect(asked[1]?.has('max_id')).toBe(false);

    story.dispatch(olderNotificationsRequested());
    await clock.pass(0);
    expect(asked[2]?.get('max_id')).toBe('81');
    expect(asked[2]?.has('since_id')).toBe(false);
    expect(ids(story)).toEqual(Array.from({ length: 41 }, (_, at) => String(101 - at)));
  });

  it('NOTIF-06 repeats the request from just below the lowest unread one, when read ones are known too', async () => {
    const asked = server((query) => {
      if (query.has('min_id')) return [200, [wire(22), wire(21, true)]];
      return [200, query.has('since_id') ? [] : [wire(22), wire(21), wire(20, true)]];
    });
    const story = replay(notificationsSaga, { before });
    await clock.pass(0);
    expect(asked).toHaveLength(1);
    await clock.pass(10_000);
    expect(asked.slice(1).map((query) => [query.get('since_id'), query.get('min_id')])).toEqual([
      ['22', null],
      [null, '20'],
    ]);
    expect(selectHeldNotifications(story.state()).map(({ id, seen }) => [id, seen])).toEqual([
      ['22', false],
      ['21', true],
      ['20', true],
    ]);
  });

  it('does not repeat it for the first connection of a visit, but for later ones', async () => {
    const asked = server((query) => {
      return [200, query.has('since_id') || query.has('min_id') ? [] : [wire(2), wire(1, true)]];
    });
    const story = replay(notificationsSaga, { before });
    await clock.pass(0);
    story.dispatch(socketJoined());
    await clock.pass(0);
    const since = () => asked.slice(1).map((query) => query.get('since_id'));
    expect(since()).toEqual(['2']);
    story.dispatch(socketJoined());
    await clock.pass(0);
    expect(since()).toEqual(['2', '2', null]);
  });

  it('does not repeat it while all are unread, or all were read', async () => {
    const asked = server((query) => [200, query.has('since_id') ? [] : [wire(2), wire(1)]]);
    replay(notificationsSaga, { before });
    await clock.pass(0);
    await clock.pass(10_000);
    expect(asked).toHaveLength(2);
  });

  it('marks what was read on another device when the reader returns to the page', async () => {
    const asked = server((query) => [200, query.has('min_id') ? [wire(2, true)] : []]);
    const story = replay(notificationsSaga, {
      before: [...before, holding(mentions(2, (id) => id === 1)), socketJoined()],
    });
    story.dispatch(pageVisibilityChanged(false));
    await clock.pass(0);
    expect(asked).toHaveLength(0);
    story.dispatch(pageVisibilityChanged(true));
    await clock.pass(0);
    expect(asked.map((query) => query.get('min_id'))).toEqual(['1']);
    expect(selectUnseenNotifications(story.state())).toBe(0);
  });

  it('closes the gap when there are more new ones than one page', async () => {
    const asked = server((query) => {
      if (!query.has('since_id')) return [200, [wire(10)]];
      const newest = Number(query.get('max_id') ?? 51) - 1;
      return [200, page(newest, Math.min(20, newest - 10))];
    });
    const story = replay(notificationsSaga, { before });
    await clock.pass(0);
    await clock.pass(10_000);
    expect(asked.slice(1).map((query) => [query.get('since_id'), query.get('max_id')])).toEqual([
      ['10', null],
      ['10', '31'],
      ['10', '11'],
    ]);
    expect(ids(story)).toEqual(Array.from({ length: 41 }, (_, at) => String(50 - at)));
  });

  it('starts over when there are far too many new ones, so that older ones continue without a gap', async () => {
    server((query) => {
      if (!query.has('since_id')) return [200, [wire(10)]];
      return [200, page(Number(query.get('max_id') ?? 9_001) - 1)];
    });
    const story = replay(notificationsSaga, { before });
    await clock.pass(0);
    await clock.pass(10_000);
    expect(ids(story)).toEqual(Array.from({ length: 100 }, (_, at) => String(9_000 - at)));
  });

  it('NOTIF-13 logs and skips invalid ones, in the list and from the socket', async () => {
    server((query) => [
      200,
      query.has('since_id')
        ? []
        : [wire(3), wireNotification({ id: '2', status: null }), wireNotification({ account: {} })],
    ]);
    const sockets = fakeSockets();
    const story = replay(together(streamingSaga, notificationsSaga), {
      before,
      context: { net: { openSocket: sockets.openSocket } },
    });
    await clock.pass(0);
    sockets.last.open();
    await clock.pass(0);
    expect(ids(story)).toEqual(['3']);
    expect(story.context.logged.map(({ message, detail }) => [message, detail])).toEqual([
      ['A notification was skipped', 'its status is gone'],
      ['A notification was skipped', 'its cause is withheld'],
    ]);
    sockets.last.receiveEvent('notification', wireNotification({ id: '4', status: null }));
    sockets.last.receiveEvent('notification', wire(5));
    await clock.pass(200);
    expect(ids(story)).toEqual(['5', '3']);
    expect(story.context.logged.at(-1)?.message).toBe('Unreadable streaming event');
  });
});

describe('the first page and the first socket', () => {
  /** A server on which a notification arrives for each call, and a socket that opens late or soon. */
  function start() {
    let newest = 1;
    let delay = 0;
    const asked: (string | null)[] = [];
    nock(ORIGIN)
      .get(PATH)
      .query(true)
      .reply(async (uri) => {
        const since = new URL(uri, ORIGIN).searchParams.get('since_id');
        asked.push(since);
        const known = Array.from({ length: newest }, (_, at) => wire(newest - at));
        if (delay > 0) await takeTime(delay);
        return [200, known.filter(({ id }) => Number(id) > Number(since ?? 0))];
      })
      .persist();
    const sockets = fakeSockets();
    const story = replay(together(streamingSaga, notificationsSaga), {
      before,
      context: { net: { openSocket: sockets.openSocket } },
    });
    return {
      asked,
      sockets,
      story,
      /** Something happens that no open socket tells of. */
      happen: () => {
        newest += 1;
      },
      slowDown: () => {
        delay = HELD;
      },
    };
  }

  it('are one call if the socket opens soon: the page is asked for only then', async () => {
    const { asked, sockets, story, happen } = start();
    await clock.pass(900);
    expect(asked).toEqual([]);
    happen();
    sockets.last.open();
    await clock.pass(0);
    expect(ids(story)).toEqual(['2', '1']);
    sockets.last.receiveEvent('notification', wire(3));
    await clock.pass(60_000);
    expect(ids(story)).toEqual(['3', '2', '1']);
    expect(asked).toEqual([null]);
  });

  it('miss nothing that happens between the answer and a socket that opens late', async () => {
    const { asked, sockets, story, happen } = start();
    await clock.pass(1_500);
    expect(ids(story)).toEqual(['1']);
    happen();
    sockets.last.open();
    await clock.pass(0);
    expect(ids(story)).toEqual(['2', '1']);
    expect(asked).toEqual([null, '1']);
  });

  it('miss nothing either if the answer is on its way while the socket opens', async () => {
    const { asked, sockets, story, happen, slowDown } = start();
    slowDown();
    await clock.pass(1_100);
    expect(asked).toEqual([null]);
    happen();
    sockets.last.open();
    await clock.pass(HELD);
    await clock.pass(HELD);
    expect(ids(story)).toEqual(['2', '1']);
    expect(asked).toEqual([null, '1']);
  });
});

describe('notifications on servers with a marker', () => {
  it('are read up to the marker', async () => {
    const bare = (id: number) => ({ ...wire(id), pleroma: undefined });
    server(() => [200, [bare(3), bare(2), bare(1)]]);
    nock(ORIGIN)
      .get('/api/v1/markers')
      .query(true)
      .reply(200, { notifications: { last_read_id: '2', version: 1 } });
    const story = replay(notificationsSaga, { before: [...before, onMastodon] });
    await story.until(notificationsReceived);
    expect(selectHeldNotifications(story.state()).map(({ seen }) => seen)).toEqual([
      false,
      true,
      true,
    ]);
    expect(story.all(notificationsReceived)).toHaveLength(1);
  });
});

describe('notifications that failed to load at first', () => {
  it('are requested at once when a chat has a new message, unless the socket delivers them', async () => {
    const asked = server(() => [200, []]);
    const story = replay(notificationsSaga, { before });
    await clock.pass(0);
    const noticed = newMessageNoticed({ chatId: 'c1', message: someMessage() });
    story.dispatch(noticed);
    await clock.pass(0);
    expect(asked).toHaveLength(2);
    story.dispatch(socketJoined());
    await clock.pass(0);
    const sofar = asked.length;
    story.dispatch(noticed);
    await clock.pass(0);
    expect(asked).toHaveLength(sofar);
  });

  it('are requested at once when the reader asks, as the first page and nothing older', async () => {
    const asked = server((_query, times) => (times === 1 ? [503, {}] : [200, page(30)]));
    const story = replay(notificationsSaga, { before });
    const failures = () => story.all(requestFailed).filter(({ payload }) => payload.key === NEWS);
    await clock.pass(0);
    expect(failures()).toHaveLength(1);
    story.dispatch(notificationsRequested());
    await story.until(notificationsReceived);
    expect(asked.filter((query) => query.has('max_id'))).toEqual([]);
    expect(ids(story)).toHaveLength(20);
    expect(story.state().notifications?.seenShown).toBe(SEEN_SHOWN);
    expect(story.state().requests).not.toHaveProperty(NEWS);
  });

  it('say that they are on their way when a reader who has some asks for more', async () => {
    server((_query, times) => [200, times === 1 ? page(5) : []]);
    const story = replay(notificationsSaga, { before });
    await story.until(notificationsReceived);
    story.dispatch(notificationsRequested());
    expect(selectRequest(story.state(), NEWS).busy).toBe(true);
    await clock.pass(100);
    expect(selectRequest(story.state(), NEWS).busy).toBe(false);
    expect(story.all(notificationsReceived)).toHaveLength(2);
  });

  it('that were accepted later stand among those that are loaded', async () => {
    const asked = server(() => [200, [wire(50), wire(49), wire(31)]]);
    nock(ORIGIN).get('/api/v1/markers').query(true).reply(200, {}).persist();
    const seen = [50, 30].map((id) => mentions(id, () => true)[0]!);
    const story = replay(notificationsSaga, {
      before: [...before, onMastodon, holding(seen, { readUpTo: '50' }), socketJoined()],
    });
    await clock.pass(0);
    asked.length = 0;
    story.dispatch(notificationsMerged());
    await clock.pass(100);
    // From the top down to what is loaded.
    expect(asked.map((query) => [query.get('max_id'), query.get('since_id')])).toEqual([
      [null, '30'],
    ]);
    expect(ids(story)).toEqual(['50', '49', '31', '30']);
  });

  it('are reported again when the retry fails', async () => {
    server(() => [403, { error: 'Not for you' }]);
    const story = replay(notificationsSaga, { before });
    await clock.pass(0);
    story.dispatch(notificationsRequested());
    await clock.pass(100);
    expect(story.all(requestFailed).map(({ payload }) => payload.reason)).toEqual([
      'Not for you',
      'Not for you',
    ]);
    expect(selectRequest(story.state(), NEWS).busy).toBe(false);
  });
});

describe('older notifications', () => {
  const shown = (story: ReturnType<typeof replay>) => selectNotificationRows(story.state()).length;

  it('are revealed 20 at a time, and loaded once all the loaded ones are shown', async () => {
    const asked = server(() => [200, page(40, 20, true)]);
    const story = replay(notificationsSaga, {
      before: [
        ...before,
        holding(mentions(100, (id) => id <= 95).filter(({ id }) => Number(id) > 40)),
        socketJoined(),
      ],
    });
    await clock.pass(0);
    asked.length = 0;
    expect(shown(story)).toBe(35);
    story.dispatch(olderNotificationsRequested());
    expect(shown(story)).toBe(55);
    story.dispatch(olderNotificationsRequested());
    expect(shown(story)).toBe(60);
    expect(story.all(notificationsRevealed)).toHaveLength(2);
    expect(asked).toHaveLength(0);
    story.dispatch(olderNotificationsRequested());
    await clock.pass(0);
    expect(asked.map((query) => query.get('max_id'))).toEqual(['41']);
    expect(shown(story)).toBe(80);
  });

  it('end with an empty page', async () => {
    const asked = server((query) => [200, query.has('max_id') ? [] : [wire(1)]]);
    const story = replay(notificationsSaga, { before });
    await clock.pass(0);
    expect(selectNotificationsEnded(story.state())).toBe(false);
    story.dispatch(olderNotificationsRequested());
    await clock.pass(0);
    expect(selectNotificationsEnded(story.state())).toBe(true);
    const times = asked.length;
    story.dispatch(olderNotificationsRequested());
    await clock.pass(0);
    expect(asked).toHaveLength(times);
  });

  it('are requested until one of a visible type is among them', async () => {
    const follow = (id: number) => wireNotification({ id: String(id), type: 'follow' });
    const asked = server((query) => {
      const maxId = Number(query.get('max_id'));
      if (maxId === 0) return [200, [wire(100)]];
      return [200, maxId === 100 ? [follow(90)] : [wire(80)]];
    });
    const visibility = { ...allVisible, follows: false };
    const story = replay(notificationsSaga, {
      before: [...before, settingChanged({ name: 'notificationVisibility', value: visibility })],
    });
    await clock.pass(0);
    story.dispatch(olderNotificationsRequested());
    await clock.pass(0);
    expect(asked.map((query) => query.get('max_id'))).toEqual([null, '100', '90']);
    expect(shown(story)).toBe(2);
  });

  it('NOTIF-21 that fail to load are not announced to the reader', async () => {
    server((query) => (query.has('max_id') ? [403, { error: 'No' }] : [200, [wire(1)]]));
    const story = replay(together(noticesSaga, notificationsSaga), { before });
    await clock.pass(0);
    story.dispatch(olderNotificationsRequested());
    await story.until(requestFailed);
    await clock.pass(100);
    expect(story.all(noticeShown)).toEqual([]);
    expect(story.state().notices).toEqual([]);
  });
});

const allVisible = {
  follows: true,
  mentions: true,
  statuses: true,
  likes: true,
  repeats: true,
  moves: true,
  emojiReactions: true,
  followRequest: true,
  reports: true,
  chatMention: true,
  polls: true,
};

describe('failures of the notification list', () => {
  it('NOTIF-20 are shown once, for 5 s, with the reason', async () => {
    server(() => [403, { error: 'Out of hay' }]);
    const story = replay(together(noticesSaga, notificationsSaga), {
      before: [...before, pageShown()],
    });
    await story.until(noticeShown);
    expect(story.state().notices).toMatchObject([
      { level: 'error', messageKey: 'notifications.error', values: { detail: 'Out of hay' } },
    ]);
    await clock.pass(4_999);
    expect(story.state().notices).toHaveLength(1);
    await clock.pass(1);
    expect(story.state().notices).toEqual([]);
    await clock.passSeconds(60);
    expect(story.all(noticeShown)).toHaveLength(1);
  });

  it('are shown again when they return after a success', async () => {
    server((_query, times) => (times === 2 ? [200, [wire(1)]] : [403, { error: 'No' }]));
    const story = replay(together(noticesSaga, notificationsSaga), { before });
    await clock.passSeconds(40);
    expect(story.all(noticeShown)).toHaveLength(2);
    expect(story.state().requests.notifications?.reason).toBe('No');
  });
});

describe('a burst of notifications', () => {
  it('of 200 in 5 s updates the store once a frame at most, without losing any', async () => {
    const sockets = fakeSockets();
    server(() => [200, []]);
    const story = replay(streamingSaga, {
      before,
      context: { net: { openSocket: sockets.openSocket } },
    });
    sockets.last.open();
    for (let at = 0; at < 200; at += 1) {
      sockets.last.receiveEvent('notification', wire(at + 1));
      if (at % 4 === 3) await clock.pass(100);
    }
    await clock.pass(200);
    expect(ids(story)).toHaveLength(200);
    // Four arrive in each of 50 intervals and are received together.
    expect(story.all(notificationsReceived).length).toBeLessThanOrEqual(50);
    expect(selectUnseenNotifications(story.state())).toBe(200);
  });

  it('that arrives all at once is one change of the store', async () => {
    const sockets = fakeSockets();
    const story = replay(streamingSaga, {
      before,
      context: { net: { openSocket: sockets.openSocket } },
    });
    sockets.last.open();
    await clock.pass(200);
    const was = story.state();
    for (let at = 0; at < 10; at += 1) sockets.last.receiveEvent('notification', wire(at + 1));
    await clock.pass(16);
    expect(story.state()).toBe(was);
    await clock.pass(500);
    expect(ids(story)).toHaveLength(10);
  });
});
