/** The shoutbox: the socket breaks, returns and is refused, and no text is lost. */
import type { Action } from '@reduxjs/toolkit';
import type { ContextChanges } from '@support/context';
import { fork } from '@/sagas/engine/effects';
import { noticesSaga } from '@/sagas/noticeRules';
import { shoutSaga } from '@/sagas/talk/shout/shout';
import { selectShoutJoined } from '@/selectors/session/navigation';
import { selectShout } from '@/selectors/talk/shout';
import { selectUser } from '@/selectors/people/users';
import { instanceConfigured } from '@/slices/session/config';
import { noticeShown } from '@/slices/engine/notices';
import { onlineChanged, tokenDoubted } from '@/slices/realtime/realtime';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { shoutRequested, shoutTyped } from '@/slices/talk/shout';
import { instanceLoaded } from '@/slices/session/startup';
import { settled, useStoppedClock } from '@support/clock';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';
import { socketFixture } from '@support/fixtures';
import { fakeSockets, type FakeSocket } from '@support/socket';

const clock = useStoppedClock();

const ALICE = 'BCdWEtDhYhnsWPq9aq';
const BOB = 'BCdWEznj5gBWvsk0Zs';
const before = [
  instanceLoaded(),
  instanceConfigured({ instance: { shoutAvailable: true } }),
  userTokenReceived({ userToken: 'TOKEN-alice' }),
  signedIn({ id: ALICE, chatToken: 'CHAT-TOKEN-alice' }),
];

async function start(actions: Action[] = before, context: ContextChanges = {}) {
  const sockets = fakeSockets();
  const story = replay(
    function* () {
      yield* fork(noticesSaga);
      yield* fork(shoutSaga);
    },
    {
      before: actions,
      context: {
        ...context,
        net: { openSocket: sockets.openSocket, ...context.net },
      },
    },
  );
  await settled();
  return { sockets, story };
}

type Frame = [string | null, string | null, string, string, Record<string, unknown>];

const sentBy = (socket: FakeSocket): Frame[] =>
  socket.sent.map((text) => JSON.parse(text) as Frame);

/** Accepts the join, and sends the messages so far. */
function letIn(socket: FakeSocket, messages: unknown[] = []): void {
  socket.open();
  acceptJoin(socket, messages);
}

function acceptJoin(socket: FakeSocket, messages: unknown[] = []): void {
  const [joinRef, ref, topic] = sentBy(socket).findLast(([, , , event]) => event === 'phx_join')!;
  socket.receive([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} }]);
  socket.receive([joinRef, null, topic, 'messages', { messages }]);
}

const said = (id: number, text: string, name = 'bob') => ({
  id,
  text,
  author: {
    id: name === 'alice' ? ALICE : BOB,
    username: name,
    acct: name,
    avatar: `/${name}.png`,
  },
});

const broadcast = (socket: FakeSocket, message: unknown) =>
  socket.receive([null, null, 'chat:public', 'new_msg', message]);

const texts = (story: ReturnType<typeof replay>) =>
  selectShout(story.state()).shouts.map(({ text }) => text);

/**
 * Plays the frames of a real server at their pace. Their refs belong to the recorded client's
 * frames, and are translated to those that ours has used.
 */
async function play(name: string, says: Record<string, string> = {}) {
  const { frames = [], close } = socketFixture(name);
  const { sockets, story } = await start();
  const socket = sockets.last;
  socket.open();
  const refs = new Map<string, string>();
  const inOurs = (ref: string | null) => (ref === null ? null : (refs.get(ref) ?? ref));
  let sent = 0;
  let at = 0;
  for (const frame of frames) {
    await clock.pass(frame.at_ms - at);
    at = frame.at_ms;
    const [joinRef, ref, topic, event, payload] = JSON.parse(frame.text) as Frame;
    if (frame.dir === 'in') {
      socket.receive([inOurs(joinRef), inOurs(ref), topic, event, payload]);
      continue;
    }
    const words = says[String(payload.text)] ?? payload.text;
    if (event === 'new_msg') story.dispatch(shoutRequested({ text: String(words) }));
    const ours = sentBy(socket)[sent];
    if (event === 'phx_join' || (event === 'new_msg' && ours?.[3] === 'new_msg')) {
      refs.set(ref ?? '', ours?.[1] ?? '');
      sent += 1;
    }
  }
  return { story, socket, sockets, close };
}

