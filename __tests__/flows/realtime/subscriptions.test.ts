/** One socket serves several timelines: those on screen are subscribed to until they are left. */
import nock from 'nock';
import type { ServerFamily } from '@/domain/session/instance';
import { fork } from '@/sagas/engine/effects';
import { streamingSaga } from '@/sagas/realtime/streaming/streaming';
import { timelinesSaga } from '@/sagas/timelines/timelines';
import { makeSelectShownIds } from '@/selectors/timelines/timelineGrid';
import { instanceConfigured } from '@/slices/session/config';
import { conversationsOpened } from '@/slices/talk/conversations';
import {
  pageVisibilityChanged,
  socketJoined,
  streamUnsubscribed,
  streamSubscribed,
} from '@/slices/realtime/realtime';
import { userTokenReceived } from '@/slices/session/session';
import {
  newStatusesShown,
  statusesStreamed,
  timelineClosed,
  timelineOpened,
  timelinePageReceived,
} from '@/slices/timelines/timelines';
import { selectNewCount } from '@support/timelines/newCount';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fakeSockets } from '@support/socket';
import { wireStatus } from '@support/wire';

const clock = useStoppedClock();

/** A timeline, its stream in subscriptions and in frames, and the path of its pages. */
const timelines = [
  ['public', { stream: 'public:local' }, ['public:local'], '/api/v1/timelines/public'],
  ['publicAndExternal', { stream: 'public' }, ['public'], '/api/v1/timelines/public'],
  [
    'tag:Cats',
    { stream: 'hashtag', tag: 'cats' },
    ['hashtag', 'cats'],
    '/api/v1/timelines/tag/Cats',
  ],
  ['list:12', { stream: 'list', list: '12' }, ['list', '12'], '/api/v1/timelines/list/12'],
  ['list:12', { stream: 'list', list: '12' }, ['list:12'], '/api/v1/timelines/list/12'],
  ['dms', { stream: 'direct' }, ['direct'], '/api/v1/timelines/direct'],
] as const;

const versions: Partial<Record<ServerFamily, string>> = { pleroma: '2.6.50', mastodon: '4.3.0' };

/** A signed-in reader with an open socket. */
function joined(family: ServerFamily = 'pleroma', backendVersion = versions[family] ?? '1.0.0') {
  const sockets = fakeSockets();
  const story = replay(
    function* () {
      yield* fork(timelinesSaga);
      yield* fork(streamingSaga);
    },
    {
      family,
      before: [
        instanceConfigured({
          instance: { backendVersion, streamingUrl: 'wss://home.example' },
        }),
        userTokenReceived({ userToken: 'TOKEN-mia' }),
        signedIn(),
      ],
      context: { net: { openSocket: sockets.openSocket } },
    },
  );
  sockets.last.open();
  const sent = () => sockets.last.sent.map((text) => JSON.parse(text) as object);
  return { story, sockets, sent };
}

type Stage = ReturnType<typeof joined>;

const pages = (path: string, query: Record<string, string> = {}) =>
  nock(ORIGIN)
    .get(path)
    .query((asked) => Object.entries(query).every(([name, value]) => asked[name] === value));

const page = (...ids: string[]) => ids.map((id) => wireStatus({ id }));

async function opened({ story }: Stage, key: string, path: string) {
  pages(path).reply(200, page('S1'));
  story.dispatch(timelineOpened({ key }));
  await story.until(timelinePageReceived);
  story.log.length = 0;
}

/** Confirms a subscription as this family does: with a message, or by silence. */
async function take({ story, sockets }: Stage, family: ServerFamily = 'pleroma') {
  if (family === 'pleroma') {
    sockets.last.receiveEvent('pleroma:respond', { type: 'subscribe', result: 'success' });
  } else await clock.pass(1_000);
  await story.until(streamSubscribed);
}

const update = (stream: readonly string[], id: string) => ({
  stream,
  event: 'update',
  payload: JSON.stringify(wireStatus({ id })),
});

