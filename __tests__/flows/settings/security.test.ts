/** Security of the account, against recorded answers, some of which report success as an error. */
import type { Action } from '@reduxjs/toolkit';
import nock from 'nock';
import { securityForms, securityRequests } from '@/domain/settings/security';
import { securitySaga } from '@/sagas/settings/security';
import { selectRequest } from '@/selectors/engine/requests';
import { selectSecurity } from '@/selectors/settings/security';
import { noticeShown } from '@/slices/engine/notices';
import { requestEnded, requestFailed } from '@/slices/engine/requests';
import {
  accountDeletionRequested,
  accountMoveRequested,
  aliasAdditionRequested,
  aliasRemovalRequested,
  aliasesReceived,
  emailChangeRequested,
  factorConfirmationRequested,
  factorRemovalRequested,
  factorSetupRequested,
  passwordChangeRequested,
  recoveryCodesKept,
  recoveryCodesRequested,
  securityFormAccepted,
  securityOpened,
  sessionRevocationRequested,
  sessionsReceived,
} from '@/slices/settings/security';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { settled } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fixture, replayFixture } from '@support/fixtures';

type Story = ReturnType<typeof replay>;

const PASSWORD = 'PASSWORD-filler';
const answers = (...names: string[]) => names.map((name) => replayFixture(`settings/${name}`));

/** Starts as the person who made the recorded request. */
const startAs = (name: string, ...before: Action[]): Story =>
  replay(securitySaga, {
    before: [userTokenReceived({ userToken: `TOKEN-${name}` }), signedIn(), ...before],
  });
const asIn = (name: string, ...before: Action[]) =>
  startAs(fixture(`settings/${name}`).request.as, ...before);
const reasonOf = (story: Story, key: string) => selectRequest(story.state(), key).reason;
const security = (story: Story) => selectSecurity(story.state());

describe('security forms', () => {
  it('SEC-02 change the e-mail address, or show why not', async () => {
    const calls = answers('change-email-wrong-password', 'change-email');
    const { email, password } = fixture('settings/change-email').request.body as {
      email: string;
      password: string;
    };
    const story = asIn('change-email');
    story.dispatch(emailChangeRequested({ email: 'new@example.com', password: 'WRONG-PASSWORD' }));
    await story.until(requestFailed);
    expect(reasonOf(story, securityForms.email)).toBe('Invalid password.');
    expect(security(story).done).toBeNull();
    story.dispatch(emailChangeRequested({ email, password }));
    await story.until(securityFormAccepted);
    expect(reasonOf(story, securityForms.email)).toBeNull();
    expect(security(story).done).toBe('email');
    calls.forEach((call) => call.done());
  });

  it.each(['change-email-taken', 'change-email-invalid'])(
    "show the server's error: %s",
    async (name) => {
      answers(name);
      const { request, response } = fixture(`settings/${name}`);
      const story = asIn(name);
      story.dispatch(emailChangeRequested(request.body as { email: string; password: string }));
      await story.until(requestFailed);
      const { error } = response.body as { error: string };
      expect(reasonOf(story, securityForms.email)).toBe(error);
    },
  );

  it('SEC-03 change the password, after which every token is dead: the reader is logged out', async () => {
    answers('change-password-mismatch', 'change-password');
    const story = asIn('change-password');
    const { new_password: fresh } = fixture('settings/change-password').request.body as {
      new_password: string;
    };
    const send = (newPassword: string, confirmation: string) =>
      story.dispatch(passwordChangeRequested({ password: PASSWORD, newPassword, confirmation }));
    send('NEW-PASSWORD', 'OTHER-PASSWORD');
    await story.until(requestFailed);
    expect(reasonOf(story, securityForms.password)).toBe(
      'New password does not match confirmation.',
    );
    expect(story.all(loggedOut)).toEqual([]);
    send(fresh, fresh);
    await story.until(loggedOut);
    await settled();
    expect(story.state().session.oauth.userToken).toBeNull();
    expect(story.context.routes.at(-1)).toMatchObject({ target: { name: 'root' } });
    expect(story.all(noticeShown).at(-1)?.payload.messageKey).toBe('settings.changed_password');
  });

  it('SEC-01 delete the account, or show why not, and log out', async () => {
    answers('delete-account-wrong-password', 'delete-account');
    const story = asIn('delete-account-wrong-password');
    story.dispatch(accountDeletionRequested({ password: 'WRONG-PASSWORD' }));
    await story.until(requestFailed);
    expect(reasonOf(story, securityForms.deletion)).toBe('Invalid password.');
    story.dispatch(
      userTokenReceived({ userToken: `TOKEN-${fixture('settings/delete-account').request.as}` }),
    );
    story.dispatch(accountDeletionRequested({ password: PASSWORD }));
    await story.until(loggedOut);
    await settled();
    expect(story.state().session.currentUser).toBeNull();
    expect(story.all(noticeShown).at(-1)?.payload.messageKey).toBe('settings.account_deleted');
  });

  it.each([
    ['move-account-wrong-password', 'Invalid password.'],
    ['move-account-not-an-alias', 'Target account must have the origin in `alsoKnownAs`'],
    ['move-account-unknown-target', 'Target account not found.'],
    ['move-account', null],
  ])('SEC-04 move the account, or show why not: %s', async (name, reason) => {
    const [call] = answers(name);
    const story = asIn(name);
    const { password, target_account: target } = fixture(`settings/${name}`).request.body as {
      password: string;
      target_account: string;
    };
    story.dispatch(accountMoveRequested({ password, target }));
    await story.until(reason === null ? securityFormAccepted : requestFailed);
    expect(reasonOf(story, securityForms.move)).toBe(reason);
    call?.done();
  });

  it('SEC-05 add and remove an alias, and reload them each time', async () => {
    const alias = 'u024@home.example';
    answers('aliases-none', 'alias-add', 'aliases', 'alias-add-unknown', 'alias-delete');
    nock(ORIGIN).get('/api/oauth_tokens.json').reply(200, []);
    nock(ORIGIN).get('/api/pleroma/accounts/mfa').reply(200, { settings: {} });
    const story = startAs('alice');
    story.dispatch(securityOpened());
    await story.until(aliasesReceived);
    expect(security(story).aliases).toEqual([]);
    story.dispatch(aliasAdditionRequested({ alias }));
    await story.until(securityFormAccepted);
    expect(security(story).aliases).toEqual([alias]);
    story.dispatch(aliasAdditionRequested({ alias: 'nobody@nowhere.example' }));
    await story.until(requestFailed);
    expect(reasonOf(story, securityForms.alias)).toBe('Target account does not exist.');
    answers('aliases-none');
    story.dispatch(aliasRemovalRequested({ alias }));
    await settled();
    await story.until(aliasesReceived);
    expect(story.all(aliasesReceived).at(-1)?.payload.aliases).toEqual([]);
  });
});

