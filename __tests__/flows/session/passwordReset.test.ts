/** Password resets, with each outcome. */
import nock from 'nock';
import { passwordResetSaga } from '@/sagas/session/passwordReset';
import { requestEnded } from '@/slices/engine/requests';
import { passwordResetEnded, passwordResetRequested } from '@/slices/session/passwordReset';
import { ORIGIN, replay } from '@support/flow';

const ask = (email = 'nina+home@example.com') => {
  const story = replay(passwordResetSaga);
  story.dispatch(passwordResetRequested({ email }));
  return story;
};

it('PWD-05 a password reset sends the address in the query, encoded, and no body, and accepts an answer that is not JSON', async () => {
  const asked: { path: string; body: string; headers: Record<string, unknown> }[] = [];
  nock(ORIGIN)
    .post(/^\/auth\/password/)
    .reply(function (path, body) {
      asked.push({ path, body: String(body), headers: this.req.headers });
      return [204, ''];
    });
  const story = ask();
  await story.until(requestEnded);
  expect(asked).toEqual([
    {
      path: '/auth/password?email=nina%2Bhome%40example.com',
      body: '',
      headers: expect.objectContaining({ accept: '*/*' }) as unknown,
    },
  ]);
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
});

it.each([
  ['sent', 204],
  ['throttled', 429],
  ['failed', 500],
  ['failed', 400],
] as const)(
  'PWD-06 a password reset ends as %s if the server answers %i',
  async (outcome, status) => {
    nock(ORIGIN)
      .post('/auth/password')
      .query(true)
      .reply(status, status === 204 ? '' : { error: 'x' });
    const story = ask();
    await story.until(passwordResetEnded);
    expect(story.state().passwordReset).toEqual({ outcome });
  },
);

it('a password reset fails offline', async () => {
  nock(ORIGIN).post('/auth/password').query(true).replyWithError('no line');
  const story = ask();
  await story.until(passwordResetEnded);
  expect(story.state().passwordReset).toEqual({ outcome: 'failed' });
});
