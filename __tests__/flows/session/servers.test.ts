/**
 * First contact with servers of any software: requests, facts kept for a day, no blocking waits.
 */
import nock from 'nock';
import { factsOf, readFacts } from '@/domain/session/serverFacts';
import { call, fork, put } from '@/sagas/engine/effects';
import { instanceDetailsSaga } from '@/sagas/session/details/instanceDetails';
import { instanceExtrasSaga } from '@/sagas/session/details/instanceExtras';
import { startupSaga } from '@/sagas/session/startup/startup';
import { selectCan } from '@/selectors/session/capabilities';
import { selectInstance } from '@/selectors/session/config';
import { composerUsed } from '@/slices/composer/composers';
import { instanceConfigured } from '@/slices/session/config';
import { instanceDetailsRequested, startSucceeded } from '@/slices/session/startup';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { json, missing, serveStartup, type Answers } from '@support/session/startupServer';

const clock = useStoppedClock();
const DAY = 86_400_000;

const schema = (version: string) => `http://nodeinfo.diaspora.software/ns/schema/${version}`;
const METADATA = '/.well-known/oauth-authorization-server';
const metadata =
  (...grant_types_supported: string[]) =>
  () =>
    json({ authorization_endpoint: `${ORIGIN}/oauth/authorize`, grant_types_supported });
const nodeinfo = (name: string, version: string) => () =>
  json({ version: '2.1', software: { name, version }, metadata: {} });

/** A server with the plain Mastodon API and nothing of the Pleroma family. */
const plain: Answers = {
  '/.well-known/nodeinfo': () =>
    json({ links: [{ rel: schema('2.1'), href: `${ORIGIN}/nodeinfo/2.1` }] }),
  '/nodeinfo/2.1': nodeinfo('hollo', '0.10.0'),
  '/api/v2/instance': () =>
    json({
      title: 'Heath',
      version: '0.10.0',
      api_versions: { mastodon: 7 },
      configuration: { statuses: { max_characters: 10_000 }, polls: { max_options: 10 } },
    }),
  [METADATA]: metadata('authorization_code'),
  '/nodeinfo/2.0.json': missing,
  '/api/v1/instance': missing,
  '/api/pleroma/frontend_configurations': missing,
  '/instance/panel.html': missing,
  '/api/v1/pleroma/emoji': missing,
  '/api/v1/instance/peers': missing,
  '/api/v1/custom_emojis': () => json([]),
};

function* startWithInstanceDetails() {
  yield* fork(instanceDetailsSaga);
  yield* fork(instanceExtrasSaga);
  yield* call(startupSaga);
  yield* put(composerUsed());
}

type Before = NonNullable<Parameters<typeof replay>[1]>['before'];

async function visit(answers: Answers, before: Before = []) {
  const asked = serveStartup({ ...plain, ...answers });
  const story = replay(startWithInstanceDetails, { family: null, before });
  await story.until(startSucceeded);
  // In steps, as one answer leads to the next question.
  for (let step = 0; step < 10; step += 1) await clock.pass(200);
  const state = story.state();
  return { asked, story, instance: selectInstance(state) };
}

const askedOfServer = (asked: string[]) => asked.filter((path) => !path.startsWith('/static/'));

describe('a first visit to a server of unknown software', () => {
  it('detects it by its node info, and requests nothing of the Pleroma family', async () => {
    const { asked, instance } = await visit({});
    expect(askedOfServer(asked)).toEqual([
      '/.well-known/nodeinfo',
      '/nodeinfo/2.1',
      '/api/v2/instance',
      METADATA,
      '/api/v1/custom_emojis',
    ]);
    expect(instance).toMatchObject({
      family: 'unknown',
      backendName: 'hollo',
      apiLevel: 7,
      name: 'Heath',
      textlimit: 10_000,
      editingAvailable: true,
      quotingAvailable: true,
      pollsAvailable: true,
    });
  });

  it('requests the first version of the instance if there is no second', async () => {
    const { asked, instance } = await visit({
      '/api/v2/instance': missing,
      '/api/v1/instance': () => json({ title: 'Old heath', version: '3.1.0' }),
    });
    const ofInstance = asked.filter((path) => path.endsWith('/instance'));
    expect(ofInstance).toEqual(['/api/v2/instance', '/api/v1/instance']);
    // The version alone could be Mastodon's, but node info says that it is not.
    expect(instance).toMatchObject({ name: 'Old heath', family: 'unknown' });
  });

  it('detects Pleroma and Akkoma by the first version if node info is missing', async () => {
    const { instance } = await visit({
      '/.well-known/nodeinfo': missing,
      '/api/v2/instance': missing,
      '/api/v1/instance': () =>
        json({ title: 'Fen', version: '2.7.2 (compatible; Akkoma 3.13.0)' }),
    });
    expect(instance).toMatchObject({ family: 'akkoma', backendVersion: '3.13.0' });
  });

  it('is shown within two seconds although node info does not arrive', async () => {
    let letGo = () => undefined as unknown;
    nock(ORIGIN)
      .get('/.well-known/nodeinfo')
      .reply((_uri, _body, done) => {
        letGo = () => {
          done(null, [200, { links: [{ rel: schema('2.1'), href: '/nodeinfo/2.1' }] }]);
        };
      });
    serveStartup(plain);
    const story = replay(startWithInstanceDetails, { family: null });
    await clock.passSeconds(2);
    expect(story.state().startup.phase).toBe('ready');
    expect(selectInstance(story.state()).backendName).toBe('');
    letGo();
    await story.until(instanceDetailsRequested);
    expect(selectInstance(story.state())).toMatchObject({ backendName: 'hollo', name: 'Heath' });
  });
});

