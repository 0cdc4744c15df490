/** Error messages of refused reports. */
import nock from 'nock';
import { sendReport, setReportState } from '@/api/endpoints/people/reports';
import { ApiError } from '@/api/errors';
import { fixture } from '@support/fixtures';

const ORIGIN = 'https://home.example';
const to = { origin: ORIGIN, token: 'TOKEN-mia', signal: new AbortController().signal };

afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());

const calls = {
  'a report': () => sendReport(to, 'u2', { statusIds: [], comment: '', forward: false }),
  'a decision': () => setReportState(to, 'r1', 'closed'),
};

async function reasonOf(call: () => Promise<void>): Promise<unknown> {
  const error: unknown = await call().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return (error as ApiError).reason;
}

describe.each(Object.entries(calls))('%s that is refused', (_what, call) => {
  const refuse = (status: number, body: nock.Body) => {
    nock(ORIGIN)
      .post(/reports$/)
      .reply(status, body);
    nock(ORIGIN)
      .patch(/reports$/)
      .reply(status, body);
  };

  it.each([
    [500, 'Internal Server Error'],
    [502, 'Bad Gateway'],
    [503, 'Service Unavailable'],
  ])('REP-10 reads as the status text of %d', async (status, text) => {
    refuse(status, { error: 'Something with details of the server' });
    expect(await reasonOf(call)).toBe(text);
  });

  it.each<[string, number, nock.Body, string]>([
    ['one error', 400, { error: 'Account not found' }, 'Account not found'],
    [
      'several reports',
      400,
      [
        { id: 'a', error: 'not_found' },
        { id: 'b', error: 'other' },
      ],
      'not_found',
    ],
    ['several messages', 422, { errors: [{ message: 'First' }, { message: 'Second' }] }, 'First'],
    ['no rights', 403, { error: 'User is not a staff member.' }, 'User is not a staff member.'],
  ])('REP-10 reads as the first message of the body: %s', async (_case, status, body, reason) => {
    refuse(status, body);
    expect(await reasonOf(call)).toBe(reason);
  });

  it('has the status code if there is no message', async () => {
    refuse(400, {});
    expect(await reasonOf(call)).toMatch(/^HTTP 400/);
  });
});

it.each(['reports/create-comment-too-long', 'reports/create-unknown', 'reports/create-no-account'])(
  "REP-10 a refusal reads like the server's message: %s",
  async (name) => {
    const { response } = fixture(name);
    nock(ORIGIN)
      .post('/api/v1/reports')
      .reply(response.status, response.body as nock.Body);
    const { error, errors } = response.body as {
      error?: string;
      errors?: { message?: string }[];
    };
    const expected = error ?? errors?.[0]?.message;
    expect(expected).toBeTruthy();
    expect(await reasonOf(calls['a report'])).toBe(expected);
  },
);
