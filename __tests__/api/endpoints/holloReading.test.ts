/**
 * The calls for reading that Hollo 0.10 has: its recorded answers are replayed only to the requests
 * that the client makes itself.
 */
import {
  fetchTrendingLinks,
  fetchTrendingPosts,
  fetchTrendingTags,
} from '@/api/endpoints/discovery/explore';
import { search } from '@/api/endpoints/discovery/search';
import { fetchSuggestions } from '@/api/endpoints/discovery/suggestions';
import {
  fetchFollowedTags,
  fetchOwnFeaturedTags,
  fetchTag,
  setTagFollowed,
} from '@/api/endpoints/discovery/tags';
import { fetchFamiliarFollowers } from '@/api/endpoints/people/accounts';
import {
  createList,
  deleteList,
  fetchListMembers,
  fetchListsOf,
  setListMembers,
} from '@/api/endpoints/people/lists';
import { setRelationship } from '@/api/endpoints/people/relationshipActions';
import { fetchQuotes } from '@/api/endpoints/statuses/quotes';
import { fetchAnnouncements } from '@/api/endpoints/talk/announcements';
import { fetchTimeline } from '@/api/endpoints/timelines/timelines';
import { withoutGroups } from '@/api/decode/notifications/notificationGroups';
import { decodeNotifications } from '@/api/decode/notifications/notification';
import { decodeInstanceV2, decodeNodeinfo } from '@/api/decode/session/instance';
import type { Connection } from '@/api/http';
import { capabilitiesOf, type Capability } from '@/domain/session/capabilities';
import { defaultInstance } from '@/domain/session/instance';
import { fixture, fixtureBody, fixtureNames, replayFixture } from '@support/fixtures';

const FOLDER = 'hollo-reading';
const BEN = 'bc37a3cc-15a7-4101-9e3d-2d653b5e209d';
const LIST = '01a2221d-3ab7-74eb-98bc-448d4d7755f0';
const POST = '01a2221d-37d0-7abf-811d-2558e1dfcbf8';

const mia: Connection = {
  origin: 'https://home.example',
  token: 'TOKEN-mia',
  signal: new AbortController().signal,
};

/** Replays one recording to what the client asks. */
const of = <Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> => {
  replayFixture(`${FOLDER}/${name}`);
  return ask();
};

const met = { ...defaultInstance, ...decodeNodeinfo(fixtureBody('hollo/nodeinfo-2.1')) };
const can = capabilitiesOf(
  { ...met, ...decodeInstanceV2(fixtureBody('hollo/instance-v2'), met) },
  {},
);

