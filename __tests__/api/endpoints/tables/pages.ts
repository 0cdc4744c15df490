/** Calls that answer with lists: page sizes, and answers that are not lists. */
import * as accounts from '@/api/endpoints/people/accounts';
import * as announcements from '@/api/endpoints/talk/announcements';
import * as chats from '@/api/endpoints/talk/chats';
import * as lists from '@/api/endpoints/people/lists';
import * as notifications from '@/api/endpoints/notifications/notifications';
import * as timelines from '@/api/endpoints/timelines/timelines';
import { timelineKinds } from '@/domain/timelines/timeline';
import { listener, type Call } from '@support/engine/api/endpointRows';

describe('lists', () => {
  it.each<[string, Call]>([
    ...timelineKinds.map((kind): [string, Call] => [
      `the timeline ${kind}`,
      (to) => timelines.fetchTimeline(to, { kind, argument: 'x' }),
    ]),
    ['followers', (to) => accounts.fetchFollowers(to, 'u1')],
    ['following', (to) => accounts.fetchFollowing(to, 'u1')],
    ['chat messages', (to) => chats.fetchMessages(to, 'c1')],
  ])('API-05 have 20 entries unless requested otherwise: %s', async (_what, call) => {
    const { to, sent } = listener();
    await call(to);
    expect(sent.map(({ url }) => url.searchParams.get('limit'))).toEqual(['20']);
  });

  it('API-05 have the requested number of entries', async () => {
    const { to, sent } = listener();
    await timelines.fetchTimeline(to, { kind: 'public', argument: null }, { limit: 5 });
    await accounts.fetchFollowers(to, 'u1', { limit: 5 });
    await accounts.fetchFollowing(to, 'u1', { limit: 5 });
    await chats.fetchMessages(to, 'c1', { limit: 5 });
    expect(sent.map(({ url }) => url.searchParams.get('limit'))).toEqual(['5', '5', '5', '5']);
  });

  it.each<[string, Call]>([
    ['a timeline', (to) => timelines.fetchTimeline(to, { kind: 'friends', argument: null })],
    ['notifications', notifications.fetchNotifications],
    ['chats', chats.fetchChats],
    ['people', accounts.fetchMutes],
    ['lists', lists.fetchLists],
    ['announcements', announcements.fetchAnnouncements],
    ['announcements for staff', announcements.fetchAnnouncementsForStaff],
  ])('are refused when they are not arrays: %s', async (_what, call) => {
    for (const body of [null, {}, 'x', 5]) {
      await expect(call(listener(body).to)).rejects.toMatchObject({
        kind: 'malformed',
        status: 200,
      });
    }
  });
});
