/** Finding whom an address means: by id, by name, and by a name that was an id. */
import nock from 'nock';
import { profilesSaga } from '@/sagas/profiles';
import type { ProfileAddress } from '@/domain/profile';
import { selectUser } from '@/selectors/users';
import { profileOpened, profileReceived } from '@/slices/profiles';
import { requestFailed } from '@/slices/requests';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { wireUser } from '@support/wire';

useStoppedClock();

const ben = wireUser({ id: 'u2', acct: 'ben', username: 'ben', display_name: 'Ben' });
const server = () => nock(ORIGIN);
const missing = { error: 'Record not found' };

async function open(address: ProfileAddress) {
  const story = replay(profilesSaga);
  story.dispatch(profileOpened(address));
  await settled();
  return story;
}

describe('a profile', () => {
  it('is fetched by its id', async () => {
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

  it('is fetched by what stands for a name where nobody has that name', async () => {
    server().get('/api/v1/accounts/lookup').query({ acct: 'u2' }).reply(404, missing);
    server().get('/api/v1/accounts/u2').reply(200, ben);
    const story = await open({ name: 'u2' });
    expect(story.state().profiles).toEqual({ u2: 'u2' });
    expect(story.all(requestFailed)).toEqual([]);
  });

  it('of nobody is said not to exist', async () => {
    server().get('/api/v1/accounts/lookup').query(true).reply(404, missing);
    server().get('/api/v1/accounts/nobody').reply(404, missing);
    const story = await open({ name: 'nobody' });
    expect(story.state().requests).toEqual({
      'profile nobody': { busy: false, reason: 'Record not found', httpStatus: 404 },
    });
  });

  it('is not looked for elsewhere when the server only has trouble', async () => {
    server().get('/api/v1/accounts/lookup').query(true).reply(403, { error: 'Not for you' });
    const story = await open({ name: 'ben' });
    expect(story.state().requests['profile ben']).toMatchObject({ httpStatus: 403 });
    expect(story.all(profileReceived)).toEqual([]);
  });

  it('stays known while it is asked for again', async () => {
    server().get('/api/v1/accounts/u2').reply(200, ben);
    const story = await open({ id: 'u2' });
    server().get('/api/v1/accounts/u2').reply(403, { error: 'Not for you' });
    story.dispatch(profileOpened({ id: 'u2' }));
    await settled();
    expect(story.state().profiles).toEqual({ $u2: 'u2' });
    expect(selectUser(story.state(), 'u2')).toBeDefined();
  });
});
