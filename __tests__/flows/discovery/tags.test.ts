/**
 * Hashtags: what the server says of one, following and unfollowing, the list of followed ones, and
 * the posts at home that are there because of one.
 */
import nock from 'nock';
import type { ServerFamily } from '@/domain/session/instance';
import { FOLLOWED_TAGS, tagRequest } from '@/domain/discovery/tags';
import { relationshipsSaga } from '@/sagas/people/relationships';
import { tagsSaga } from '@/sagas/discovery/tags';
import { fork } from '@/sagas/engine/effects';
import {
  selectFollowedTags,
  selectFollowsTag,
  selectPendingTagFollow,
  selectTag,
} from '@/selectors/discovery/tags';
import { selectRequest } from '@/selectors/engine/requests';
import { selectCan } from '@/selectors/session/capabilities';
import { instanceConfigured } from '@/slices/session/config';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import {
  followedTagsNeeded,
  followedTagsOpened,
  followedTagsReceived,
  tagCausesFound,
  tagFollowConfirmed,
  tagFollowRefused,
  tagFollowRequested,
  tagOpened,
  tagReceived,
} from '@/slices/discovery/tags';
import { relationshipsReceived } from '@/slices/people/relationships';
import { requestEnded, requestFailed } from '@/slices/engine/requests';
import { timelineOpened, timelineScrolled } from '@/slices/timelines/timelines';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { pageOf } from '@support/statuses/statuses';
import { wireMention, wireRelationship, wireRepeat, wireStatus, wireUser } from '@support/wire';

const clock = useStoppedClock();

/** Families that have followed hashtags, and a version since which they do. */
const having: readonly (readonly [ServerFamily, string])[] = [
  ['mastodon', '4.0.0'],
  ['gotosocial', '0.17.0'],
  ['akkoma', '3.5.0'],
  ['pleroma', '2.10.0'],
];
const lacking: readonly (readonly [ServerFamily, string])[] = [
  ['mastodon', '3.5.9'],
  ['gotosocial', '0.16.0'],
  ['akkoma', '3.4.0'],
  ['pleroma', '2.9.1'],
  ['unknown', '9.0.0'],
];

const begin = (family: ServerFamily = 'mastodon', backendVersion = '4.5.0') =>
  replay(
    function* () {
      yield* fork(relationshipsSaga);
      yield* tagsSaga();
    },
    {
      family,
      before: [
        instanceConfigured({ instance: { backendVersion } }),
        userTokenReceived({ userToken: 'TOKEN-mia' }),
        signedIn(),
      ],
    },
  );

const wireTag = (name: string, following?: boolean) => ({
  name,
  url: `${ORIGIN}/tags/${name}`,
  history: [
    { day: '1795651200', uses: '3', accounts: '2' },
    { day: '1795564800', uses: '4', accounts: '1' },
  ],
  ...(following === undefined ? {} : { following }),
});

const server = () => nock(ORIGIN);

describe('a hashtag', () => {
  it.each(having)('is asked about on %s %s, and tells its use', async (family, version) => {
    server().get('/api/v1/tags/Cats').reply(200, wireTag('cats', false));
    const story = begin(family, version);
    story.dispatch(tagOpened({ name: 'Cats' }));
    await story.until(tagReceived);
    expect(selectTag(story.state(), 'CATS')).toEqual({
      name: 'cats',
      following: false,
      days: [
        { day: 1_795_651_200_000, uses: 3, people: 2 },
        { day: 1_795_564_800_000, uses: 4, people: 1 },
      ],
    });
  });

  it.each(lacking)('is not asked about on %s %s', async (family, version) => {
    const story = begin(family, version);
    story.dispatch(tagOpened({ name: 'cats' }));
    story.dispatch(followedTagsNeeded());
    await settled();
    expect(story.all(requestFailed)).toEqual([]);
    expect(selectFollowsTag(story.state(), 'cats')).toBeNull();
  });

  it('is not asked about by visitors', async () => {
    const story = begin();
    story.dispatch(loggedOut());
    story.dispatch(tagOpened({ name: 'cats' }));
    await story.until(requestEnded);
    expect(selectTag(story.state(), 'cats')).toBeUndefined();
  });

  it('that nobody has used is one that is not followed, and the server still has the others', async () => {
    server().get('/api/v1/tags/new').reply(404, { error: 'Hashtag not found' });
    const story = begin('akkoma', '3.13.2');
    story.dispatch(tagOpened({ name: 'new' }));
    await story.until(tagReceived);
    expect(selectFollowsTag(story.state(), 'new')).toBe(false);
    expect(selectCan(story.state(), 'followedTags')).toBe(true);
  });

  it.each([
    ['a refusal', 403, { error: 'No' }],
    ['something else', 200, ['cats']],
    ['nothing', 200, ''],
    ['no name', 200, { url: 'x' }],
  ])('offers nothing after %s', async (_what, status, body) => {
    server().get('/api/v1/tags/cats').reply(status, body);
    const story = begin();
    story.dispatch(tagOpened({ name: 'cats' }));
    await story.until(requestFailed);
    expect(selectFollowsTag(story.state(), 'cats')).toBeNull();
    expect(selectRequest(story.state(), tagRequest('cats')).reason).not.toBeNull();
  });

  it('has no curve if the server does not count, or counts in words of its own', async () => {
    server()
      .get('/api/v1/tags/cats')
      .reply(200, { name: 'cats', following: true, history: [{ day: 'today' }, null, 'x'] });
    const story = begin();
    story.dispatch(tagOpened({ name: 'cats' }));
    await story.until(tagReceived);
    expect(selectTag(story.state(), 'cats')).toMatchObject({ following: true, days: [] });
  });
});

