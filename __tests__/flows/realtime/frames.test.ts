/** Frames of the socket reach the store once, in order, and without blocking the page. */
import nock from 'nock';
import { decodeAnnouncements } from '@/api/decode/talk/announcement';
import type { ContextChanges } from '@support/context';
import { fork } from '@/sagas/engine/effects';
import { filtersSaga } from '@/sagas/timelines/filters';
import { streamingSaga } from '@/sagas/realtime/streaming/streaming';
import { selectHeldNotifications } from '@/selectors/notifications/notifications';
import { selectBadge } from '@/selectors/session/navigation';
import { selectStatus } from '@/selectors/statuses/statuses';
import { selectUser } from '@/selectors/people/users';
import { announcementsReceived } from '@/slices/talk/announcements';
import { chatUpdated } from '@/slices/talk/chats';
import { filtersChanged, filtersReceived } from '@/slices/timelines/filters';
import { notificationStreamed, notificationsReceived } from '@/slices/notifications/notifications';
import { frameReceived, socketJoined } from '@/slices/realtime/realtime';
import { statusDeleted, statusReceived } from '@/slices/statuses/statuses';
import {
  statusesStreamed,
  timelineOpened,
  timelinePageReceived,
} from '@/slices/timelines/timelines';
import { userTokenReceived } from '@/slices/session/session';
import { noEntities } from '@/domain/engine/entities';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fakeSockets } from '@support/socket';
import { wireAnnouncement, wireFilter } from '@support/wire';

const clock = useStoppedClock();

function* withFilters() {
  yield* fork(streamingSaga);
  yield* fork(filtersSaga);
}

function joined(context: ContextChanges = {}, saga = streamingSaga) {
  const sockets = fakeSockets();
  const story = replay(saga, {
    before: [
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      signedIn(),
      timelineOpened({ key: 'friends' }),
      timelinePageReceived({
        key: 'friends',
        kind: 'first',
        ids: [],
        entities: noEntities(),
        from: null,
        next: null,
        show: true,
      }),
    ],
    context: { ...context, net: { openSocket: sockets.openSocket, ...context.net } },
  });
  sockets.last.open();
  story.log.length = 0;
  return { story, socket: sockets.last };
}

const bob = { id: 'u2', acct: 'bob', username: 'bob', display_name: 'Bob' };
const post = (id: string, content = '<p>Hello</p>') => ({
  id,
  account: bob,
  content,
  created_at: '2026-11-20T11:59:00.000Z',
  visibility: 'public',
});

