/** The life of the socket: opened, lost, reopened with growing delays, closed with its token. */
import nock from 'nock';
import type { Action } from '@reduxjs/toolkit';
import type { ServerFamily } from '@/domain/session/instance';
import { pageEventsSaga } from '@/sagas/realtime/pageEvents';
import { noticesSaga } from '@/sagas/noticeRules';
import { fork } from '@/sagas/engine/effects';
import type { ContextChanges } from '@support/context';
import { credentialsSaga } from '@/sagas/session/credentials';
import { streamingSaga } from '@/sagas/realtime/streaming/streaming';
import { selectSetting } from '@/selectors/session/config';
import { selectMayPoll } from '@/selectors/realtime/realtime';
import { capabilitiesReviewed, capabilityProbed } from '@/slices/session/capabilities';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { noticeShown } from '@/slices/engine/notices';
import {
  onlineChanged,
  pageVisibilityChanged,
  silenceLifted,
  socketBroke,
  socketJoined,
  socketStates,
  streamingFailed,
  tokenDoubted,
} from '@/slices/realtime/realtime';
import { loggedOut, userTokenCleared, userTokenReceived } from '@/slices/session/session';
import { instanceLoaded } from '@/slices/session/startup';
import { useStoppedClock } from '@support/clock';
import { fakePage } from '@support/context';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fakeSockets } from '@support/socket';
import { wireUser } from '@support/wire';

const clock = useStoppedClock();
const login = [instanceLoaded(), userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()];
const off = settingChanged({ name: 'useStreamingApi', value: false });
const on = settingChanged({ name: 'useStreamingApi', value: true });

function start(
  before: Action[] = login,
  context: ContextChanges = {},
  family: ServerFamily = 'pleroma',
) {
  const sockets = fakeSockets();
  const story = replay(
    function* () {
      yield* fork(noticesSaga);
      yield* fork(credentialsSaga);
      yield* fork(streamingSaga);
    },
    {
      before,
      family,
      context: { ...context, net: { openSocket: sockets.openSocket, ...context.net } },
    },
  );
  return { sockets, story };
}

/** Starts a story with a joined socket. */
function joined(before?: Action[], context?: ContextChanges) {
  const stage = start(before, context);
  stage.sockets.last.open();
  return stage;
}

const stateOf = (story: ReturnType<typeof replay>) => story.state().realtime.socket;
const noticesOf = (story: ReturnType<typeof replay>) =>
  story.all(noticeShown).map(({ payload: { level, messageKey, values } }) => ({
    level,
    messageKey,
    values,
  }));

const broke = (code: number) => ({
  level: 'error',
  messageKey: 'timeline.socket_broke',
  values: { code },
});
const reconnected = { level: 'success', messageKey: 'timeline.socket_reconnected', values: {} };

describe('the states of the socket', () => {
  it('RT-01 numbers joined 1, closed 2, error 3, disabled 4, starting 5, starting initial 6', async () => {
    expect(socketStates).toEqual({
      joined: 1,
      closed: 2,
      error: 3,
      disabled: 4,
      starting: 5,
      startingInitial: 6,
    });
    const { story, sockets } = start();
    expect(stateOf(story)).toBe(6);
    sockets.last.open();
    expect(stateOf(story)).toBe(1);
    sockets.last.end(1006);
    expect(stateOf(story)).toBe(3);
    story.dispatch(off);
    expect(stateOf(story)).toBe(4);
    story.dispatch(on);
    expect(stateOf(story)).toBe(5);
    sockets.last.open();
    sockets.last.end(1001);
    expect(stateOf(story)).toBe(2);
  });

  it('RT-03 goes to joined when the socket opens', () => {
    const { story, sockets } = start();
    expect(stateOf(story)).toBe(socketStates.startingInitial);
    sockets.last.open();
    expect(stateOf(story)).toBe(socketStates.joined);
    expect(noticesOf(story)).toEqual([]);
  });

  it.each([1000, 1001])(
    'RT-03 goes to closed on a normal close (%d) and stays so',
    async (code) => {
      const { story, sockets } = joined();
      sockets.last.end(code);
      expect(stateOf(story)).toBe(socketStates.closed);
      expect(selectMayPoll(story.state())).toBe(true);
      await clock.pass(600_000);
      expect(sockets.opened).toHaveLength(1);
      expect(noticesOf(story)).toEqual([]);
    },
  );
});

