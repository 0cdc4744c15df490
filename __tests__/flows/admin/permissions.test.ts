/** Administrators of GoToSocial decide on drafts of rules, and follow lists that others keep. */
import nock from 'nock';
import {
  draftRequest,
  keysRequest,
  newSubscription,
  permissionRequests,
  testRequest,
} from '@/domain/admin/server/permissions';
import type { ServerFamily } from '@/domain/session/instance';
import { permissionsSaga } from '@/sagas/admin/permissions';
import { selectPermissions } from '@/selectors/admin/permissions';
import { selectRequest } from '@/selectors/engine/requests';
import {
  draftAcceptRequested,
  draftRejectRequested,
  keysExpired,
  keysExpireRequested,
  moreDraftsRequested,
  permissionDraftsOpened,
  permissionDraftsReceived,
  subscriptionAddRequested,
  subscriptionChangeRequested,
  subscriptionRemoveRequested,
  subscriptionsOpened,
  subscriptionsReceived,
  subscriptionTested,
  subscriptionTestRequested,
} from '@/slices/admin/permissions';
import { instanceConfigured } from '@/slices/session/config';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';

const clock = useStoppedClock();
const server = () => nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-admin' } });
const DRAFTS = '/api/v1/admin/domain_permission_drafts';
const LISTS = '/api/v1/admin/domain_permission_subscriptions';

const draft = (id: string, changes: object = {}) => ({
  id,
  domain: `${id}.example`,
  permission_type: 'block',
  public_comment: 'Spam',
  created_at: '2026-03-01T08:00:00.000Z',
  ...changes,
});
const list = (id: string, changes: object = {}) => ({
  id,
  permission_type: 'block',
  title: 'Spammers',
  uri: `https://lists.example/${id}.csv`,
  content_type: 'text/csv',
  priority: 100,
  as_draft: true,
  remove_retracted: false,
  count: 53,
  ...changes,
});

const draftsAre = (query: object, rows: object[], next?: string) =>
  server()
    .get(DRAFTS)
    .query({ limit: 100, ...query })
    .reply(200, rows, next ? { link: `<${ORIGIN}${DRAFTS}?max_id=${next}>; rel="next"` } : {});
const listsAre = (...rows: object[]) => server().get(LISTS).query({ limit: 100 }).reply(200, rows);

function begin(family: ServerFamily = 'gotosocial', backendVersion = '0.20.2', permissions = 1) {
  const story = replay(permissionsSaga, {
    family,
    before: [
      instanceConfigured({ instance: { backendVersion } }),
      userTokenReceived({ userToken: 'TOKEN-admin' }),
      signedIn({ permissions, role: 'admin' }),
    ],
  });
  const now = () => selectPermissions(story.state());
  return {
    ...story,
    now,
    hosts: () => now().drafts?.map(({ host }) => host),
    failure: (key: string) => selectRequest(story.state(), key).reason,
  };
}

async function openDrafts(...rows: object[]) {
  draftsAre({}, rows);
  const story = begin();
  story.dispatch(permissionDraftsOpened());
  await settled();
  return story;
}

async function openLists(...rows: object[]) {
  listsAre(...rows);
  const story = begin();
  story.dispatch(subscriptionsOpened());
  await settled();
  return story;
}

