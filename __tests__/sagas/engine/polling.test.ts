import { createAction } from '@reduxjs/toolkit';
import { getContext, put, type SagaGenerator } from '@/sagas/engine/effects';
import { runPolling, type PollingPlan } from '@/sagas/engine/polling';
import { retry } from '@/sagas/engine/retry';
import { supervise } from '@/sagas/engine/supervise';
import { selectMayPoll } from '@/selectors/realtime/realtime';
import { pageVisibilityChanged, socketBroke, socketJoined } from '@/slices/realtime/realtime';
import { useStoppedClock } from '@support/clock';
import { replay } from '@support/flow';

const pulled = createAction<string>('test/pulled');
const pullFailed = createAction<string>('test/pullFailed');
const clock = useStoppedClock();

/** A polling loop whose requests fail while `fails` is true. */
function loop(change: Partial<PollingPlan> = {}) {
  const mood = { fails: false };
  const saga = () =>
    runPolling({
      every: 10_000,
      when: selectMayPoll,
      pull: function* () {
        const { priority, tries } = yield* getContext('calls');
        if (mood.fails) throw new Error('Bad gateway');
        yield* put(pulled(`${priority} ${tries}`));
      },
      failed: pullFailed,
      ...change,
    });
  return { mood, saga };
}

describe('poll', () => {
  it('requests at once and then at its interval', async () => {
    const story = replay(loop().saga);
    expect(story.all(pulled)).toHaveLength(1);
    await clock.pass(9_999);
    expect(story.all(pulled)).toHaveLength(1);
    await clock.pass(1);
    expect(story.all(pulled)).toHaveLength(2);
    await clock.pass(20_000);
    expect(story.all(pulled)).toHaveLength(4);
  });

  it('is urgent once, in the background from then on, and makes each call once', async () => {
    const story = replay(loop().saga);
    await clock.pass(10_000);
    expect(story.all(pulled).map(({ payload }) => payload)).toEqual(['screen 1', 'background 1']);
  });

  it('begins with a wait when the first page is loaded already', async () => {
    const story = replay(loop({ first: 'later' }).saga);
    await clock.pass(9_999);
    expect(story.log).toEqual([]);
    await clock.pass(1);
    expect(story.all(pulled)).toHaveLength(1);
  });

  it('pauses while it may not poll, and requests at once when it may again', async () => {
    const story = replay(loop().saga, { before: [pageVisibilityChanged(false)] });
    await clock.pass(60_000);
    expect(story.log).toEqual([]);
    story.dispatch(pageVisibilityChanged(true));
    expect(story.all(pulled)).toHaveLength(1);
  });

  it('pauses while the socket is joined, and continues when it breaks', async () => {
    const story = replay(loop().saga, { before: [socketJoined()] });
    await clock.pass(60_000);
    expect(story.all(pulled)).toHaveLength(0);
    story.dispatch(socketBroke({ code: 1006 }));
    expect(story.all(pulled)).toHaveLength(1);
  });

  it('RT-11 waits longer than the interval after several failures in a row, up to ten of them, to spare a server in trouble, and then returns to the interval', async () => {
    const { mood, saga } = loop();
    mood.fails = true;
    const story = replay(saga);
    const failures = () => story.all(pullFailed).length;
    expect(story.all(pullFailed)[0]?.payload).toBe('Bad gateway');
    for (const [at, wait] of [10_000, 20_000, 40_000, 80_000, 100_000, 100_000].entries()) {
      await clock.pass(wait - 1);
      expect(failures()).toBe(at + 1);
      await clock.pass(1);
      expect(failures()).toBe(at + 2);
    }
    mood.fails = false;
    await clock.pass(100_000);
    expect(story.all(pulled)).toHaveLength(1);
    await clock.pass(10_000);
    expect(story.all(pulled)).toHaveLength(2);
  });

  it('does not wait after a failure when the reader returns to the page', async () => {
    const { mood, saga } = loop();
    mood.fails = true;
    const story = replay(saga);
    await clock.pass(10_000 + 20_000 + 11_000);
    story.dispatch(pageVisibilityChanged(false));
    mood.fails = false;
    story.dispatch(pageVisibilityChanged(true));
    expect(story.all(pulled)).toHaveLength(1);
  });
});

describe('retry', () => {
  const run = (retries: number, outcomes: (Error | string)[], max = Infinity) => {
    let tried = 0;
    const story = replay(function* () {
      try {
        const result = yield* retry(
          { retries, base: 1_000, max },
          function* (): SagaGenerator<string> {
            const outcome = outcomes[tried] ?? 'nothing left';
            tried += 1;
            if (outcome instanceof Error) throw outcome;
            return outcome;
          },
          (error) => (error as Error).message !== 'hopeless',
        );
        yield* put(pulled(result));
      } catch (error) {
        yield* put(pullFailed((error as Error).message));
      }
    });
    return { story, tried: () => tried };
  };
  const trouble = () => new Error('trouble');

  it('tries again after 1, 2, 4 … seconds until it succeeds', async () => {
    const { story, tried } = run(10, [trouble(), trouble(), trouble(), 'sent']);
    expect(tried()).toBe(1);
    await clock.pass(1_000);
    expect(tried()).toBe(2);
    await clock.pass(1_999);
    expect(tried()).toBe(2);
    await clock.pass(1);
    expect(tried()).toBe(3);
    await clock.pass(4_000);
    expect(story.all(pulled).map(({ payload }) => payload)).toEqual(['sent']);
  });

  it('gives up after the last attempt of the plan', async () => {
    const { story, tried } = run(2, [trouble(), trouble(), trouble(), 'too late']);
    await clock.pass(60_000);
    expect(tried()).toBe(3);
    expect(story.all(pullFailed).map(({ payload }) => payload)).toEqual(['trouble']);
  });

  it('gives up at once on an error that is not worth a retry', () => {
    const { story, tried } = run(5, [new Error('hopeless'), 'never']);
    expect(tried()).toBe(1);
    expect(story.all(pullFailed)).toHaveLength(1);
  });

  it('waits no longer than the plan allows', async () => {
    const { tried } = run(5, [trouble(), trouble(), trouble()], 1_500);
    await clock.pass(1_000 + 1_500);
    expect(tried()).toBe(3);
  });
});

describe('supervise', () => {
  it('restarts a crashed saga with growing delays, and gives up after five crashes', async () => {
    let starts = 0;
    const story = replay(() =>
      supervise('faulty', function* () {
        starts += 1;
        throw new Error('a bug');
      }),
    );
    expect(starts).toBe(1);
    for (const [crashes, wait] of [1_000, 2_000, 4_000, 8_000].entries()) {
      await clock.pass(wait - 1);
      expect(starts).toBe(crashes + 1);
      await clock.pass(1);
      expect(starts).toBe(crashes + 2);
    }
    await clock.pass(600_000);
    expect(starts).toBe(5);
    expect(story.context.logged).toHaveLength(5);
    expect(story.context.logged[0]).toMatchObject({
      level: 'error',
      message: 'The saga "faulty" crashed (1 of 5)',
    });
    expect(story.task.isRunning()).toBe(false);
  });

  it('does not restart a saga that ended', async () => {
    let starts = 0;
    replay(() =>
      supervise('short', function* () {
        starts += 1;
      }),
    );
    await clock.pass(60_000);
    expect(starts).toBe(1);
  });
});