describe('a frame of the socket', () => {
  it('RT-09 adds a new status to the statuses waiting to be shown', () => {
    const { story, socket } = joined();
    socket.receiveEvent('update', post('s1'));
    expect(story.types()).toEqual([statusesStreamed.type]);
    expect(selectStatus(story.state(), 's1')).toMatchObject({ text: 'Hello', userId: 'u2' });
    expect(selectUser(story.state(), 'u2')).toMatchObject({ screenName: 'bob' });
    expect(story.state().timelines.friends).toMatchObject({ ranges: [['s1']], unseen: ['s1'] });
  });

  it('adds a status once, however often it is received', async () => {
    const { story, socket } = joined();
    socket.receiveEvent('update', post('s1'));
    socket.receiveEvent('update', post('s1'));
    await clock.pass(0);
    expect(story.all(statusesStreamed)).toHaveLength(2);
    expect(story.state().timelines.friends).toMatchObject({ ranges: [['s1']], unseen: ['s1'] });
  });

  it('RT-09 updates an edited status', async () => {
    const { story, socket } = joined();
    socket.receiveEvent('update', post('s1'));
    socket.receiveEvent('status.update', post('s1', '<p>Hello, world</p>'));
    await clock.pass(0);
    expect(story.all(statusReceived)).toHaveLength(1);
    expect(selectStatus(story.state(), 's1')?.text).toBe('Hello, world');
  });

  it('RT-09 marks a deleted status, and ignores an unknown one', async () => {
    const { story, socket } = joined();
    socket.receiveEvent('update', post('s1'));
    socket.receiveEvent('delete', 's1');
    socket.receiveEvent('delete', 'never-seen');
    await clock.pass(0);
    expect(story.all(statusDeleted).map(({ payload }) => payload.statusId)).toEqual([
      's1',
      'never-seen',
    ]);
    expect(selectStatus(story.state(), 's1')?.deleted).toBe(true);
    expect(story.state().statuses.ids).toEqual(['s1']);
  });

  it('RT-09 adds a notification with its entities', async () => {
    const { story, socket } = joined();
    socket.receiveEvent('notification', {
      id: '7',
      type: 'favourite',
      account: bob,
      status: { ...post('s9'), account: { ...bob, id: 'u1', acct: 'mia' } },
      created_at: '2026-11-20T11:59:30.000Z',
      pleroma: { is_seen: false, is_muted: false },
    });
    await clock.pass(17);
    expect(story.types()).toEqual([notificationStreamed.type, notificationsReceived.type]);
    expect(selectHeldNotifications(story.state())).toMatchObject([
      { id: '7', type: 'like', userId: 'u2', statusId: 's9' },
    ]);
    expect(selectStatus(story.state(), 's9')).toBeDefined();
  });

  it('RT-09 updates a chat', () => {
    const { story, socket } = joined();
    socket.receiveEvent('pleroma:chat_update', {
      id: '3',
      account: bob,
      unread: 2,
      updated_at: '2026-11-20T11:59:40.000Z',
      last_message: null,
    });
    expect(story.types()).toEqual([chatUpdated.type]);
    expect(story.state().chats.chats).toMatchObject([{ id: '3', unread: 2, userId: 'u2' }]);
  });

  it('RT-09 reloads the filters when they were changed', async () => {
    const server = nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-mia' } });
    server.get('/api/v1/filters').reply(200, []);
    const { story, socket } = joined({}, withFilters);
    await story.until(filtersReceived);
    story.log.length = 0;
    server.get('/api/v1/filters').reply(200, [wireFilter({ id: '4', phrase: 'frogs' })]);
    socket.receive({ stream: ['user'], event: 'filters_changed' });
    await story.until(filtersReceived);
    expect(story.all(filtersChanged)).toHaveLength(1);
    expect(story.state().filters.inForce).toMatchObject([
      { id: '4', contexts: ['home', 'public'], keywords: [{ phrase: 'frogs', wholeWord: true }] },
    ]);
  });

  it('updates announcements, in place and keeping their read state', async () => {
    const { story, socket } = joined();
    const now = () =>
      story.state().announcements?.announcements.map(({ id, html, read }) => [id, html, read]);
    const known = [wireAnnouncement({ id: 'a1', read: true }), wireAnnouncement({ id: 'a2' })];
    story.dispatch(announcementsReceived({ announcements: decodeAnnouncements(known) }));
    socket.receiveEvent('announcement', { id: 'a3', content: 'New' });
    await clock.pass(0);
    socket.receiveEvent('announcement', { id: 'a1', content: 'Changed' });
    await clock.pass(0);
    expect(now()).toEqual([
      ['a1', 'Changed', true],
      ['a2', 'We <b>move</b>', false],
      ['a3', 'New', false],
    ]);
    expect(selectBadge(story.state(), 'announcements')).toBe(2);
    socket.receive({ event: 'announcement.delete', payload: 'a2' });
    socket.receive({ event: 'announcement.delete', payload: 'never-seen' });
    await clock.pass(0);
    expect(now()?.map(([id]) => id)).toEqual(['a1', 'a3']);
  });

  it('passes other events on unchanged', async () => {
    const { story, socket } = joined();
    socket.receiveEvent('pleroma:follow_relationships_update', {
      state: 'follow_accept',
      follower: { id: 'u1', follower_count: 1, following_count: 2 },
      following: { id: 'u2', follower_count: 3, following_count: 4 },
    });
    await clock.pass(0);
    expect(story.all(frameReceived).map(({ payload }) => payload)).toEqual([
      {
        event: 'pleroma:follow_relationships_update',
        payload: {
          state: 'follow_accept',
          follower: { userId: 'u1', followerCount: 1, followingCount: 2 },
          following: { userId: 'u2', followerCount: 3, followingCount: 4 },
        },
      },
    ]);
  });

  it('RT-10 ignores unknown streaming events with a warning', async () => {
    const { story, socket } = joined();
    socket.receiveEvent('pleroma:teapot', { short: true, stout: true });
    await clock.pass(0);
    expect(story.log).toEqual([]);
    expect(story.context.logged).toEqual([
      { level: 'warning', message: 'Unknown streaming event', detail: 'pleroma:teapot' },
    ]);
  });

  it.each([
    ['no JSON', 'hello'],
    ['nothing', ''],
    ['a list', '[1, 2]'],
    ['a status without an author', '{"event":"update","payload":"{\\"id\\":\\"s1\\"}"}'],
    ['a status that is cut short', '{"event":"update","payload":"{\\"id\\":\\"s1"}'],
    ['a deletion of nothing', '{"event":"delete"}'],
  ])('logs a frame that contains %s, and continues', async (_what, text) => {
    const { story, socket } = joined();
    socket.receive(text);
    await clock.pass(0);
    expect(story.log).toEqual([]);
    expect(story.context.logged).toMatchObject([{ level: 'warning' }]);
    socket.receiveEvent('update', post('s2'));
    expect(story.all(statusesStreamed)).toHaveLength(1);
  });

  it('ignores the answer to a ping', async () => {
    const { story, socket } = joined();
    socket.receive('pong');
    await clock.pass(0);
    expect(story.log).toEqual([]);
    expect(story.context.logged).toEqual([]);
  });
});

