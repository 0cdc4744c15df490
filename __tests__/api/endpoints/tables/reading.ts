/** Calls that read: timelines, statuses, engagement, notifications and search. */
import nock from 'nock';
import * as hashtags from '@/api/endpoints/composer/hashtags';
import * as notifications from '@/api/endpoints/notifications/notifications';
import * as polls from '@/api/endpoints/statuses/polls';
import * as reactions from '@/api/endpoints/statuses/reactions';
import * as scrobbles from '@/api/endpoints/statuses/scrobbles';
import * as search from '@/api/endpoints/discovery/search';
import * as contexts from '@/api/endpoints/statuses/contexts';
import * as statuses from '@/api/endpoints/statuses/statuses';
import * as timelines from '@/api/endpoints/timelines/timelines';
import type { TimelineKind } from '@/domain/timelines/timeline';
import {
  as,
  everyCall,
  furtherCalls,
  listener,
  ODD,
  ODD_PART,
  ORIGIN,
  useNoNetwork,
} from '@support/engine/api/endpointRows';
import { fixture, replayFixture } from '@support/fixtures';
import { wireNotification, wireRepeat, wireStatus } from '@support/wire';

useNoNetwork();

everyCall('timelines', timelines, {
  fetchTimeline: [
    `GET /api/v1/timelines/tag/${ODD_PART}?limit=20`,
    (to) => timelines.fetchTimeline(to, { kind: 'tag', argument: ODD }),
  ],
});

everyCall('statuses', statuses, {
  fetchStatus: [`GET /api/v1/statuses/${ODD_PART}`, (to) => statuses.fetchStatus(to, ODD)],
  deleteStatus: [`DELETE /api/v1/statuses/${ODD_PART}`, (to) => statuses.deleteStatus(to, ODD)],
  fetchHistory: [
    `GET /api/v1/statuses/${ODD_PART}/history`,
    (to) => statuses.fetchHistory(to, ODD),
  ],
  fetchSource: [`GET /api/v1/statuses/${ODD_PART}/source`, (to) => statuses.fetchSource(to, ODD)],
  setStatusToggle: [
    `POST /api/v1/statuses/${ODD_PART}/favourite`,
    (to) => statuses.setStatusToggle(to, ODD, 'favourited', true),
  ],
});

everyCall('reactions', reactions, {
  fetchFavouritedBy: [
    `GET /api/v1/statuses/${ODD_PART}/favourited_by`,
    (to) => reactions.fetchFavouritedBy(to, ODD),
  ],
  fetchRepeatedBy: [
    `GET /api/v1/statuses/${ODD_PART}/reblogged_by`,
    (to) => reactions.fetchRepeatedBy(to, ODD),
  ],
  fetchReactedBy: [
    `GET /api/v1/pleroma/statuses/${ODD_PART}/reactions`,
    (to) => reactions.fetchReactedBy(to, ODD),
  ],
  setReaction: [
    `PUT /api/v1/pleroma/statuses/${ODD_PART}/reactions/${ODD_PART}`,
    (to) => reactions.setReaction(to, ODD, ODD, true),
  ],
});

everyCall('polls', polls, {
  fetchPoll: [`GET /api/v1/polls/${ODD_PART}`, (to) => polls.fetchPoll(to, ODD)],
  castVotes: [
    `POST /api/v1/polls/${ODD_PART}/votes`,
    (to) => polls.castVotes(to, ODD, [0]),
    { json: { choices: [0] } },
  ],
});

everyCall('notifications', notifications, {
  askedTypes: null,
  fetchNotifications: [
    'GET /api/v1/notifications?limit=20&include_types%5B%5D=mention&include_types%5B%5D=poll',
    (to) => notifications.fetchNotifications(to, { types: ['mention', 'poll'] }),
  ],
  markNotificationsRead: [
    'POST /api/v1/pleroma/notifications/read',
    (to) => notifications.markNotificationsRead(to, { upToId: ODD }),
    { json: { max_id: ODD } },
  ],
  dismissNotification: [
    `POST /api/v1/notifications/${ODD_PART}/dismiss`,
    (to) => notifications.dismissNotification(to, ODD),
  ],
  fetchMarkers: [
    'GET /api/v1/markers?timeline%5B%5D=notifications&timeline%5B%5D=home',
    notifications.fetchMarkers,
  ],
  setMarker: [
    'POST /api/v1/markers',
    (to) => notifications.setMarker(to, ODD),
    { json: { notifications: { last_read_id: ODD } } },
  ],
});

everyCall('search', search, {
  findStatusAt: [
    `GET /api/v2/search?q=${ODD_PART}&type=statuses&resolve=true&limit=1`,
    (to) => search.findStatusAt(to, ODD),
  ],
  search: [
    `GET /api/v2/search?q=${ODD_PART}&limit=20`,
    (to) => search.search(to, { query: ODD, resolve: false, withRelationships: false }),
  ],
});

