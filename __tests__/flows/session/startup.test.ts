/** Start-up: the order of requests, the use of their answers, and starting despite failures. */
import nock from 'nock';
import { call, cancel, fork, put, select } from '@/sagas/engine/effects';
import { muteListSaga } from '@/sagas/session/details/muteList';
import { instanceDetailsSaga } from '@/sagas/session/details/instanceDetails';
import { instanceExtrasSaga } from '@/sagas/session/details/instanceExtras';
import { startupSaga } from '@/sagas/session/startup/startup';
import { selectInstance, selectSetting } from '@/selectors/session/config';
import { clientRegistered, currentUserReceived, userTokenReceived } from '@/slices/session/session';
import { composerUsed } from '@/slices/composer/composers';
import { domainMutesOpened } from '@/slices/people/domainMutes';
import { aboutOpened } from '@/slices/session/about';
import { startFailed, startSucceeded } from '@/slices/session/startup';
import { timelinePrefetchRequested } from '@/slices/timelines/timelines';
import { useStoppedClock } from '@support/clock';
import { replay } from '@support/flow';
import { fixture } from '@support/fixtures';
import {
  json,
  missing,
  fixtureAnswer,
  serveStartup,
  type Answers,
} from '@support/session/startupServer';
import { appSaga } from '@support/engine/appSaga';

const clock = useStoppedClock();

/** A socket that never opens. */
const silentSocket = () => ({ close: () => undefined }) as unknown as WebSocket;

const client = clientRegistered({
  clientId: 'CLIENT-ID',
  clientSecret: 'CLIENT-SECRET',
  scopes: 'read write follow push admin',
});

/** Screens that show the instance's details are opened. */
const everyWish = [aboutOpened(), composerUsed(), domainMutesOpened()];

function* allDetails() {
  yield* fork(instanceDetailsSaga);
  yield* fork(instanceExtrasSaga);
  yield* fork(muteListSaga);
}

/** Starts the client, and loads all the instance's details. */
function* startWithInstanceDetails() {
  const extras = yield* fork(allDetails);
  yield* call(startupSaga);
  const { phase } = yield* select(({ startup }) => startup);
  for (const wish of everyWish) yield* put(wish);
  if (phase === 'failed') yield* cancel(extras);
}

function* startWithDetails() {
  yield* fork(allDetails);
  yield* call(startupSaga);
}

const start = (options: Parameters<typeof replay>[1] = {}) =>
  replay(startWithInstanceDetails, { before: [client], ...options });

async function started(changes: Answers = {}, options = {}) {
  const asked = serveStartup(changes);
  const story = start(options);
  await clock.pass(3_000);
  return { asked, story, instance: selectInstance(story.state()) };
}

