/** The server is down, slow or broken at the start: the page opens and recovers by itself. */
import nock from 'nock';
import { call, fork } from '@/sagas/engine/effects';
import { muteListSaga } from '@/sagas/session/details/muteList';
import { instanceDetailsSaga } from '@/sagas/session/details/instanceDetails';
import { startupSaga } from '@/sagas/session/startup/startup';
import { selectInstance, selectSetting } from '@/selectors/session/config';
import { selectSessionPending } from '@/selectors/session/session';
import { noticeShown } from '@/slices/engine/notices';
import { clientRegistered, mutesReceived, userTokenReceived } from '@/slices/session/session';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import {
  json,
  missing,
  fixtureAnswer,
  serveStartup,
  type Answers,
} from '@support/session/startupServer';

const clock = useStoppedClock();

const VERIFY = '/api/v1/accounts/verify_credentials';
const CONFIG = '/api/pleroma/frontend_configurations';
const client = clientRegistered({
  clientId: 'CLIENT-ID',
  clientSecret: 'CLIENT-SECRET',
  scopes: 'read write follow push admin',
});
const before = [client, userTokenReceived({ userToken: 'TOKEN-alice' })];

/** Starts the client, and loads instance details whenever they are requested. */
function* starting() {
  yield* fork(instanceDetailsSaga);
  yield* fork(muteListSaga);
  yield* call(startupSaga);
}

type Story = ReturnType<typeof replay>;
const isReady = (story: Story) => story.state().startup.phase === 'ready';
const told = (story: Story) => story.all(noticeShown).map(({ payload }) => payload.messageKey);

async function passUntil(holds: () => boolean): Promise<void> {
  for (let seconds = 0; seconds < 120 && !holds(); seconds += 1) await clock.pass(1_000);
  expect(holds()).toBe(true);
}

describe('a server that is down', () => {
  it('does not prevent the start, which keeps the token and recovers by itself', async () => {
    nock(ORIGIN).persist().get(/.*/).replyWithError('down');
    const story = replay(starting, { before });
    await passUntil(() => isReady(story));
    expect(story.state().session.oauth.userToken).toBe('TOKEN-alice');
    expect(selectSessionPending(story.state())).toBe(true);
    await passUntil(() => story.state().startup.serverUnreachable);
    expect(told(story)).toEqual(['errors.server_unreachable']);

    nock.abortPendingRequests();
    nock.cleanAll();
    serveStartup({
      [CONFIG]: () => json({ pleroma_fe: { sidebarRight: true, redirectRootLogin: '/about' } }),
    });
    await passUntil(() => !story.state().startup.serverUnreachable);
    expect(story.state().session.currentUser?.screenName).toBe('alice');
    expect(selectSessionPending(story.state())).toBe(false);
    expect(selectInstance(story.state())).toMatchObject({
      name: 'Home',
      redirectRootLogin: '/about',
    });
    expect(selectSetting(story.state(), 'sidebarRight')).toBe(true);
    expect(story.state().theme.order).not.toEqual([]);
    expect(told(story)).toEqual(['errors.server_unreachable', 'errors.server_back']);
    expect(story.state().notices.map(({ id }) => id)).toEqual(['errors.server_back']);
    await story.until(mutesReceived);
  });
});

describe('a server that gives no answer', () => {
  /** Holds back the answers of these paths until they are released. */
  function hanging(...paths: string[]) {
    const waiting: (() => void)[] = [];
    for (const path of paths) {
      nock(ORIGIN)
        .get(path)
        .reply(
          (_uri, _body, done) =>
            void waiting.push(() => {
              done(
                null,
                fixtureAnswer(path === VERIFY ? 'auth/verify-credentials' : 'boot/instance-v1')(),
              );
            }),
        );
    }
    return () => {
      waiting.forEach((letGo) => {
        letGo();
      });
    };
  }

  it('is waited for for ten seconds; later answers are used all the same', async () => {
    const letGo = hanging(VERIFY, '/api/v1/instance');
    serveStartup();
    const story = replay(starting, { before });
    await clock.pass(9_900);
    expect(isReady(story)).toBe(false);
    await clock.pass(200);
    expect(isReady(story)).toBe(true);
    expect(selectSessionPending(story.state())).toBe(true);
    expect(story.all(mutesReceived)).toEqual([]);

    letGo();
    await story.until(mutesReceived);
    expect(story.state().session.currentUser?.screenName).toBe('alice');
    expect(selectSessionPending(story.state())).toBe(false);
    expect(told(story)).toEqual([]);
  });
});

