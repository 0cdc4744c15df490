/** Administrators keep the applications that are registered at their server. */
import nock from 'nock';
import {
  newOauthApp,
  OAUTH_APPS,
  OAUTH_APPS_CHANGE,
  OAUTH_SECRET,
  type OauthAppDraft,
  type OauthAppFilter,
} from '@/domain/admin/server/oauthApps';
import type { ServerFamily } from '@/domain/session/instance';
import { oauthAppsSaga } from '@/sagas/admin/oauthApps';
import { selectOauthApps } from '@/selectors/admin/oauthApps';
import { selectRequest } from '@/selectors/engine/requests';
import {
  moreOauthAppsRequested,
  oauthAppRemoveRequested,
  oauthAppSaveRequested,
  oauthAppsClosed,
  oauthAppsOpened,
  oauthAppsReceived,
  oauthAppWritten,
  oauthSecretHidden,
  oauthSecretRequested,
} from '@/slices/admin/oauthApps';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';

const clock = useStoppedClock();
const server = () => nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-admin' } });
const APPS = '/api/v1/pleroma/admin/oauth_app';
const SECRET = 'SECRET-of-the-heron';
const LONG_ID = 'a'.repeat(43);

const heron = {
  id: 1,
  name: 'Heron',
  client_id: 'heron-id',
  client_secret: SECRET,
  redirect_uri: 'https://heron.example/back',
  website: null,
  trusted: false,
};
const otter = { ...heron, id: 2, name: 'Otter', client_id: 'otter-id', scopes: ['read'] };
const reed: OauthAppDraft = {
  ...newOauthApp,
  name: ' Reed ',
  redirectUris: 'https://reed.example/a\nhttps://reed.example/b',
};
const wireReed = {
  ...heron,
  id: 3,
  name: 'Reed',
  client_id: 'reed-id',
  redirect_uri: 'https://reed.example/a https://reed.example/b',
};

const listed = (apps: object[], query: object = {}) =>
  server()
    .get(APPS)
    .query({ page: 1, page_size: 50, trusted: false, ...query })
    .reply(200, { apps, count: 500, page_size: 50 });

async function open(family: ServerFamily = 'pleroma', role: 'admin' | 'moderator' = 'admin') {
  const story = replay(oauthAppsSaga, {
    family,
    before: [
      userTokenReceived({ userToken: 'TOKEN-admin' }),
      signedIn(family === 'pleroma' ? { role } : { permissions: 1 }),
    ],
  });
  const look = async (filter: OauthAppFilter) => {
    story.dispatch(oauthAppsClosed());
    story.dispatch(oauthAppsOpened({ filter }));
    await settled();
  };
  await look({ words: '', trusted: false });
  const list = () => selectOauthApps(story.state());
  return {
    ...story,
    look,
    list,
    names: () => list().apps?.map(({ name }) => name),
    failure: (key = OAUTH_APPS_CHANGE) => selectRequest(story.state(), key).reason,
    save(draft: OauthAppDraft) {
      story.dispatch(oauthAppWritten({ draft }));
      story.dispatch(oauthAppSaveRequested());
      return settled();
    },
  };
}

it('they are listed in pages without a fixed order, by trust, name and client ID', async () => {
  const many = Array.from({ length: 50 }, (_, at) => ({ ...heron, id: 100 + at }));
  listed(many);
  const story = await open();
  listed([...many.slice(49), heron], { page: 2 });
  story.dispatch(moreOauthAppsRequested());
  await settled();
  expect(story.list()).toMatchObject({ page: null });
  expect(story.names()).toHaveLength(51);
  story.dispatch(moreOauthAppsRequested());
  await settled();
  listed([{ ...otter, trusted: true }], { trusted: true, name: 'Otter' });
  await story.look({ words: 'Otter', trusted: true });
  expect(story.list().apps).toMatchObject([{ name: 'Otter', scopes: ['read'], trusted: true }]);
  listed([heron, {}, { name: 'No id' }], { client_id: LONG_ID });
  await story.look({ words: LONG_ID, trusted: false });
  expect(story.list().apps).toMatchObject([{ id: '1', scopes: null }]);
});

it('a secret is fetched when staff asks for it, and kept only while they look', async () => {
  listed([heron, otter]);
  const story = await open();
  const isKnown = () => JSON.stringify(story.state()).includes(SECRET);
  expect(isKnown()).toBe(false);
  const one = () =>
    server()
      .get(APPS)
      .query({ client_id: 'heron-id', trusted: false })
      .reply(200, { apps: [heron], count: 500, page_size: 50 });
  one();
  story.dispatch(oauthSecretRequested({ id: '1' }));
  await settled();
  expect(story.list().revealed).toEqual({ id: '1', clientSecret: SECRET });
  story.dispatch(oauthSecretHidden());
  expect(isKnown()).toBe(false);
  one();
  story.dispatch(oauthSecretRequested({ id: '1' }));
  await settled();
  story.dispatch(oauthAppsClosed());
  expect(isKnown()).toBe(false);
  // A secret that comes after they left is not there when they are back.
  one();
  story.dispatch(oauthSecretRequested({ id: '1' }));
  story.dispatch(oauthAppsClosed());
  await settled();
  expect(isKnown()).toBe(false);
});