everyCall('hashtags', hashtags, {
  searchHashtags: [
    `GET /api/v2/search?q=%23${ODD_PART}&type=hashtags&limit=20`,
    (to) => hashtags.searchHashtags(to, ODD, 20),
  ],
});

everyCall('scrobbles', scrobbles, {
  fetchLatestScrobble: [
    `GET /api/v1/pleroma/accounts/${ODD_PART}/scrobbles?limit=1`,
    (to) => scrobbles.fetchLatestScrobble(to, ODD),
  ],
});

furtherCalls({
  'taking a mark away': [
    `POST /api/v1/statuses/${ODD_PART}/unpin`,
    (to) => statuses.setStatusToggle(to, ODD, 'pinned', false),
  ],
  'taking a reaction back': [
    `DELETE /api/v1/pleroma/statuses/s1/reactions/${encodeURIComponent('🐸')}`,
    (to) => reactions.setReaction(to, 's1', '🐸', false),
  ],
  'one notification that was read': [
    'POST /api/v1/pleroma/notifications/read',
    (to) => notifications.markNotificationsRead(to, { notificationId: '7' }),
    { json: { id: '7' } },
  ],
  'a search with all that can be wished for': [
    'GET /api/v2/search?q=frog&type=accounts&resolve=true&following=true&with_relationships=true&limit=5&offset=10',
    (to) =>
      search.search(to, {
        query: 'frog',
        kind: 'people',
        resolve: true,
        following: true,
        withRelationships: true,
        offset: 10,
        limit: 5,
      }),
  ],
});

describe('timelines', () => {
  const asked = async (
    kind: TimelineKind,
    argument: string | null = null,
    query: timelines.TimelineQuery = {},
    token: string | null = 'secret',
  ) => {
    const { to, sent } = listener([], token);
    await timelines.fetchTimeline(to, { kind, argument }, query);
    const { method, url } = sent[0]!;
    return { method, path: decodeURI(url.pathname), query: Object.fromEntries(url.searchParams) };
  };

  it('TL-03 come from the same call for public and the known network, public with local', async () => {
    const path = '/api/v1/timelines/public';
    expect(await asked('public')).toEqual({
      method: 'GET',
      path,
      query: { limit: '20', local: 'true' },
    });
    expect(await asked('publicAndExternal')).toEqual({
      method: 'GET',
      path,
      query: { limit: '20' },
    });
  });

  it('TL-04 come from separate calls', async () => {
    expect((await asked('friends')).path).toBe('/api/v1/timelines/home');
    expect((await asked('dms')).path).toBe('/api/v1/timelines/direct');
    expect((await asked('list', '12')).path).toBe('/api/v1/timelines/list/12');
    expect((await asked('tag', 'cats')).path).toBe('/api/v1/timelines/tag/cats');
    expect((await asked('favorites')).path).toBe('/api/v1/favourites');
    expect((await asked('bookmarks')).path).toBe('/api/v1/bookmarks');
    expect((await asked('favorites', 'u1')).path).toBe('/api/v1/pleroma/accounts/u1/favourites');
  });

  it('TL-05 of a user can be requested with pinned posts, or with media only', async () => {
    const path = '/api/v1/accounts/u1/statuses';
    expect(await asked('user', 'u1')).toMatchObject({ path, query: { limit: '20' } });
    expect(await asked('user', 'u1', { pinned: true })).toMatchObject({
      path,
      query: { pinned: 'true' },
    });
    expect(await asked('media', 'u1')).toMatchObject({ path, query: { only_media: 'true' } });
  });

  it('TL-06 are requested with the common query, and with reply visibility only when signed in', async () => {
    const query = {
      maxId: 'a',
      minId: 'b',
      sinceId: 'c',
      withMuted: true,
      replyVisibility: 'following',
    } as const;
    const common = { limit: '20', max_id: 'a', min_id: 'b', since_id: 'c', with_muted: 'true' };
    expect((await asked('friends', null, query)).query).toEqual({
      ...common,
      reply_visibility: 'following',
    });
    expect((await asked('public', null, query, null)).query).toEqual({ ...common, local: 'true' });
    expect((await asked('mentions', null, query)).query).toMatchObject({
      ...common,
      'include_types[]': 'mention',
    });
  });

  it('never send "all" as reply visibility, which makes servers fail', async () => {
    const { query } = await asked('friends', null, { replyVisibility: 'all' });
    expect(query).not.toHaveProperty('reply_visibility');
  });

  it('of mentions are the statuses of the notifications, with their cursors', async () => {
    nock(ORIGIN)
      .get('/api/v1/notifications')
      .query(true)
      .reply(200, [wireNotification(), wireNotification({ id: '500', status: null })], {
        link: `<${ORIGIN}/api/v1/notifications?max_id=500>; rel="next"`,
      });
    const page = await timelines.fetchTimeline(as(null), { kind: 'mentions', argument: null });
    expect(page).toMatchObject({ ids: ['s1'], link: { maxId: '500' } });
  });

  it('are decoded from the recorded page with its pagination', async () => {
    replayFixture('timelines/home-limit');
    const page = await timelines.fetchTimeline(as('alice'), { kind: 'friends', argument: null });
    const wires = fixture('timelines/home-limit').response.body as { id: string }[];
    expect(page.ids).toEqual(wires.map(({ id }) => id));
    expect(page.link.maxId).toBe(wires.at(-1)?.id);
    expect(page.refusals).toEqual([]);
  });
});

