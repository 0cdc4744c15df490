/** Administrators decide about other servers, on each family: lists, changes, files, failures. */
import nock from 'nock';
import {
  federationRequests,
  newRule,
  ruleKey,
  type FederationChange,
  type FederationRule,
} from '@/domain/admin/federation';
import { planLine } from '@/domain/admin/federationCsv';
import type { ServerFamily } from '@/domain/session/instance';
import { federationSaga } from '@/sagas/admin/federation';
import { federationWorkSaga } from '@/sagas/admin/federationWork';
import { fork } from '@/sagas/engine/effects';
import { selectFederation, selectFilePlan } from '@/selectors/admin/federation';
import { selectRequest } from '@/selectors/engine/requests';
import {
  changesFailed,
  changesRequested,
  changesSettled,
  cutOffReceived,
  cutOffRequested,
  exportRequested,
  failedChangesRetried,
  federationOpened,
  federationWorkPaused,
  fileChosen,
  fileRead,
  knownServersOpened,
  knownServersReceived,
  policySwitched,
  policySwitchRequested,
  rulesReceived,
} from '@/slices/admin/federation';
import { clientRegistered, loggedOut, userTokenReceived } from '@/slices/session/session';
import { domainRule, policyConfig } from '@support/admin/federation';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';

const clock = useStoppedClock();
const server = () => nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-admin' } });
const BLOCKS = '/api/v1/admin/domain_blocks';
const ALLOWS = '/api/v1/admin/domain_allows';
const CONFIG = '/api/v1/pleroma/admin/config';

function open(family: ServerFamily, permissions = 1) {
  const files: string[] = [];
  function* sagas() {
    yield* fork(federationWorkSaga);
    yield* federationSaga();
  }
  const story = replay(sagas, {
    family,
    before: [
      userTokenReceived({ userToken: 'TOKEN-admin' }),
      signedIn(family === 'pleroma' ? { role: 'admin' } : { permissions }),
    ],
    context: {
      page: {
        saveFile: (name: string, _type: string, text: string) => {
          files.push(name, text);
        },
      },
    },
  });
  story.dispatch(federationOpened());
  const now = () => selectFederation(story.state());
  return {
    ...story,
    now,
    files,
    change: (...changes: FederationChange[]) => story.dispatch(changesRequested({ changes })),
    rule: (key: string) => now().rules[key],
    result: (key: string) => now().results[key],
  };
}

const mastodonPage = (query: object, rows: object[], next?: string) =>
  server()
    .get(BLOCKS)
    .query({ limit: 200, ...query })
    .reply(200, rows, next ? { link: `<${ORIGIN}${BLOCKS}?max_id=${next}>; rel="next"` } : {});
const noAllows = () => server().get(ALLOWS).query({ limit: 200 }).reply(200, []);

async function opened(...rows: object[]) {
  mastodonPage({}, rows);
  noAllows();
  const story = open('mastodon');
  await story.until(rulesReceived);
  await settled();
  return story;
}

describe('the known servers', () => {
  const peers = (...hosts: string[]) => server().get('/api/v1/instance/peers').reply(200, hosts);
  const status = () => server().get('/api/v1/pleroma/federation_status');
  const openKnown = async (family: ServerFamily) => {
    nock(ORIGIN)
      .get(/admin\/(config|domain_)/)
      .optionally()
      .times(2)
      .reply(500, '');
    const story = open(family);
    story.dispatch(knownServersOpened());
    await story.until(knownServersReceived);
    return story.now();
  };

  it('are sorted, and come on Pleroma with those that it cannot reach', async () => {
    peers('b.example', 'a.example');
    status().reply(200, { unreachable: { 'a.example': '2026-02-01 09:30:00', 'c.example': 7 } });
    expect(await openKnown('pleroma')).toMatchObject({
      known: ['a.example', 'b.example'],
      unreachable: { 'a.example': '2026-02-01T09:30:00Z', 'c.example': null },
    });
  });

  it('come without that from servers that do not tell', async () => {
    peers('a.example');
    status().reply(404, { error: 'Not found' });
    expect(await openKnown('pleroma')).toMatchObject({ known: ['a.example'], unreachable: {} });
    peers('b.example');
    expect(await openKnown('mastodon')).toMatchObject({ known: ['b.example'], unreachable: {} });
  });
});