describe('following a hashtag', () => {
  it.each(having)('shows at once on %s %s, and is sent once', async (family, version) => {
    const sent = server().post('/api/v1/tags/cats/follow').reply(200, wireTag('cats', true));
    const story = begin(family, version);
    story.dispatch(tagFollowRequested({ name: 'cats', wanted: true }));
    expect(selectFollowsTag(story.state(), 'cats')).toBe(true);
    await story.until(tagFollowConfirmed);
    expect(sent.isDone()).toBe(true);
    expect(selectPendingTagFollow(story.state(), 'cats')).toBeUndefined();
    expect(selectTag(story.state(), 'cats')?.following).toBe(true);
  });

  it('sends only the last of several presses', async () => {
    const story = begin();
    server().post('/api/v1/tags/cats/follow').reply(200, wireTag('cats', true));
    // As it was written at the first press.
    server().post('/api/v1/tags/Cats/unfollow').reply(200, wireTag('cats', false));
    story.dispatch(tagFollowRequested({ name: 'cats', wanted: true }));
    await settled();
    story.dispatch(tagFollowRequested({ name: 'Cats', wanted: false }));
    story.dispatch(tagFollowRequested({ name: 'cats', wanted: true }));
    story.dispatch(tagFollowRequested({ name: 'cats', wanted: false }));
    await story.until({
      match: (action) => tagFollowConfirmed.match(action) && !action.payload.wanted,
    });
    expect(selectFollowsTag(story.state(), 'cats')).toBe(false);
    expect(nock.isDone()).toBe(true);
  });

  it('is taken back when the server refuses', async () => {
    server().post('/api/v1/tags/cats/follow').reply(403, { error: 'Not yours' });
    const story = begin();
    story.dispatch(tagReceived({ tag: { name: 'cats', following: false, days: [] } }));
    story.dispatch(tagFollowRequested({ name: 'cats', wanted: true }));
    await story.until(tagFollowRefused);
    expect(story.all(tagFollowRefused)[0]?.payload.reason).toBe('Not yours');
    expect(selectFollowsTag(story.state(), 'cats')).toBe(false);
  });

  it('that is so already counts as done on servers that refuse that', async () => {
    server().post('/api/v1/tags/cats/follow').reply(422, { error: 'Duplicate record' });
    server().get('/api/v1/tags/cats').reply(200, wireTag('cats', true));
    const story = begin('mastodon', '4.0.2');
    story.dispatch(tagFollowRequested({ name: 'cats', wanted: true }));
    await story.until(tagFollowConfirmed);
    expect(selectFollowsTag(story.state(), 'cats')).toBe(true);
  });

  it('asks what became of it after a lost answer', async () => {
    server().post('/api/v1/tags/cats/unfollow').replyWithError('gone');
    server().get('/api/v1/tags/cats').reply(200, wireTag('cats', false));
    const story = begin();
    story.dispatch(tagReceived({ tag: { name: 'cats', following: true, days: [] } }));
    story.dispatch(tagFollowRequested({ name: 'cats', wanted: false }));
    await story.until(tagFollowConfirmed);
    expect(selectFollowsTag(story.state(), 'cats')).toBe(false);
  });
});

