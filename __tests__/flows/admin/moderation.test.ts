/** Moderation of accounts, against recorded answers. */
import nock from 'nock';
import { moderationRequest, type ModerationAction } from '@/domain/admin/moderation';
import { fork } from '@/sagas/engine/effects';
import { moderationSaga } from '@/sagas/admin/moderation';
import { noticesSaga } from '@/sagas/noticeRules';
import { selectRequest } from '@/selectors/engine/requests';
import { selectStatus } from '@/selectors/statuses/statuses';
import { selectUser } from '@/selectors/people/users';
import { routeEntered } from '@/slices/session/interface';
import {
  moderationConfirmed,
  moderationRefused,
  moderationRequested,
} from '@/slices/admin/moderation';
import { profileReceived } from '@/slices/people/profiles';
import { userTokenReceived } from '@/slices/session/session';
import { settled } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn, someUser } from '@support/people';
import { replayFixture } from '@support/fixtures';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

const server = () => nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-admin' } });
const BASE = '/api/v1/pleroma/admin/users';
const OLDER = '/api/pleroma/admin/users';

function open(screenName: string, ...more: Parameters<typeof statusesKnown>) {
  const theirs = wireUser({ id: 'u9', acct: screenName, username: screenName });
  const story = replay(
    function* () {
      yield* fork(noticesSaga);
      yield* moderationSaga();
    },
    {
      before: [
        userTokenReceived({ userToken: 'TOKEN-admin' }),
        signedIn({ role: 'admin', rights: { admin: true, moderator: false } }),
        profileReceived({
          address: { id: 'u9' },
          userId: 'u9',
          entities: { statuses: [], users: [someUser({ id: 'u9', screenName })] },
        }),
        statusesKnown(wireStatus({ id: 's1', account: theirs }), ...more),
      ],
    },
  );
  return {
    ...story,
    user: () => selectUser(story.state(), 'u9'),
    deed: (deed: ModerationAction) => story.dispatch(moderationRequested({ userId: 'u9', deed })),
  };
}

const right = (wanted: boolean): ModerationAction => ({
  kind: 'right',
  right: 'moderator',
  wanted,
});

describe('rights of an account', () => {
  it('MOD-03 MOD-08 are granted and revoked once the server has confirmed it', async () => {
    const { deed, user, state, until } = open('u031');
    replayFixture('admin/permission-group-add');
    deed(right(true));
    expect(user()?.rights).toEqual({ admin: false, moderator: false });
    expect(selectRequest(state(), moderationRequest('u9')).busy).toBe(true);
    await until(moderationConfirmed);
    expect(user()?.rights).toEqual({ admin: false, moderator: true });
    await settled();
    expect(selectRequest(state(), moderationRequest('u9')).busy).toBe(false);
    replayFixture('admin/permission-group-remove');
    deed(right(false));
    await settled();
    expect(user()?.rights).toEqual({ admin: false, moderator: false });
  });

  it('MOD-03 are changed at the older address where the newer one is missing', async () => {
    const { deed, user } = open('ann@far.example');
    const path = '/ann%40far.example/permission_group/admin';
    server()
      .post(BASE + path)
      .reply(404, { error: 'Not implemented' });
    server()
      .delete(BASE + path)
      .reply(404, { error: 'Not implemented' });
    const granted = server()
      .post(OLDER + path)
      .reply(200, { is_admin: true });
    deed({ kind: 'right', right: 'admin', wanted: true });
    await settled();
    expect(user()?.rights.admin).toBe(true);
    const revoked = server()
      .delete(OLDER + path)
      .reply(200, { is_admin: false });
    deed({ kind: 'right', right: 'admin', wanted: false });
    await settled();
    expect(user()?.rights.admin).toBe(false);
    expect(granted.isDone() && revoked.isDone()).toBe(true);
  });
});