describe('reading on Hollo', () => {
  it('follows a hashtag, lists it with its posts, and follows it no longer', async () => {
    expect(can.followedTags).toBe(true);
    expect(await of('tag', () => fetchTag(mia, 'nuthatch'))).toEqual({
      name: 'nuthatch',
      following: false,
      days: [],
    });
    const follow = (wanted: boolean) => () => setTagFollowed(mia, 'nuthatch', wanted);
    expect(await of('tag-follow', follow(true))).toMatchObject({ following: true });
    const { tags, next } = await of('followed-tags', () => fetchFollowedTags(mia));
    expect([tags.map(({ name }) => name), next]).toEqual([['nuthatch'], null]);
    const timeline = { kind: 'tag', argument: 'nuthatch' } as const;
    const page = await of('tag-timeline', () => fetchTimeline(mia, timeline));
    expect([page.ids, page.refusals]).toEqual([[POST], []]);
    expect(await of('tag-unfollow', follow(false))).toMatchObject({ following: false });
  });

  it('answers empty lists where it has nothing to show', async () => {
    expect((await of('trends-posts', () => fetchTrendingPosts(mia, 0))).ids).toEqual([]);
    expect((await of('trends-tags', () => fetchTrendingTags(mia, 0))).tags).toEqual([]);
    expect((await of('trends-links', () => fetchTrendingLinks(mia, 0))).links).toEqual([]);
    expect(await of('featured-tags', () => fetchOwnFeaturedTags(mia))).toEqual([]);
    expect(await of('announcements', () => fetchAnnouncements(mia))).toEqual([]);
    const suggested = await of('suggestions', () => fetchSuggestions(mia, { limit: 20 }));
    expect(suggested.userIds).toEqual([]);
  });

  it('keeps the choices of a list, and says who is on it', async () => {
    expect(can.listOptions).toBe(true);
    const input = { title: 'Trains', exclusive: true, repliesPolicy: 'none' } as const;
    expect(await of('list', () => createList(mia, input))).toMatchObject(input);
    await of('list-members-added', () => setListMembers(mia, LIST, [BEN], true));
    const { userIds } = await of('list-members', () => fetchListMembers(mia, LIST));
    expect(userIds).toEqual([BEN]);
    const lists = await of('lists-of-person', () => fetchListsOf(mia, BEN));
    expect(lists).toEqual([expect.objectContaining({ id: LIST, title: 'Trains' })]);
    await expect(of('list-deleted', () => deleteList(mia, LIST))).resolves.toBeUndefined();
  });

  it('knows the followers of somebody whom the reader follows', async () => {
    expect(can.familiarFollowers).toBe(true);
    const { entities } = await of('familiar-followers', () => fetchFamiliarFollowers(mia, BEN));
    expect(entities.users.map(({ screenName }) => screenName)).toEqual(['zoe']);
  });

  it('finds posts of one person', async () => {
    const wanted = { query: 'nuthatch', kind: 'statuses', from: BEN, resolve: false } as const;
    const found = await of('search-posts-of', () =>
      search(mia, { ...wanted, withRelationships: false }),
    );
    expect(found.statusIds).toEqual([POST]);
  });

  it('keeps the repeats of somebody who is followed already, as its answer says', async () => {
    const answer = await of('repeats-hidden', () =>
      setRelationship(mia, BEN, 'showingRepeats', false),
    );
    expect(answer).toMatchObject({ following: true, showingRepeats: true });
  });

  it('lists the quotes of a post, each with the quoted one', async () => {
    expect(can.quoteLists).toBe(true);
    const { ids, entities, next } = await of('quotes', () => fetchQuotes(mia, POST));
    expect([ids.length, next]).toEqual([1, null]);
    const quoting = entities.statuses.find(({ id }) => id === ids[0]);
    expect(quoting).toMatchObject({ quoteId: POST, quoteState: 'shown' });
  });

  it('lists bookmarks, and has them in no folder', async () => {
    const timeline = { kind: 'bookmarks', argument: null } as const;
    const { ids } = await of('bookmarks', () => fetchTimeline(mia, timeline));
    expect(ids).toEqual([POST]);
    expect(can.bookmarkFolders).toBe(false);
  });

  it('groups without people, which is why it is asked for single notifications', () => {
    expect(can.groupedNotifications).toBe(false);
    const groups = withoutGroups(fixtureBody(`${FOLDER}/notifications-grouped`)) ?? [];
    expect(decodeNotifications(groups).notifications).toEqual([]);
    expect(decodeNotifications(groups).refusals).toHaveLength(groups.length);
    const rows = decodeNotifications(fixtureBody(`${FOLDER}/notifications-rows`));
    expect(rows.refusals).toEqual([]);
    expect(rows.notifications).toEqual([expect.objectContaining({ type: 'poll' })]);
  });

  it('answers 404 to the rest, and none of that is offered', () => {
    const missing = fixtureNames(FOLDER, /\/missing-/);
    expect(missing).toHaveLength(18);
    for (const name of missing) expect(fixture(name).response.status).toBe(404);
    const absent: Capability[] = [
      'featuredTags',
      'directory',
      'linkTimelines',
      'bubbleTimeline',
      'translation',
      'notificationPolicy',
      'replyPolicies',
      'bookmarkFolders',
      'featuredPeople',
      'instancePages',
    ];
    expect(absent.filter((name) => can[name])).toEqual([]);
  });
});