describe('drafts', () => {
  it('come page by page; one of an unknown kind is left out', async () => {
    draftsAre({}, [draft('b'), draft('x', { permission_type: 'limit' })], 'b');
    const story = begin();
    story.dispatch(permissionDraftsOpened());
    await settled();
    draftsAre({ max_id: 'b' }, [draft('a', { permission_type: 'allow' })]);
    story.dispatch(moreDraftsRequested());
    await settled();
    expect(story.now()).toMatchObject({
      next: null,
      drafts: [
        { host: 'b.example', type: 'block', publicComment: 'Spam' },
        { host: 'a.example', type: 'allow' },
      ],
    });
  });

  it('are accepted, rejected, and rejected for good, each once', async () => {
    const story = await openDrafts(draft('a'), draft('b'), draft('c'));
    server().post(`${DRAFTS}/a/accept`, { overwrite: false }).reply(200, draft('a'));
    server().post(`${DRAFTS}/b/remove`, { exclude_target: false }).reply(200, draft('b'));
    // Somebody else was faster.
    server().post(`${DRAFTS}/c/remove`, { exclude_target: true }).reply(404, { error: 'Gone' });
    story.dispatch(draftAcceptRequested({ id: 'a', overwrite: false }));
    story.dispatch(draftAcceptRequested({ id: 'a', overwrite: false }));
    story.dispatch(draftRejectRequested({ id: 'b', excludes: false }));
    story.dispatch(draftRejectRequested({ id: 'c', excludes: true }));
    await settled();
    expect(story.hosts()).toEqual([]);
    expect(nock.isDone()).toBe(true);
  });

  it('one for which there is a rule stays, and overwrites it if wanted', async () => {
    const story = await openDrafts(draft('a'));
    server().post(`${DRAFTS}/a/accept`, { overwrite: false }).reply(409, { error: 'Conflict' });
    story.dispatch(draftAcceptRequested({ id: 'a', overwrite: false }));
    await settled();
    expect(story.now().conflicts).toEqual(['a']);
    expect(story.failure(draftRequest('a'))).toBe('Conflict');
    server().post(`${DRAFTS}/a/accept`, { overwrite: true }).reply(200, draft('a'));
    story.dispatch(draftAcceptRequested({ id: 'a', overwrite: true }));
    await settled();
    expect(story.now()).toMatchObject({ drafts: [], conflicts: [] });
  });
});

describe('subscriptions', () => {
  it('are read with what the last fetch told', async () => {
    const story = await openLists(list('a', { error: 'no such host' }), list('b', { uri: 7 }));
    expect(story.now().subscriptions).toMatchObject([
      { title: 'Spammers', priority: 100, asDraft: true, removesRetracted: false, count: 53 },
    ]);
    expect(story.now().subscriptions?.[0]?.error).toBe('no such host');
  });

  it('are added and removed, with the rules that came from them or without', async () => {
    const story = await openLists();
    const wanted = { ...newSubscription, title: ' Mine ', uri: ' https://lists.example/a.csv ' };
    server()
      .post(LISTS, {
        permission_type: 'block',
        title: 'Mine',
        uri: 'https://lists.example/a.csv',
        content_type: 'text/csv',
        priority: 0,
        as_draft: true,
        remove_retracted: true,
        adopt_orphans: false,
      })
      .reply(200, list('a'));
    listsAre(list('a'));
    story.dispatch(subscriptionAddRequested({ wanted }));
    await settled();
    expect(story.now().subscriptions).toHaveLength(1);
    server().post(`${LISTS}/a/remove`, { remove_children: false }).reply(200, list('a'));
    listsAre();
    story.dispatch(subscriptionRemoveRequested({ id: 'a', withRules: false }));
    await settled();
    expect(story.now().subscriptions).toEqual([]);
    expect(nock.isDone()).toBe(true);
  });

  it('are changed, and the list follows', async () => {
    const story = await openLists(list('a'));
    const wanted = { ...newSubscription, title: 'Ours', uri: 'https://lists.example/b.csv' };
    server()
      .patch(`${LISTS}/a`, {
        title: 'Ours',
        uri: 'https://lists.example/b.csv',
        content_type: 'text/csv',
        priority: 0,
        as_draft: true,
        remove_retracted: true,
        adopt_orphans: false,
      })
      .reply(200, list('a'));
    listsAre(list('a', { title: 'Ours' }));
    story.dispatch(subscriptionTested({ id: 'a', count: 2 }));
    story.dispatch(subscriptionChangeRequested({ id: 'a', wanted }));
    await settled();
    expect(story.now().subscriptions).toMatchObject([{ id: 'a', title: 'Ours' }]);
    // The number was that of the old address.
    expect(story.now().tested).toEqual({});
  });

  it('one that is refused is told; after a lost answer the list shows what was done', async () => {
    const story = await openLists();
    const wanted = { ...newSubscription, uri: 'https://lists.example/a.csv' };
    server().post(LISTS).reply(409, { error: 'Conflict: uri already in use' });
    story.dispatch(subscriptionAddRequested({ wanted }));
    await settled();
    expect(story.failure(permissionRequests.subscription)).toBe('Conflict: uri already in use');
    server().post(LISTS).reply(502, 'Bad gateway');
    listsAre(list('a'));
    story.dispatch(subscriptionAddRequested({ wanted }));
    await clock.passSeconds(5);
    expect(story.now().subscriptions).toHaveLength(1);
  });

  it('are tested: how many servers are on the list, or why it cannot be read', async () => {
    const story = await openLists(list('a'), list('b'));
    server()
      .post(`${LISTS}/a/test`)
      .reply(200, [{ domain: 'x.example' }, { domain: 'y.example' }, { host: 'z' }]);
    server().post(`${LISTS}/b/test`).reply(200, { error: 'no such host' });
    story.dispatch(subscriptionTestRequested({ id: 'a' }));
    story.dispatch(subscriptionTestRequested({ id: 'b' }));
    await settled();
    expect(story.now().tested).toEqual({ a: 2 });
    expect(story.failure(testRequest('b'))).toBe('no such host');
  });
});