describe('the list of followed hashtags', () => {
  const names = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => wireTag(`tag${from + at}`, true));
  const next = (cursor: number) => ({
    Link: `<${ORIGIN}/api/v1/followed_tags?max_id=${cursor}>; rel="next"`,
  });

  it('comes in pages, shows the first ones at once, and ends with 2,000', async () => {
    for (let page = 0; page < 10; page += 1) {
      server()
        .get('/api/v1/followed_tags')
        .query({ limit: 200, ...(page > 0 ? { max_id: String(page) } : {}) })
        .reply(200, names(page * 200, page * 200 + 200), page < 9 ? next(page + 1) : {});
    }
    const story = begin();
    story.dispatch(followedTagsOpened());
    await story.until(followedTagsReceived);
    expect(selectFollowedTags(story.state())).toHaveLength(200);
    await story.until(requestEnded);
    const listed = selectFollowedTags(story.state());
    expect(listed).toHaveLength(2_000);
    expect(listed?.slice(0, 3)).toEqual(['tag0', 'tag1', 'tag10']);
    expect(selectFollowsTag(story.state(), 'tag1999')).toBe(true);
  });

  it('ends when a server sends the same page again and again', async () => {
    server()
      .get('/api/v1/followed_tags')
      .query(true)
      .times(3)
      .reply(200, [wireTag('cats')], next(1));
    const story = begin();
    story.dispatch(followedTagsOpened());
    await story.until(requestEnded);
    expect(selectFollowedTags(story.state())).toEqual(['cats']);
    // No `following` in the rows: being on the list says it.
    expect(selectFollowsTag(story.state(), 'cats')).toBe(true);
  });

  it('keeps what can be read', async () => {
    server()
      .get('/api/v1/followed_tags')
      .query(true)
      .reply(200, [null, 'cats', { name: '' }, wireTag('Birds', true)]);
    const story = begin();
    story.dispatch(followedTagsOpened());
    await story.until(followedTagsReceived);
    expect(selectFollowedTags(story.state())).toEqual(['Birds']);
  });

  it.each([
    [404, false],
    [403, true],
    [501, true],
  ])('after %i, the offer stays: %s', async (status, stays) => {
    server().get('/api/v1/followed_tags').query(true).reply(status, { error: 'No' });
    const story = begin();
    story.dispatch(followedTagsOpened());
    await story.until(status === 404 ? requestEnded : requestFailed);
    expect(selectCan(story.state(), 'followedTags')).toBe(stays);
    expect(selectFollowedTags(story.state())).toBeNull();
  });

  it('is fetched once for those that only want to know, and grows by what is followed', async () => {
    server()
      .get('/api/v1/followed_tags')
      .query(true)
      .reply(200, [wireTag('cats', true)]);
    server().post('/api/v1/tags/dogs/follow').reply(200, wireTag('dogs', true));
    const story = begin();
    story.dispatch(followedTagsNeeded());
    await story.until(followedTagsReceived);
    story.dispatch(followedTagsNeeded());
    story.dispatch(tagFollowRequested({ name: 'dogs', wanted: true }));
    await story.until(tagFollowConfirmed);
    expect(selectFollowedTags(story.state())).toEqual(['cats', 'dogs']);
    expect(selectRequest(story.state(), FOLLOWED_TAGS).reason).toBeNull();
    expect(nock.isDone()).toBe(true);
  });
});

describe('a post at home', () => {
  const by = (id: string, changes: object = {}) =>
    wireStatus({
      id,
      account: wireUser({ id: `u-${id}`, acct: `a${id}` }),
      tags: [{ name: 'cats' }],
      ...changes,
    });
  const page = [
    by('stranger'),
    by('friend'),
    by('untagged', { tags: [] }),
    by('own', { account: wireUser({ id: 'u1', acct: 'mia' }) }),
    by('mention', { mentions: [wireMention({ id: 'u1' })] }),
    wireRepeat(by('repeated'), { id: 'repeat', account: wireUser({ id: 'u-x', acct: 'x' }) }),
  ];

  const home = (story: ReturnType<typeof begin>) => {
    story.dispatch(timelineOpened({ key: 'friends' }));
    story.dispatch(pageOf('friends', page));
  };

  it('is there because of a hashtag if its author is not followed; others are not asked about', async () => {
    server()
      .get('/api/v1/followed_tags')
      .query(true)
      .reply(200, [wireTag('Cats', true)]);
    const asked: string[] = [];
    server()
      .get('/api/v1/accounts/relationships')
      .query((query) => {
        const ids = Object.values(query).flat().map(String);
        asked.push(...ids.filter((id) => id.startsWith('u-')));
        return true;
      })
      .reply(200, [
        wireRelationship({ id: 'u-stranger', following: false }),
        wireRelationship({ id: 'u-friend', following: true }),
      ]);
    const story = begin();
    home(story);
    await clock.pass(10_000);
    // Nothing is asked for before the reader scrolls.
    expect(story.all(followedTagsReceived)).toEqual([]);
    story.dispatch(timelineScrolled({ key: 'friends', atTop: false }));
    // The list, the people, and what follows from both.
    for (let answers = 0; answers < 3; answers += 1) await clock.pass(1_000);
    expect(story.all(relationshipsReceived)).toHaveLength(1);
    expect(asked.sort()).toEqual(['u-friend', 'u-stranger']);
    expect(story.state().tags?.causes).toEqual({ stranger: 'Cats' });
    expect(story.all(tagCausesFound)).toHaveLength(1);
  });

  it('has no such cause where hashtags cannot be followed', async () => {
    const story = begin('pleroma', '2.6.50');
    home(story);
    story.dispatch(timelineScrolled({ key: 'friends', atTop: false }));
    await clock.pass(10_000);
    expect(story.all(tagCausesFound)).toEqual([]);
    expect(story.all(requestFailed)).toEqual([]);
  });
});
