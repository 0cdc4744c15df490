/** Recorded sockets of a real server, frame by frame, and their effect on timelines. */
import nock from 'nock';
import { noEntities } from '@/domain/engine/entities';
import { credentialsSaga } from '@/sagas/session/credentials';
import { fork } from '@/sagas/engine/effects';
import { streamingSaga } from '@/sagas/realtime/streaming/streaming';
import { selectHeldNotifications } from '@/selectors/notifications/notifications';
import { socketStates, tokenDoubted } from '@/slices/realtime/realtime';
import { userTokenCleared, userTokenReceived } from '@/slices/session/session';
import type { PageKind, TimelinePage } from '@/slices/timelines/timelineState';
import { timelineOpened, timelinePageReceived } from '@/slices/timelines/timelines';
import { instanceLoaded } from '@/slices/session/startup';
import { selectNewCount } from '@support/timelines/newCount';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fixtureNames, socketFixture } from '@support/fixtures';
import { fakeSockets } from '@support/socket';

const START = '2026-11-20T12:00:00.000Z';
const clock = useStoppedClock(START);

function* bothSagas() {
  yield* fork(credentialsSaga);
  yield* fork(streamingSaga);
}

const nothing = (kind: PageKind): TimelinePage => ({
  key: 'friends',
  kind,
  ids: [],
  entities: noEntities(),
  from: null,
  next: null,
  show: true,
});

/** Plays the frames of a real server at their recorded pace. */
async function play(name: string) {
  const { url, handshake, frames = [], close } = socketFixture(name);
  const token = new URL(url).searchParams.get('access_token') ?? '';
  jest.setSystemTime(new Date(START));
  const sockets = fakeSockets();
  const story = replay(bothSagas, {
    before: [
      instanceLoaded(),
      userTokenReceived({ userToken: token }),
      signedIn(),
      timelineOpened({ key: 'friends' }),
      timelinePageReceived(nothing('first')),
    ],
    context: { net: { openSocket: sockets.openSocket } },
  });
  const socket = sockets.last;
  if (handshake.status === 101) {
    socket.open();
    // Nothing was posted before the socket was open.
    story.dispatch(timelinePageReceived({ ...nothing('news'), isStreaming: true }));
  } else {
    socket.end(1006);
  }
  let at = 0;
  for (const frame of frames.filter(({ dir }) => dir === 'in')) {
    await clock.pass(frame.at_ms - at);
    at = frame.at_ms;
    socket.receive(frame.text);
  }
  await clock.pass(100);
  return { story, sockets, socket, close };
}

describe('sockets of a real server', () => {
  it.each(fixtureNames('realtime', /\/(user-|idle|direct|list$|chat-only|notification-only)/))(
    'contain no frame that is not understood: %s',
    async (name) => {
      const { story } = await play(name);
      expect(story.context.logged).toEqual([]);
      expect(story.state().realtime.socket).toBe(socketStates.joined);
    },
  );

  it('add posts, repeats, replies and mentions to the home timeline', async () => {
    const { story } = await play('realtime/user-updates');
    expect(selectNewCount(story.state(), 'friends')).toBe(8);
    expect(story.state().timelines.friends?.ranges).toEqual([
      [
        'BCdetR9m9girOTtJ5c',
        'BCdetLmC9vtChtou8m',
        'BCdetDEDwLxiCDrf4y',
        'BCdet7tpkjgHfXHo6S',
        'BCdet2VBovzsveiYUq',
        'BCdesxFPMBP0dGINhg',
        'BCdesruJDCYQ4NNxce',
        'BCdesmckr2XdgU8N4C',
      ],
    ]);
    expect(selectHeldNotifications(story.state()).map(({ id, type }) => [id, type])).toEqual([
      ['1642', 'mention'],
      ['1640', 'mention'],
      ['1639', 'mention'],
    ]);
  });

  it('give the same actions for the same frames', async () => {
    const first = await play('realtime/user-updates');
    first.story.task.cancel();
    const second = await play('realtime/user-updates');
    expect(second.story.log).toEqual(first.story.log);
    expect(second.story.state()).toEqual(first.story.state());
  });

  it('close normally when the token is revoked, and are refused from then on', async () => {
    nock(ORIGIN)
      .get('/api/v1/accounts/verify_credentials')
      .reply(403, { error: 'Invalid credentials.' });
    const { story, socket, sockets, close } = await play('realtime/token-revoked');
    socket.end(close!.code);
    expect(story.state().realtime.socket).toBe(socketStates.closed);
    await story.until(userTokenCleared);
    await clock.pass(60_000);
    expect(sockets.opened).toHaveLength(1);

    const refused = await play('realtime/token-revoked-reconnect');
    expect(refused.story.state().realtime.socket).toBe(socketStates.error);
    expect(refused.story.all(tokenDoubted)).toHaveLength(0);
  });
});
