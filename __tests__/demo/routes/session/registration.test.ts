/** Registration at the embedded instance, as recorded, with each requirement it can have. */
import type { SignUp } from '@/demo/options';
import { defaultOptions } from '@/demo/options';
import { useInstance } from '@support/engine/demo';
import { fixtureBody } from '@support/fixtures';
import { differences } from '@support/engine/api/wireShape';

const stage = useInstance();
const mastodon = useInstance({ family: 'mastodon' });

/** Sets the requirements for new accounts until the next test. */
function ask(signUp: Partial<SignUp>, registrations = true): void {
  Object.assign(stage.instance().world().options, {
    registrations,
    signUp: { ...defaultOptions.signUp, ...signUp },
  });
}
afterEach(() => ask({}));

async function appToken(): Promise<string> {
  const app = await stage.ask('POST', '/api/v1/apps', {
    form: { client_name: 'Trial', redirect_uris: 'https://c.example/cb', scopes: 'read write' },
  });
  const client = app.body as { client_id: string; client_secret: string };
  const answer = await stage.ask('POST', '/oauth/token', {
    form: { ...client, redirect_uri: 'https://c.example/cb', grant_type: 'client_credentials' },
  });
  return (answer.body as { access_token: string }).access_token;
}

let names = 0;
async function register(fields: Record<string, unknown> = {}) {
  names += 1;
  return stage.ask('POST', '/api/v1/accounts', {
    token: await appToken(),
    json: {
      username: `nina${String(names)}`,
      email: `nina${String(names)}@example.com`,
      fullname: 'Nina N.',
      password: 'NEW-PASSWORD',
      confirm: 'NEW-PASSWORD',
      agreement: true,
      ...fields,
    },
  });
}

const problem = (answer: { body: unknown }) => (answer.body as { error: string }).error;

it('registration creates an account at once, in the recorded form', async () => {
  const answer = await register();
  expect(answer.status).toBe(200);
  expect(differences(answer.body, fixtureBody('register/ok'), { keys: [] })).toEqual([]);
});

it.each([
  ['needs-approval', { approval: true }],
  ['needs-confirmation', { confirmation: true }],
])('registration gives the recorded answer where it %s', async (name, signUp) => {
  ask(signUp);
  expect((await register()).body).toEqual(fixtureBody(`register/${name}`));
  const instance = await stage.get('/api/v1/instance');
  expect(instance.body).toMatchObject({
    approval_required: 'approval' in signUp,
    pleroma: { metadata: { account_activation_required: 'confirmation' in signUp } },
  });
});

it('registration requires an e-mail address if it has to be confirmed', async () => {
  ask({ confirmation: true });
  expect((await register({ email: '' })).body).toEqual(
    fixtureBody('register/needs-confirmation-no-email'),
  );
});

it('registration requires a birthday, with a minimum age in days', async () => {
  ask({ birthdayMinAge: 365 });
  expect((await register({ birthday: '' })).body).toEqual(fixtureBody('register/birthday-missing'));
  const { clock } = stage.instance().world();
  const daysAgo = (days: number) =>
    new Date(clock.now() - days * 86_400_000).toISOString().slice(0, 10);
  expect((await register({ birthday: daysAgo(364) })).body).toEqual(
    fixtureBody('register/birthday-too-young'),
  );
  expect((await register({ birthday: daysAgo(366) })).status).toBe(200);
});

it('registration accepts an invitation once, and a failed attempt uses it up', async () => {
  ask({ invites: ['INVITE-1', 'INVITE-2'] }, false);
  expect((await register()).body).toEqual(fixtureBody('register/closed'));
  expect((await register({ token: 'UNKNOWN' })).body).toEqual(
    fixtureBody('register/invite-invalid'),
  );
  expect((await register({ token: 'INVITE-1' })).status).toBe(200);
  expect((await register({ token: 'INVITE-1' })).body).toEqual(
    fixtureBody('register/invite-used-up'),
  );
  expect((await register({ token: 'INVITE-2', email: 'nope' })).body).toEqual(
    fixtureBody('register/bad-email'),
  );
  expect(problem(await register({ token: 'INVITE-2' }))).toBe('Expired token');
});

describe('the captcha', () => {
  interface Captcha {
    token: string;
    url: string;
    answer_data: string;
  }
  const fetchCaptcha = async () => (await stage.get('/api/v1/pleroma/captcha')).body as Captcha;
  const answerTo = ({ token, answer_data }: Captcha, solution: string) => ({
    captcha_token: token,
    captcha_answer_data: answer_data,
    captcha_solution: solution,
  });
  const solutionOf = ({ token }: Captcha) => stage.instance().world().captchas.get(token) ?? 'gone';

  it('is off by default', async () => {
    expect(await fetchCaptcha()).toEqual({ type: 'none' });
  });

  it('can be a picture within the answer, which is valid once', async () => {
    ask({ captcha: 'native' });
    expect((await register()).body).toEqual(fixtureBody('register/captcha-missing'));
    const captcha = await fetchCaptcha();
    expect(differences(captcha, fixtureBody('register/captcha-native'), { keys: [] })).toEqual([]);
    expect(captcha.url).toMatch(/^data:image\/png;base64,iVBOR/);
    const wrong = await register(answerTo(await fetchCaptcha(), 'wrong'));
    expect(wrong.body).toEqual(fixtureBody('register/captcha-wrong'));
    const right = answerTo(captcha, solutionOf(captcha));
    expect((await register(right)).status).toBe(200);
    expect(problem(await register(right))).toContain('Invalid CAPTCHA');
  });

  it('can be a picture at an address', async () => {
    ask({ captcha: 'kocaptcha' });
    const captcha = await fetchCaptcha();
    const picture = await stage.get(new URL(captcha.url).pathname);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect((await register(answerTo(captcha, solutionOf(captcha)))).status).toBe(200);
    expect((await stage.get(new URL(captcha.url).pathname)).status).toBe(404);
  });
});

describe('following from another server', () => {
  const go = (fields: Record<string, string>) =>
    stage.ask('POST', '/main/ostatus', { form: fields });

  it("asks for the visitor's own server", async () => {
    const answer = await go({ nickname: 'alice', profile: '' });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Remotely follow alice');
    expect((await stage.get('/main/ostatus?nickname=alice')).text).toContain('Remotely follow');
    expect((await go({ nickname: 'nobody_here', profile: '' })).status).toBe(404);
  });

  it('is not available on Mastodon', async () => {
    expect((await mastodon.get('/main/ostatus?nickname=alice')).status).toBe(404);
  });
});
