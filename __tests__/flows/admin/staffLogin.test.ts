/** A moderator whose login lacks the scopes logs in again: there, back, and turning back. */
import nock from 'nock';
import { fork } from '@/sagas/engine/effects';
import { staffLoginSaga } from '@/sagas/admin/staffLogin';
import { loginSaga } from '@/sagas/session/login';
import { staffLoginRequested } from '@/slices/admin/reportQueue';
import {
  clientRegistered,
  oauthCodeReceived,
  oauthErrorReceived,
  loginFailed,
  userTokenReceived,
} from '@/slices/session/session';
import { settled } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { wireSelf } from '@support/wire';

async function leave() {
  const left: string[] = [];
  const went: unknown[] = [];
  const story = replay(
    function* () {
      yield* fork(loginSaga);
      yield* staffLoginSaga();
    },
    {
      family: 'gotosocial',
      before: [
        clientRegistered({ clientId: 'old', clientSecret: 'old-s', scopes: 'read write' }),
        userTokenReceived({ userToken: 'TOKEN-old' }),
        signedIn({ permissions: 1 }),
      ],
      context: {
        page: {
          leaveTo: (url: string) => {
            left.push(url);
          },
          goTo: (target: unknown) => {
            went.push(target);
          },
        },
      },
    },
  );
  nock(ORIGIN)
    .post('/api/v1/apps', (form: { scopes: string }) => form.scopes.includes('admin:write'))
    .reply(200, { client_id: 'new', client_secret: 'new-s' });
  story.dispatch(staffLoginRequested());
  await settled();
  await settled();
  const [address = ''] = left;
  return { ...story, went, query: new URL(address).searchParams };
}

it('asks for the scopes of staff, and changes nothing before the code has come', async () => {
  const { query, state } = await leave();
  expect(query.get('client_id')).toBe('new');
  expect(query.get('scope')).toContain('admin:read admin:write');
  expect(state().session.oauth).toMatchObject({ clientId: 'old', userToken: 'TOKEN-old' });
});

it('comes back to moderation, and revokes the old token with the old registration', async () => {
  const { query, dispatch, state, went } = await leave();
  const server = nock(ORIGIN);
  server
    .post('/oauth/token', (form: { client_id: string }) => form.client_id === 'new')
    .reply(200, { access_token: 'TOKEN-new', token_type: 'Bearer' });
  server.get('/api/v1/accounts/verify_credentials').reply(200, wireSelf());
  server.get(/filters/).reply(200, []);
  server
    .post(
      '/oauth/revoke',
      (form: Record<string, string>) => form.client_id === 'old' && form.token === 'TOKEN-old',
    )
    .reply(200, {});
  dispatch(oauthCodeReceived({ code: 'abc', state: query.get('state') }));
  await settled();
  await settled();
  expect(state().session.oauth).toMatchObject({ clientId: 'new', userToken: 'TOKEN-new' });
  expect(went).toEqual([{ name: 'moderation' }]);
  expect(nock.pendingMocks()).toEqual([]);
});

it('stays logged in as before when the reader declines', async () => {
  const { query, dispatch, state, until } = await leave();
  dispatch(
    oauthErrorReceived({ error: 'access_denied', description: null, state: query.get('state') }),
  );
  await until(loginFailed);
  expect(state().session.oauth).toMatchObject({ clientId: 'old', userToken: 'TOKEN-old' });
  expect(state().session.currentUser).not.toBeNull();
});
