import fc from 'fast-check';
import { decodeFrame, streamingPath, type Frame } from '@/api/frames';
import { fixtureNames, socketFixture } from '@support/fixtures';
import {
  wireAnnouncement,
  wireChat,
  wireConversation,
  wireNotification,
  wireStatus,
} from '@support/wire';

const frame = (event: string, payload?: unknown, stream?: unknown): Frame =>
  decodeFrame(JSON.stringify({ event, payload, stream }));

/** Servers send the payload as JSON inside a string. */
const text = (payload: unknown): string => JSON.stringify(payload);

describe('a frame', () => {
  it.each<[string, unknown, object]>([
    ['update', wireStatus(), { statusId: 's1', entities: { users: [{ id: 'u1' }] } }],
    ['status.update', wireStatus({ edited_at: null }), { statusId: 's1' }],
    ['notification', wireNotification(), { notification: { id: '501', type: 'mention' } }],
    ['pleroma:chat_update', wireChat(), { chat: { id: 'c1', lastMessage: { id: 'm1' } } }],
    ['conversation', wireConversation(), { conversation: { id: '89', lastStatusId: 's1' } }],
    ['announcement', wireAnnouncement(), { announcement: { id: 'a1' } }],
    [
      'announcement.reaction',
      { name: 'frog', count: 2, announcement_id: 'a1' },
      { announcementId: 'a1', name: 'frog', count: 2, mine: false },
    ],
    [
      'marker',
      { notifications: { last_read_id: '1538' } },
      { lastReadNotificationId: '1538', lastReadHomeId: null },
    ],
    [
      'pleroma:respond',
      { type: 'subscribe', result: 'error', error: 'bad_topic' },
      { about: 'subscribe', result: 'error', error: 'bad_topic' },
    ],
    [
      'pleroma:follow_relationships_update',
      {
        state: 'unfollow',
        follower: { id: 'u1', follower_count: 1, following_count: 2 },
        following: { id: 'u2', follower_count: 3, following_count: 4 },
      },
      {
        state: 'unfollow',
        follower: { userId: 'u1', followerCount: 1, followingCount: 2 },
        following: { userId: 'u2', followerCount: 3, followingCount: 4 },
      },
    ],
  ])('of type %s is read with its payload as string and as object', (event, payload, expected) => {
    expect(frame(event, text(payload))).toMatchObject({ event, ...expected });
    expect(frame(event, payload)).toMatchObject({ event, ...expected });
  });

  it.each([
    ['delete', { id: 'AqC1' }],
    ['announcement.delete', { announcementId: 'AqC1' }],
  ])('of type %s has a bare id', (event, expected) => {
    expect(frame(event, 'AqC1')).toEqual({ event, ...expected, stream: [] });
    expect(frame(event, text('AqC1'))).toEqual({ event, ...expected, stream: [] });
  });

  it('with a bare id of digits keeps it as a string', () => {
    expect(frame('delete', '112000000000000001')).toMatchObject({ id: '112000000000000001' });
  });

  it.each(['filters_changed', 'notifications_merged'])('of type %s has no payload', (event) => {
    expect(frame(event)).toEqual({ event, stream: [] });
    expect(frame(event, null)).toEqual({ event, stream: [] });
  });

  it('names its stream, where the server sends it', () => {
    expect(frame('delete', 'x', ['hashtag', 'cats']).stream).toEqual(['hashtag', 'cats']);
    expect(frame('delete', 'x').stream).toEqual([]);
    expect(frame('delete', 'x', 'user').stream).toEqual([]);
  });

  it('may be a bare keep-alive word', () => {
    expect(decodeFrame('pong')).toEqual({ event: 'pong', stream: [] });
  });

  it.each(['new_event', 'constructor', '__proto__', 'toString'])(
    'of type %s is unknown',
    (event) => {
      expect(frame(event, {})).toEqual({ event: 'unknown', name: event, stream: [] });
    },
  );

  it.each([
    'update',
    'status.update',
    'notification',
    'delete',
    'pleroma:chat_update',
    'pleroma:follow_relationships_update',
    'conversation',
    'announcement',
    'announcement.reaction',
    'announcement.delete',
  ])('of type %s with invalid content is unreadable', (event) => {
    for (const payload of [undefined, null, {}, [], '', '{', '{"id":', text({}), true]) {
      expect(frame(event, payload)).toMatchObject({ event: 'unreadable', name: event });
    }
  });

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (line) => {
        expect(typeof decodeFrame(line).event).toBe('string');
      }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom('update', 'notification', 'pleroma:chat_update', 'marker', 'conversation'),
        fc.jsonValue(),
        (event, payload) => {
          expect(() => frame(event, payload)).not.toThrow();
          expect(() => frame(event, text(payload))).not.toThrow();
        },
      ),
    );
  });
});

describe('the recorded sockets', () => {
  const frames = fixtureNames('realtime', /^(?!.*shout)/).flatMap((name) =>
    (socketFixture(name).frames ?? [])
      .filter(({ dir }) => dir === 'in')
      .map((recorded) => ({ name, text: recorded.text })),
  );

  it('contain no frame that is not understood', () => {
    expect(frames.length).toBeGreaterThan(60);
    const odd = frames
      .map((recorded) => ({ name: recorded.name, frame: decodeFrame(recorded.text) }))
      .filter((seen) => ['unknown', 'unreadable'].includes(seen.frame.event));
    expect(odd).toEqual([]);
  });

  it('contain frames of many types', () => {
    const events = new Set(frames.map((recorded) => decodeFrame(recorded.text).event));
    expect([...events].sort()).toEqual([
      'conversation',
      'delete',
      'marker',
      'notification',
      'pleroma:chat_update',
      'pleroma:follow_relationships_update',
      'pleroma:respond',
      'status.update',
      'update',
    ]);
  });
});

describe('the address of a stream', () => {
  it('has the token, the stream and its parameters', () => {
    expect(streamingPath({ token: 'a+b', stream: 'user' })).toBe(
      '/api/v1/streaming?access_token=a%2Bb&stream=user',
    );
    expect(streamingPath({ token: null, stream: 'hashtag', args: { tag: 'cats & dogs' } })).toBe(
      '/api/v1/streaming?stream=hashtag&tag=cats+%26+dogs',
    );
  });

  it('equals the recorded one', () => {
    const { url } = socketFixture('realtime/user-updates');
    const { pathname, searchParams } = new URL(url);
    const made = new URL(
      streamingPath({ token: 'TOKEN-alice', stream: 'user' }),
      'https://home.example',
    );
    expect(made.pathname).toBe(pathname.replace(/\/$/, ''));
    expect(made.searchParams.get('stream')).toBe(searchParams.get('stream'));
    expect([...made.searchParams.keys()].sort()).toEqual(['access_token', 'stream']);
  });
});
