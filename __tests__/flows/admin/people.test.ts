/** Staff works on people, on each family: lists, sheets, many at once, failures, and invitations. */
import nock from 'nock';
import { INVITE_CHANGE, INVITES } from '@/domain/admin/invites';
import {
  everybody,
  PEOPLE_LIST,
  resetLinkRequest,
  waitingPeople,
  type PersonAction,
} from '@/domain/admin/people';
import type { ModerationTag } from '@/domain/admin/moderation';
import type { ServerFamily } from '@/domain/session/instance';
import { privileges } from '@/domain/session/privileges';
import { noEntities } from '@/domain/engine/entities';
import { ARRIVALS_INTERVAL } from '@/sagas/admin/reportQueue';
import { invitesSaga } from '@/sagas/admin/invites';
import { staffPeopleSaga } from '@/sagas/admin/staffPeople';
import { staffPeopleWorkSaga } from '@/sagas/admin/staffPeopleWork';
import { fork } from '@/sagas/engine/effects';
import { selectInvites, selectPeopleWork, selectStaffPeople } from '@/selectors/admin/staffPeople';
import { selectRequest } from '@/selectors/engine/requests';
import {
  inviteCreateRequested,
  inviteMailed,
  inviteMailRequested,
  inviteReceived,
  inviteRevokeRequested,
  invitesOpened,
  invitesReceived,
} from '@/slices/admin/invites';
import {
  arrivedPeopleShown,
  failedPersonJobsRetried,
  moreStaffPeopleRequested,
  personActionRequested,
  personJobDone,
  personJobFailed,
  personJobOvertaken,
  personReportsReceived,
  personReportsRequested,
  personWorkPaused,
  resetLinkReceived,
  resetLinkRequested,
  staffPeopleArrived,
  staffPeopleClosed,
  staffPeopleOpened,
  staffPeopleReceived,
  staffPersonClosed,
  staffPersonOpened,
  staffPersonReceived,
} from '@/slices/admin/staffPeople';
import { requestFailed } from '@/slices/engine/requests';
import { instanceConfigured } from '@/slices/session/config';
import { notificationsReceived } from '@/slices/notifications/notifications';
import { pageVisibilityChanged } from '@/slices/realtime/realtime';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { mastodonPerson, pleromaPerson } from '@support/admin/people';
import { mastodonReport } from '@support/admin/reports';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { someNotification } from '@support/notifications/notifications';

const clock = useStoppedClock();
const server = () => nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-admin' } });
const USERS = '/api/v1/pleroma/admin/users';
const ACCOUNTS = '/api/v1/admin/accounts';

const right = (family: ServerFamily) =>
  family === 'pleroma' || family === 'akkoma'
    ? { role: 'admin' as const, privileges: [...privileges] }
    : { permissions: 1 };

function begin(family: ServerFamily, who: object = right(family)) {
  function* sagas() {
    yield* fork(staffPeopleWorkSaga);
    yield* fork(invitesSaga);
    yield* staffPeopleSaga();
  }
  const story = replay(sagas, {
    family,
    before: [userTokenReceived({ userToken: 'TOKEN-admin' }), signedIn(who)],
  });
  const people = () => selectStaffPeople(story.state());
  return {
    ...story,
    people,
    open: (filter = everybody) => story.dispatch(staffPeopleOpened({ filter, again: true })),
    act: (action: PersonAction, ...personIds: string[]) =>
      story.dispatch(personActionRequested({ personIds, action })),
  };
}

const pleromaPage = (rows: object[], count = rows.length, query: object = {}) =>
  server()
    .get(USERS)
    .query({ filters: 'local', page: 1, page_size: 50, ...query })
    .reply(200, { users: rows, count });
const pleromaOne = (id: string, changes: object = {}) =>
  server().get(`${USERS}/${id}`).reply(200, pleromaPerson(id, changes));
const approve: PersonAction = { kind: 'approval', wanted: true, text: '' };
const reject: PersonAction = { kind: 'approval', wanted: false, text: 'Sorry' };
const waits = { is_approved: false };

