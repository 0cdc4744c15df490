/** A status on its own page is loaded together with its thread. */
import nock from 'nock';
import { statusesSaga } from '@/sagas/statuses/statuses';
import { threadsSaga } from '@/sagas/statuses/threads';
import { selectThreadContext } from '@/selectors/statuses/threadContexts';
import { selectStatus } from '@/selectors/statuses/statuses';
import { selectUser } from '@/selectors/people/users';
import { threadContextReceived } from '@/slices/statuses/threadContexts';
import { requestEnded, requestFailed, requestStarted } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import { statusOpened, statusReceived } from '@/slices/statuses/statuses';
import { settled, useStoppedClock } from '@support/clock';
import { takeTime } from '@support/engine/inFlight';
import { ORIGIN, replay } from '@support/flow';
import { plain, statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

function* pageEventsSaga() {
  yield* statusesSaga();
  yield* threadsSaga();
}

const clock = useStoppedClock();
const open = statusOpened({ statusId: 's3' });
const PATH = '/api/v1/statuses/s3';
const conversation = { ancestors: plain('s1', 's2'), descendants: plain('s4') };

describe('an opened status', () => {
  it('ACT-07 CONV-01 ROUTE-04 is loaded with its author and its thread', async () => {
    nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-mia' } })
      .get(PATH)
      .reply(200, wireStatus({ id: 's3', account: wireUser({ id: 'u9', acct: 'leo' }) }))
      .get(`${PATH}/context`)
      .reply(200, conversation);
    const story = replay(pageEventsSaga, {
      before: [userTokenReceived({ userToken: 'TOKEN-mia' })],
    });
    story.dispatch(open);
    await settled();
    expect(selectStatus(story.state(), 's3')).toMatchObject({ userId: 'u9' });
    expect(selectUser(story.state(), 'u9')).toMatchObject({ screenName: 'leo' });
    expect(selectThreadContext(story.state(), 's3')).toEqual({
      ancestorIds: ['s1', 's2'],
      descendantIds: ['s4'],
    });
    expect(selectStatus(story.state(), 's4')).toMatchObject({ html: 'Text of s4' });
    expect(story.state().requests).toEqual({});
  });

  it('is requested once while a request is running', async () => {
    nock(ORIGIN)
      .get(PATH)
      .reply(200, wireStatus({ id: 's3' }));
    nock(ORIGIN).get(`${PATH}/context`).reply(200, conversation);
    const story = replay(pageEventsSaga);
    story.dispatch(open);
    story.dispatch(open);
    await settled();
    expect(story.all(requestStarted)).toHaveLength(2);
    expect(story.all(statusReceived)).toHaveLength(1);
    expect(story.all(threadContextReceived)).toHaveLength(1);
  });

  it('is requested when the page is idle, after its thread, if it is known already', async () => {
    const idle: (() => void)[] = [];
    nock(ORIGIN).get(`${PATH}/context`).reply(200, conversation);
    const story = replay(pageEventsSaga, {
      before: [statusesKnown(wireStatus({ id: 's3', favourites_count: 1 }))],
      context: { clock: { whenIdle: () => new Promise((resolve) => idle.push(resolve)) } },
    });
    story.dispatch(open);
    await settled();
    expect(story.all(threadContextReceived)).toHaveLength(1);
    nock(ORIGIN)
      .get(PATH)
      .reply(200, wireStatus({ id: 's3', favourites_count: 2 }));
    idle.forEach((go) => go());
    await settled();
    expect(selectStatus(story.state(), 's3')).toMatchObject({ favouriteCount: 2 });
    expect(story.state().requests).toEqual({});
  });

  it('keeps what the socket said while an older answer was on its way', async () => {
    const liked = (favourites_count: number) => wireStatus({ id: 's3', favourites_count });
    nock(ORIGIN).get(`${PATH}/context`).reply(200, conversation);
    nock(ORIGIN)
      .get(PATH)
      .reply(200, async () => {
        await takeTime(500);
        return liked(0);
      })
      .get(PATH)
      .reply(200, liked(1));
    const story = replay(pageEventsSaga, { before: [statusesKnown(liked(0))] });
    story.dispatch(open);
    await settled();
    story.dispatch(statusesKnown(liked(1)));
    await clock.pass(500);
    expect(story.state().requests).toEqual({});
    expect(nock.isDone()).toBe(true);
    expect(selectStatus(story.state(), 's3')).toMatchObject({ favouriteCount: 1 });
  });

  it('is shown though its thread fails to load', async () => {
    nock(ORIGIN)
      .get(PATH)
      .reply(200, wireStatus({ id: 's3' }));
    nock(ORIGIN).get(`${PATH}/context`).reply(403, { error: 'Not for you' });
    const story = replay(pageEventsSaga);
    story.dispatch(open);
    await settled();
    expect(selectStatus(story.state(), 's3')).toBeDefined();
    expect(story.state().requests).toEqual({
      'conversation s3': { busy: false, reason: 'Not for you', httpStatus: 403 },
    });
  });

  it('is loaded automatically, with its thread, when the server is back', async () => {
    nock(ORIGIN).get(PATH).times(3).reply(502);
    nock(ORIGIN).get(`${PATH}/context`).times(3).reply(200, '<html></html>');
    const story = replay(pageEventsSaga);
    story.dispatch(open);
    await clock.passSeconds(4);
    expect(story.state().requests).toMatchObject({
      'status s3': { busy: false, httpStatus: 502 },
      'conversation s3': { busy: false, httpStatus: 200 },
    });
    nock.cleanAll();
    nock(ORIGIN)
      .get(PATH)
      .reply(200, wireStatus({ id: 's3' }))
      .get(`${PATH}/context`)
      .reply(200, conversation);
    await clock.passSeconds(5);
    expect(selectStatus(story.state(), 's3')).toBeDefined();
    expect(selectThreadContext(story.state(), 's3')).toBeDefined();
    expect(story.state().requests).toEqual({});
  });

  it('that does not exist is not requested again automatically', async () => {
    nock(ORIGIN).get(PATH).reply(404, { error: "Can't find it" });
    nock(ORIGIN).get(`${PATH}/context`).reply(404, { error: "Can't find it" });
    const story = replay(pageEventsSaga);
    story.dispatch(open);
    await settled();
    await clock.pass(60_000);
    expect(story.all(requestFailed).map(({ payload }) => payload)).toEqual([
      { key: 'status s3', reason: "Can't find it", httpStatus: 404 },
      { key: 'conversation s3', reason: "Can't find it", httpStatus: 404 },
    ]);
    expect(story.all(requestEnded)).toEqual([]);
  });
});