describe('Mastodon', () => {
  it('sends blocked and allowed servers page by page', async () => {
    mastodonPage({}, [domainRule('2', 'b.example')], '2');
    mastodonPage({ max_id: '2' }, [domainRule('1', 'a.example', { severity: 'silence' })]);
    server()
      .get(ALLOWS)
      .query({ limit: 200 })
      .reply(200, [domainRule('9', 'friend.example')]);
    const story = open('mastodon');
    await settled();
    await settled();
    expect(story.now().complete).toBe(true);
    expect(Object.keys(story.now().rules)).toEqual([
      'block b.example',
      'block a.example',
      'allow friend.example',
    ]);
    expect(story.rule('block a.example')).toMatchObject({
      severity: 'silence',
      publicComment: 'Spam',
      since: '2026-03-01T08:00:00.000Z',
    });
  });

  it('adds a rule, and the press after it has nothing to do', async () => {
    const story = await opened();
    const after = { ...newRule('bad.example', 'suspend'), publicComment: 'Spam' };
    server()
      .post(BLOCKS, {
        domain: 'bad.example',
        severity: 'suspend',
        reject_media: false,
        reject_reports: false,
        public_comment: 'Spam',
        private_comment: '',
        obfuscate: false,
      })
      .reply(200, domainRule('7', 'bad.example'));
    story.change({ before: null, after });
    story.change({ before: null, after });
    await story.until(changesSettled);
    await settled();
    expect(story.rule('block bad.example')?.id).toBe('7');
    expect(story.all(changesSettled)).toHaveLength(1);
  });

  it('takes a rule that is there already as done, and leaves another one alone', async () => {
    const story = await opened();
    const there = (changes: object) =>
      server()
        .post(BLOCKS)
        .reply(422, {
          error: 'Validation failed',
          existing_domain_block: domainRule('7', 'bad.example', changes),
        });
    const after = { ...newRule('bad.example', 'suspend'), publicComment: 'Spam' };
    there({});
    story.change({ before: null, after });
    await story.until(changesSettled);
    expect(story.result('block bad.example')?.phase).toBe('done');

    there({ severity: 'silence' });
    story.change({ before: null, after });
    await settled();
    expect(story.result('block bad.example')?.phase).toBe('overtaken');
    expect(story.rule('block bad.example')?.severity).toBe('silence');
  });

  it('changes and removes what is still as it was', async () => {
    const story = await opened(domainRule('7', 'bad.example'));
    const before = story.rule('block bad.example')!;
    server().get(`${BLOCKS}/7`).reply(200, domainRule('7', 'bad.example'));
    server()
      .put(`${BLOCKS}/7`, (body: object) => 'severity' in body && !('domain' in body))
      .reply(200, domainRule('7', 'bad.example', { severity: 'silence' }));
    story.change({ before, after: { ...before, severity: 'silence' } });
    await story.until(changesSettled);
    expect(story.rule('block bad.example')?.severity).toBe('silence');

    const now = story.rule('block bad.example')!;
    server()
      .get(`${BLOCKS}/7`)
      .reply(200, domainRule('7', 'bad.example', { severity: 'silence' }));
    server().delete(`${BLOCKS}/7`).reply(200, {});
    story.change({ before: now, after: null });
    await settled();
    expect(story.rule('block bad.example')).toBeUndefined();
    expect(nock.isDone()).toBe(true);
  });

  it('respects what somebody else did meanwhile', async () => {
    const story = await opened(domainRule('7', 'bad.example'), domainRule('8', 'gone.example'));
    const [bad, gone] = ['bad', 'gone'].map((name) => story.rule(`block ${name}.example`)!);
    server()
      .get(`${BLOCKS}/7`)
      .reply(200, domainRule('7', 'bad.example', { public_comment: 'Ads' }));
    server().get(`${BLOCKS}/8`).reply(404, { error: 'Record not found' });
    story.change({ before: bad!, after: null }, { before: gone!, after: null });
    await clock.passSeconds(1);
    expect(story.result('block bad.example')?.phase).toBe('overtaken');
    expect(story.rule('block bad.example')?.publicComment).toBe('Ads');
    // It is gone, as was wanted.
    expect(story.result('block gone.example')?.phase).toBe('done');
    expect(story.rule('block gone.example')).toBeUndefined();
  });

  it('goes on after a failure, and tries it again when told', async () => {
    const story = await opened();
    const changes = ['a', 'b', 'c'].map((name) => ({
      before: null,
      after: newRule(`${name}.example`, 'suspend'),
    }));
    const post = (host: string) =>
      server().post(BLOCKS, (body: { domain: string }) => body.domain === host);
    post('a.example').reply(200, domainRule('1', 'a.example'));
    post('b.example').reply(500, { error: 'Broken' });
    post('c.example').reply(200, domainRule('3', 'c.example'));
    story.change(...changes);
    await clock.passSeconds(5);
    const phases = () =>
      ['a', 'b', 'c'].map((name) => story.result(`block ${name}.example`)?.phase);
    expect(phases()).toEqual(['done', 'failed', 'done']);
    expect(story.result('block b.example')?.reason).toContain('Broken');
    post('b.example').reply(200, domainRule('2', 'b.example'));
    story.dispatch(failedChangesRetried());
    await clock.passSeconds(5);
    expect(phases()).toEqual(['done', 'done', 'done']);
  });

  it('stops where the right was taken away, and goes on when told', async () => {
    const story = await opened();
    server().post(BLOCKS).reply(403, { error: 'This action is not allowed' });
    story.change(
      { before: null, after: newRule('a.example', 'suspend') },
      { before: null, after: newRule('b.example', 'suspend') },
    );
    await story.until(changesFailed);
    await settled();
    expect(story.now().paused).toBe(true);
    expect(story.result('block b.example')?.phase).toBe('waiting');
    server().post(BLOCKS).reply(200, domainRule('2', 'b.example'));
    story.dispatch(federationWorkPaused({ paused: false }));
    await story.until(changesSettled);
    expect(story.result('block b.example')?.phase).toBe('done');
  });

  it('tells whom a block cuts off', async () => {
    const story = await opened();
    server()
      .post('/api/v1/admin/measures', (body: { instance_follows: { domain: string } }) => {
        return body.instance_follows.domain === 'bad.example';
      })
      .reply(200, [
        { key: 'instance_follows', total: '12' },
        { key: 'instance_followers', total: 3 },
        { key: 'instance_accounts', total: null },
      ]);
    story.dispatch(cutOffRequested({ host: 'bad.example' }));
    await story.until(cutOffReceived);
    expect(story.now().cutOffs['bad.example']).toEqual({
      follows: 12,
      followers: 3,
      accounts: null,
      posts: null,
    });
  });

  it('is not asked for without the right, nor with a login that lacks the scope', async () => {
    open('mastodon', 0x10);
    const story = open('mastodon');
    await settled();
    story.dispatch(
      clientRegistered({ clientId: 'c', clientSecret: 's', scopes: 'read write follow push' }),
    );
    story.log.length = 0;
    story.dispatch(federationOpened());
    story.change({ before: null, after: newRule('a.example', 'suspend') });
    await settled();
    expect(story.all(rulesReceived)).toEqual([]);
    expect(story.result('block a.example')?.phase).toBe('failed');
  });

  it.each([
    ['a page', 200, '<html>'],
    ['nothing', 200, ''],
    ['another shape', 200, { blocks: 7 }],
    ['that it is missing', 404, { error: 'Not found' }],
    ['that it is not built', 501, 'Not implemented'],
    ['that it is not allowed', 403, { error: 'This action is not allowed' }],
  ])('says so when the answer is %s', async (_what, status, body) => {
    server().persist().get(/admin/).reply(status, body);
    const story = open('mastodon');
    await clock.passSeconds(4);
    expect(selectRequest(story.state(), federationRequests.rules).reason).not.toBeNull();
    expect(story.now().complete).toBe(false);
  });
});