describe('a burst of frames', () => {
  /** Sends 200 statuses at once; returns how many were handled in each task. */
  async function burst(context: ContextChanges = {}) {
    const { story, socket } = joined(context);
    const told = () => story.all(statusesStreamed).flatMap(({ payload }) => payload.statusIds);
    const ids = Array.from({ length: 200 }, (_, n) => `s${String(n).padStart(3, '0')}`);
    ids.forEach((id) => socket.receiveEvent('update', post(id)));
    const turns = [told().length];
    for (let before = told().length; before < ids.length; before = told().length) {
      jest.advanceTimersToNextTimer();
      await settled();
      turns.push(told().length - before);
    }
    expect(told()).toEqual(ids);
    return turns;
  }

  it('is handled in order, the first at once and then a few in each task', async () => {
    const turns = await burst();
    expect(turns[0]).toBe(1);
    expect(Math.max(...turns)).toBe(25);
  });

  it('is dispatched in few actions: all of a task but the first come together', async () => {
    const { story, socket } = joined();
    ['s1', 's2', 's3', 's4'].forEach((id) => socket.receiveEvent('update', post(id)));
    await clock.pass(200);
    expect(story.all(statusesStreamed).map(({ payload }) => payload.statusIds)).toEqual([
      ['s1'],
      ['s2', 's3', 's4'],
    ]);
    expect(story.state().timelines.friends?.ranges.flat()).toEqual(['s4', 's3', 's2', 's1']);
  });

  it('keeps its order when other events come in between', async () => {
    const { story, socket } = joined();
    ['s1', 's2', 's3'].forEach((id) => socket.receiveEvent('update', post(id)));
    socket.receiveEvent('status.update', post('s3', '<p>Hello, world</p>'));
    socket.receiveEvent('update', post('s4'));
    socket.receiveEvent('delete', 's4');
    await clock.pass(200);
    expect(story.types()).toEqual([
      statusesStreamed.type,
      statusesStreamed.type,
      statusReceived.type,
      statusesStreamed.type,
      statusDeleted.type,
    ]);
    expect(selectStatus(story.state(), 's3')).toMatchObject({ text: 'Hello, world' });
    expect(selectStatus(story.state(), 's4')).toMatchObject({ deleted: true });
  });

  it('yields earlier if frames take long', async () => {
    let time = Date.now();
    const turns = await burst({ clock: { now: () => (time += 5) } });
    expect(Math.max(...turns)).toBeLessThanOrEqual(4);
  });

  it('is handled completely if the socket closes behind it', async () => {
    const { story, socket } = joined();
    ['s1', 's2', 's3'].forEach((id) => socket.receiveEvent('update', post(id)));
    socket.end(1001);
    await clock.pass(0);
    expect(story.all(statusesStreamed).flatMap(({ payload }) => payload.statusIds)).toEqual([
      's1',
      's2',
      's3',
    ]);
    expect(story.all(socketJoined)).toHaveLength(0);
    expect(story.state().realtime.socket).toBe(2);
  });
});
