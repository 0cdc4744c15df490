/**
 * Registration against recorded answers: every outcome, every refused field, every captcha type.
 */
import nock from 'nock';
import { ApiError } from '@/api/errors';
import { defaultInstance } from '@/domain/session/instance';
import { registrationSaga } from '@/sagas/session/registration';
import { instanceConfigured } from '@/slices/session/config';
import { languageLoaded } from '@/slices/session/language';
import { requestEnded, requestFailed } from '@/slices/engine/requests';
import {
  captchaReceived,
  captchaRequested,
  captchaTyped,
  formRestored,
  mailLanguagesChosen,
  registrationAnswered,
  registrationClosed,
  registrationFailed,
  registrationOpened,
  registrationSubmitted,
  registrationTyped,
} from '@/slices/session/registration';
import { appTokenReceived, clientRegistered, currentUserReceived } from '@/slices/session/session';
import { startSucceeded } from '@/slices/session/startup';
import { settled, useStoppedClock } from '@support/clock';
import { fakeTabStorage } from '@support/context';
import { ORIGIN, replay } from '@support/flow';
import { fixture, fixtureNames, replayFixture } from '@support/fixtures';

const CAPTCHA = '/api/v1/pleroma/captcha';
const known = [
  startSucceeded(),
  instanceConfigured({ instance: { ...defaultInstance, family: 'pleroma' } }),
  clientRegistered({
    clientId: 'CLIENT-ID',
    clientSecret: 'CLIENT-SECRET',
    scopes: 'read write follow push admin',
  }),
  appTokenReceived({ appToken: 'TOKEN-app' }),
];
const typed = [
  registrationTyped({ field: 'username', value: ' nina ' }),
  registrationTyped({ field: 'fullname', value: ' Nina N. ' }),
  registrationTyped({ field: 'email', value: 'nina@example.com ' }),
];
const submitted = registrationSubmitted({ password: 'NEW-PASSWORD', inviteToken: null });

/** Answers a registration as recorded, and keeps what was sent. */
function answer(name: string, token = 'TOKEN-app') {
  const { response } = fixture(`register/${name}`);
  const sent: Record<string, unknown>[] = [];
  nock(ORIGIN, { reqheaders: { authorization: `Bearer ${token}` } })
    .post('/api/v1/accounts', (body: Record<string, unknown>) => sent.push(body) > 0)
    .reply(response.status, response.body as nock.Body, response.headers);
  return sent;
}

const answerNoCaptcha = () => nock(ORIGIN).get(CAPTCHA).reply(200, { type: 'none' });

const begin = (more: Parameters<typeof replay>[1] = {}) =>
  replay(registrationSaga, { ...more, before: [...known, ...typed, ...(more.before ?? [])] });