describe('files', () => {
  const HEAD = '#domain,#severity,#reject_media,#reject_reports,#public_comment,#obfuscate';

  it('of 10,000 lines with broken ones are read, planned and applied once', async () => {
    const story = await opened(domainRule('7', 'same.example'), domainRule('8', 'other.example'));
    const many = Array.from({ length: 9_996 }, (_one, at) => `spam${String(at)}.example,suspend`);
    const text = [HEAD, 'same.example,suspend,,,Spam', 'other.example,silence', '?', '"x', ...many];
    story.dispatch(fileChosen({ name: 'x.csv', text: text.join('\n'), severity: 'suspend' }));
    await story.until(fileRead);
    const plan = selectFilePlan(story.state());
    expect(plan?.counts).toEqual({ new: 9_996, changed: 1, same: 1, broken: 2 });
    expect(plan?.lines.filter(({ fault }) => fault).map(({ line }) => line)).toEqual([4, 5]);
  });

  it('do not count what is done already, and are known as done afterwards', async () => {
    const story = await opened(domainRule('7', 'same.example'));
    const text = `${HEAD}\nsame.example,suspend,,,Spam\nnew.example,suspend,,,Spam`;
    const chosen = fileChosen({ name: 'x.csv', text, severity: 'suspend' });
    story.dispatch(chosen);
    await story.until(fileRead);
    const { lines } = selectFilePlan(story.state())!;
    server().post(BLOCKS).reply(200, domainRule('9', 'new.example'));
    story.change(...lines.flatMap((line) => planLine(line, story.now().rules).change ?? []));
    await story.until(changesSettled);
    expect(selectFilePlan(story.state())?.counts).toMatchObject({ new: 0, same: 2 });
  });

  it('that cannot be read say so', async () => {
    const story = await opened();
    story.dispatch(fileChosen({ name: 'x.csv', text: null, severity: 'suspend' }));
    await settled();
    expect(selectRequest(story.state(), federationRequests.file).reason).not.toBeNull();
  });

  it('are written with all rules, or with the names of blocked servers', async () => {
    const story = await opened(
      domainRule('7', 'bad.example', { public_comment: 'Spam, ads' }),
      domainRule('8', 'loud.example', { severity: 'silence' }),
    );
    story.dispatch(exportRequested({ plain: false }));
    story.dispatch(exportRequested({ plain: true }));
    await settled();
    expect(story.files).toEqual([
      'domain_blocks.csv',
      `${HEAD}\nbad.example,suspend,false,false,"Spam, ads",false\nloud.example,silence,false,false,Spam,false\n`,
      'blocked_servers.txt',
      'bad.example\n',
    ]);
  });
});

