/** While recording, tokens are replaced with aliases and secret fields with a constant. */
import type { FlowEvent } from '@/testing/format/flowFile';
import { createSecretMasker } from '@/testing/redaction/secretMasker';
import { findCanaries } from '@support/testing/canaries';

const TOKEN = 'canary-token-0123456789';
const PASSWORD = 'canary password 77';

const events: FlowEvent[] = [
  {
    at: 0,
    kind: 'action',
    action: { type: 'storage/stateRestored', payload: { kept: { oauth: { userToken: TOKEN } } } },
  },
  {
    at: 1,
    kind: 'action',
    action: { type: 'session/loginRequested', payload: { username: 'a', password: PASSWORD } },
  },
  {
    at: 2,
    kind: 'call',
    call: 1,
    method: 'POST',
    path: '/oauth/token?code=abcdefghij',
    as: null,
    body: {
      form: 'fields',
      fields: [
        ['password', PASSWORD],
        ['code', '123456'],
        ['username', 'a'],
      ],
    },
  },
  {
    at: 3,
    kind: 'answer',
    call: 1,
    status: 200,
    statusText: 'OK',
    headers: {},
    body: { form: 'json', value: { access_token: TOKEN, me: 'https://home.example/users/a' } },
  },
  {
    at: 4,
    kind: 'socket',
    socket: 1,
    path: `/api/v1/streaming?stream=user&access_token=${TOKEN}`,
    as: null,
  },
  { at: 5, kind: 'frame', socket: 1, text: `{"event":"x","payload":"it was ${TOKEN}"}` },
  { at: 6, kind: 'read', name: 'location', args: [], value: '/?code=abcdefghij' },
  { at: 7, kind: 'outcome', ask: 1, ok: true, value: { email: 'mia@mail.test', contactEmail: '' } },
];

const clean = () => {
  const secrets = createSecretMasker();
  return events.map((event) => secrets.cleanEvent(event));
};

it('the masker lets no secret into a flow', () => {
  const planted = { TOKEN, PASSWORD, pin: '123456', code: 'abcdefghij', email: 'mia@mail.test' };
  expect(findCanaries(planted, { events }).length).toBe(5);
  expect(findCanaries(planted, { clean: clean() })).toEqual([]);
  expect(JSON.stringify(clean())).toContain('https://home.example/users/a');
});

it('the masker replaces each token with the same alias everywhere', () => {
  const [restored, , , answered, socket, frame] = clean();
  expect(restored).toMatchObject({
    action: { payload: { kept: { oauth: { userToken: 'token-1' } } } },
  });
  expect(answered).toMatchObject({ body: { value: { access_token: 'token-1' } } });
  expect(socket).toMatchObject({ path: '/api/v1/streaming?stream=user&access_token=token-1' });
  expect(frame).toMatchObject({ text: '{"event":"x","payload":"it was token-1"}' });
  const secrets = createSecretMasker();
  expect(clean().map((event) => secrets.cleanEvent(event))).toEqual(clean());
});