describe('an accepted registration', () => {
  it('REG-11 REG-13 REG-14 sends the form, the list of languages as one text with commas, signs in with the token and opens home', async () => {
    const sent = answer('ok');
    replayFixture('register/ok-verify-credentials');
    const story = begin({
      before: [
        registrationTyped({ field: 'bio', value: 'Bread' }),
        registrationTyped({ field: 'reason', value: 'I bake' }),
        registrationTyped({ field: 'birthday', value: '2001-02-03' }),
        mailLanguagesChosen({ languages: ['de', '', 'zh'] }),
        captchaReceived({
          captcha: {
            type: 'native',
            url: 'data:image/png;base64,AA==',
            token: 'CAPTCHA-TOKEN',
            answerData: 'CAPTCHA-ANSWER-DATA',
            secondsValid: 300,
          },
        }),
        captchaTyped({ solution: ' x7Yb ' }),
      ],
    });
    story.dispatch(
      registrationSubmitted({ password: 'NEW-PASSWORD', inviteToken: 'INVITE-TOKEN' }),
    );
    await story.until(currentUserReceived);
    expect(sent).toEqual([
      {
        username: 'nina',
        nickname: 'nina',
        fullname: 'Nina N.',
        email: 'nina@example.com',
        password: 'NEW-PASSWORD',
        confirm: 'NEW-PASSWORD',
        agreement: true,
        locale: 'en',
        bio: 'Bread',
        reason: 'I bake',
        birthday: '2001-02-03',
        language: 'de,zh-Hans',
        token: 'INVITE-TOKEN',
        captcha_solution: 'x7Yb',
        captcha_token: 'CAPTCHA-TOKEN',
        captcha_answer_data: 'CAPTCHA-ANSWER-DATA',
      },
    ]);
    const { session, registration } = story.state();
    expect(session.oauth.userToken).toBe('TOKEN-nina');
    expect(session.currentUser?.screenName).toBe('nina');
    expect(registration).toMatchObject({ result: 'ok', message: null });
    expect(registration?.form.username).toBe('');
    // The first steps lie on top of home.
    expect(story.context.routes).toEqual([
      { target: { name: 'friends' }, replace: true },
      { target: '/about/welcome', replace: false },
    ]);
  });

  it.each([
    [
      'needs-approval',
      "You have been registered. You'll be able to log in once your account is approved.",
    ],
    [
      'needs-confirmation',
      'You have been registered. Please check your email for further instructions.',
    ],
  ])('REG-13 without a token is shown as a pending request (%s)', async (name, message) => {
    const sent = answer(name);
    const story = begin();
    story.dispatch(submitted);
    await story.until(requestEnded);
    expect(sent).toEqual([
      expect.objectContaining({ captcha_solution: '', captcha_token: '', captcha_answer_data: '' }),
    ]);
    expect(sent[0]).not.toHaveProperty('token');
    expect(story.state().registration).toMatchObject({ result: 'request_sent', message });
    expect(story.state().session.oauth.userToken).toBeNull();
    expect(story.context.routes).toEqual([]);
  });

  it('whose token does not open the account yet is shown as a pending request as well', async () => {
    answer('ok');
    nock(ORIGIN)
      .get('/api/v1/accounts/verify_credentials')
      .reply(403, { error: 'Your login is missing a confirmed e-mail address' });
    const story = begin();
    story.dispatch(submitted);
    await story.until(requestEnded);
    expect(story.state().registration).toMatchObject({ result: 'request_sent', message: null });
    expect(story.state().session).toMatchObject({ phase: 'idle', currentUser: null });
    expect(story.context.routes).toEqual([]);
  });

  it("uses the Mastodon family's fields", async () => {
    const sent = answer('ok');
    replayFixture('register/ok-verify-credentials');
    const story = begin({
      before: [
        instanceConfigured({ instance: { family: 'mastodon' } }),
        languageLoaded({ code: 'zh_Hant', messages: {} }),
        registrationTyped({ field: 'birthday', value: '2001-02-03' }),
      ],
    });
    story.dispatch(
      registrationSubmitted({ password: 'NEW-PASSWORD', inviteToken: 'INVITE-TOKEN' }),
    );
    await story.until(currentUserReceived);
    expect(sent).toEqual([
      expect.objectContaining({
        date_of_birth: '2001-02-03',
        invite_code: 'INVITE-TOKEN',
        locale: 'zh-TW',
      }),
    ]);
  });

  it('is repeated if the server has forgotten this client, and only then', async () => {
    answer('no-app-token');
    nock(ORIGIN)
      .post('/oauth/token', /grant_type=client_credentials/)
      .reply(200, { access_token: 'TOKEN-app-2' });
    const sent = answer('needs-approval', 'TOKEN-app-2');
    const story = begin();
    story.dispatch(submitted);
    await story.until(requestEnded);
    expect(sent).toHaveLength(1);
    expect(story.state().registration?.result).toBe('request_sent');
    expect(story.types()).not.toContain('realtime/tokenDoubted');
  });
});