it('an answer without that application has no secret', async () => {
  listed([heron]);
  const story = await open();
  server()
    .get(APPS)
    .query({ client_id: 'heron-id', trusted: false })
    .reply(200, { apps: [otter], count: 500 });
  story.dispatch(oauthSecretRequested({ id: '1' }));
  await settled();
  expect(story.failure(OAUTH_SECRET)).not.toBeNull();
  expect(story.list().revealed).toBeNull();
});

it('one is added, changed and deleted', async () => {
  listed([heron]);
  const story = await open();
  server()
    .post(APPS, {
      name: 'Reed',
      redirect_uris: 'https://reed.example/a\nhttps://reed.example/b',
      scopes: ['read', 'write', 'follow', 'push'],
      trusted: false,
    })
    .reply(200, wireReed);
  await story.save(reed);
  expect(story.names()).toEqual(['Reed', 'Heron']);
  expect(story.list().draft).toBeNull();
  server()
    .patch(`${APPS}/3`, {
      name: 'Reeds',
      redirect_uris: 'https://reed.example/a',
      website: '',
      trusted: true,
    })
    .reply(200, { ...wireReed, name: 'Reeds', trusted: true });
  await story.save({
    ...reed,
    id: '3',
    name: 'Reeds',
    redirectUris: 'https://reed.example/a',
    scopes: '',
    trusted: true,
  });
  expect(story.names()).toEqual(['Reeds', 'Heron']);
  server().delete(`${APPS}/3`).reply(204);
  story.dispatch(oauthAppRemoveRequested({ id: '3' }));
  await settled();
  expect(story.names()).toEqual(['Heron']);
  expect(nock.isDone()).toBe(true);
});

it('the faults of a form, which come with status 200, are told; it stays', async () => {
  listed([heron]);
  const story = await open();
  server().post(APPS).reply(200, { redirect_uris: "can't be blank" });
  await story.save(reed);
  expect(story.failure()).toBe("redirect_uris: can't be blank");
  expect(story.list().draft).toMatchObject({ name: ' Reed ' });
  await story.save({ ...reed, name: '  ' });
  expect(story.names()).toEqual(['Heron']);
});

it('one whose answer was lost is looked for, and not sent twice', async () => {
  listed([heron]);
  const story = await open();
  server().post(APPS).reply(502, 'Bad gateway');
  listed([wireReed], { name: 'Reed' });
  await story.save(reed);
  await clock.passSeconds(5);
  expect(story.names()).toEqual(['Reed', 'Heron']);
  expect(story.failure()).toBeNull();
});

it('one that somebody else has deleted is gone; one that is there still says why', async () => {
  listed([heron, otter]);
  const story = await open();
  server().delete(`${APPS}/1`).reply(400, '');
  listed([], { name: 'heron-id' });
  story.dispatch(oauthAppRemoveRequested({ id: '1' }));
  await clock.passSeconds(2);
  expect(story.names()).toEqual(['Otter']);
  server().delete(`${APPS}/2`).reply(403, { error: 'User is not an admin.' });
  listed([otter], { name: 'otter-id' });
  story.dispatch(oauthAppRemoveRequested({ id: '2' }));
  await clock.passSeconds(2);
  expect(story.names()).toEqual(['Otter']);
  expect(story.failure()).toBe('User is not an admin.');
});

it.each([
  [200, '<html>'],
  [200, { apps: 7 }],
  [403, { error: 'User is not an admin.' }],
  [404, { error: 'Not found' }],
  [501, ''],
])('says so when the answer is %i %j', async (status, body) => {
  nock(ORIGIN)
    .persist()
    .get(/oauth_app/)
    .reply(status, body);
  const story = await open();
  await clock.passSeconds(4);
  expect(story.failure(OAUTH_APPS)).not.toBeNull();
  expect(story.names()).toBeUndefined();
});

it('nothing is asked for without the calls or the right, and nothing is left at logout', async () => {
  for (const family of ['mastodon', 'gotosocial'] as const) {
    expect((await open(family)).all(oauthAppsReceived)).toEqual([]);
  }
  expect((await open('pleroma', 'moderator')).all(oauthAppsReceived)).toEqual([]);
  listed([heron]);
  const story = await open();
  story.dispatch(loggedOut());
  expect(JSON.stringify(story.state())).not.toContain('Heron');
});
