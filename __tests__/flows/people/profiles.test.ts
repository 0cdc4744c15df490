/** Finding the account of a profile address: by id, by name, and by a name that is an id. */
import nock from 'nock';
import { profilesSaga } from '@/sagas/people/profiles';
import type { ProfileAddress } from '@/domain/people/profile';
import { selectUser } from '@/selectors/people/users';
import {
  profileOpened,
  profileReceived,
  remoteUserClosed,
  remoteUserOpened,
} from '@/slices/people/profiles';
import { requestFailed } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { replayFixture } from '@support/fixtures';
import { wireUser } from '@support/wire';

useStoppedClock();

const ben = wireUser({ id: 'u2', acct: 'ben', username: 'ben', display_name: 'Ben' });
const server = () => nock(ORIGIN);
const asAlice = userTokenReceived({ userToken: 'TOKEN-alice' });
const missing = { error: 'Record not found' };

async function open(address: ProfileAddress) {
  const story = replay(profilesSaga);
  story.dispatch(profileOpened(address));
  await settled();
  return story;
}

describe('a profile', () => {
  it('is loaded by its id', async () => {
    server().get('/api/v1/accounts/u2').reply(200, ben);
    const story = await open({ id: 'u2' });
    expect(story.state().profiles).toEqual({ $u2: 'u2' });
    expect(selectUser(story.state(), 'u2')).toMatchObject({ name: 'Ben' });
    expect(story.state().requests).toEqual({});
  });

  it.each([
    ['ben', 'ben'],
    ['Ben', 'ben'],
    ['ben@hill.example', 'ben@hill.example'],
  ])('is looked up by the name %s', async (name, key) => {
    server().get('/api/v1/accounts/lookup').query({ acct: name }).reply(200, ben);
    const story = await open({ name });
    expect(story.state().profiles).toEqual({ [key]: 'u2' });
  });

  it('is loaded by id if nobody has the name in the address', async () => {
    server().get('/api/v1/accounts/lookup').query({ acct: 'u2' }).reply(404, missing);
    server().get('/api/v1/accounts/u2').reply(200, ben);
    const story = await open({ name: 'u2' });
    expect(story.state().profiles).toEqual({ u2: 'u2' });
    expect(story.all(requestFailed)).toEqual([]);
  });

  it('of a deactivated account is marked for staff, which a lookup by name does not show', async () => {
    server().get('/api/v1/accounts/lookup').query({ acct: 'ben' }).reply(200, ben);
    const deactivated = { ...ben, pleroma: { ...ben.pleroma, deactivated: true } };
    server().get('/api/v1/accounts/ben').reply(200, deactivated);
    const story = replay(profilesSaga, { before: [asAlice] });
    story.dispatch(profileOpened({ name: 'ben' }));
    await settled();
    expect(selectUser(story.state(), 'u2')).toMatchObject({ deactivated: true });
  });

  it('is looked up by name if the server does not accept names as ids', async () => {
    server().get('/api/v1/accounts/lookup').query({ acct: 'ben' }).reply(200, ben);
    const story = replay(profilesSaga, { before: [asAlice], family: 'mastodon' });
    story.dispatch(profileOpened({ name: 'ben' }));
    await settled();
    expect(story.state().profiles).toEqual({ ben: 'u2' });
  });

  it('PROF-01 is looked up by name where nobody has such an id', async () => {
    server().get('/api/v1/accounts/ben').reply(404, missing);
    server().get('/api/v1/accounts/lookup').query({ acct: 'ben' }).reply(200, ben);
    const story = await open({ id: 'ben' });
    expect(story.state().profiles).toEqual({ $ben: 'u2' });
    expect(selectUser(story.state(), 'u2')).toMatchObject({ name: 'Ben' });
    expect(story.all(requestFailed)).toEqual([]);
  });

  it.each(['../admin', 'a/b?c#d', '%', 'ünïcödé', '"><b>'])(
    'requests the unusual id %s and nothing else',
    async (id) => {
      const asked: string[] = [];
      nock(ORIGIN)
        .get(/.*/)
        .times(2)
        .reply((uri) => {
          asked.push(uri);
          return [404, missing];
        });
      const story = await open({ id });
      const [first = '', second = ''] = asked;
      expect(first.startsWith('/api/v1/accounts/')).toBe(true);
      expect(decodeURIComponent(first.slice('/api/v1/accounts/'.length))).toBe(id);
      expect(new URL(second, ORIGIN).pathname).toBe('/api/v1/accounts/lookup');
      expect(new URL(second, ORIGIN).searchParams.get('acct')).toBe(id);
      expect(story.state().requests[`profile $${id}`]).toMatchObject({ httpStatus: 404 });
    },
  );

  it.each(['.', '..', ''])('never calls another endpoint for the id "%s"', async (id) => {
    const asked: string[] = [];
    nock(ORIGIN)
      .get(/.*/)
      .reply((uri) => {
        asked.push(new URL(uri, ORIGIN).pathname);
        return [404, missing];
      });
    await open({ id });
    expect(asked).toEqual(['/api/v1/accounts/lookup']);
  });

  it('of nobody does not exist, by the recorded answer', async () => {
    replayFixture('people/lookup-unknown');
    replayFixture('people/account-unknown');
    const story = replay(profilesSaga, { before: [asAlice] });
    story.dispatch(profileOpened({ name: 'nobody_here' }));
    await settled();
    expect(story.state().requests).toEqual({
      'profile nobody_here': { busy: false, reason: "Can't find user", httpStatus: 404 },
    });
  });

  it('of nobody is said not to exist', async () => {
    server().get('/api/v1/accounts/lookup').query(true).reply(404, missing);
    server().get('/api/v1/accounts/nobody').reply(404, missing);
    const story = await open({ name: 'nobody' });
    expect(story.state().requests).toEqual({
      'profile nobody': { busy: false, reason: 'Record not found', httpStatus: 404 },
    });
  });

  it('is not looked up elsewhere when the server has an error', async () => {
    server().get('/api/v1/accounts/lookup').query(true).reply(403, { error: 'Not for you' });
    const story = await open({ name: 'ben' });
    expect(story.state().requests['profile ben']).toMatchObject({ httpStatus: 403 });
    expect(story.all(profileReceived)).toEqual([]);
  });

  it('stays shown while it is loaded again', async () => {
    server().get('/api/v1/accounts/u2').reply(200, ben);
    const story = await open({ id: 'u2' });
    server().get('/api/v1/accounts/u2').reply(403, { error: 'Not for you' });
    story.dispatch(profileOpened({ id: 'u2' }));
    await settled();
    expect(story.state().profiles).toEqual({ $u2: 'u2' });
    expect(selectUser(story.state(), 'u2')).toBeDefined();
  });
});