describe('starting', () => {
  it('BOOT-01 runs in its order, and mounts the app before mutes and announcements, which no first screen needs, and terms and stickers, which wait until they are wanted', async () => {
    const asked = serveStartup();
    const before = [client, userTokenReceived({ userToken: 'TOKEN-alice' })];
    const story = replay(appSaga, { before, context: { net: { openSocket: silentSocket } } });
    await story.until(startSucceeded);
    const extras = [
      '/api/v1/mutes',
      '/api/v1/announcements',
      '/static/terms-of-service.html',
      '/static/stickers.json',
    ];
    expect(asked.filter((path) => extras.includes(path))).toEqual([]);
    await clock.pass(1_000);
    expect(asked).not.toContain('/static/terms-of-service.html');
    expect(asked).not.toContain('/static/stickers.json');
    story.dispatch(aboutOpened());
    story.dispatch(composerUsed());
    await clock.pass(1_000);
    const at = (path: string) => {
      expect(asked).toContain(path);
      return asked.indexOf(path);
    };
    const first = [
      '/api/pleroma/frontend_configurations',
      '/static/config.json',
      '/oauth/token',
      '/static/styles.json',
    ].map(at);
    const second = [
      '/api/v1/accounts/verify_credentials',
      '/nodeinfo/2.0.json',
      '/api/v1/instance',
    ].map(at);
    const third = extras.map(at);
    expect(Math.max(...first)).toBeLessThan(Math.min(...second));
    expect(Math.max(...second)).toBeLessThan(Math.min(...third));
    const types = story.types();
    expect(types.indexOf(currentUserReceived.type)).toBeLessThan(
      types.indexOf(startSucceeded.type),
    );
  });

  it('BOOT-02 BOOT-05 BOOT-12 reads the instance and its node info', async () => {
    const { instance } = await started({
      '/api/v1/instance': () =>
        json({
          ...(fixture('boot/instance-v1').response.body as object),
          max_toot_chars: 777,
          approval_required: true,
          pleroma: {
            metadata: { birthday_required: true, birthday_min_age: 16 },
            vapid_public_key: 'KEY',
          },
        }),
    });
    expect(instance).toMatchObject({
      textlimit: 777,
      accountApprovalRequired: true,
      birthdayRequired: true,
      birthdayMinAge: 16,
      vapidPublicKey: 'KEY',
      staffAccounts: ['admin', 'mod'],
      federating: true,
      uploadlimit: {
        general: 16_000_000,
        avatar: 2_000_000,
        background: 4_000_000,
        banner: 4_000_000,
      },
    });
    expect(instance.federationPolicy).toMatchObject({ enabled: true });
  });

  it('BOOT-03 BOOT-04 overlays the configuration of the server on the file beside the client', async () => {
    const { story, instance } = await started({
      '/static/config.json': () =>
        json({
          redirectRootNoLogin: '/main/public',
          hideSitename: true,
          collapseMessageWithSubject: true,
        }),
      '/api/pleroma/frontend_configurations': () =>
        json({ pleroma_fe: { redirectRootNoLogin: '/about', loginMethod: 'token' } }),
    });
    expect(instance).toMatchObject({
      redirectRootNoLogin: '/about',
      hideSitename: true,
      loginMethod: 'token',
    });
    expect(selectSetting(story.state(), 'collapseMessageWithSubject')).toBe(true);
  });

  it('BOOT-04 only warns when that file is missing', async () => {
    const { story } = await started({
      '/static/config.json': fixtureAnswer('boot/static-missing-config'),
    });
    expect(story.context.logged).toEqual([
      expect.objectContaining({
        level: 'warning',
        message: 'Could not load the static configuration',
      }),
    ]);
  });

  it('BOOT-06 BOOT-07 BOOT-08 loads panel, terms, stickers, emoji and known domains', async () => {
    const { asked, story, instance } = await started();
    expect(instance.tos).toContain('<');
    expect(instance.instanceSpecificPanelContent).not.toBe('');
    expect(instance.knownDomains).toEqual(['hill.example', 'pond.example']);
    const { stickers, custom } = story.state().emoji;
    expect(stickers).toEqual([
      {
        name: 'cats',
        title: 'Cats',
        iconUrl: '/static/stickers/cats/face.png',
        stickers: [
          { fileName: 'face.png', url: '/static/stickers/cats/face.png' },
          { fileName: 'sleep.png', url: '/static/stickers/cats/sleep.png' },
        ],
      },
    ]);
    expect(asked.indexOf('/static/stickers.json')).toBeLessThan(
      asked.indexOf('/static/stickers/cats/pack.json'),
    );
    const names = Object.keys(fixture('boot/emoji-v1').response.body as object);
    expect(custom.map(({ shortcode }) => shortcode).sort()).toEqual(names.sort());
  });

  it('BOOT-06 loads the panel at the start only where it stands beside the screens', async () => {
    const panel = '/instance/panel.html';
    for (const [showInstanceSpecificPanel, calls] of [
      [true, [panel]],
      [false, []],
    ] as const) {
      const asked = serveStartup({
        '/api/pleroma/frontend_configurations': () =>
          json({ pleroma_fe: { showInstanceSpecificPanel } }),
      });
      const story = replay(startWithDetails, { before: [client] });
      await clock.pass(3_000);
      expect(story.state().startup.phase).toBe('ready');
      expect(asked.filter((path) => path === panel)).toEqual(calls);
    }
  });

  it('BOOT-08 loads emoji from the older address only if the newer one is missing, as Akkoma has no other', async () => {
    const { story } = await started({
      '/api/v1/pleroma/emoji': missing,
      '/api/pleroma/emoji.json': fixtureAnswer('boot/emoji-json'),
    });
    expect(story.state().emoji.custom.length).toBeGreaterThan(0);
  });

  it.each([
    ['/api/v1/instance', 'instance', 'error'],
    ['/nodeinfo/2.0.json', 'node info', 'error'],
    ['/api/pleroma/frontend_configurations', 'front-end configuration', 'error'],
    ['/static/terms-of-service.html', 'terms of service', 'error'],
    ['/instance/panel.html', 'instance panel', 'error'],
    ['/static/stickers.json', 'stickers', 'error'],
    ['/api/v1/instance/peers', 'known domains', 'warning'],
  ])('BOOT-09 continues without %s', async (path, name, level) => {
    const { story } = await started({ [path]: missing });
    expect(story.context.logged).toEqual([
      expect.objectContaining({ level, message: `Could not load the ${name}` }),
    ]);
    expect(story.state().startup.phase).toBe('ready');
  });

  it('BOOT-09 only warns about missing emoji', async () => {
    const { story } = await started({ '/api/v1/pleroma/emoji': missing });
    expect(story.context.logged).toEqual([
      expect.objectContaining({ level: 'warning', message: 'Could not load the custom emoji' }),
    ]);
  });

  it('uses the initial results in the page, and requests none of it', async () => {
    const given: Record<string, unknown> = {
      '/api/v1/instance': fixture('boot/instance-v1').response.body,
      '/nodeinfo/2.0.json': fixture('boot/nodeinfo-2.0').response.body,
      '/api/pleroma/frontend_configurations': fixture('boot/frontend-configurations').response.body,
      '/instance/panel.html': '<p onclick="x()">Hello</p>',
    };
    const { asked, instance } = await started(
      {},
      { context: { page: { initialResults: (path: string) => given[path] } } },
    );
    expect(asked.filter((path) => path in given)).toEqual([]);
    expect(instance).toMatchObject({ name: 'Home', instanceSpecificPanelContent: '<p>Hello</p>' });
  });

  it('requests them if they are invalid', async () => {
    const { asked } = await started({}, { context: { page: { initialResults: () => 'garbage' } } });
    expect(asked).toContain('/api/v1/instance');
  });

  it('API-01 sends requests to its own origin only', async () => {
    const elsewhere: string[] = [];
    nock.emitter.on('no match', (request: { host?: string }) =>
      elsewhere.push(String(request.host)),
    );
    await started();
    nock.emitter.removeAllListeners('no match');
    expect(elsewhere).toEqual([]);
  });

  it('requests the timeline of the address in parallel', async () => {
    const { asked } = await started();
    expect(asked.indexOf('/api/v1/timelines/public')).toBeLessThan(
      asked.indexOf('/api/v1/instance'),
    );
  });

  it.each([
    [
      'asks for direct posts while it learns the rest where the server has a list',
      'pleroma',
      ['dms'],
    ],
    ['asks for no direct posts where the server has no list of them', 'mastodon', []],
    ['asks for no direct posts of a server that nobody has met', null, []],
  ] as const)('%s', async (_, family, expected) => {
    serveStartup({ '/.well-known/nodeinfo': missing });
    const story = start({
      family,
      before: [client, userTokenReceived({ userToken: 'TOKEN-alice' })],
      context: { page: { location: () => '/users/alice/dms' } },
    });
    await story.until(startSucceeded);
    expect(story.all(timelinePrefetchRequested).map(({ payload }) => payload.key)).toEqual(
      expected,
    );
  });

  it('discards a token that the server rejects', async () => {
    const { story } = await started(
      { '/api/v1/accounts/verify_credentials': fixtureAnswer('auth/verify-credentials-revoked') },
      { before: [client, userTokenReceived({ userToken: 'TOKEN-alice' })] },
    );
    expect(story.state().session).toMatchObject({ currentUser: null, oauth: { userToken: null } });
  });

  it("shows the reason if the fault is the client's own", async () => {
    serveStartup();
    const story = start({
      context: {
        page: {
          initialResults: () => {
            throw new Error('A fault of our own');
          },
        },
      },
    });
    await story.until(startFailed);
    expect(story.state().startup).toMatchObject({ phase: 'failed', reason: 'A fault of our own' });
  });
});
