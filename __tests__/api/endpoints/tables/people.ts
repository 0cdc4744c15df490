/** Calls for accounts, relationships and lists. */
import nock from 'nock';
import * as accounts from '@/api/endpoints/people/accounts';
import * as relationshipActions from '@/api/endpoints/people/relationshipActions';
import * as explore from '@/api/endpoints/discovery/explore';
import * as followRequests from '@/api/endpoints/people/followRequests';
import * as lists from '@/api/endpoints/people/lists';
import * as peoplePages from '@/api/endpoints/people/peoplePages';
import * as suggestions from '@/api/endpoints/discovery/suggestions';
import * as tags from '@/api/endpoints/discovery/tags';
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
import { wireUser } from '@support/wire';

useNoNetwork();

everyCall('accounts', accounts, {
  updateCredentials: [
    'PATCH /api/v1/accounts/update_credentials',
    (to) => accounts.updateCredentials(to, { locked: true }),
    { json: { locked: true } },
  ],
  fetchAccount: [`GET /api/v1/accounts/${ODD_PART}`, (to) => accounts.fetchAccount(to, ODD)],
  lookUpAccount: [
    `GET /api/v1/accounts/lookup?acct=${ODD_PART}`,
    (to) => accounts.lookUpAccount(to, ODD),
  ],
  searchAccounts: [
    `GET /api/v1/accounts/search?q=${ODD_PART}&limit=20&resolve=false`,
    (to) => accounts.searchAccounts(to, ODD, 20),
  ],
  fetchRelationships: [
    `GET /api/v1/accounts/relationships?id%5B%5D=${ODD_PART}`,
    (to) => accounts.fetchRelationships(to, [ODD]),
  ],
  fetchFollowers: [
    `GET /api/v1/accounts/${ODD_PART}/followers?limit=20`,
    (to) => accounts.fetchFollowers(to, ODD),
  ],
  fetchFollowing: [
    `GET /api/v1/accounts/${ODD_PART}/following?limit=20`,
    (to) => accounts.fetchFollowing(to, ODD),
  ],
  fetchFeaturedPeople: [
    `GET /api/v1/pleroma/accounts/${ODD_PART}/endorsements`,
    (to) => accounts.fetchFeaturedPeople(to, ODD),
  ],
  fetchGroupPeople: [
    `GET /api/v2/notifications/${ODD_PART}/accounts?limit=20`,
    (to) => accounts.fetchGroupPeople(to, ODD),
  ],
  fetchFamiliarFollowers: [
    `GET /api/v1/accounts/familiar_followers?id%5B%5D=${ODD_PART}`,
    (to) => accounts.fetchFamiliarFollowers(to, ODD),
  ],
  fetchMutes: ['GET /api/v1/mutes?limit=20', accounts.fetchMutes],
  fetchBlocks: ['GET /api/v1/blocks?limit=20', accounts.fetchBlocks],
});

everyCall('tags', tags, {
  fetchTag: [`GET /api/v1/tags/${ODD_PART}`, (to) => tags.fetchTag(to, ODD)],
  setTagFollowed: [
    `POST /api/v1/tags/${ODD_PART}/follow`,
    (to) => tags.setTagFollowed(to, ODD, true),
  ],
  fetchFollowedTags: ['GET /api/v1/followed_tags?limit=200', tags.fetchFollowedTags],
  fetchFeaturedTags: [
    `GET /api/v1/accounts/${ODD_PART}/featured_tags`,
    (to) => tags.fetchFeaturedTags(to, ODD),
  ],
  fetchOwnFeaturedTags: ['GET /api/v1/featured_tags', tags.fetchOwnFeaturedTags],
  featureTag: [
    'POST /api/v1/featured_tags',
    (to) => tags.featureTag(to, ODD),
    { json: { name: ODD } },
  ],
  unfeatureTag: [`DELETE /api/v1/featured_tags/${ODD_PART}`, (to) => tags.unfeatureTag(to, ODD)],
  fetchTagSuggestions: ['GET /api/v1/featured_tags/suggestions', tags.fetchTagSuggestions],
});

everyCall('peoplePages', peoplePages, {
  cursorQuery: null,
  peopleIn: null,
  requestPeople: [
    'GET /api/v1/mutes?limit=20&max_id=u1',
    (to) =>
      peoplePages.requestPeople(to, '/api/v1/mutes', peoplePages.cursorQuery({ maxId: 'u1' })),
  ],
});

everyCall('relationshipActions', relationshipActions, {
  setRelationship: [
    `POST /api/v1/accounts/${ODD_PART}/mute`,
    (to) => relationshipActions.setRelationship(to, ODD, 'muting', true, 60),
    { json: { expires_in: 60, duration: 60 } },
  ],
  setDomainBlock: [
    'POST /api/v1/domain_blocks',
    (to) => relationshipActions.setDomainBlock(to, 'far.example', true),
    { json: { domain: 'far.example' } },
  ],
  setNote: [
    `POST /api/v1/accounts/${ODD_PART}/note`,
    (to) => relationshipActions.setNote(to, ODD, 'Met at the bridge'),
    { json: { comment: 'Met at the bridge' } },
  ],
});

everyCall('followRequests', followRequests, {
  fetchFollowRequests: ['GET /api/v1/follow_requests', followRequests.fetchFollowRequests],
  answerFollowRequest: [
    `POST /api/v1/follow_requests/${ODD_PART}/authorize`,
    (to) => followRequests.answerFollowRequest(to, ODD, true),
  ],
});