describe('the address of the socket', () => {
  it('RT-02 is that of the user stream at /api/v1/streaming with the token', () => {
    const { sockets } = start();
    const url = new URL(sockets.last.url);
    expect(url.origin).toBe('wss://home.example');
    expect(url.pathname.replace(/\/$/, '')).toBe('/api/v1/streaming');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      access_token: 'TOKEN-mia',
      stream: 'user',
    });
    expect(sockets.last.protocols).toBeUndefined();
  });

  it('is unencrypted if the page is', () => {
    const { sockets } = start(login, { net: { origin: 'http://localhost:8080' } });
    expect(sockets.last.url).toMatch(/^ws:\/\/localhost:8080\/api\/v1\/streaming/);
  });

  it('has the host that the instance names', () => {
    const { sockets } = start([
      ...login,
      instanceConfigured({ instance: { streamingUrl: 'wss://stream.example' } }),
    ]);
    expect(sockets.last.url).toMatch(/^wss:\/\/stream\.example\/api\/v1\/streaming/);
  });

  it('has no token at first on Akkoma, with a silent fallback', () => {
    const { story, sockets } = start(login, {}, 'akkoma');
    expect(sockets.last.url).not.toContain('TOKEN-mia');
    expect(sockets.last.protocols).toEqual(['TOKEN-mia']);
    sockets.last.end(1006);
    expect(sockets.opened).toHaveLength(2);
    expect(sockets.last.url).toContain('access_token=TOKEN-mia');
    expect(sockets.last.protocols).toBeUndefined();
    expect(noticesOf(story)).toEqual([]);
  });

  it.each(['mastodon', 'gotosocial', 'unknown'] as const)(
    'never contains the token on %s, where browsers would log it',
    async (family) => {
      const named = instanceConfigured({ instance: { streamingUrl: 'wss://stream.example' } });
      nock(ORIGIN)
        .get('/api/v1/accounts/verify_credentials')
        .reply(200, wireUser({ id: 'u1', acct: 'mia' }));
      const { story, sockets } = start([...login, named], {}, family);
      for (const wait of [1_000, 2_000, 0]) {
        sockets.last.end(1006);
        await clock.pass(wait);
      }
      await story.until(capabilityProbed);
      await clock.pass(600_000);
      expect(sockets.opened.map(({ url }) => url).join(' ')).not.toMatch(/TOKEN-mia|access_token/);
      expect(sockets.opened.every(({ protocols }) => protocols?.[0] === 'TOKEN-mia')).toBe(true);
      expect(sockets.opened).toHaveLength(3);
      expect(selectMayPoll(story.state())).toBe(true);
    },
  );

  it('is not used, but polling, if the token may only be in the address and must not be', async () => {
    const { story, sockets } = start(
      [
        userTokenReceived({ userToken: 'TOKEN/mia=' }),
        signedIn(),
        instanceConfigured({ instance: { streamingUrl: 'wss://stream.example' } }),
      ],
      {},
      'mastodon',
    );
    await clock.pass(60_000);
    expect(sockets.opened).toEqual([]);
    expect(stateOf(story)).toBe(socketStates.disabled);
    expect(selectMayPoll(story.state())).toBe(true);
  });

  it.each([
    ['nobody is signed in', []],
    ['there is no token', [signedIn()]],
    ['the account is not yet known', [userTokenReceived({ userToken: 'TOKEN-mia' })]],
    ['the reader does not want it', [...login, off]],
  ])('is not opened while %s', async (_when, before) => {
    const { story, sockets } = start(before);
    await clock.pass(60_000);
    expect(sockets.opened).toEqual([]);
    expect(stateOf(story)).toBe(socketStates.disabled);
  });
});