describe('tags of an account', () => {
  const tag = (wanted: boolean): ModerationAction => ({
    kind: 'tag',
    tag: 'mrf_tag:sandbox',
    wanted,
  });
  const body = { nicknames: ['u030'], tags: ['mrf_tag:sandbox'] };

  it.each([
    ['newer', BASE],
    ['older', OLDER],
  ])('MOD-07 MOD-08 are added and removed, at the %s address', async (_which, base) => {
    const { deed, user } = open('u030');
    if (base === OLDER) server().persist().intercept(`${BASE}/tag`, 'PUT').reply(404, {});
    if (base === OLDER) server().persist().intercept(`${BASE}/tag`, 'DELETE').reply(404, {});
    const set = server().put(`${base}/tag`, body).reply(204);
    deed(tag(true));
    expect(user()?.tags).toEqual([]);
    await settled();
    expect(user()?.tags).toEqual(['mrf_tag:sandbox']);
    const taken = server().delete(`${base}/tag`, body).reply(204);
    deed(tag(false));
    await settled();
    expect(user()?.tags).toEqual([]);
    expect(set.isDone() && taken.isDone()).toBe(true);
  });
});

describe('the activation of an account', () => {
  it('MOD-09 is removed and restored', async () => {
    const { deed, user } = open('u033');
    replayFixture('admin/user-deactivate');
    deed({ kind: 'activation', wanted: false });
    expect(user()?.deactivated).toBe(false);
    await settled();
    expect(user()?.deactivated).toBe(true);
    replayFixture('admin/user-activate');
    deed({ kind: 'activation', wanted: true });
    await settled();
    expect(user()?.deactivated).toBe(false);
  });
});

describe('an account that is deleted', () => {
  const deletion: ModerationAction = { kind: 'deletion' };
  const asked = () => server().delete(BASE).query({ nickname: 'zoe' });
  const other = wireStatus({ id: 's2', account: wireUser({ id: 'u8', acct: 'yan' }) });

  it('MOD-10 is deleted by its name', async () => {
    const { deed, until } = open('zoe');
    const call = asked().reply(200, ['zoe']);
    deed(deletion);
    await until(moderationConfirmed);
    expect(call.isDone()).toBe(true);
  });

  it('MOD-11 removes its posts, and leads the reader away from its profile', async () => {
    const { deed, dispatch, state, context, user } = open('zoe', other);
    dispatch(routeEntered({ name: 'external-user-profile', params: { id: 'u9' } }));
    asked().reply(200, ['zoe']);
    deed(deletion);
    expect(selectStatus(state(), 's1')?.deleted).toBe(false);
    await settled();
    expect(selectStatus(state(), 's1')?.deleted).toBe(true);
    expect(selectStatus(state(), 's2')?.deleted).toBe(false);
    expect(user()?.deactivated).toBe(true);
    expect(context.wentBack).toHaveLength(1);
  });

  it('does not change other pages', async () => {
    const { deed, dispatch, context, until } = open('zoe');
    dispatch(routeEntered({ name: 'public-timeline', params: {} }));
    asked().reply(200, ['zoe']);
    deed(deletion);
    await until(moderationConfirmed);
    await settled();
    expect(context.wentBack).toEqual([]);
  });
});

it.each([
  ['a right', 'u031', right(true), 404, '/u031/permission_group/moderator', 'post'],
  ['activation', 'nobody_here', { kind: 'activation', wanted: false }, 500, '/deactivate', 'patch'],
  [
    'a tag',
    'nobody_here',
    { kind: 'tag', tag: 'mrf_tag:sandbox', wanted: true },
    500,
    '/tag',
    'put',
  ],
] as const)(
  'MOD-08 a refusal of %s changes nothing and shows a notice, as a switch that does nothing looks broken',
  async (_what, name, what, status, path, method) => {
    const { deed, user, state, until } = open(name);
    for (const base of [BASE, OLDER]) {
      server()
        [method](base + path)
        .reply(status, { error: 'Not so' });
    }
    const before = user();
    deed(what);
    await until(moderationRefused);
    expect(user()).toBe(before);
    expect(state().notices).toMatchObject([
      { level: 'error', messageKey: 'general.generic_error_message', values: { detail: 'Not so' } },
    ]);
  },
);

it('a deletion that is refused changes nothing', async () => {
  const { deed, state, user, until, context } = open('zoe');
  server().delete(BASE).query(true).reply(403, { error: 'User is not a staff member.' });
  deed({ kind: 'deletion' });
  await until(moderationRefused);
  await settled();
  expect(selectStatus(state(), 's1')?.deleted).toBe(false);
  expect(user()?.deactivated).toBe(false);
  expect(context.wentBack).toEqual([]);
});
