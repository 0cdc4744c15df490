/** Hashtags on profiles: those of others, and one's own, which are chosen and removed. */
import nock from 'nock';
import { FEATURED_TAG_CHANGE, featuredTagsRequest } from '@/domain/discovery/tags';
import type { ServerFamily } from '@/domain/session/instance';
import { featuredTagsSaga } from '@/sagas/discovery/featuredTags';
import { selectFeaturedTags, selectTagSuggestions } from '@/selectors/discovery/featuredTags';
import { selectRequest } from '@/selectors/engine/requests';
import { selectCan } from '@/selectors/session/capabilities';
import {
  featuredTagsOpened,
  featuredTagsReceived,
  tagFeatured,
  tagFeatureRequested,
  tagSuggestionsReceived,
  tagUnfeatured,
  tagUnfeatureRequested,
} from '@/slices/discovery/featuredTags';
import { requestEnded, requestFailed } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';

useStoppedClock();

const begin = (family: ServerFamily = 'mastodon') =>
  replay(featuredTagsSaga, {
    family,
    before: [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()],
  });

const cats = { id: '7', name: 'Cats', statuses_count: '12', last_status_at: '2026-11-20' };
const known = { id: '7', name: 'Cats', count: 12, lastUsedAt: '2026-11-20' };

describe('the hashtags of a profile', () => {
  it("are fetched when they are opened; another person's as they are", async () => {
    nock(ORIGIN)
      .get('/api/v1/accounts/u2/featured_tags')
      .reply(200, [cats, null, { id: '8' }, { name: 'dogs' }]);
    const story = begin();
    story.dispatch(featuredTagsOpened({ userId: 'u2', own: false }));
    await story.until(requestEnded);
    expect(selectFeaturedTags(story.state(), 'u2')).toEqual([
      known,
      { id: 'dogs', name: 'dogs', count: null, lastUsedAt: null },
    ]);
  });

  it.each(['pleroma', 'akkoma', 'gotosocial', 'unknown'] as const)(
    'are not asked for on %s',
    async (family) => {
      const story = begin(family);
      story.dispatch(featuredTagsOpened({ userId: 'u2', own: false }));
      await story.until(requestEnded);
      expect(selectFeaturedTags(story.state(), 'u2')).toBeUndefined();
    },
  );

  it('are no longer offered once the server answers 404', async () => {
    nock(ORIGIN).get('/api/v1/accounts/u2/featured_tags').reply(404, { error: 'No' });
    const story = begin();
    story.dispatch(featuredTagsOpened({ userId: 'u2', own: false }));
    await story.until(requestEnded);
    expect(selectCan(story.state(), 'featuredTags')).toBe(false);
  });

  it.each([
    [403, { error: 'No' }],
    [501, ''],
    [200, { no: 'list' }],
  ])('tell the reason after %i %j', async (status, body) => {
    nock(ORIGIN).get('/api/v1/accounts/u2/featured_tags').times(9).reply(status, body);
    const story = begin();
    story.dispatch(featuredTagsOpened({ userId: 'u2', own: false }));
    await story.until(requestFailed);
    expect(selectRequest(story.state(), featuredTagsRequest('u2')).reason).not.toBeNull();
  });
});

describe("one's own hashtags", () => {
  const opened = async () => {
    nock(ORIGIN).get('/api/v1/featured_tags').reply(200, [cats]);
    nock(ORIGIN)
      .get('/api/v1/featured_tags/suggestions')
      .reply(200, [{ name: 'cats' }, { name: 'birds' }]);
    const story = begin();
    story.dispatch(featuredTagsOpened({ userId: 'u1', own: true }));
    await story.until(tagSuggestionsReceived);
    return story;
  };

  it('come with suggestions, of which those are left out that are there', async () => {
    const story = await opened();
    expect(selectFeaturedTags(story.state(), 'u1')).toEqual([known]);
    expect(selectTagSuggestions(story.state(), 'u1')).toEqual(['birds']);
  });

  it('work without suggestions', async () => {
    nock(ORIGIN).get('/api/v1/featured_tags').reply(200, [cats]);
    nock(ORIGIN).get('/api/v1/featured_tags/suggestions').reply(403, { error: 'No' });
    const story = begin();
    story.dispatch(featuredTagsOpened({ userId: 'u1', own: true }));
    await story.until(featuredTagsReceived);
    await story.until(requestEnded);
    expect(selectFeaturedTags(story.state(), 'u1')).toEqual([known]);
  });

  it('are added and removed; one that is gone counts as removed', async () => {
    const story = await opened();
    nock(ORIGIN)
      .post('/api/v1/featured_tags', { name: 'birds' })
      .reply(200, { id: '9', name: 'birds' });
    story.dispatch(tagFeatureRequested({ userId: 'u1', name: 'birds' }));
    await story.until(tagFeatured);
    expect(selectFeaturedTags(story.state(), 'u1')?.map(({ name }) => name)).toEqual([
      'Cats',
      'birds',
    ]);
    nock(ORIGIN).delete('/api/v1/featured_tags/7').reply(404, { error: 'Record not found' });
    story.dispatch(tagUnfeatureRequested({ userId: 'u1', id: '7' }));
    await story.until(tagUnfeatured);
    expect(selectFeaturedTags(story.state(), 'u1')?.map(({ name }) => name)).toEqual(['birds']);
  });

  it("keep the server's reason for a refusal", async () => {
    const story = await opened();
    nock(ORIGIN)
      .post('/api/v1/featured_tags')
      .reply(422, { error: 'You have already featured the maximum number of hashtags' });
    story.dispatch(tagFeatureRequested({ userId: 'u1', name: 'birds' }));
    await story.until(requestFailed);
    expect(selectRequest(story.state(), FEATURED_TAG_CHANGE).reason).toContain('maximum number');
    expect(selectFeaturedTags(story.state(), 'u1')).toEqual([known]);
  });
});
