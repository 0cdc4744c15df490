/** Administrators of GoToSocial let their server clean up its media, and fetch lost emoji again. */
import nock from 'nock';
import { daysFor, mediaJobRequest, type MediaJob } from '@/domain/admin/server/mediaJobs';
import type { ServerFamily } from '@/domain/session/instance';
import { mediaJobsSaga } from '@/sagas/admin/mediaJobs';
import { selectMediaCache } from '@/selectors/admin/mediaCache';
import { selectRequest } from '@/selectors/engine/requests';
import { mediaJobBegun, mediaJobRequested } from '@/slices/admin/mediaCache';
import { userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';

useStoppedClock();
const server = () => nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-admin' } });

function begin(family: ServerFamily = 'gotosocial', permissions = 1) {
  const story = replay(mediaJobsSaga, {
    family,
    before: [userTokenReceived({ userToken: 'TOKEN-admin' }), signedIn({ permissions })],
  });
  return {
    ...story,
    begun: () => selectMediaCache(story.state()).begun,
    failure: (kind: MediaJob['kind']) => selectRequest(story.state(), mediaJobRequest(kind)).reason,
    async ask(...jobs: MediaJob[]) {
      for (const job of jobs) story.dispatch(mediaJobRequested({ job }));
      await settled();
    },
  };
}

it('each is begun once, however often it is pressed', async () => {
  const story = begin();
  server().post('/api/v1/admin/media_cleanup').query({ remote_cache_days: 30 }).reply(200, {});
  server().post('/api/v1/admin/media_refetch').query({ domain: 'far.example' }).reply(202, {});
  const cleanup = { kind: 'cleanup', days: 30 } as const;
  await story.ask(cleanup, cleanup, { kind: 'refetch', host: 'far.example' });
  expect([...story.begun()].sort()).toEqual(['cleanup', 'refetch']);
  expect(nock.isDone()).toBe(true);
});

it('a refusal is told, and nothing is said to be begun', async () => {
  const story = begin();
  server().post('/api/v1/admin/media_refetch').reply(202, {});
  const refetch = { kind: 'refetch', host: '' } as const;
  await story.ask(refetch);
  server().post('/api/v1/admin/media_refetch').reply(403, { error: 'Forbidden' });
  await story.ask(refetch);
  expect(story.begun()).toEqual([]);
  expect(story.failure('refetch')).toBe('Forbidden');
});

it.each([
  ['mastodon', 1],
  ['pleroma', 1],
  ['gotosocial', 0x20],
] as const)('nothing is asked of %s with the rights %i', async (family, rights) => {
  const story = begin(family, rights);
  await story.ask({ kind: 'cleanup', days: 1 });
  expect(story.all(mediaJobBegun)).toEqual([]);
});

it.each([
  [' 7 ', 7],
  ['0', 0],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['123456', null],
])('%j is %j days', (text, days) => {
  expect(daysFor(text)).toBe(days);
});