describe.each(['pleroma', 'akkoma'] as const)('people on %s', (family) => {
  it('are listed by the pages of the server', async () => {
    const story = begin(family);
    pleromaPage([pleromaPerson('1')], 51);
    story.open();
    await story.until(staffPeopleReceived);
    expect(story.people()).toMatchObject({ ids: ['1'], next: '2', total: 51 });
    pleromaPage([pleromaPerson('2'), pleromaPerson('1')], 51, { page: 2 });
    story.dispatch(moreStaffPeopleRequested());
    await settled();
    expect(story.people()).toMatchObject({ ids: ['1', '2'], next: null });
  });

  it('are approved once, after another look', async () => {
    const story = begin(family);
    pleromaPage([pleromaPerson('1', waits)], 1, { filters: 'local,need_approval' });
    story.open(waitingPeople);
    await story.until(staffPeopleReceived);
    pleromaOne('1', waits);
    server()
      .patch(`${USERS}/approve`, { nicknames: ['person-1'] })
      .reply(200, { users: [] });
    story.act(approve, '1');
    story.act(approve, '1');
    await story.until(personJobDone);
    await settled();
    expect(story.people().people['1']?.approved).toBe(true);
    // The row keeps its place, and a further press has nothing to do.
    story.act(approve, '1');
    expect(story.people()).toMatchObject({ ids: ['1'], jobs: [] });
    expect(nock.isDone()).toBe(true);
  });

  it('are not refused once somebody else has approved them', async () => {
    const story = begin(family);
    pleromaPage([pleromaPerson('1', waits)], 1, { filters: 'local,need_approval' });
    story.open(waitingPeople);
    await story.until(staffPeopleReceived);
    pleromaOne('1');
    story.act(reject, '1');
    await story.until(personJobOvertaken);
    expect(story.people().people['1']?.approved).toBe(true);
  });

  it.each<
    [
      PersonAction,
      'patch' | 'put' | 'post' | 'delete',
      string,
      Record<string, string | string[]> | undefined,
    ]
  >([
    [
      { kind: 'measure', measure: 'deactivated', wanted: true, text: '' },
      'patch',
      '/deactivate',
      { nicknames: ['person-1'] },
    ],
    [{ kind: 'confirmation' }, 'patch', '/confirm_email', { nicknames: ['person-1'] }],
    [
      { kind: 'confirmationMail' },
      'patch',
      '/resend_confirmation_email',
      { nicknames: ['person-1'] },
    ],
    [{ kind: 'passwordChange' }, 'patch', '/force_password_reset', { nicknames: ['person-1'] }],
    [{ kind: 'secondFactorOff' }, 'put', '/disable_mfa', { nickname: 'person-1' }],
    [
      { kind: 'right', right: 'moderator', wanted: true },
      'post',
      '/person-1/permission_group/moderator',
      {},
    ],
    [{ kind: 'deletion' }, 'delete', '?nickname=person-1', undefined],
  ])('take %j', async (action, method, path, body) => {
    const story = begin(family);
    const unconfirmed = { is_confirmed: false };
    pleromaOne('1', unconfirmed);
    story.dispatch(staffPersonOpened({ id: '1' }));
    await story.until(staffPersonReceived);
    pleromaOne('1', unconfirmed);
    server()
      [method](USERS + path, body)
      .reply(200, {});
    story.act(action, '1');
    await story.until(personJobDone);
    expect(nock.isDone()).toBe(true);
    expect(story.people().gone['1'] === true).toBe(action.kind === 'deletion');
  });
});