/** Opens the timeline, subscribes to it, and catches up. */
async function live(stage: Stage, key: string, path: string, family: ServerFamily = 'pleroma') {
  await opened(stage, key, path);
  pages(path, { since_id: 'S1' }).reply(200, []);
  await take(stage, family);
  await stage.story.until(timelinePageReceived);
  // A polling request may still be running.
  await clock.pass(10_000);
  stage.story.log.length = 0;
}

describe('a timeline on screen', () => {
  it.each(timelines)(
    'such as %s is streamed through the socket as %j',
    async (key, asked, named, path) => {
      const stage = joined();
      const { story, sockets, sent } = stage;
      await live(stage, key, path);
      expect(sent()).toEqual([{ type: 'subscribe', ...asked }]);
      await clock.pass(120_000);
      expect(story.all(timelinePageReceived)).toEqual([]);
      sockets.last.receive(update(named, 'S2'));
      expect(story.all(statusesStreamed).map(({ payload }) => payload.keys)).toEqual([[key]]);
      expect(selectNewCount(story.state(), key)).toBe(1);
      story.dispatch(newStatusesShown({ key }));
      expect(makeSelectShownIds()(story.state(), key)).toEqual(['S2', 'S1']);
      expect(story.state().timelines.friends).toBeUndefined();
    },
  );

  it.each(['mastodon', 'gotosocial'] as const)(
    'counts as subscribed by %s if there is no refusal, and catches up',
    async (family) => {
      const stage = joined(family);
      await opened(stage, 'public', '/api/v1/timelines/public');
      await clock.pass(900);
      expect(stage.story.all(streamSubscribed)).toEqual([]);
      pages('/api/v1/timelines/public', { since_id: 'S1' }).reply(200, page('S2'));
      await clock.pass(100);
      await stage.story.until(timelinePageReceived);
      expect(selectNewCount(stage.story.state(), 'public')).toBe(1);
      stage.story.log.length = 0;
      await clock.pass(120_000);
      expect(stage.story.all(timelinePageReceived)).toEqual([]);
    },
  );

  it('catches up when a lost connection is restored', async () => {
    const stage = joined();
    const { story, sockets, sent } = stage;
    const path = '/api/v1/timelines/public';
    await live(stage, 'public', path);
    pages(path, { since_id: 'S1' }).reply(200, page('S2'));
    sockets.last.end(1006);
    await story.until(timelinePageReceived);
    await clock.pass(1_000);
    sockets.last.open();
    expect(sent()).toEqual([{ type: 'subscribe', stream: 'public:local' }]);
    pages(path, { since_id: 'S2' }).reply(200, page('S3'));
    story.log.length = 0;
    await take(stage);
    await story.until(timelinePageReceived);
    expect(selectNewCount(story.state(), 'public')).toBe(2);
  });

  it('is unsubscribed when the reader leaves, and later frames are ignored', async () => {
    const stage = joined();
    const { story, sockets, sent } = stage;
    await live(stage, 'list:12', '/api/v1/timelines/list/12');
    story.dispatch(timelineClosed({ key: 'list:12' }));
    expect(sent().at(-1)).toEqual({ type: 'unsubscribe', stream: 'list', list: '12' });
    sockets.last.receiveEvent('pleroma:respond', { type: 'unsubscribe', result: 'success' });
    sockets.last.receive(update(['list', '12'], 'S2'));
    expect(story.all(statusesStreamed)).toEqual([]);
  });

  it('is unsubscribed while the page is hidden, except home', async () => {
    const stage = joined();
    const { story, sockets, sent } = stage;
    const path = '/api/v1/timelines/public';
    await live(stage, 'public', path);
    story.dispatch(pageVisibilityChanged(false));
    expect(sent().at(-1)).toMatchObject({ type: 'unsubscribe' });
    sockets.last.receive(update(['user'], 'S2'));
    expect(story.all(statusesStreamed)[0]?.payload.keys).toEqual(['friends']);
    pages(path, { since_id: 'S1' }).times(2).reply(200, []);
    story.log.length = 0;
    story.dispatch(pageVisibilityChanged(true));
    await take(stage);
    expect(sent().at(-1)).toMatchObject({ type: 'subscribe' });
  });

  it('is subscribed on the same socket as the one before, one message after the other', async () => {
    const stage = joined();
    const { story, sockets, sent } = stage;
    await live(stage, 'public', '/api/v1/timelines/public');
    story.dispatch(timelineClosed({ key: 'public' }));
    await opened(stage, 'tag:cats', '/api/v1/timelines/tag/cats');
    pages('/api/v1/timelines/tag/cats', { since_id: 'S1' }).reply(200, []);
    await take(stage);
    expect(sent()).toEqual([
      { type: 'subscribe', stream: 'public:local' },
      { type: 'unsubscribe', stream: 'public:local' },
      { type: 'subscribe', stream: 'hashtag', tag: 'cats' },
    ]);
    expect(sockets.opened).toHaveLength(1);
    expect(story.all(socketJoined)).toEqual([]);
    expect(story.all(streamUnsubscribed)).toEqual([]);
  });

  it('receives changes of direct conversations', () => {
    const { story, sent } = joined('mastodon');
    story.dispatch(conversationsOpened());
    expect(sent()).toEqual([{ type: 'subscribe', stream: 'direct' }]);
  });
});