describe('a server with one failing call', () => {
  const broken: [string, string, () => nock.ReplyFnResult][] = [
    ['500', '/api/v1/instance', () => json({ error: 'Something went wrong' }, 500)],
    ['a page', '/api/v1/instance', () => [200, '<html></html>', { 'content-type': 'text/html' }]],
    ['nothing', '/api/v1/instance', () => [200, '', { 'content-type': 'application/json' }]],
    ['half', '/api/v1/instance', () => [200, '{"title":', { 'content-type': 'application/json' }]],
    ['null', '/api/v1/instance', () => json('null')],
    ['500', '/nodeinfo/2.0.json', () => json({ error: 'Something went wrong' }, 500)],
    ['502', CONFIG, () => [502, '<html></html>', { 'content-type': 'text/html' }]],
    ['503', '/static/styles.json', () => json({}, 503)],
  ];

  it.each(broken)(
    'with %s for %s is silently retried until it succeeds',
    async (_what, path, no) => {
      const answers: Answers = { [path]: no };
      const asked = serveStartup(answers);
      const story = replay(startupSaga, { before });
      await passUntil(() => isReady(story));
      const early = asked.filter((one) => one === path).length;
      expect(told(story)).toEqual([]);
      answers[path] = recordedAt(path);
      await clock.passSeconds(30);
      expect(asked.filter((one) => one === path).length).toBeGreaterThan(early);
      expect(story.task.isRunning()).toBe(false);
      expect(selectInstance(story.state())).toMatchObject({ name: 'Home', registrationOpen: true });
      expect(story.state().theme.order).not.toEqual([]);
      expect(told(story)).toEqual([]);
    },
  );

  it.each([
    ['/static/config.json', () => [200, '<html></html>', { 'content-type': 'text/html' }]],
    [CONFIG, missing],
    ['/nodeinfo/2.0.json', missing],
  ] as [string, () => nock.ReplyFnResult][])(
    'is not asked again for what it lacks: %s',
    async (path, no) => {
      const asked = serveStartup({ [path]: no });
      const story = replay(startupSaga, { before });
      await story.task.toPromise();
      expect(asked.filter((one) => one === path)).toHaveLength(1);
    },
  );

  it('is retried with growing delays', async () => {
    const asked = serveStartup({ '/api/v1/instance': () => json({}, 500) });
    replay(startupSaga, { before });
    await clock.passSeconds(3_600);
    const times = asked.filter((one) => one === '/api/v1/instance').length;
    expect(times).toBeGreaterThan(8);
    expect(times).toBeLessThan(40);
  });
});

describe('a server that answers no start-up request properly', () => {
  type Reply = () => nock.ReplyFnResult;
  const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
  const troubles: [string, Reply][] = [
    ['500', () => json({ error: 'Something went wrong' }, 500)],
    ['502', () => [502, '<html></html>', { 'content-type': 'text/html' }]],
    ['429', () => json({ error: 'Throttled' }, 429)],
    ['html', () => [200, '<!DOCTYPE html><html></html>', { 'content-type': 'text/html' }]],
    ['garbage', () => [200, Buffer.from([0xff, 0xfe, 0x7b, 0x22, 0xc3, 0x28]), JSON_TYPE]],
    ['empty', () => [200, '', JSON_TYPE]],
    ['null', () => [200, 'null', JSON_TYPE]],
  ];
  const refusals: [string, Reply][] = [
    ['401', () => json({ error: 'The access token is invalid' }, 401)],
    ['403', () => json({ error: 'Invalid credentials.' }, 403)],
  ];
  const nameOf = (story: Story) => selectInstance(story.state()).name;

  it.each([...troubles, ...refusals])(
    '(%s) for its description, lets the page start, shows the error once and recovers',
    async (_what, no) => {
      const answers: Answers = {};
      // The probes for unknown server software fail as well.
      const paths = ['/api/v1/instance', '/api/v2/instance', '/.well-known/nodeinfo'];
      for (const path of [...paths, '/nodeinfo/2.0.json', '/nodeinfo/2.1.json']) answers[path] = no;
      serveStartup(answers);
      const story = replay(starting, { family: null, before });
      await passUntil(() => isReady(story));
      await passUntil(() => story.state().startup.serverUnreachable);
      expect(told(story)).toEqual(['errors.server_unreachable']);
      expect(nameOf(story)).not.toBe('Home');

      for (const path of Object.keys(answers)) Reflect.deleteProperty(answers, path);
      await passUntil(() => !story.state().startup.serverUnreachable);
      expect(nameOf(story)).toBe('Home');
      expect(told(story)).toEqual(['errors.server_unreachable', 'errors.server_back']);
    },
  );

  it.each(troubles)(
    '(%s) for the account, keeps the token, shows the error once and signs in later',
    async (_what, no) => {
      const answers: Answers = { [VERIFY]: no };
      serveStartup(answers);
      const story = replay(starting, { before });
      await passUntil(() => isReady(story));
      await passUntil(() => story.state().startup.serverUnreachable);
      expect(selectSessionPending(story.state())).toBe(true);
      expect(story.state().session.oauth.userToken).toBe('TOKEN-alice');
      expect(told(story)).toEqual(['errors.server_unreachable']);

      Reflect.deleteProperty(answers, VERIFY);
      await passUntil(() => !story.state().startup.serverUnreachable);
      expect(story.state().session.currentUser?.screenName).toBe('alice');
      expect(selectSessionPending(story.state())).toBe(false);
      expect(told(story)).toEqual(['errors.server_unreachable', 'errors.server_back']);
    },
  );

  it.each(refusals)('(%s) for the account, takes the token away', async (_what, no) => {
    serveStartup({ [VERIFY]: no });
    const story = replay(starting, { before });
    await passUntil(() => isReady(story));
    await passUntil(() => story.state().session.oauth.userToken === null);
    expect(selectSessionPending(story.state())).toBe(false);
    expect(told(story)).not.toContain('errors.server_unreachable');
  });
});

/** Returns the recorded answer of a healthy instance. */
function recordedAt(path: string) {
  const names: Record<string, string> = {
    '/api/v1/instance': 'boot/instance-v1',
    '/nodeinfo/2.0.json': 'boot/nodeinfo-2.0',
    [CONFIG]: 'boot/frontend-configurations',
    '/static/styles.json': 'boot/static-styles-json',
  };
  return fixtureAnswer(names[path] ?? '');
}
