/** Mastodon looks for more replies on other servers; what it finds waits for the reader. */
import nock from 'nock';
import fc from 'fast-check';
import { decodeAsyncRefresh, readRefreshHeader } from '@/api/decode/statuses/asyncRefresh';
import { isRefusal } from '@/api/decode/engine/refusal';
import { refreshWait } from '@/domain/statuses/threads/asyncRefresh';
import { threadsSaga } from '@/sagas/statuses/threads';
import { threadContextReceived } from '@/slices/statuses/threadContexts';
import {
  threadRefreshEnded,
  threadRefreshStarted,
  threadRefreshWanted,
} from '@/slices/statuses/threadRefreshes';
import { statusClosed, statusOpened } from '@/slices/statuses/statuses';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

const clock = useStoppedClock();

const REFRESH = '/api/v1_alpha/async_refreshes/r%2F1';
const HEADER = { 'Mastodon-Async-Refresh': 'id="r/1", retry=5, result_count=0' };
const context = (...ids: string[]) => ({
  ancestors: [],
  descendants: ids.map((id) => wireStatus({ id, in_reply_to_id: 's1' })),
});
const told = (status: string, count: number | null) => ({
  async_refresh: { id: 'r/1', status, result_count: count },
});
const server = () => nock(ORIGIN);

async function opened(headers: Record<string, string> = HEADER, member = true) {
  server().get('/api/v1/statuses/s1/context').reply(200, context('s2'), headers);
  const story = replay(threadsSaga, {
    family: 'mastodon',
    before: [...(member ? [signedIn()] : []), statusesKnown(wireStatus({ id: 's1' }))],
  });
  story.dispatch(statusOpened({ statusId: 's1' }));
  await story.until(threadContextReceived);
  const refresh = () => story.state().threadRefreshes?.['s1'];
  return { ...story, refresh };
}

it('waits as long as the server says, and shows what was found when it is wanted', async () => {
  const story = await opened();
  expect(story.refresh()).toEqual({ found: null });
  server().get(REFRESH).reply(200, told('running', null));
  await clock.pass(5_000);
  expect(story.refresh()).toEqual({ found: null });
  server().get(REFRESH).reply(200, told('finished', 2));
  await clock.pass(5_000);
  expect(story.refresh()).toEqual({ found: 2 });
  expect(story.all(threadContextReceived)).toHaveLength(1);

  server()
    .get('/api/v1/statuses/s1/context')
    .reply(200, context('s2', 's3', 's4'), HEADER);
  story.log.length = 0;
  story.dispatch(threadRefreshWanted({ statusId: 's1' }));
  await story.until(threadRefreshEnded);
  expect(story.state().threadContexts['s1']?.descendantIds).toEqual(['s2', 's3', 's4']);
  expect(story.refresh()).toBeUndefined();
});

it.each([
  ['nothing was found', 200, told('finished', 0)],
  ['it is not there any more', 404, { error: 'Record not found' }],
  ['it is refused', 403, { error: 'This action is not allowed' }],
  ['it is not finished', 501, ''],
  ['it has another shape', 200, { async_refresh: [] }],
  ['it is empty', 200, ''],
])('says nothing more when %s', async (_what, status, body) => {
  const story = await opened();
  server().get(REFRESH).reply(status, body);
  await clock.pass(5_000);
  await story.until(threadRefreshEnded);
  expect(story.refresh()).toBeUndefined();
});

it('ends with the page, and asks nothing for visitors or without the header', async () => {
  const story = await opened();
  story.dispatch(statusClosed({ statusId: 's1' }));
  await settled();
  expect(story.refresh()).toBeUndefined();
  await clock.pass(60_000);

  const visit = await opened(HEADER, false);
  await settled();
  expect(visit.refresh()).toBeUndefined();

  const plain = await opened({});
  expect(plain.all(threadRefreshStarted)).toEqual([]);
});

it('reads the header and the answer, whatever they are', () => {
  expect(readRefreshHeader('id="abc", retry=3')).toEqual({ id: 'abc', retry: 3 });
  expect(readRefreshHeader('retry=9, id="abc"')).toEqual({ id: 'abc', retry: 9 });
  expect(readRefreshHeader('id="abc"')).toEqual({ id: 'abc', retry: 5 });
  expect(readRefreshHeader(null)).toBeNull();
  fc.assert(
    fc.property(fc.string(), (text) => {
      const hint = readRefreshHeader(text) ?? { id: 'none', retry: 1 };
      expect(hint.id).not.toBe('');
      expect(refreshWait(hint)).toBeGreaterThanOrEqual(1_000);
      expect(refreshWait(hint)).toBeLessThanOrEqual(30_000);
    }),
  );
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const refresh = decodeAsyncRefresh({ async_refresh: value });
      if (!isRefusal(refresh)) expect(refresh.count).toBeGreaterThanOrEqual(0);
    }),
  );
});