describe('posts', () => {
  it('have a source that is the text as typed, and nothing else', async () => {
    nock(ORIGIN)
      .get('/api/v1/statuses/s1/source')
      .reply(200, {
        id: 's1',
        text: '**Hi**',
        spoiler_text: 'Frogs',
        content_type: 'text/markdown',
      })
      .get('/api/v1/statuses/s2/source')
      .reply(200, { id: 's2', text: null });
    expect(await statuses.fetchSource(as(null), 's1')).toEqual({
      text: '**Hi**',
      subject: 'Frogs',
      contentType: 'text/markdown',
    });
    await expect(statuses.fetchSource(as(null), 's2')).rejects.toMatchObject({ kind: 'malformed' });
  });

  it.each([
    ['favourited', true, 'favourite'],
    ['favourited', false, 'unfavourite'],
    ['repeated', false, 'unreblog'],
    ['bookmarked', true, 'bookmark'],
    ['bookmarked', false, 'unbookmark'],
  ] as const)('%s %s is %s', async (mark, wanted, action) => {
    nock(ORIGIN).post(`/api/v1/statuses/s1/${action}`).reply(200, wireStatus());
    const { statusId } = await statuses.setStatusToggle(as(null), 's1', mark, wanted);
    expect(statusId).toBe('s1');
  });

  it('answer a repeat with the original post', async () => {
    nock(ORIGIN)
      .post('/api/v1/statuses/s1/reblog')
      .reply(200, wireRepeat(wireStatus({ reblogged: true, reblogs_count: 4 })));
    const { statusId, entities } = await statuses.setStatusToggle(as(null), 's1', 'repeated', true);
    expect(statusId).toBe('s1');
    expect(entities.statuses).toMatchObject([{ id: 's1', repeated: true, repeatCount: 4 }]);
  });

  it('refuse a null body', async () => {
    for (const body of [null, [], {}, 'x']) {
      await expect(statuses.fetchStatus(listener(body).to, 's1')).rejects.toMatchObject({
        kind: 'malformed',
        path: '/api/v1/statuses/s1',
      });
    }
  });
});

describe('notifications', () => {
  it('marking as read ignores the answer', async () => {
    const path = '/api/v1/pleroma/notifications/read';
    nock(ORIGIN)
      .post(path, { max_id: '9' })
      .reply(200, '"ok"', { 'content-type': 'application/json' });
    nock(ORIGIN).post(path, { id: '7' }).reply(200, '[{}]');
    await notifications.markNotificationsRead(as(null), { upToId: '9' });
    await notifications.markNotificationsRead(as(null), { notificationId: '7' });
    expect(nock.isDone()).toBe(true);
  });
});

describe('searching', () => {
  const ask = () =>
    search.search(as(null), { query: 'x', resolve: false, withRelationships: false });

  it('uses the older call if the newer one is missing', async () => {
    nock(ORIGIN).get('/api/v2/search').query(true).reply(404, { error: 'Not implemented' });
    nock(ORIGIN)
      .get('/api/v1/search')
      .query({ q: 'x', limit: 20 })
      .reply(200, { accounts: [], statuses: [], hashtags: ['frogs'] });
    await ask();
    expect(nock.isDone()).toBe(true);
  });

  it('is not repeated with the other call when it is refused', async () => {
    nock(ORIGIN).get('/api/v2/search').query(true).reply(403, { error: 'No' });
    await expect(ask()).rejects.toMatchObject({ status: 403 });
  });
});

everyCall('contexts', contexts, {
  fetchContext: [
    `GET /api/v1/statuses/${ODD_PART}/context`,
    (to) => contexts.fetchContext(to, ODD),
  ],
  fetchAsyncRefresh: [
    `GET /api/v1_alpha/async_refreshes/${ODD_PART}`,
    (to) => contexts.fetchAsyncRefresh(to, ODD),
  ],
});