describe('sessions', () => {
  it('SEC-09 SEC-10 are listed, and a revoked one is removed after the server has confirmed it', async () => {
    answers('oauth-tokens', 'oauth-token-revoke');
    nock(ORIGIN).get('/api/pleroma/aliases').reply(200, { aliases: [] });
    nock(ORIGIN).get('/api/pleroma/accounts/mfa').reply(200, { settings: {} });
    const story = asIn('oauth-tokens');
    story.dispatch(securityOpened());
    await story.until(sessionsReceived);
    expect(security(story).sessions).toEqual([
      { id: '58', appName: 'Other client', validUntil: '2126-10-27T10:13:43.479527Z' },
      { id: '59', appName: 'Other client', validUntil: '2126-10-27T10:13:43.662922Z' },
    ]);
    story.dispatch(sessionRevocationRequested({ sessionId: '58' }));
    expect(security(story).sessions).toHaveLength(2);
    await story.until({ match: () => security(story).sessions?.length === 1 });
    expect(security(story).sessions?.map(({ id }) => id)).toEqual(['59']);
    nock(ORIGIN).delete('/api/oauth_tokens/59').reply(500);
    story.dispatch(sessionRevocationRequested({ sessionId: '59' }));
    await story.until(requestFailed);
    expect(security(story).sessions).toHaveLength(1);
  });
});

describe('the second factor', () => {
  it('SEC-06 SEC-07 SEC-08 is set up from recovery codes over the key to a first code, and disabled with the password', async () => {
    answers('mfa-off', 'mfa-backup-codes', 'mfa-off', 'mfa-setup', 'mfa-confirm-wrong-code');
    const story = asIn('mfa-setup');
    story.dispatch(factorSetupRequested());
    await story.until({ match: () => security(story).recoveryCodes !== null });
    expect(security(story)).toMatchObject({ factor: 'off', setup: null });
    expect(security(story).recoveryCodes).toHaveLength(5);
    story.dispatch(recoveryCodesKept());
    await story.until({ match: () => security(story).setup !== null });
    expect(security(story)).toMatchObject({
      recoveryCodes: null,
      setup: { key: 'PLACEHOLDERSECRT', uri: expect.stringMatching(/^otpauth:/) as string },
    });
    story.dispatch(factorConfirmationRequested({ code: '000000', password: PASSWORD }));
    await story.until(requestFailed);
    expect(reasonOf(story, securityForms.factor)).toBe('invalid_token');
    expect(security(story).setup).not.toBeNull();

    const { code } = fixture('settings/mfa-confirm').request.body as { code: string };
    answers('mfa-confirm', 'mfa-backup-codes', 'mfa-disable');
    story.dispatch(factorConfirmationRequested({ code: ` ${code} `, password: PASSWORD }));
    await story.until({ match: () => security(story).factor === 'on' });
    expect(security(story).setup).toBeNull();

    story.dispatch(recoveryCodesRequested());
    await story.until({ match: () => security(story).recoveryCodes !== null });
    story.dispatch(factorRemovalRequested({ password: PASSWORD }));
    await story.until({ match: () => security(story).factor === 'off' });
  });

  it('requests no key while it is on, as that would disable it', async () => {
    answers('mfa-on', 'mfa-on');
    const story = asIn('mfa-on');
    story.dispatch(factorSetupRequested());
    await story.until({ match: () => security(story).factor === 'on' });
    story.dispatch(recoveryCodesKept());
    await settled();
    await story.until(requestEnded);
    expect(security(story)).toMatchObject({ recoveryCodes: null, setup: null });
    expect(nock.pendingMocks()).toEqual([]);
    expect(story.all(requestFailed)).toEqual([]);
    expect(reasonOf(story, securityRequests.factor)).toBeNull();
  });
});
