import { createAction } from '@reduxjs/toolkit';
import { ApiError } from '@/api/errors';
import { selectRequest } from '@/selectors/engine/requests';
import { call, delay, put, take, type SagaGenerator } from '@/sagas/engine/effects';
import { takeLeadingBy, waitUntil } from '@/sagas/engine/control';
import { takeLatestBy } from '@/sagas/engine/takeLatestBy';
import { handleRequest } from '@/sagas/engine/handleRequest';
import { pageVisibilityChanged } from '@/slices/realtime/realtime';
import { requestEnded, requestFailed } from '@/slices/engine/requests';
import { useStoppedClock } from '@support/clock';
import { replay } from '@support/flow';

const asked = createAction<{ key: string; ms?: number }>('test/asked');
const begun = createAction<string>('test/begun');
const done = createAction<string>('test/done');
const clock = useStoppedClock();

const keyOf = ({ payload }: ReturnType<typeof asked>) => payload.key;

function* work({ payload: { key, ms = 10 } }: ReturnType<typeof asked>): SagaGenerator<void> {
  yield* put(begun(key));
  yield* delay(ms);
  yield* put(done(key));
}

describe('handleRequest', () => {
  it('marks a request as busy, and removes the mark after success', async () => {
    const story = replay(() => handleRequest(asked, keyOf, work));
    story.dispatch(asked({ key: 'lists' }));
    expect(selectRequest(story.state(), 'lists')).toEqual({
      busy: true,
      reason: null,
      httpStatus: null,
    });
    await clock.pass(10);
    expect(story.types()).toEqual([
      'test/asked',
      'requests/requestStarted',
      'test/begun',
      'test/done',
      requestEnded.type,
    ]);
    expect(story.state().requests).toEqual({});
  });

  it('keeps the reason of a failure, and handles the next request', async () => {
    let fails = true;
    const story = replay(() =>
      handleRequest(asked, keyOf, function* () {
        yield* delay(1);
        if (fails) {
          throw new ApiError({ kind: 'http', path: '/x', status: 403, reason: 'Not allowed' });
        }
      }),
    );
    story.dispatch(asked({ key: 'lists' }));
    await clock.pass(1);
    expect(story.all(requestFailed)).toHaveLength(1);
    expect(selectRequest(story.state(), 'lists')).toEqual({
      busy: false,
      reason: 'Not allowed',
      httpStatus: 403,
    });
    fails = false;
    story.dispatch(asked({ key: 'lists' }));
    await clock.pass(1);
    expect(story.state().requests).toEqual({});
  });

  it('handles one request at a time per key, and different keys in parallel', async () => {
    const story = replay(() => handleRequest(asked, keyOf, work));
    story.dispatch(asked({ key: 'a' }));
    story.dispatch(asked({ key: 'a' }));
    story.dispatch(asked({ key: 'b' }));
    await clock.pass(10);
    expect(story.all(done).map(({ payload }) => payload)).toEqual(['a', 'b']);
    story.dispatch(asked({ key: 'a' }));
    await clock.pass(10);
    expect(story.all(done).map(({ payload }) => payload)).toEqual(['a', 'b', 'a']);
  });
});

describe('helpers for concurrent actions', () => {
  it('takeLatestBy cancels the worker of an older action with the same key', async () => {
    const story = replay(() => takeLatestBy(asked, keyOf, work));
    story.dispatch(asked({ key: 'a', ms: 30 }));
    story.dispatch(asked({ key: 'b', ms: 30 }));
    await clock.pass(20);
    story.dispatch(asked({ key: 'a', ms: 30 }));
    await clock.pass(15);
    expect(story.all(done).map(({ payload }) => payload)).toEqual(['b']);
    await clock.pass(15);
    expect(story.all(done).map(({ payload }) => payload)).toEqual(['b', 'a']);
  });

  it('takeLeadingBy accepts actions again after a worker failed', async () => {
    const failures: string[] = [];
    const story = replay(function* () {
      yield* takeLeadingBy(asked, keyOf, function* (action) {
        try {
          yield* call(function* (): SagaGenerator<void> {
            yield* delay(1);
            throw new Error(action.payload.key);
          });
        } catch (error) {
          failures.push((error as Error).message);
        }
      });
      yield* take(done);
    });
    story.dispatch(asked({ key: 'a' }));
    await clock.pass(1);
    story.dispatch(asked({ key: 'a' }));
    await clock.pass(1);
    expect(failures).toEqual(['a', 'a']);
  });

  it('waitUntil continues at once if the condition holds, else with the action that makes it hold', () => {
    const story = replay(function* () {
      yield* waitUntil(({ realtime }) => realtime.pageVisible);
      yield* put(done('visible'));
      yield* waitUntil(({ realtime }) => !realtime.pageVisible);
      yield* put(done('hidden'));
    });
    expect(story.all(done).map(({ payload }) => payload)).toEqual(['visible']);
    story.dispatch(pageVisibilityChanged(false));
    expect(story.all(done).map(({ payload }) => payload)).toEqual(['visible', 'hidden']);
  });
});

describe('delay', () => {
  it('waits for longer than the maximum of a browser timer', async () => {
    const days = 24 * 60 * 60 * 1_000;
    const story = replay(function* () {
      yield* delay(60 * days);
      yield* put(done('at last'));
    });
    await clock.pass(59 * days);
    expect(story.log).toEqual([]);
    await clock.pass(days);
    expect(story.all(done)).toHaveLength(1);
  });
});