describe('a refused registration', () => {
  it('REG-16 is logged, lists the errors and gets a new captcha', async () => {
    answer('taken');
    const captcha = answerNoCaptcha();
    const story = begin();
    story.dispatch(submitted);
    await story.until(registrationFailed);
    await story.until(captchaReceived);
    expect(captcha.isDone()).toBe(true);
    expect(story.context.logged).toEqual([
      {
        level: 'error',
        message: 'The registration failed',
        detail: expect.any(ApiError) as unknown,
      },
    ]);
    expect(story.state().registration).toMatchObject({
      failure: {
        kind: 'fields',
        problems: [{ field: 'ap_id', message: 'has already been taken' }],
      },
      refused: { username: 'has already been taken' },
      result: null,
    });
    // The input stays for the next attempt; editing a field removes its error.
    expect(story.state().registration?.form.username).toBe(' nina ');
    story.dispatch(registrationTyped({ field: 'username', value: 'nina2' }));
    expect(story.state().registration?.refused).toEqual({});
  });

  const refused = fixtureNames('register').filter((name) => {
    const { request, response } = fixture(name);
    return (
      request.method === 'POST' && request.path === '/api/v1/accounts' && response.status === 400
    );
  });

  it('is recorded in every known form', () => {
    expect(refused).toHaveLength(20);
  });

  it.each(refused)('of the form %s is shown, and leaves nobody signed in', async (name) => {
    answer(name.replace('register/', ''));
    answerNoCaptcha();
    const story = begin();
    story.dispatch(submitted);
    await story.until(registrationFailed);
    const failure = story.state().registration?.failure;
    if (failure?.kind === 'fields') {
      expect(failure.problems.length).toBeGreaterThan(0);
      for (const { field, message } of failure.problems) {
        expect(field).toMatch(/^[a-z_]+$/);
        expect(message).not.toBe('');
      }
    } else {
      expect(failure).toEqual({ kind: 'server', text: expect.stringMatching(/token/) as unknown });
    }
    expect(story.state().session.oauth.userToken).toBeNull();
  });

  it('shows several errors of one field, and fields of the Mastodon family', async () => {
    nock(ORIGIN)
      .post('/api/v1/accounts')
      .reply(422, {
        error: 'Validation failed',
        details: {
          username: [{ error: 'ERR_TAKEN', description: 'is taken' }, { error: 'ERR_SHORT' }],
          email: [{ error: 'ERR_BLOCKED', description: 'is blocked' }],
        },
      });
    answerNoCaptcha();
    const story = begin();
    story.dispatch(submitted);
    await story.until(registrationFailed);
    expect(story.state().registration).toMatchObject({
      failure: {
        problems: [
          { field: 'username', message: 'is taken' },
          { field: 'username', message: 'ERR_SHORT' },
          { field: 'email', message: 'is blocked' },
        ],
      },
      refused: { username: 'is taken', email: 'is blocked' },
    });
  });

  it.each([
    [429, { error: 'Throttled' }, { kind: 'tooManyAttempts' }],
    [500, {}, { kind: 'generic' }],
    [400, { error: 'Missing parameters' }, { kind: 'server', text: 'Missing parameters' }],
  ])('with status %i has the right message', async (status, body, failure) => {
    nock(ORIGIN).post('/api/v1/accounts').reply(status, body);
    answerNoCaptcha();
    const story = begin();
    story.dispatch(submitted);
    await story.until(registrationFailed);
    expect(story.state().registration?.failure).toEqual(failure);
  });

  it('for lack of a network says so, and is not repeated automatically', async () => {
    const gone = nock(ORIGIN).post('/api/v1/accounts').replyWithError('no line');
    const again = nock(ORIGIN).post('/api/v1/accounts').reply(200, {});
    answerNoCaptcha();
    const story = begin();
    story.dispatch(submitted);
    await story.until(registrationFailed);
    expect(story.state().registration?.failure).toEqual({ kind: 'network' });
    expect(gone.isDone()).toBe(true);
    expect(again.isDone()).toBe(false);
  });

  it('never shows the password, not even where the server quotes it', async () => {
    nock(ORIGIN).post('/api/v1/accounts').reply(400, { error: 'NEW-PASSWORD is too short' });
    answerNoCaptcha();
    const story = begin();
    story.dispatch(submitted);
    await story.until(registrationFailed);
    expect(JSON.stringify(story.state())).not.toContain('NEW-PASSWORD');
  });
});