describe('a profile of another server', () => {
  const frida = wireUser({ id: 'u7', acct: 'frida@hill.example', username: 'frida' });
  const name = 'frida@hill.example';
  const look = async () => {
    const story = replay(profilesSaga, { before: [asAlice] });
    story.dispatch(remoteUserOpened({ name }));
    await settled();
    return story;
  };
  const theirProfile = {
    target: { name: 'external-user-profile', params: { id: 'u7' } },
    replace: true,
  };

  it('PROF-10 is found by name if it is known here, and replaces the lookup', async () => {
    server().get('/api/v1/accounts/lookup').query({ acct: name }).reply(200, frida);
    const story = await look();
    expect(story.context.routes).toEqual([theirProfile]);
    expect(story.state().profiles).toEqual({ $u7: 'u7' });
  });

  it('PROF-10 is requested from its own server if it is not known here', async () => {
    server().get('/api/v1/accounts/lookup').query({ acct: name }).reply(404, missing);
    const asked = server()
      .get('/api/v2/search')
      .query({ q: '@frida@hill.example', type: 'accounts', resolve: true, limit: 5 })
      .reply(200, { accounts: [wireUser({ id: 'u9' }), frida], statuses: [], hashtags: [] });
    const story = await look();
    expect(asked.isDone()).toBe(true);
    expect(story.context.routes).toEqual([theirProfile]);
  });

  it('PROF-10 is not found if nobody knows it', async () => {
    server().get('/api/v1/accounts/lookup').query(true).reply(404, missing);
    server()
      .get('/api/v2/search')
      .query(true)
      .reply(200, { accounts: [wireUser({ id: 'u9' })], statuses: [], hashtags: [] });
    const story = await look();
    expect(story.context.routes).toEqual([]);
    expect(story.state().requests).toEqual({
      'remote user frida@hill.example': {
        busy: false,
        reason: 'Record not found',
        httpStatus: 404,
      },
    });
  });

  it('opens nothing if the reader has left meanwhile', async () => {
    server().get('/api/v1/accounts/lookup').query(true).delay(500).reply(200, frida);
    const story = replay(profilesSaga, { before: [asAlice] });
    story.dispatch(remoteUserOpened({ name }));
    story.dispatch(remoteUserClosed({ name }));
    await settled();
    expect(story.context.routes).toEqual([]);
    expect(story.state().requests).toEqual({});
  });
});