describe('the shoutbox of a real server', () => {
  it('SHOUT-02 joins chat:public on a Phoenix-style socket at /socket with a token', async () => {
    const { socket, story } = await play('realtime/shout');
    expect(socket.url).toBe(socketFixture('realtime/shout').url);
    const join = sentBy(socket)[0]!;
    expect(join.slice(2)).toEqual(['chat:public', 'phx_join', {}]);
    // The join ref is the ref of the join message.
    expect(join[0]).toBe(join[1]);
    expect(selectShoutJoined(story.state())).toBe(true);
  });

  it('SHOUT-03 receives messages and new_msg, each with id, text and author', async () => {
    const { story } = await play('realtime/shout');
    expect(selectShout(story.state()).shouts).toEqual([
      { id: '2', userId: ALICE, text: 'Hello <b>all</b> :heart_test:\nsecond line' },
      { id: '3', userId: BOB, text: 'Good evening' },
      { id: '4', userId: ALICE, text: 'Good evening bob' },
    ]);
    expect(selectUser(story.state(), BOB)).toMatchObject({
      id: BOB,
      screenName: 'bob',
      avatarUrl: expect.stringContaining('/media/c5ab99') as string,
    });
    // Earlier messages count as seen, and the own message is not new.
    expect(selectShout(story.state()).unseen).toBe(1);
    expect(selectShout(story.state()).sending).toEqual([]);
    expect(story.all(noticeShown)).toEqual([]);
  });

  it('SHOUT-04 pushes new_msg with the text, and times a send out after 10 s', async () => {
    const { story, socket } = await play('realtime/shout');
    expect(sentBy(socket).at(-1)!.slice(2)).toEqual([
      'chat:public',
      'new_msg',
      { text: 'Good evening bob' },
    ]);
    story.dispatch(shoutTyped({ text: 'Anybody there?' }));
    story.dispatch(shoutRequested({ text: 'Anybody there?' }));
    expect(selectShout(story.state())).toMatchObject({
      draft: '',
      sending: [{ text: 'Anybody there?' }],
    });
    await clock.pass(9_999);
    expect(selectShout(story.state()).sending).toHaveLength(1);
    expect(story.all(noticeShown)).toEqual([]);
    await clock.pass(1);
    expect(selectShout(story.state())).toMatchObject({ draft: 'Anybody there?', sending: [] });
    expect(story.all(noticeShown).map(({ payload }) => payload.messageKey)).toEqual([
      'shoutbox.not_sent',
    ]);
  });

  it('recognises its own text in the echo, trimmed, and does not send blank ones', async () => {
    const { story, socket } = await play('realtime/shout-empty');
    expect(texts(story)).toEqual(['Hello <b>all</b> :heart_test:\nsecond line']);
    expect(selectShout(story.state()).sending).toEqual([]);
    expect(sentBy(socket).filter(([, , , event]) => event === 'new_msg')).toHaveLength(1);
  });

  it('rejoins a channel that crashed, after a second', async () => {
    const { frames = [] } = socketFixture('realtime/shout-errors');
    const backlog = (JSON.parse(frames[2]!.text) as Frame)[4].messages as unknown[];
    const { story, sockets } = await start();
    const socket = sockets.last;
    letIn(socket, backlog);
    const [[joinRef]] = sentBy(socket) as [Frame];
    socket.receive([joinRef, joinRef, 'chat:public', 'phx_error', {}]);
    expect(selectShoutJoined(story.state())).toBe(false);
    await clock.pass(999);
    expect(sentBy(socket)).toHaveLength(1);
    await clock.pass(1);
    const again = sentBy(socket)[1]!;
    expect(again.slice(2)).toEqual(['chat:public', 'phx_join', {}]);
    expect(again[0]).not.toBe(joinRef);
    acceptJoin(socket, backlog);
    expect(selectShoutJoined(story.state())).toBe(true);
    expect(sockets.opened).toHaveLength(1);
  });
});