describe('the captcha', () => {
  const open = async (body: nock.Body | Record<string, unknown>) => {
    nock(ORIGIN).get(CAPTCHA).reply(200, body);
    const story = begin();
    story.dispatch(registrationOpened());
    await story.until({
      match: (action) => requestEnded.match(action) || requestFailed.match(action),
    });
    return story.state();
  };

  it('REG-12 may be none, a picture of the server or of another', async () => {
    expect((await open({ type: 'none' })).registration?.captcha).toEqual({ type: 'none' });
    const native = fixture('register/captcha-native').response.body as Record<string, unknown>;
    expect((await open(native)).registration?.captcha).toEqual({
      type: 'native',
      url: native.url,
      token: 'CAPTCHA-TOKEN',
      answerData: 'CAPTCHA-ANSWER-DATA',
      secondsValid: 300,
    });
    const other = { url: 'https://captcha.example/x.png', token: 'T', answer_data: 'A' };
    expect((await open({ type: 'kocaptcha', ...other })).registration?.captcha).toEqual({
      type: 'kocaptcha',
      url: other.url,
      token: 'T',
      answerData: 'A',
      secondsValid: null,
    });
  });

  it('REG-12 is loaded from the older address if the newer is missing', async () => {
    nock(ORIGIN).get(CAPTCHA).reply(404, { error: 'Not found' });
    nock(ORIGIN).get('/api/pleroma/captcha').reply(200, { type: 'none' });
    const story = begin();
    story.dispatch(registrationOpened());
    await story.until(captchaReceived);
    expect(story.state().registration?.captcha).toEqual({ type: 'none' });
  });

  it.each(['mastodon', 'gotosocial', 'unknown'] as const)(
    'does not exist on %s, which is not asked for one',
    async (family) => {
      const captcha = answerNoCaptcha();
      const story = begin({
        before: [instanceConfigured({ instance: { ...defaultInstance, family } })],
      });
      story.dispatch(registrationOpened());
      await story.until(captchaReceived);
      expect(story.state().registration?.captcha).toEqual({ type: 'none' });
      expect(captcha.isDone()).toBe(false);
    },
  );

  it('is none if the server has no such call', async () => {
    nock(ORIGIN).get(CAPTCHA).reply(404, {});
    nock(ORIGIN).get('/api/pleroma/captcha').reply(404, {});
    const story = begin();
    story.dispatch(registrationOpened());
    await story.until(captchaReceived);
    expect(story.state().registration?.captcha).toEqual({ type: 'none' });
  });

  it.each([
    [{ error: 'captcha_error' }],
    [{ error: 'kocaptcha_service_unavailable' }],
    [{ type: 'native', url: 'javascript:alert(1)', token: 'T' }],
    [{ type: 'native', url: 'data:image/svg+xml;base64,AA==', token: 'T' }],
    [{ type: 'riddle', url: 'https://captcha.example/x.png', token: 'T' }],
  ])('counts as failed if it is invalid: %j', async (body) => {
    const { registration, requests } = await open(body);
    expect(registration?.captcha).toBeNull();
    expect(requests.captcha).toMatchObject({ busy: false, reason: expect.any(String) as unknown });
  });

  it('is replaced when the reader requests another', async () => {
    answerNoCaptcha();
    const story = begin();
    story.dispatch(captchaRequested());
    await story.until(captchaReceived);
  });
});

describe('an expiring captcha', () => {
  const clock = useStoppedClock();

  it('is replaced in time, until the page is left', async () => {
    let asked = 0;
    nock(ORIGIN)
      .get(CAPTCHA)
      .times(3)
      .reply(200, () => {
        asked += 1;
        const { body } = fixture('register/captcha-native').response;
        return { ...(body as object), token: `T${String(asked)}` };
      });
    const story = begin();
    story.dispatch(registrationOpened());
    await settled();
    await clock.pass(279_000);
    expect(asked).toBe(1);
    await clock.pass(2_000);
    expect(asked).toBe(2);
    story.dispatch(registrationClosed());
    await clock.pass(600_000);
    expect(asked).toBe(2);
  });
});

describe('the registration form', () => {
  it('is stored by the tab, without the passwords, and restored after a reload', async () => {
    const tab = fakeTabStorage();
    const writer = replay(registrationSaga, { before: known, context: { storage: { tab } } });
    typed.forEach(writer.dispatch);
    writer.dispatch(mailLanguagesChosen({ languages: ['de'] }));
    expect(tab.kept.typed).toMatchObject({ username: ' nina ', languages: ['de'] });

    answerNoCaptcha();
    const reader = replay(registrationSaga, { before: known, context: { storage: { tab } } });
    reader.dispatch(registrationOpened());
    expect(reader.all(formRestored)).toHaveLength(1);
    expect(reader.state().registration?.form.email).toBe('nina@example.com ');
    await reader.until(captchaReceived);
  });

  it('is cleared once the account exists', async () => {
    const tab = fakeTabStorage();
    answer('needs-approval');
    const story = begin({ context: { storage: { tab } } });
    typed.forEach(story.dispatch);
    story.dispatch(submitted);
    await story.until(registrationAnswered);
    expect(JSON.stringify(tab.kept.typed)).not.toContain('nina');
  });
});