describe('a lost connection', () => {
  it('RT-04 is reopened after 1 s times a multiplier that runs from 1 up to 3', async () => {
    const { story, sockets } = joined();
    for (const wait of [1_000, 2_000, 3_000, 3_000, 3_000]) {
      const before = sockets.opened.length;
      sockets.last.end(1006);
      await clock.pass(wait - 1);
      expect(sockets.opened).toHaveLength(before);
      await clock.pass(1);
      expect(sockets.opened).toHaveLength(before + 1);
    }
    sockets.last.open();
    sockets.last.end(1011);
    await clock.pass(1_000);
    expect(sockets.opened).toHaveLength(7);
    expect(story.all(socketBroke)).toHaveLength(6);
  });

  it.each([
    [0, 800],
    [0.999, 1_200],
  ])(
    'RT-04 is reopened up to a fifth earlier or later by chance, so that not all readers return at once (%d)',
    async (random, wait) => {
      const { sockets } = joined(login, { chance: { random: () => random } });
      sockets.last.end(1012);
      await clock.pass(wait - 10);
      expect(sockets.opened).toHaveLength(1);
      await clock.pass(10);
      expect(sockets.opened).toHaveLength(2);
    },
  );

  it('RT-05 switches to polling and shows the code, on the first break only', async () => {
    const { story, sockets } = joined();
    expect(selectMayPoll(story.state())).toBe(false);
    sockets.last.end(1006);
    expect(stateOf(story)).toBe(socketStates.error);
    expect(selectMayPoll(story.state())).toBe(true);
    expect(noticesOf(story)).toEqual([broke(1006)]);
    for (const wait of [1_000, 2_000, 3_000]) {
      await clock.pass(wait);
      expect(stateOf(story)).toBe(socketStates.error);
      sockets.last.end(1006);
    }
    expect(noticesOf(story)).toEqual([broke(1006)]);
    expect(selectMayPoll(story.state())).toBe(true);
  });

  it('RT-06 is announced when it is restored, and polling stops', async () => {
    const { story, sockets } = joined();
    sockets.last.end(1006);
    await clock.pass(1_000);
    sockets.last.open();
    expect(noticesOf(story)).toEqual([broke(1006), reconnected]);
    expect(selectMayPoll(story.state())).toBe(false);
    expect(story.all(socketJoined)).toHaveLength(2);
    sockets.last.end(1011);
    expect(noticesOf(story)).toEqual([broke(1006), reconnected, broke(1011)]);
  });

  it('RT-04 is not reopened while the browser is offline, and at once when it is back', async () => {
    const { story, sockets } = joined();
    story.dispatch(onlineChanged(false));
    sockets.last.end(1006);
    await clock.pass(600_000);
    expect(sockets.opened).toHaveLength(1);
    story.dispatch(onlineChanged(true));
    expect(sockets.opened).toHaveLength(2);
  });

  it('RT-04 is reopened at once when the reader returns to the page', async () => {
    const { story, sockets } = joined();
    story.dispatch(pageVisibilityChanged(false));
    sockets.last.end(1006);
    await clock.pass(100);
    story.dispatch(pageVisibilityChanged(true));
    expect(sockets.opened).toHaveLength(2);
  });

  it('is assumed when the server never answers the handshake', async () => {
    const { story, sockets } = start();
    await clock.pass(14_999);
    expect(stateOf(story)).toBe(socketStates.startingInitial);
    await clock.pass(1);
    expect(stateOf(story)).toBe(socketStates.error);
    expect(sockets.last.closedWith).toBe(1000);
  });

  it('is assumed after the machine slept', async () => {
    const { story, sockets } = joined();
    await clock.pass(45_000);
    jest.setSystemTime(Date.now() + 3_600_000);
    await clock.pass(15_000);
    expect(sockets.opened).toHaveLength(2);
    expect(sockets.opened[0]?.closedWith).toBe(1000);
    expect(noticesOf(story)).toEqual([]);
    sockets.last.open();
    expect(story.all(socketJoined)).toHaveLength(2);
    expect(noticesOf(story)).toEqual([]);
  });

  it('is assumed after the network was gone', () => {
    const { story, sockets } = joined();
    story.dispatch(onlineChanged(false));
    expect(sockets.opened).toHaveLength(1);
    story.dispatch(onlineChanged(true));
    expect(sockets.opened).toHaveLength(2);
  });

  it('is not assumed for as long as the server keeps the socket open', async () => {
    const { sockets } = joined();
    await clock.pass(3_600_000);
    expect(sockets.opened).toHaveLength(1);
    expect(sockets.last.closedWith).toBeNull();
  });
});