describe('GoToSocial', () => {
  const bare = (id: string, domain: string) => ({ ...domainRule(id, domain), severity: undefined });

  async function started(...rows: object[]) {
    server().get(BLOCKS).reply(200, rows);
    server().get(ALLOWS).reply(200, []);
    const story = open('gotosocial');
    await settled();
    await settled();
    return story;
  }

  it('sends each list at once, and takes forms', async () => {
    const story = await started(bare('1', 'bad.example'));
    expect(story.rule('block bad.example')?.severity).toBe('suspend');
    server()
      .post(ALLOWS, 'domain=friend.example&public_comment=&private_comment=&obfuscate=false')
      .reply(200, { ...bare('2', 'friend.example'), public_comment: '' });
    story.change({ before: null, after: newRule('friend.example', 'allow') });
    await story.until(changesSettled);
    expect(story.rule('allow friend.example')?.id).toBe('2');
  });

  it('has a rule in its list when it says that there is one', async () => {
    const story = await started();
    server().post(BLOCKS).reply(409, { error: 'Conflict' });
    server()
      .get(BLOCKS)
      .reply(200, [bare('5', 'bad.example')]);
    const after = { ...newRule('bad.example', 'suspend'), publicComment: 'Spam' };
    story.change({ before: null, after });
    await story.until(changesSettled);
    expect(story.result('block bad.example')?.phase).toBe('done');
  });

  it('has no list of allowed servers before 0.15', async () => {
    server().get(BLOCKS).reply(200, []);
    server().get(ALLOWS).reply(404, { error: 'Not found' });
    const story = open('gotosocial');
    await settled();
    await settled();
    expect(story.now().complete).toBe(true);
  });
});