describe('the waiting room', () => {
  const first = { filters: 'local,need_approval' };
  const at = (day: number) => ({ ...waits, created_at: `2026-07-0${day}T10:00:00.000Z` });
  const openWaiting = async (rows: object[], count = rows.length) => {
    const story = begin('pleroma');
    story.dispatch(pageVisibilityChanged(true));
    pleromaPage(rows, count, first);
    story.open(waitingPeople);
    await story.until(staffPeopleReceived);
    return story;
  };

  it('holds newcomers back until they are wanted', async () => {
    const story = await openWaiting([pleromaPerson('1', at(1))]);
    pleromaPage([pleromaPerson('2', at(2)), pleromaPerson('1', at(1))], 2, first);
    await clock.pass(ARRIVALS_INTERVAL);
    expect(story.people()).toMatchObject({ ids: ['1'], arrived: ['2'] });
    story.dispatch(arrivedPeopleShown());
    expect(story.people()).toMatchObject({ ids: ['2', '1'], arrived: [] });
    story.dispatch(staffPeopleClosed());
    await clock.pass(ARRIVALS_INTERVAL * 2);
    expect(nock.isDone()).toBe(true);
  });

  it('does not take older people for newcomers once others have left', async () => {
    const story = await openWaiting([pleromaPerson('5', at(5)), pleromaPerson('4', at(4))], 99);
    pleromaPage([pleromaPerson('6', at(6)), pleromaPerson('3', at(3))], 99, first);
    await clock.pass(ARRIVALS_INTERVAL);
    expect(story.people()).toMatchObject({ ids: ['5', '4'], arrived: ['6'] });
  });

  it('looks at once when a notification tells of a newcomer', async () => {
    const story = await openWaiting([]);
    const tell = (id: string, type: 'sign_up' | 'follow') =>
      story.dispatch(
        notificationsReceived({
          notifications: [someNotification({ id, type })],
          entities: noEntities(),
        }),
      );
    tell('n1', 'follow');
    await settled();
    pleromaPage([pleromaPerson('1', waits)], 1, first);
    tell('n2', 'sign_up');
    await story.until(staffPeopleArrived);
    expect(story.people()).toMatchObject({ ids: [], arrived: ['1'] });
    // The same one, as it is read again, tells nothing.
    tell('n2', 'sign_up');
    await settled();
    expect(nock.isDone()).toBe(true);
  });
});

describe('many at once', () => {
  const three = async () => {
    const story = begin('pleroma');
    pleromaPage(
      ['1', '2', '3'].map((id) => pleromaPerson(id, waits)),
      3,
      { filters: 'local,need_approval' },
    );
    story.open(waitingPeople);
    await story.until(staffPeopleReceived);
    return story;
  };
  const approval = (id: string) =>
    server().patch(`${USERS}/approve`, { nicknames: [`person-${id}`] });

  it('say which failed, go on, and try those again', async () => {
    const story = await three();
    for (const id of ['1', '2', '3']) pleromaOne(id, waits);
    approval('1').reply(200, {});
    approval('2').reply(500, 'Broken');
    // The server is asked what became of it.
    pleromaOne('2', waits);
    approval('3').reply(200, {});
    story.act(approve, '1', '2', '3');
    await clock.passSeconds(5);
    expect(selectPeopleWork(story.state())).toMatchObject({ done: 2, failed: 1, waiting: 0 });
    expect(story.people().jobs).toMatchObject([{ personId: '2', phase: 'failed' }]);
    pleromaOne('2', waits);
    approval('2').reply(200, {});
    story.dispatch(failedPersonJobsRetried());
    await clock.passSeconds(5);
    expect(selectPeopleWork(story.state())).toBeNull();
    expect(nock.isDone()).toBe(true);
  });

  it('keep what failed of one restriction, when another is pressed', async () => {
    const policy = instanceConfigured({ instance: { tagPolicyAvailable: true } });
    const story = await three();
    story.dispatch(policy);
    const tagging = (tag: string) =>
      server().put(`${USERS}/tag`, { nicknames: ['person-1'], tags: [tag] });
    const press = (tag: ModerationTag) => story.act({ kind: 'tag', tag, wanted: true }, '1');
    pleromaOne('1', waits);
    tagging('mrf_tag:sandbox').reply(400, { error: 'Not now' });
    press('mrf_tag:sandbox');
    await story.until(personJobFailed);
    pleromaOne('1', waits);
    tagging('mrf_tag:media-strip').reply(204);
    press('mrf_tag:media-strip');
    await clock.passSeconds(5);
    expect(story.people().people['1']?.tags).toEqual(['mrf_tag:media-strip']);
    expect(selectPeopleWork(story.state())).toMatchObject({ done: 1, failed: 1, waiting: 0 });
    expect(nock.isDone()).toBe(true);
  });

  it('count as done what a lost answer did', async () => {
    const story = await three();
    pleromaOne('1', waits);
    approval('1').replyWithError('lost');
    pleromaOne('1');
    story.act(approve, '1');
    await clock.passSeconds(5);
    await story.until(personJobDone);
    expect(story.people().people['1']?.approved).toBe(true);
  });

  it('pause, where the right was taken away meanwhile', async () => {
    const story = await three();
    server().get(`${USERS}/1`).reply(403, { error: 'No longer' });
    server().get('/api/pleroma/admin/users/1').optionally().reply(403, { error: 'No longer' });
    story.act(approve, '1', '2', '3');
    await story.until(personJobFailed);
    await settled();
    expect(selectPeopleWork(story.state())).toMatchObject({ failed: 1, waiting: 2, paused: true });
    for (const id of ['2', '3']) {
      pleromaOne(id, waits);
      approval(id).reply(200, {});
    }
    story.dispatch(personWorkPaused({ paused: false }));
    await clock.passSeconds(5);
    expect(selectPeopleWork(story.state())).toMatchObject({ failed: 1, waiting: 0 });
  });
});

