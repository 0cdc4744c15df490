/** Threads that a press is about to open are prefetched once, and again if that failed. */
import nock from 'nock';
import { threadsSaga } from '@/sagas/statuses/threads';
import { threadPrefetchRequested, threadContextReceived } from '@/slices/statuses/threadContexts';
import { statusOpened } from '@/slices/statuses/statuses';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

const clock = useStoppedClock();

const statusId = 's2';
const context = () => nock(ORIGIN).get('/api/v1/statuses/s2/context');
const around = (id: string) => ({ ancestors: [], descendants: [wireStatus({ id })] });
const open = () => replay(threadsSaga, { before: [statusesKnown(wireStatus({ id: statusId }))] });
const expected = threadPrefetchRequested({ statusId });
const opened = statusOpened({ statusId });

describe('a prefetched thread', () => {
  it('is requested at once, and not again when it is opened', async () => {
    const once = context().reply(200, around('s3'));
    const story = open();
    story.dispatch(expected);
    story.dispatch(expected);
    await settled();
    expect(once.isDone()).toBe(true);
    expect(story.all(threadContextReceived)).toEqual([]);
    story.dispatch(opened);
    await story.until(threadContextReceived);
    expect(story.state().threadContexts[statusId]?.descendantIds).toEqual(['s3']);
  });

  it('may still be loading when it is opened', async () => {
    context().delay(300).reply(200, around('s3'));
    const story = open();
    story.dispatch(expected);
    story.dispatch(opened);
    await clock.pass(300);
    await story.until(threadContextReceived);
    expect(story.state().threadContexts[statusId]?.descendantIds).toEqual(['s3']);
  });

  it('is requested again if that failed', async () => {
    context().reply(500, {});
    const story = open();
    story.dispatch(expected);
    await settled();
    expect(story.state().requests).toEqual({});
    context().reply(200, around('s4'));
    story.dispatch(opened);
    await story.until(threadContextReceived);
    expect(story.state().threadContexts[statusId]?.descendantIds).toEqual(['s4']);
  });

  it('is requested again when it is opened much later', async () => {
    context().reply(200, around('s3'));
    const story = open();
    story.dispatch(expected);
    await settled();
    await clock.pass(5_000);
    context().reply(200, around('s4'));
    story.dispatch(opened);
    await story.until(threadContextReceived);
    expect(story.state().threadContexts[statusId]?.descendantIds).toEqual(['s4']);
  });
});
