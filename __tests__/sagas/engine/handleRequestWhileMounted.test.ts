/** A failed request is retried for as long as the component that needs it is mounted. */
import { createAction } from '@reduxjs/toolkit';
import { ApiError, type ApiErrorKind } from '@/api/errors';
import { delay, put } from '@/sagas/engine/effects';
import { handleRequestWhileMounted } from '@/sagas/engine/handleRequest';
import { selectRequest } from '@/selectors/engine/requests';
import { onlineChanged, pageVisibilityChanged } from '@/slices/realtime/realtime';
import { requestStarted } from '@/slices/engine/requests';
import { useStoppedClock } from '@support/clock';
import { replay } from '@support/flow';

const clock = useStoppedClock();
const opened = createAction<string>('test/opened');
const closed = createAction<string>('test/closed');
const done = createAction<string>('test/done');
const keyOf = ({ payload }: { payload: string }) => payload;

const failure = (kind: ApiErrorKind, status: number | null = null) =>
  new ApiError({ kind, path: '/x', status, reason: kind });

/** A worker that takes 10 ms and throws `failures` one after the other before it succeeds. */
function show(...failures: unknown[]) {
  const story = replay(() =>
    handleRequestWhileMounted({ opened, closed, keyOf }, function* ({ payload }) {
      yield* delay(10);
      const error = failures.shift();
      if (error !== undefined) throw error;
      yield* put(done(payload));
    }),
  );
  story.dispatch(opened('a'));
  const tries = () => story.all(requestStarted).length;
  const request = () => selectRequest(story.state(), 'a');
  return { ...story, tries, request };
}

describe('a failed request of a mounted component', () => {
  it.each([
    failure('http', 500),
    failure('http', 502),
    failure('http', 429),
    failure('network'),
    failure('timeout'),
    failure('notJson', 200),
    failure('empty', 200),
    failure('malformed', 200),
  ])('is retried automatically after an error: $kind $status', async (error) => {
    const { tries, request, state } = show(error);
    await clock.pass(10);
    expect(request()).toMatchObject({ busy: false, reason: error.reason });
    await clock.pass(4_999);
    expect(tries()).toBe(1);
    await clock.pass(1);
    expect(tries()).toBe(2);
    // The old failure stays visible until the retry has ended.
    expect(request()).toMatchObject({ busy: true, reason: error.reason });
    await clock.pass(10);
    expect(state().requests).toEqual({});
  });

  it.each([failure('http', 404), failure('http', 403), failure('aborted'), new Error('ours')])(
    'is not retried after %s',
    async (error) => {
      const { tries, request } = show(error);
      await clock.pass(3_600_000);
      expect(tries()).toBe(1);
      expect(request().reason).not.toBeNull();
    },
  );

  it('is retried with growing delays of at most a minute', async () => {
    const { tries } = show(...Array.from({ length: 50 }, () => failure('network')));
    const counts: number[] = [];
    for (const wait of [5_010, 10_010, 20_010, 40_010, 60_010, 60_010]) {
      await clock.pass(wait);
      counts.push(tries());
    }
    expect(counts).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('is retried at once when the reader asks', async () => {
    const { tries, dispatch, all } = show(failure('network'), failure('network'));
    await clock.pass(10);
    dispatch(opened('a'));
    expect(tries()).toBe(2);
    await clock.pass(10);
    dispatch(opened('a'));
    await clock.pass(10);
    expect(all(done)).toHaveLength(1);
  });

  it('pauses while the page is hidden or offline, but not for a reader who asks', async () => {
    const { tries, dispatch } = show(failure('network'), failure('network'), failure('network'));
    dispatch(onlineChanged(false));
    await clock.pass(60_000);
    expect(tries()).toBe(1);
    dispatch(opened('a'));
    expect(tries()).toBe(2);
    dispatch(pageVisibilityChanged(false));
    dispatch(onlineChanged(true));
    await clock.pass(60_000);
    expect(tries()).toBe(2);
    dispatch(pageVisibilityChanged(true));
    expect(tries()).toBe(3);
  });
});

describe('a failed request of an unmounted component', () => {
  it('is dropped with its error, and starts anew on the next mount', async () => {
    const { tries, dispatch, state, all } = show(failure('network'));
    await clock.pass(10);
    dispatch(closed('b'));
    expect(state().requests).not.toEqual({});
    dispatch(closed('a'));
    expect(state().requests).toEqual({});
    await clock.pass(3_600_000);
    expect(tries()).toBe(1);
    dispatch(opened('a'));
    await clock.pass(10);
    expect(all(done)).toHaveLength(1);
  });

  it('is cancelled while it is running', async () => {
    const { dispatch, state, all } = show();
    await clock.pass(5);
    dispatch(closed('a'));
    expect(state().requests).toEqual({});
    await clock.pass(1_000);
    expect(all(done)).toEqual([]);
  });
});
