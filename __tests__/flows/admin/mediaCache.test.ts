/** Administrators clear media from the server's cache, and keep some out of it. */
import nock from 'nock';
import {
  MEDIA_CACHE,
  MEDIA_CACHE_CHANGE,
  MORE_MEDIA_CACHE,
} from '@/domain/admin/content/mediaCache';
import type { ServerFamily } from '@/domain/session/instance';
import { mediaCacheSaga } from '@/sagas/admin/mediaCache';
import { selectMediaCache } from '@/selectors/admin/mediaCache';
import { selectRequest } from '@/selectors/engine/requests';
import {
  mediaCacheClosed,
  mediaCacheOpened,
  mediaCacheReceived,
  moreMediaCacheRequested,
  purgeRequested,
  purgeWritten,
  unbanRequested,
} from '@/slices/admin/mediaCache';
import { instanceConfigured } from '@/slices/session/config';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';

const clock = useStoppedClock();
const server = () => nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-admin' } });
const CACHE = '/api/v1/pleroma/admin/media_proxy_caches';
const address = (at: number) => `https://pond.example/media/${String(at)}.jpg`;
const some = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => address(from + at));

const listed = (urls: string[], count: number, page = 1, query?: string) =>
  server()
    .get(CACHE)
    .query({ page, page_size: 50, ...(query !== undefined && { query }) })
    .reply(200, { urls, count, page_size: 50 });

interface Circumstances {
  family?: ServerFamily;
  role?: 'admin' | 'moderator';
  cache?: boolean;
}

async function open({ family = 'pleroma', role = 'admin', cache = true }: Circumstances = {}) {
  const story = replay(mediaCacheSaga, {
    family,
    before: [
      instanceConfigured({ instance: { mediaProxyAvailable: cache } }),
      userTokenReceived({ userToken: 'TOKEN-admin' }),
      signedIn({ role }),
    ],
  });
  story.dispatch(mediaCacheOpened({ words: '' }));
  await settled();
  const cacheNow = () => selectMediaCache(story.state());
  return {
    ...story,
    cache: cacheNow,
    failure: (key = MEDIA_CACHE_CHANGE) => selectRequest(story.state(), key).reason,
    purge(text: string, bans: boolean) {
      story.dispatch(purgeWritten({ draft: { text, bans } }));
      story.dispatch(purgeRequested());
      return settled();
    },
  };
}

it('banned media are listed page by page, and a row that comes twice is there once', async () => {
  listed(some(0, 50), 60);
  const story = await open();
  expect(story.cache()).toMatchObject({ total: 60, urls: some(0, 50) });
  listed(some(49, 60), 61, 2);
  story.dispatch(moreMediaCacheRequested());
  await settled();
  expect(story.cache().urls).toEqual(some(0, 60));
  // There is no news on the next page, so that it is the last one.
  listed(some(50, 60), 61, 2);
  story.dispatch(moreMediaCacheRequested());
  await settled();
  expect(story.cache()).toMatchObject({ total: 60 });
});

it('words are searched for as they are, also where they look like an expression', async () => {
  listed([], 0);
  const story = await open();
  listed([address(3)], 1, 1, String.raw`3\.jpg\?v=\(1`);
  story.dispatch(mediaCacheClosed());
  story.dispatch(mediaCacheOpened({ words: ' 3.jpg?v=(1' }));
  await settled();
  expect(story.cache().urls).toEqual([address(3)]);
});

it('addresses are cleared from the cache, with a ban if wanted, and the list follows', async () => {
  listed([], 0);
  const story = await open();
  server()
    .post(`${CACHE}/purge`, { urls: [address(1)], ban: false })
    .reply(200, {});
  await story.purge(` ${address(1)}\n${address(1)}\n`, false);
  expect(story.cache()).toMatchObject({ purged: 1, draft: { text: '' }, urls: [] });
  server()
    .post(`${CACHE}/purge`, { urls: [address(1), address(2)], ban: true })
    .reply(200, {});
  listed([address(1), address(2)], 2);
  await story.purge(`${address(1)} ${address(2)}`, true);
  expect(story.cache().urls).toEqual([address(1), address(2)]);
  server()
    .post(`${CACHE}/delete`, { urls: [address(1)] })
    .reply(200, {});
  story.dispatch(unbanRequested({ url: address(1) }));
  story.dispatch(unbanRequested({ url: address(1) }));
  await settled();
  expect(story.cache()).toMatchObject({ urls: [address(2)], total: 1 });
  expect(nock.isDone()).toBe(true);
});

it('what a failure leaves undone stays in the form, and goes on with the next press', async () => {
  listed([], 0);
  const story = await open();
  server()
    .post(`${CACHE}/purge`, { urls: some(0, 100), ban: false })
    .reply(200, {});
  server()
    .post(`${CACHE}/purge`, { urls: some(100, 120), ban: false })
    .reply(403, { error: 'User is not an admin.' });
  await story.purge(some(0, 120).join('\n'), false);
  expect(story.failure()).toBe('User is not an admin.');
  expect(story.cache()).toMatchObject({
    purged: 100,
    draft: { text: some(100, 120).join('\n') },
  });
  server()
    .post(`${CACHE}/purge`, { urls: some(100, 120), ban: false })
    .reply(200, {});
  story.dispatch(purgeRequested());
  await settled();
  expect(story.cache()).toMatchObject({ purged: 20, draft: { text: '' } });
  expect(story.failure()).toBeNull();
});

it.each([
  [200, '<html>'],
  [200, { urls: 7 }],
  [403, { error: 'User is not an admin.' }],
  [404, { error: 'Not found' }],
  [501, ''],
])('says so when the answer is %i %j', async (status, body) => {
  nock(ORIGIN)
    .persist()
    .get(/media_proxy/)
    .reply(status, body);
  const story = await open();
  await clock.passSeconds(4);
  expect(story.failure(MEDIA_CACHE)).not.toBeNull();
  expect(story.cache().urls).toBeNull();
});

it('a page that fails leaves those that are there', async () => {
  listed(some(0, 50), 60);
  const story = await open();
  server()
    .get(CACHE)
    .query({ page: 2, page_size: 50 })
    .reply(403, { error: 'User is not an admin.' });
  story.dispatch(moreMediaCacheRequested());
  await settled();
  expect(story.failure(MORE_MEDIA_CACHE)).toBe('User is not an admin.');
  expect(story.cache().urls).toHaveLength(50);
});

it.each([
  { family: 'mastodon' },
  { family: 'gotosocial' },
  { role: 'moderator' },
  { cache: false },
] as const)('nothing is asked for with %j', async (circumstances) => {
  const story = await open(circumstances);
  await story.purge(address(1), true);
  expect(story.all(mediaCacheReceived)).toEqual([]);
});

it('nothing is left at logout', async () => {
  listed([address(1)], 1);
  const story = await open();
  story.dispatch(purgeWritten({ draft: { text: address(2), bans: true } }));
  story.dispatch(loggedOut());
  expect(JSON.stringify(story.state())).not.toContain('pond.example');
});