describe('a timeline that is not streamed', () => {
  const path = '/api/v1/timelines/list/12';

  it.each<[string, ServerFamily, object]>([
    [
      'says no',
      'pleroma',
      {
        event: 'pleroma:respond',
        payload: '{"type":"subscribe","result":"error","error":"bad_topic"}',
      },
    ],
    ['says no', 'mastodon', { error: 'Not authorized to stream this list', status: 401 }],
  ])('is polled if the server %s (%s)', async (_what, family, refusal) => {
    const stage = joined(family);
    const { story, sockets, sent } = stage;
    await opened(stage, 'list:12', path);
    sockets.last.receive(refusal);
    pages(path, { since_id: 'S1' }).reply(200, page('S2'));
    await clock.pass(10_000);
    await story.until(timelinePageReceived);
    expect(selectNewCount(story.state(), 'list:12')).toBe(1);
    expect(sent()).toHaveLength(1);
    expect(story.all(streamSubscribed)).toEqual([]);
    expect(story.context.logged).toEqual([]);
  });

  it('is polled if the server refuses after a while', async () => {
    const stage = joined('mastodon');
    const { story, sockets } = stage;
    await live(stage, 'list:12', path, 'mastodon');
    pages(path, { since_id: 'S1' }).reply(200, page('S2'));
    sockets.last.receive({ error: 'Not authorized to stream this list', status: 401 });
    await story.until(timelinePageReceived);
    expect(selectNewCount(story.state(), 'list:12')).toBe(1);
  });

  it.each<[ServerFamily, string, string, string]>([
    ['akkoma', '3.10.4', 'list:12', path],
    ['pleroma', '2.5.0', 'list:12', path],
    ['unknown', '9.0', 'list:12', path],
    ['gotosocial', '0.20.0', 'tag:cats', '/api/v1/timelines/tag/cats'],
    ['pleroma', '2.6.50', 'bookmarks', '/api/v1/bookmarks'],
  ])('is polled on %s %s (%s)', async (family, version, key, address) => {
    const stage = joined(family, version);
    await opened(stage, key, address);
    for (const round of [1, 2]) {
      pages(address, { since_id: 'S1' }).reply(200, []);
      await clock.pass(10_000);
      await stage.story.until(timelinePageReceived);
      expect(stage.story.all(timelinePageReceived)).toHaveLength(round);
    }
    expect(stage.sent()).toEqual([]);
  });
});
