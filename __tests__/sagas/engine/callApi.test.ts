import nock from 'nock';
import { request, type Connection } from '@/api/http';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { call, delay, put, race, type SagaGenerator } from '@/sagas/engine/effects';
import { frameReceived } from '@/slices/realtime/realtime';
import { userTokenReceived } from '@/slices/session/session';
import { ORIGIN, replay } from '@support/flow';

const signedIn = [userTokenReceived({ userToken: 'secret' })];

const fetchLists = async (to: Connection): Promise<unknown> =>
  (await request(to, '/api/v1/lists')).data;

/** Runs `work` and puts its result, or its error message, into the log. */
function tellOutcome(work: () => SagaGenerator<unknown>) {
  return function* (): SagaGenerator<void> {
    try {
      yield* put(frameReceived({ event: 'answer', payload: yield* work() }));
    } catch (error) {
      yield* put(frameReceived({ event: 'failure', payload: (error as Error).message }));
    }
  };
}

const outcomeOf = (story: ReturnType<typeof replay>) =>
  story.all(frameReceived).map(({ payload }) => payload);

describe('callApi', () => {
  it('API-01 sends every call to its own origin', async () => {
    nock('https://other.example').get('/api/v1/lists').reply(200, ['other']);
    const story = replay(
      tellOutcome(() => callApi(fetchLists)),
      {
        context: { net: { origin: 'https://other.example' } },
      },
    );
    await story.until(frameReceived);
    expect(outcomeOf(story)).toEqual([{ event: 'answer', payload: ['other'] }]);
  });

  it("API-02 sends the reader's token as a bearer, and none when there is none", async () => {
    nock(ORIGIN, { reqheaders: { authorization: 'Bearer secret' } })
      .get('/api/v1/lists')
      .reply(200, ['mine']);
    const story = replay(
      tellOutcome(() => callApi(fetchLists)),
      { before: signedIn },
    );
    await story.until(frameReceived);
    expect(outcomeOf(story)).toEqual([{ event: 'answer', payload: ['mine'] }]);

    nock(ORIGIN, { badheaders: ['authorization'] })
      .get('/api/v1/lists')
      .reply(200, ['all']);
    const visitor = replay(tellOutcome(() => callApi(fetchLists)));
    await visitor.until(frameReceived);
    expect(outcomeOf(visitor)).toEqual([{ event: 'answer', payload: ['all'] }]);
  });

  it('uses another token, or none, when asked to', async () => {
    nock(ORIGIN, { reqheaders: { authorization: 'Bearer fresh' } })
      .get('/api/v1/lists')
      .reply(200, ['fresh']);
    nock(ORIGIN, { badheaders: ['authorization'] })
      .get('/api/v1/lists')
      .reply(200, ['nobody']);
    const asOther = replay(
      tellOutcome(() => callApiWith({ token: 'fresh' }, fetchLists)),
      {
        before: signedIn,
      },
    );
    const asNobody = replay(
      tellOutcome(() => callApiWith({ anonymous: true }, fetchLists)),
      {
        before: signedIn,
      },
    );
    await Promise.all([asOther.until(frameReceived), asNobody.until(frameReceived)]);
    expect(outcomeOf(asOther)).toEqual([{ event: 'answer', payload: ['fresh'] }]);
    expect(outcomeOf(asNobody)).toEqual([{ event: 'answer', payload: ['nobody'] }]);
  });

  it('throws the error that the server answered with', async () => {
    nock(ORIGIN).get('/api/v1/lists').reply(403, { error: 'Not allowed' });
    const story = replay(tellOutcome(() => callApi(fetchLists)));
    await story.until(frameReceived);
    expect(outcomeOf(story)).toEqual([{ event: 'failure', payload: 'Not allowed' }]);
  });

  it('aborts the request when its saga is cancelled', async () => {
    const signals: AbortSignal[] = [];
    const endpoint = (to: Connection) => {
      signals.push(to.signal);
      return new Promise<never>(() => undefined);
    };
    const story = replay(
      tellOutcome(function* () {
        yield* race({ answer: call(() => callApi(endpoint)), late: delay(1) });
        return 'went on';
      }),
    );
    await story.until(frameReceived);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(outcomeOf(story)).toEqual([{ event: 'answer', payload: 'went on' }]);
  });
});