describe('an invalid token', () => {
  const verify = () => nock(ORIGIN).get('/api/v1/accounts/verify_credentials');

  it('AUTH-20 is verified after three refused handshakes, and discarded when the server rejects it', async () => {
    verify().reply(403, { error: 'Invalid credentials.' });
    const { story, sockets } = start();
    for (const wait of [1_000, 2_000]) {
      sockets.last.end(1006);
      await clock.pass(wait);
    }
    expect(story.all(tokenDoubted)).toHaveLength(0);
    sockets.last.end(1006);
    expect(story.all(tokenDoubted)).toHaveLength(1);
    await story.until(userTokenCleared);
    await clock.pass(600_000);
    expect(sockets.opened).toHaveLength(3);
    expect(stateOf(story)).toBe(socketStates.disabled);
  });

  it('is kept when the server gives no verdict', async () => {
    verify().times(3).reply(502, 'Bad gateway');
    const { story, sockets } = start();
    for (const wait of [1_000, 2_000, 3_000, 3_000]) {
      sockets.last.end(1006);
      await clock.pass(wait);
    }
    expect(story.state().session.oauth.userToken).toBe('TOKEN-mia');
    expect(sockets.opened.length).toBeGreaterThan(3);
  });

  it('AUTH-20 is verified when the server closes the socket normally, as it does with revoked ones', async () => {
    verify().reply(403, { error: 'Invalid credentials.' });
    const { story, sockets } = joined();
    sockets.last.end(1000);
    await story.until(userTokenCleared);
    expect(story.state().session.oauth.userToken).toBeNull();
  });
});

describe('a server without a socket', () => {
  const verify = () =>
    nock(ORIGIN)
      .get('/api/v1/accounts/verify_credentials')
      .reply(200, wireUser({ id: 'u1', acct: 'mia' }));

  it('is not asked for one if it names none, and is polled', async () => {
    const { story, sockets } = start(login, {}, 'mastodon');
    await clock.pass(60_000);
    expect(sockets.opened).toEqual([]);
    expect(selectMayPoll(story.state())).toBe(true);
    story.dispatch(instanceConfigured({ instance: { streamingUrl: 'wss://stream.example' } }));
    expect(sockets.opened).toHaveLength(1);
  });

  it('is tried three times while the token is valid, and then left alone for an hour', async () => {
    verify();
    const streamingUrl = 'wss://stream.example';
    const { story, sockets } = start(
      [...login, instanceConfigured({ instance: { streamingUrl } })],
      {},
      'mastodon',
    );
    sockets.last.end(1006);
    await clock.pass(1_000);
    sockets.last.end(1006);
    await clock.pass(2_000);
    sockets.last.end(1006);
    await story.until(capabilityProbed);
    expect(stateOf(story)).toBe(socketStates.disabled);
    expect(selectMayPoll(story.state())).toBe(true);
    await clock.pass(3_599_000);
    expect(sockets.opened).toHaveLength(3);
    story.dispatch(capabilitiesReviewed({ now: Date.now() + 2_000 }));
    expect(sockets.opened).toHaveLength(4);
    expect(sockets.last.protocols).toEqual(['TOKEN-mia']);
  });

  it('is not assumed if a socket was open before', async () => {
    verify();
    const { story, sockets } = joined();
    for (const wait of [1_000, 2_000, 3_000, 3_000, 3_000]) {
      sockets.last.end(1006);
      await clock.pass(wait);
    }
    expect(sockets.opened).toHaveLength(6);
    expect(story.all(capabilityProbed)).toEqual([]);
  });
});