everyCall('lists', lists, {
  fetchLists: ['GET /api/v1/lists', lists.fetchLists],
  fetchList: [`GET /api/v1/lists/${ODD_PART}`, (to) => lists.fetchList(to, ODD)],
  createList: [
    'POST /api/v1/lists',
    (to) => lists.createList(to, { title: 'Friends', exclusive: null, repliesPolicy: null }),
    { json: { title: 'Friends' } },
  ],
  updateList: [
    `PUT /api/v1/lists/${ODD_PART}`,
    (to) => lists.updateList(to, ODD, { title: 'Friends', exclusive: null, repliesPolicy: null }),
    { json: { title: 'Friends' } },
  ],
  deleteList: [`DELETE /api/v1/lists/${ODD_PART}`, (to) => lists.deleteList(to, ODD)],
  fetchListMembers: [
    `GET /api/v1/lists/${ODD_PART}/accounts?limit=0`,
    (to) => lists.fetchListMembers(to, ODD),
  ],
  setListMembers: [
    `POST /api/v1/lists/${ODD_PART}/accounts`,
    (to) => lists.setListMembers(to, ODD, [ODD], true),
    { json: { account_ids: [ODD] } },
  ],
  fetchListsOf: [`GET /api/v1/accounts/${ODD_PART}/lists`, (to) => lists.fetchListsOf(to, ODD)],
});

everyCall('suggestions', suggestions, {
  fetchSuggestions: ['GET /api/v2/suggestions?limit=40', suggestions.fetchSuggestions],
  fetchSuggestedNames: ['GET /api/v1/suggestions', suggestions.fetchSuggestedNames],
  dismissSuggestion: [
    `DELETE /api/v1/suggestions/${ODD_PART}`,
    (to) => suggestions.dismissSuggestion(to, ODD),
  ],
});

everyCall('explore', explore, {
  fetchTrendingPosts: [
    'GET /api/v1/trends/statuses?limit=20&offset=40',
    (to) => explore.fetchTrendingPosts(to, 40),
  ],
  fetchTrendingTags: ['GET /api/v1/trends/tags?limit=20', (to) => explore.fetchTrendingTags(to, 0)],
  fetchTrendingLinks: [
    'GET /api/v1/trends/links?limit=20&offset=20',
    (to) => explore.fetchTrendingLinks(to, 20),
  ],
  fetchDirectory: [
    'GET /api/v1/directory?order=new&local=true&limit=20&offset=20',
    (to) => explore.fetchDirectory(to, { order: 'new', local: true }, 20),
  ],
});

furtherCalls({
  'a hashtag that is no longer followed': [
    `POST /api/v1/tags/${ODD_PART}/unfollow`,
    (to) => tags.setTagFollowed(to, ODD, false),
  ],
  'more followed hashtags': [
    'GET /api/v1/followed_tags?limit=200&max_id=7',
    (to) => tags.fetchFollowedTags(to, '7'),
  ],
  following: [
    'POST /api/v1/accounts/u1/follow',
    (to) => relationshipActions.setRelationship(to, 'u1', 'following', true),
    { json: {} },
  ],
  'not following any more': [
    'POST /api/v1/accounts/u1/unfollow',
    (to) => relationshipActions.setRelationship(to, 'u1', 'following', false),
    { json: {} },
  ],
  'being followed no more': [
    'POST /api/v1/accounts/u1/remove_from_followers',
    (to) => relationshipActions.setRelationship(to, 'u1', 'followedBy', false),
    { json: {} },
  ],
  blocking: [
    'POST /api/v1/accounts/u1/block',
    (to) => relationshipActions.setRelationship(to, 'u1', 'blocking', true),
    { json: {} },
  ],
  'muting for ever': [
    'POST /api/v1/accounts/u1/mute',
    (to) => relationshipActions.setRelationship(to, 'u1', 'muting', true),
    { json: {} },
  ],
  subscribing: [
    'POST /api/v1/pleroma/accounts/u1/subscribe',
    (to) => relationshipActions.setRelationship(to, 'u1', 'subscribing', true),
  ],
  'following without repeats': [
    'POST /api/v1/accounts/u1/follow',
    (to) => relationshipActions.setRelationship(to, 'u1', 'showingRepeats', false),
    { json: { reblogs: false } },
  ],
  'a server that is wanted again': [
    'DELETE /api/v1/domain_blocks',
    (to) => relationshipActions.setDomainBlock(to, 'far.example', false),
    { json: { domain: 'far.example' } },
  ],
  'a follower who is not wanted': [
    'POST /api/v1/follow_requests/u1/reject',
    (to) => followRequests.answerFollowRequest(to, 'u1', false),
  ],
  'taking somebody off a list': [
    'DELETE /api/v1/lists/7/accounts',
    (to) => lists.setListMembers(to, '7', ['u1'], false),
    { json: { account_ids: ['u1'] } },
  ],
  'people from a place on, with how one stands to them': [
    'GET /api/v1/mutes?limit=5&max_id=a&since_id=b&with_relationships=true',
    (to) =>
      accounts.fetchMutes(to, { maxId: 'a', sinceId: 'b', limit: 5, withRelationships: true }),
  ],
});

describe('people', () => {
  it('are suggested as accounts, or by older servers as names', async () => {
    nock(ORIGIN)
      .get('/api/v2/suggestions')
      .query({ limit: 40 })
      .reply(200, [{ source: 'staff', account: wireUser() }]);
    expect((await suggestions.fetchSuggestions(as(null))).userIds).toEqual(['u1']);
    nock(ORIGIN)
      .get('/api/v1/suggestions')
      .reply(200, [wireUser({ id: 'u2', acct: 'ben@far.example' })]);
    expect(await suggestions.fetchSuggestedNames(as(null))).toEqual(['ben@far.example']);
  });

  it('are not requested for an empty list of relationships', async () => {
    const { to, sent } = listener();
    expect(await accounts.fetchRelationships(to, [])).toEqual([]);
    expect(sent).toEqual([]);
  });
});