it('the keys of a server are fetched again, and a refusal is told', async () => {
  const story = begin();
  const path = '/api/v1/admin/domain_keys_expire';
  server().post(path, 'domain=far.example').reply(409, { error: 'Busy' });
  story.dispatch(keysExpireRequested({ host: 'far.example' }));
  await settled();
  expect(story.failure(keysRequest('far.example'))).toBe('Busy');
  expect(story.now().expired).toEqual([]);
  server().post(path, 'domain=far.example').reply(202, { id: '1' });
  story.dispatch(keysExpireRequested({ host: 'far.example' }));
  await settled();
  expect(story.now().expired).toEqual(['far.example']);
});

it.each([
  [200, '<html>'],
  [200, { drafts: [] }],
  [403, { error: 'Forbidden' }],
  [404, { error: 'Not found' }],
  [501, ''],
])('both say so when the answer is %i %j', async (status, body) => {
  nock(ORIGIN)
    .persist()
    .get(/domain_permission/)
    .reply(status, body);
  const story = begin();
  story.dispatch(permissionDraftsOpened());
  story.dispatch(subscriptionsOpened());
  await clock.passSeconds(4);
  expect(story.failure(permissionRequests.drafts)).not.toBeNull();
  expect(story.failure(permissionRequests.subscriptions)).not.toBeNull();
  expect(story.now()).toMatchObject({ drafts: null, subscriptions: null });
});

it.each([
  ['mastodon', '4.5.0', 1],
  ['pleroma', '2.8.0', 1],
  ['gotosocial', '0.17.4', 1],
  ['gotosocial', '0.20.2', 0x20],
] as const)('nothing is asked of %s %s with the rights %i', async (family, version, rights) => {
  const story = begin(family, version, rights);
  story.dispatch(permissionDraftsOpened());
  story.dispatch(subscriptionsOpened());
  story.dispatch(draftAcceptRequested({ id: 'a', overwrite: false }));
  story.dispatch(keysExpireRequested({ host: 'far.example' }));
  await settled();
  expect(story.all(keysExpired)).toEqual([]);
  expect(story.all(permissionDraftsReceived)).toEqual([]);
  expect(story.all(subscriptionsReceived)).toEqual([]);
});

it('nothing is left at logout', async () => {
  const story = await openDrafts(draft('a'));
  story.dispatch(loggedOut());
  expect(JSON.stringify(story.state())).not.toContain('a.example');
});