describe('switching streaming on and off', () => {
  it('closes the socket with the logout, and opens another for the next account', () => {
    const { story, sockets } = joined();
    story.dispatch(loggedOut());
    expect(sockets.last.closedWith).toBe(1000);
    expect(stateOf(story)).toBe(socketStates.disabled);
    story.dispatch(userTokenReceived({ userToken: 'TOKEN-noa' }));
    story.dispatch(signedIn({ id: 'u2' }));
    expect(sockets.opened).toHaveLength(2);
    expect(sockets.last.url).toContain('TOKEN-noa');
    expect(stateOf(story)).toBe(socketStates.startingInitial);
  });

  it('opens another when the token changes', () => {
    const { story, sockets } = joined();
    story.dispatch(userTokenReceived({ userToken: 'TOKEN-new' }));
    expect(sockets.opened).toHaveLength(2);
    expect(sockets.opened[0]?.closedWith).toBe(1000);
    expect(sockets.last.url).toContain('TOKEN-new');
  });

  it('closes and opens with the setting [useStreamingApi]', () => {
    const { story, sockets } = joined();
    story.dispatch(off);
    expect(sockets.last.closedWith).toBe(1000);
    expect(stateOf(story)).toBe(socketStates.disabled);
    expect(selectMayPoll(story.state())).toBe(true);
    story.dispatch(on);
    expect(sockets.opened).toHaveLength(2);
    expect(stateOf(story)).toBe(socketStates.starting);
  });

  it('reconnects after a normal close only when it is switched on again', () => {
    const { story, sockets } = joined();
    sockets.last.end(1001);
    story.dispatch(off);
    story.dispatch(on);
    expect(sockets.opened).toHaveLength(2);
  });

  it('RT-08 logs when it cannot be enabled, disables it and sets the option to off', async () => {
    const { story } = start(login, {
      net: {
        openSocket: (url) => {
          throw new DOMException(`The URL '${url}' is not allowed`, 'SecurityError');
        },
      },
    });
    expect(stateOf(story)).toBe(socketStates.disabled);
    expect(selectSetting(story.state(), 'useStreamingApi')).toBe(false);
    expect(story.context.logged).toEqual([
      {
        level: 'error',
        message: 'Streaming could not be enabled',
        detail: expect.stringContaining('is not allowed') as string,
      },
    ]);
    expect(JSON.stringify(story.context.logged)).not.toContain('TOKEN-mia');
    expect(JSON.stringify(story.all(streamingFailed))).not.toContain('TOKEN-mia');
    expect(selectMayPoll(story.state())).toBe(true);
  });
});

describe('the initial silence', () => {
  it('RT-07 ends 10 s after the start', async () => {
    const { story } = start([]);
    expect(story.state().realtime.silent).toBe(true);
    await clock.pass(9_999);
    expect(story.state().realtime.silent).toBe(true);
    await clock.pass(1);
    expect(story.state().realtime.silent).toBe(false);
  });

  it('RT-07 ends 10 s after a login with streaming', async () => {
    const { story, sockets } = start([]);
    await clock.pass(60_000);
    login.forEach((action) => story.dispatch(action));
    sockets.last.open();
    expect(story.state().realtime.silent).toBe(true);
    await clock.pass(9_999);
    expect(story.state().realtime.silent).toBe(true);
    await clock.pass(1);
    expect(story.state().realtime.silent).toBe(false);
    expect(story.all(silenceLifted)).toHaveLength(2);
  });

  it('does not start again after a reconnection', async () => {
    const { story, sockets } = joined();
    await clock.pass(10_000);
    sockets.last.end(1006);
    await clock.pass(1_000);
    sockets.last.open();
    expect(story.state().realtime.silent).toBe(false);
  });
});

it('the socket is reopened on return if it was lost while the page was hidden', async () => {
  const page = fakePage();
  const sockets = fakeSockets();
  replay(
    function* () {
      yield* fork(pageEventsSaga);
      yield* fork(streamingSaga);
    },
    { before: login, context: { net: { openSocket: sockets.openSocket }, page: page.events } },
  );
  sockets.last.open();
  page.online.change(false);
  sockets.last.end(1006);
  await clock.pass(60_000);
  expect(sockets.opened).toHaveLength(1);
  page.online.change(true);
  expect(sockets.opened).toHaveLength(2);
});