describe('the sheet of a person', () => {
  it('gives out a link for a new password', async () => {
    const story = begin('pleroma');
    pleromaOne('7');
    story.dispatch(staffPersonOpened({ id: '7' }));
    await story.until(staffPersonReceived);
    const link = 'https://home.example/api/v1/pleroma/password_reset/abc';
    server().get(`${USERS}/person-7/password_reset`).reply(200, { token: 'abc', link });
    story.dispatch(resetLinkRequested({ id: '7' }));
    await story.until(resetLinkReceived);
    expect(story.people().resetSecrets['7']).toBe(link);
    story.dispatch(staffPersonClosed({ id: '7' }));
    expect(story.people().resetSecrets).toEqual({});
  });

  it('shows no link that is none', async () => {
    const story = begin('pleroma');
    pleromaOne('7');
    story.dispatch(staffPersonOpened({ id: '7' }));
    await story.until(staffPersonReceived);
    server().get(`${USERS}/person-7/password_reset`).reply(200, { link: 'javascript:alert(1)' });
    story.dispatch(resetLinkRequested({ id: '7' }));
    await story.until(requestFailed);
    expect(selectRequest(story.state(), resetLinkRequest('7')).reason).not.toBeNull();
    expect(story.people().resetSecrets).toEqual({});
  });
});

describe.each(['mastodon', 'gotosocial'] as const)('people on %s', (family) => {
  const one = (id: string, changes: object = {}) =>
    server().get(`${ACCOUNTS}/${id}`).reply(200, mastodonPerson(id, changes));
  const opened = async (changes: object = {}) => {
    const story = begin(family);
    one('1', changes);
    story.dispatch(staffPersonOpened({ id: '1' }));
    await story.until(staffPersonReceived);
    return story;
  };

  it('are listed by the links of the server', async () => {
    const story = begin(family);
    const link = `<${ORIGIN}${ACCOUNTS}?local=true&max_id=%2F%40mia>; rel="next"`;
    server()
      .get(ACCOUNTS)
      .query({ limit: 50, local: 'true' })
      .reply(200, [mastodonPerson('1')], { link });
    story.open();
    await story.until(staffPeopleReceived);
    server()
      .get(ACCOUNTS)
      .query({ limit: 50, local: 'true', max_id: '/@mia' })
      .reply(200, [mastodonPerson('2')]);
    story.dispatch(moreStaffPeopleRequested());
    await settled();
    expect(story.people()).toMatchObject({ ids: ['1', '2'], next: null });
  });

  it('are refused, with words only where the server sends them', async () => {
    const story = await opened({ approved: false });
    one('1', { approved: false });
    const body = family === 'gotosocial' ? { message: 'Sorry', send_email: true } : '';
    server().post(`${ACCOUNTS}/1/reject`, body).reply(200, {});
    story.act(family === 'gotosocial' ? reject : { ...reject, text: '' }, '1');
    await story.until(personJobDone);
    expect(story.people().gone).toEqual({ '1': true });
  });

  it('are suspended with words to them, and freed where the server can', async () => {
    const story = await opened();
    one('1');
    server().post(`${ACCOUNTS}/1/action`, { type: 'suspend', text: 'Spam' }).reply(200, {});
    const suspend: PersonAction = {
      kind: 'measure',
      measure: 'suspended',
      wanted: true,
      text: 'Spam',
    };
    story.act(suspend, '1');
    await story.until(personJobDone);
    expect(story.people().people['1']?.inForce).toEqual(['suspended']);
    story.act({ ...suspend, wanted: false, text: '' }, '1');
    if (family === 'gotosocial') return expect(story.people().jobs).toEqual([]);
    one('1', { suspended: true });
    server().post(`${ACCOUNTS}/1/unsuspend`).reply(200, {});
    await settled();
    return expect(story.people().people['1']?.inForce).toEqual([]);
  });

  it('have their reports, open and resolved, about them and by them', async () => {
    const story = await opened();
    const reports = (query: object, rows: object[]) =>
      server()
        .get('/api/v1/admin/reports')
        .query({ limit: 50, ...query })
        .reply(200, rows);
    reports({ resolved: 'false', target_account_id: '1' }, [mastodonReport('8')]);
    reports({ resolved: 'true', target_account_id: '1' }, []);
    reports({ resolved: 'false', account_id: '1' }, []);
    reports({ resolved: 'true', account_id: '1' }, [mastodonReport('9', { action_taken: true })]);
    story.dispatch(personReportsRequested({ id: '1' }));
    await story.until(personReportsReceived);
    expect(story.people().reports['1']).toMatchObject({
      about: [{ id: '8', state: 'open' }],
      by: [{ id: '9', state: 'resolved' }],
    });
  });
});