describe('a lost connection of the shoutbox', () => {
  it('counts as left, and is reopened with the channel joined again', async () => {
    const { story, sockets } = await start();
    letIn(sockets.last, [said(1, 'one')]);
    expect(selectShoutJoined(story.state())).toBe(true);
    sockets.last.end(1006);
    expect(selectShoutJoined(story.state())).toBe(false);
    await clock.pass(999);
    expect(sockets.opened).toHaveLength(1);
    await clock.pass(1);
    expect(sockets.opened).toHaveLength(2);
    letIn(sockets.last, [said(1, 'one'), said(2, 'two')]);
    expect(selectShoutJoined(story.state())).toBe(true);
    expect(texts(story)).toEqual(['one', 'two']);
  });

  it('is retried with growing delays, and waits for the network', async () => {
    const { story, sockets } = await start();
    const opened: number[] = [];
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      sockets.last.end(1006);
      await clock.pass(wait - 1);
      opened.push(sockets.opened.length);
      await clock.pass(1);
    }
    expect(opened).toEqual([1, 2, 3, 4, 5, 6, 7]);
    story.dispatch(onlineChanged(false));
    sockets.last.end(1006);
    await clock.pass(600_000);
    expect(sockets.opened).toHaveLength(8);
    story.dispatch(onlineChanged(true));
    expect(sockets.opened).toHaveLength(9);
  });

  it('counts a text that arrived before it as sent, and returns one that did not', async () => {
    const { story, sockets } = await start();
    letIn(sockets.last, [said(1, 'hello', 'alice')]);
    story.dispatch(shoutRequested({ text: 'hello' }));
    story.dispatch(shoutRequested({ text: 'still there?' }));
    sockets.last.end(1006);
    await clock.pass(1_000);
    // The first "hello" is an older message.
    letIn(sockets.last, [said(1, 'hello', 'alice'), said(2, 'hello', 'alice')]);
    expect(selectShout(story.state()).sending.map(({ text }) => text)).toEqual(['still there?']);
    expect(sentBy(sockets.last).map(([, , , event]) => event)).toEqual(['phx_join']);
    await clock.pass(9_000);
    expect(selectShout(story.state())).toMatchObject({ draft: 'still there?', sending: [] });
  });

  it('removes a returned text from the form when it arrives late', async () => {
    const { story, sockets } = await start();
    letIn(sockets.last);
    story.dispatch(shoutRequested({ text: 'slow' }));
    await clock.pass(10_000);
    expect(selectShout(story.state()).draft).toBe('slow');
    broadcast(sockets.last, said(7, 'slow', 'alice'));
    expect(selectShout(story.state())).toMatchObject({ draft: '', returned: null });
    expect(texts(story)).toEqual(['slow']);
  });

  it('returns a text at once if nobody can receive it, before newer input', async () => {
    const { story, sockets } = await start();
    letIn(sockets.last);
    sockets.last.end(1006);
    story.dispatch(shoutRequested({ text: 'into the void' }));
    expect(selectShout(story.state())).toMatchObject({ draft: 'into the void', sending: [] });
    await clock.pass(1_000);
    letIn(sockets.last);
    story.dispatch(shoutRequested({ text: 'first' }));
    story.dispatch(shoutTyped({ text: 'second' }));
    const [joinRef, ref, topic] = sentBy(sockets.last).at(-1)!;
    socketRefuses(sockets.last, [joinRef, ref, topic]);
    expect(selectShout(story.state())).toMatchObject({ draft: 'first\nsecond', sending: [] });
  });

  it('causes the account to be reloaded after two refusals, as the token may have expired, and uses the new one', async () => {
    const { story, sockets } = await start();
    sockets.last.end(1006);
    await clock.pass(1_000);
    expect(story.all(tokenDoubted)).toHaveLength(0);
    sockets.last.end(1006);
    expect(story.all(tokenDoubted)).toHaveLength(1);
    story.dispatch(signedIn({ id: ALICE, chatToken: 'CHAT-TOKEN-fresh' }));
    expect(sockets.opened).toHaveLength(3);
    expect(new URL(sockets.last.url).searchParams.get('token')).toBe('CHAT-TOKEN-fresh');
    letIn(sockets.last);
    expect(selectShoutJoined(story.state())).toBe(true);
    // A new token alone does not end the connection.
    story.dispatch(signedIn({ id: ALICE, chatToken: 'CHAT-TOKEN-newer' }));
    expect(sockets.opened).toHaveLength(3);
    expect(selectShoutJoined(story.state())).toBe(true);
  });

  it('is detected when no heartbeat is answered', async () => {
    const { story, sockets } = await start();
    letIn(sockets.last);
    await clock.pass(30_000);
    const [joinRef, ref, topic, event] = sentBy(sockets.last).at(-1)!;
    expect([joinRef, topic, event]).toEqual([null, 'phoenix', 'heartbeat']);
    sockets.last.receive([null, ref, 'phoenix', 'phx_reply', { status: 'ok', response: {} }]);
    await clock.pass(30_000);
    expect(selectShoutJoined(story.state())).toBe(true);
    await clock.pass(30_000);
    expect(selectShoutJoined(story.state())).toBe(false);
    await clock.pass(1_000);
    expect(sockets.opened).toHaveLength(2);
  });
});

