import { rateLimitsFor } from '@/domain/engine/serverRateLimits';
import type { ServerFamily } from '@/domain/session/instance';

const buckets = (family: ServerFamily, method: string, path: string) =>
  rateLimitsFor(family, { method, path }).map(({ bucket }) => bucket);

describe('limits of Pleroma', () => {
  it.each([
    ['GET', '/api/v1/timelines/home', [3, 500]],
    ['GET', '/api/v2/search', [10, 1_000]],
    ['GET', '/api/v1/accounts/search', [10, 1_000]],
    ['POST', '/api/v1/accounts', [25, 1_800_000]],
    ['POST', '/api/v1/apps', [5, 900_000]],
    ['POST', '/api/v1/statuses', [15, 10_000]],
    ['DELETE', '/api/v1/statuses/s1', [15, 10_000]],
    ['POST', '/auth/password', [5, 1_800_000]],
  ])('%s %s', (method, path, [calls, per]) => {
    expect(rateLimitsFor('pleroma', { method, path })).toMatchObject([{ calls, per }]);
    expect(rateLimitsFor('akkoma', { method, path })).toEqual(
      rateLimitsFor('pleroma', { method, path }),
    );
  });

  it('count each kind of timeline separately, and all tags together', () => {
    expect(buckets('pleroma', 'GET', '/api/v1/timelines/home')).not.toEqual(
      buckets('pleroma', 'GET', '/api/v1/timelines/public'),
    );
    expect(buckets('pleroma', 'GET', '/api/v1/timelines/tag/cats')).toEqual(
      buckets('pleroma', 'GET', '/api/v1/timelines/tag/dogs'),
    );
  });

  it('count actions on one status in addition to those on all, the narrowest last', () => {
    const favourite = rateLimitsFor('pleroma', {
      method: 'POST',
      path: '/api/v1/statuses/s1/favourite',
    });
    expect(favourite).toMatchObject([
      { calls: 15, per: 10_000 },
      { calls: 3, per: 60_000 },
    ]);
    const same = buckets('pleroma', 'POST', '/api/v1/statuses/s1/unfavourite');
    expect(favourite.map(({ bucket }) => bucket)).toEqual(same);
    const other = buckets('pleroma', 'POST', '/api/v1/statuses/s2/favourite');
    expect(other[0]).toBe(same[0]);
    expect(other[1]).not.toBe(same[1]);
    expect(buckets('pleroma', 'POST', '/api/v1/statuses/s1/reblog')[1]).not.toBe(same[1]);
  });

  it('count following and unfollowing one person together', () => {
    const follow = rateLimitsFor('pleroma', { method: 'POST', path: '/api/v1/accounts/u1/follow' });
    expect(follow).toMatchObject([
      { calls: 10, per: 10_000 },
      { calls: 2, per: 60_000 },
    ]);
    expect(buckets('pleroma', 'POST', '/api/v1/accounts/u1/unfollow')).toEqual(
      follow.map(({ bucket }) => bucket),
    );
    expect(buckets('pleroma', 'POST', '/api/v1/accounts/u2/follow')[1]).not.toBe(follow[1]?.bucket);
  });

  it.each([
    ['GET', '/api/v1/notifications'],
    ['GET', '/api/v1/statuses/s1'],
    ['POST', '/api/v1/statuses/s1/bookmark'],
    ['POST', '/api/v1/accounts/u1/block'],
    ['POST', '/oauth/token'],
  ])('do not affect %s %s', (method, path) => {
    expect(rateLimitsFor('pleroma', { method, path })).toEqual([]);
  });
});

describe('limits of Mastodon', () => {
  it('count all calls, and some of them additionally', () => {
    expect(rateLimitsFor('mastodon', { method: 'GET', path: '/api/v1/lists' })).toEqual([
      { bucket: 'all', calls: 300, per: 300_000 },
    ]);
    expect(buckets('mastodon', 'post', '/api/v2/media')).toEqual(['all', 'media']);
    expect(buckets('mastodon', 'DELETE', '/api/v1/statuses/1')).toEqual(['all', 'deletions']);
    expect(buckets('mastodon', 'POST', '/api/v1/statuses/1/unreblog')).toEqual([
      'all',
      'deletions',
    ]);
    expect(buckets('mastodon', 'POST', '/api/v1/accounts')).toEqual(['all', 'signUp']);
  });
});

it('unknown servers have no known limits', () => {
  expect(rateLimitsFor('unknown', { method: 'POST', path: '/api/v1/statuses' })).toEqual([]);
});