describe('Pleroma', () => {
  const config = (...parts: Parameters<typeof policyConfig>) =>
    server()
      .get(CONFIG)
      .reply(200, policyConfig(...parts));

  it('has the rules in its configuration, and gets only the lists that change', async () => {
    config({ reject: [['bad.example', 'Spam']], accept: [] });
    const story = open('pleroma');
    await story.until(rulesReceived);
    expect(story.now()).toMatchObject({ complete: true, policyOn: true });
    // Somebody else has added one meanwhile; it stays.
    config({ reject: [['bad.example', 'Spam'], 'worse.example'], accept: [] });
    const rows = [['bad.example', 'Spam'], 'worse.example', ['new.example', '']].map((row) =>
      typeof row === 'string' ? row : { tuple: row },
    );
    server()
      .post(CONFIG, {
        configs: [{ group: ':pleroma', key: ':mrf_simple', value: [{ tuple: [':reject', rows] }] }],
      })
      .reply(200, { configs: [] });
    story.change({ before: null, after: newRule('new.example', 'suspend') });
    await story.until(changesSettled);
    expect(story.rule('block new.example')?.severity).toBe('suspend');
    expect(nock.isDone()).toBe(true);
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_one, at) => ({
      before: null,
      after: newRule(`spam${String(at)}.example`, 'suspend'),
    }));

  /** Answers each push by what it holds; the configuration stays empty. */
  async function openWith(answer: (sent: string) => [status: number, body: object]) {
    nock(ORIGIN)
      .persist()
      .get(CONFIG)
      .reply(200, policyConfig({ reject: [] }));
    const sent: string[] = [];
    nock(ORIGIN)
      .persist()
      .post(CONFIG)
      .reply((_uri, body) => {
        const text = JSON.stringify(body);
        sent.push(text);
        return answer(text);
      });
    const story = open('pleroma');
    await story.until(rulesReceived);
    const keysOf = (wanted: string) =>
      Object.entries(story.now().results)
        .filter(([, { phase }]) => phase === wanted)
        .map(([key]) => key);
    return { ...story, sent, keysOf };
  }

  it('takes many changes with one call', async () => {
    const story = await openWith(() => [200, { configs: [] }]);
    story.change(...many(250));
    await clock.passSeconds(2);
    expect(story.keysOf('done')).toHaveLength(250);
    expect(story.sent).toHaveLength(2);
  });

  it('fails only those of many that the server does not want, and says so of each', async () => {
    const bad = ['spam7.example', 'spam133.example'];
    const story = await openWith((text) =>
      bad.some((host) => text.includes(`"${host}"`))
        ? [400, { error: 'Invalid host' }]
        : [200, { configs: [] }],
    );
    story.change(...many(200));
    await clock.passSeconds(30);
    expect(story.keysOf('failed')).toEqual(bad.map((host) => `block ${host}`));
    expect(story.keysOf('done')).toHaveLength(198);
    expect(story.result('block spam7.example')).toMatchObject({ reason: 'Invalid host' });
    // By halves: far fewer calls than there are changes.
    expect(story.sent.length).toBeLessThan(40);
  });

  it('does not go on in halves with a server that lets nobody in any more', async () => {
    let calls = 0;
    const story = await openWith(() => {
      calls += 1;
      return calls === 1 ? [400, { error: 'Too many' }] : [403, { error: 'User is not an admin.' }];
    });
    story.change(...many(210));
    await clock.passSeconds(10);
    expect(story.keysOf('failed')).toHaveLength(200);
    expect(story.now().paused).toBe(true);
    expect(calls).toBe(2);
  });

  it('says that the rules are off, and turns them on once', async () => {
    config({ reject: [] }, { active: false });
    const story = open('pleroma');
    await story.until(rulesReceived);
    expect(story.now().policyOn).toBe(false);
    config({ reject: [] }, { active: false });
    server()
      .post(CONFIG, /SimplePolicy/)
      .reply(200, { configs: [] });
    story.dispatch(policySwitchRequested());
    story.dispatch(policySwitchRequested());
    await story.until(policySwitched);
    expect(story.now().policyOn).toBe(true);
    expect(nock.isDone()).toBe(true);
  });

  it('is configured by a file alone: nothing can be changed, and the reason is told', async () => {
    const error = 'You must enable configurable_from_database in your config file.';
    server().get(CONFIG).reply(400, { error });
    const story = open('pleroma');
    await settled();
    expect(selectRequest(story.state(), federationRequests.rules).reason).toBe(error);
  });

  it('tells how many posts of a server are known', async () => {
    config({ reject: [] });
    const story = open('pleroma');
    await story.until(rulesReceived);
    server()
      .get('/api/v1/pleroma/admin/instances/bad.example/statuses')
      .query({ page: 1, page_size: 1 })
      .reply(200, { total: 42, activities: [] });
    story.dispatch(cutOffRequested({ host: 'bad.example' }));
    await story.until(cutOffReceived);
    expect(story.now().cutOffs['bad.example']?.posts).toBe(42);
  });

  it('leaves nothing behind at logout', async () => {
    config({ reject: [['bad.example', 'Spam']] });
    const story = open('pleroma');
    await story.until(rulesReceived);
    story.dispatch(loggedOut());
    expect(JSON.stringify(story.state())).not.toContain('bad.example');
  });
});

it('a rule keeps its key whatever is done to a blocked server', () => {
  const rule: FederationRule = newRule('a.example', 'suspend');
  expect(ruleKey({ ...rule, severity: 'noop' })).toBe(ruleKey(rule));
});