describe('invitations', () => {
  const invite = (id: number, changes: object = {}) => ({
    id,
    token: `code-${String(id)}`,
    used: false,
    uses: 0,
    max_use: null,
    expires_at: null,
    ...changes,
  });

  it('are made with limits, sent, and revoked once', async () => {
    const story = begin('pleroma');
    server()
      .get(`${USERS}/invites`)
      .reply(200, { invites: [invite(1)] });
    story.dispatch(invitesOpened());
    await story.until(invitesReceived);
    server()
      .post(`${USERS}/invite_token`, { max_use: 3, expires_at: '2031-01-31' })
      .reply(200, invite(2, { max_use: 3, expires_at: '2031-01-31' }));
    story.dispatch(inviteCreateRequested({ mostUses: 3, expiresOn: '2031-01-31' }));
    await story.until(inviteReceived);
    server()
      .post(`${USERS}/revoke_invite`, { token: 'code-1' })
      .reply(200, invite(1, { used: true }));
    story.dispatch(inviteRevokeRequested({ id: '1' }));
    await settled();
    story.dispatch(inviteRevokeRequested({ id: '1' }));
    expect(selectInvites(story.state()).list).toMatchObject([
      { id: '1', revoked: true },
      { id: '2', mostUses: 3 },
    ]);
    server().post(`${USERS}/email_invite`, { email: 'ann@mail.example' }).reply(204);
    server()
      .get(`${USERS}/invites`)
      .reply(200, { invites: [invite(3)] });
    story.dispatch(inviteMailRequested({ email: 'ann@mail.example' }));
    await story.until(inviteMailed);
    await settled();
    expect(selectInvites(story.state())).toMatchObject({
      mailedTo: 'ann@mail.example',
      list: [{ id: '3' }],
    });
  });

  it('that the server refuses say why, and change nothing', async () => {
    const story = begin('akkoma');
    server().post(`${USERS}/email_invite`).reply(400, { error: 'Sign-ups are open' });
    story.dispatch(inviteMailRequested({ email: 'ann@mail.example' }));
    await story.until(requestFailed);
    expect(selectRequest(story.state(), INVITE_CHANGE).reason).toBe('Sign-ups are open');
    expect(selectInvites(story.state()).mailedTo).toBeNull();
  });
});

describe('somebody without the right', () => {
  it.each(['pleroma', 'akkoma', 'mastodon', 'gotosocial'] as const)(
    'asks nothing on %s',
    async (family) => {
      const story = begin(family, { privileges: ['reports_manage_reports'], permissions: 0x10 });
      story.open();
      story.dispatch(staffPersonOpened({ id: '1' }));
      story.dispatch(invitesOpened());
      story.act(approve, '1');
      await settled();
      expect(story.people()).toMatchObject({ ids: null, people: {}, jobs: [] });
      expect(selectRequest(story.state(), PEOPLE_LIST).reason).toBeNull();
      expect(selectRequest(story.state(), INVITES).reason).toBeNull();
    },
  );

  it('leaves nothing behind after the logout', async () => {
    const story = begin('pleroma');
    pleromaPage([pleromaPerson('1')]);
    story.open();
    await story.until(staffPeopleReceived);
    story.dispatch(loggedOut());
    expect(story.people().people).toEqual({});
  });
});

it.each([404, 403, 501])('an answer of %i is told in words', async (status) => {
  const story = begin('mastodon');
  server().get(ACCOUNTS).query(true).reply(status, { error: 'Not here' });
  story.open();
  await story.until(requestFailed);
  expect(selectRequest(story.state(), PEOPLE_LIST).reason).toBe('Not here');
  expect(story.people().ids).toBeNull();
});