describe('the login methods of a server of unknown software', () => {
  it.each([
    ['by a form of ours where it takes passwords', ['authorization_code', 'password'], true],
    ['on its own page where it does not', ['authorization_code'], false],
  ])('are loaded with the other facts: %s', async (_how, grants, takes) => {
    const { story } = await visit({ [METADATA]: metadata(...grants) });
    expect(selectCan(story.state(), 'passwordLogin')).toBe(takes);
  });

  it('do not delay the first screen', async () => {
    nock(ORIGIN)
      .get(METADATA)
      .reply(() => new Promise(() => undefined));
    serveStartup(plain);
    const story = replay(startWithInstanceDetails, { family: null });
    await story.until(startSucceeded);
    expect(selectInstance(story.state()).authorization).toBeNull();
  });
});

describe('the next visit', () => {
  const kept = async () => {
    const { instance } = await visit({});
    nock.cleanAll();
    return readFacts(JSON.parse(JSON.stringify(factsOf(instance))), Date.now());
  };

  it('within a day requests no server facts', async () => {
    const facts = await kept();
    expect(facts).toMatchObject({ backendName: 'hollo', apiLevel: 7, name: 'Heath' });
    const { asked, instance, story } = await visit({}, [instanceConfigured({ instance: facts })]);
    expect(askedOfServer(asked)).toEqual(['/api/v1/custom_emojis']);
    expect(instance.authorization?.grantTypes).toEqual(['authorization_code']);
    expect(selectCan(story.state(), 'passwordLogin')).toBe(false);
    expect(instance).toMatchObject({ textlimit: 10_000, editingAvailable: true });
  });

  it('after a day loads them again, and uses the old ones meanwhile', async () => {
    const facts = await kept();
    await clock.pass(DAY);
    const { asked, instance } = await visit({ '/nodeinfo/2.1': nodeinfo('hollo', '0.11.0') }, [
      instanceConfigured({ instance: facts }),
    ]);
    expect(askedOfServer(asked)).toContain('/nodeinfo/2.1');
    expect(instance.backendVersion).toBe('0.11.0');
  });

  it.each([
    ['another answer', metadata('authorization_code', 'password'), true],
    ['no such document', missing, false],
    ['a failure', () => json({ error: 'Bad gateway' }, 502), false],
  ])('after a day does not use old login methods: %s', async (_what, answer, takes) => {
    const { story: first } = await visit({ [METADATA]: metadata('password') });
    expect(selectCan(first.state(), 'passwordLogin')).toBe(true);
    nock.cleanAll();
    const { instance } = first.state().config;
    const facts = readFacts(JSON.parse(JSON.stringify(factsOf(instance))), Date.now());
    await clock.pass(DAY);
    const { story, asked } = await visit({ [METADATA]: answer }, [
      instanceConfigured({ instance: facts }),
    ]);
    expect(asked).toContain(METADATA);
    expect(selectCan(story.state(), 'passwordLogin')).toBe(takes);
    expect(selectInstance(story.state()).authorization === null).toBe(!takes);
  });

  it('uses the usual order if the stored facts are of another server', async () => {
    const facts = { family: 'pleroma', backendName: 'pleroma', learntAt: Date.now() } as const;
    const { instance } = await visit({ '/api/v1/instance': missing }, [
      instanceConfigured({ instance: facts }),
    ]);
    expect(instance).toMatchObject({ family: 'unknown', backendName: '' });
  });
});