describe('an unavailable shoutbox', () => {
  it.each([
    ['the server has none', [instanceConfigured({ instance: { shoutAvailable: false } })]],
    ['nobody is signed in', [loggedOut()]],
  ])('opens no socket: %s', async (_why, changes) => {
    const { sockets } = await start([...before, ...changes]);
    await clock.pass(60_000);
    expect(sockets.opened).toEqual([]);
  });

  it('opens none without its token', async () => {
    const { sockets } = await start([...before.slice(0, 3), signedIn({ id: ALICE })]);
    expect(sockets.opened).toEqual([]);
  });

  it('leaves the channel and closes the connection on logout', async () => {
    const { story, sockets } = await start();
    letIn(sockets.last, [said(1, 'one')]);
    story.dispatch(loggedOut());
    expect(sentBy(sockets.last).at(-1)!.slice(2)).toEqual(['chat:public', 'phx_leave', {}]);
    expect(sockets.last.closedWith).toBe(1000);
    expect(selectShout(story.state()).shouts).toEqual([]);
    await clock.pass(60_000);
    expect(sockets.opened).toHaveLength(1);
  });

  it('leaves a channel that is not joined yet, and waits for nothing more', async () => {
    const { story, sockets } = await start();
    sockets.last.open();
    story.dispatch(loggedOut());
    expect(sentBy(sockets.last).at(-1)!.slice(2)).toEqual(['chat:public', 'phx_leave', {}]);
    expect(sockets.last.closedWith).toBe(1000);
    await clock.passSeconds(2);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stops where sockets cannot be opened, without logging the token', async () => {
    const { story } = await start(before, {
      net: {
        openSocket: (url) => {
          throw new Error(`The address ${url} is not allowed`);
        },
      },
    });
    await clock.pass(60_000);
    expect(story.context.logged).toHaveLength(1);
    expect(JSON.stringify(story.context.logged)).not.toContain('CHAT-TOKEN');
  });
});

describe('invalid frames of the shoutbox', () => {
  it('are ignored', async () => {
    const { story, sockets } = await start();
    letIn(sockets.last, [said(1, 'one'), null, { id: 2 }, { text: 'nobody', id: 3 }]);
    sockets.last.receive('nonsense');
    sockets.last.receive('{"event":"new_msg"}');
    sockets.last.receive([null, null, 'chat:public', 'new_msg', null]);
    sockets.last.receive([null, null, 'chat:other', 'new_msg', said(4, 'elsewhere')]);
    broadcast(sockets.last, said(5, 'two'));
    broadcast(sockets.last, said(5, 'two'));
    expect(texts(story)).toEqual(['one', 'two']);
    expect(story.context.logged).toEqual([]);
  });
});

describe('the text in the form', () => {
  it('survives a reload, for the same reader, but not a logout', async () => {
    const first = await start();
    letIn(first.sockets.last);
    first.story.dispatch(shoutTyped({ text: 'half a sent' }));
    await clock.pass(300);
    first.story.task.cancel();
    const { database: storage } = first.story.context.storage;

    const second = await start(before, { storage: { database: storage } });
    expect(selectShout(second.story.state()).draft).toBe('half a sent');
    second.story.task.cancel();

    const other = [...before.slice(0, 3), signedIn({ id: BOB, fullName: 'bob@home.example' })];
    const third = await start(other, { storage: { database: storage } });
    expect(selectShout(third.story.state()).draft).toBe('');
    third.story.task.cancel();

    const fourth = await start(before, { storage: { database: storage } });
    fourth.story.dispatch(loggedOut());
    await settled();
    expect(await storage.keys()).toEqual([]);
  });
});

/** Answers that the topic is no longer joined. */
const socketRefuses = (socket: FakeSocket, [joinRef, ref, topic]: (string | null)[]) =>
  socket.receive([
    joinRef,
    ref,
    topic,
    'phx_reply',
    { status: 'error', response: { reason: 'unmatched topic' } },
  ]);
