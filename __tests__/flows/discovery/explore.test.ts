/** Explore: popular posts, hashtags and links, and people, page by page; absent where there are none. */
import nock from 'nock';
import { EXPLORE_FRESH, exploreRequest, type ExploreList } from '@/domain/discovery/explore';
import type { ServerFamily } from '@/domain/session/instance';
import { exploreSaga } from '@/sagas/discovery/explore';
import {
  selectExploreIds,
  selectExploreRows,
  selectExploreTabs,
  selectTrendingLink,
} from '@/selectors/discovery/explore';
import { selectFollowsTag, selectTag } from '@/selectors/discovery/tags';
import { selectRequest } from '@/selectors/engine/requests';
import { selectUser } from '@/selectors/people/users';
import { exploreOpened, exploreReceived, moreExploreRequested } from '@/slices/discovery/explore';
import { requestEnded, requestFailed } from '@/slices/engine/requests';
import { instanceConfigured } from '@/slices/session/config';
import { userTokenReceived } from '@/slices/session/session';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { fixtureBody } from '@support/fixtures';
import { signedIn } from '@support/people';
import { wireCard, wireStatus, wireUser } from '@support/wire';

const clock = useStoppedClock();

const features = ['profile_directory', 'v2_suggestions'];

const begin = (family: ServerFamily, member = true) =>
  replay(exploreSaga, {
    family,
    before: [
      instanceConfigured({
        instance: {
          backendVersion: '4.5.0',
          ...(family === 'pleroma' || family === 'akkoma' ? { features } : {}),
          bubbleTimelineAvailable: family === 'akkoma',
        },
      }),
      ...(member ? [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()] : []),
    ],
  });

const open = (list: ExploreList, anew = true) => exploreOpened({ list, anew });

const paths: Record<Exclude<ExploreList, 'servers'>, string> = {
  posts: '/api/v1/trends/statuses?limit=20',
  hashtags: '/api/v1/trends/tags?limit=20',
  news: '/api/v1/trends/links?limit=20',
  active: '/api/v1/directory?order=active&limit=20',
  new: '/api/v1/directory?order=new&limit=20',
  'active local': '/api/v1/directory?order=active&local=true&limit=20',
  'new local': '/api/v1/directory?order=new&local=true&limit=20',
};
const lists = Object.keys(paths) as (keyof typeof paths)[];

const rowOf = (list: ExploreList, n: number): object => {
  if (list === 'posts') return wireStatus({ id: `s${String(n)}` });
  if (list === 'hashtags') return { name: `Tag${String(n)}`, history: [], following: n === 1 };
  if (list === 'news') return wireCard({ url: `https://news.example/${String(n)}` });
  return wireUser({ id: `u${String(n)}`, acct: `user${String(n)}` });
};
const idOf = (list: ExploreList, n: number): string => {
  if (list === 'posts') return `s${String(n)}`;
  if (list === 'hashtags') return `tag${String(n)}`;
  return list === 'news' ? `https://news.example/${String(n)}` : `u${String(n)}`;
};

describe.each(lists)('the list "%s"', (list) => {
  it('comes page by page, by the number of rows, until no further ones come', async () => {
    const story = begin('mastodon');
    nock(ORIGIN)
      .get(paths[list])
      .reply(200, [rowOf(list, 1), null, 7, rowOf(list, 2)]);
    story.dispatch(open(list));
    await story.until(exploreReceived);
    expect(selectExploreIds(story.state(), list)).toEqual([idOf(list, 1), idOf(list, 2)]);

    nock(ORIGIN)
      .get(`${paths[list]}&offset=4`)
      .reply(200, [rowOf(list, 2), rowOf(list, 3)]);
    story.log.length = 0;
    story.dispatch(moreExploreRequested({ list }));
    await story.until(exploreReceived);
    expect(selectExploreIds(story.state(), list)).toEqual([1, 2, 3].map((n) => idOf(list, n)));

    // A server that passes over the offset.
    nock(ORIGIN)
      .get(`${paths[list]}&offset=6`)
      .reply(200, [rowOf(list, 1)]);
    story.log.length = 0;
    story.dispatch(moreExploreRequested({ list }));
    await story.until(requestEnded);
    expect(selectExploreRows(story.state(), list)?.ended).toBe(true);
    // Nothing more is asked for: nock would refuse it.
    story.log.length = 0;
    story.dispatch(moreExploreRequested({ list }));
    await story.until(requestEnded);
  });

  it('says that it is empty', async () => {
    nock(ORIGIN).get(paths[list]).reply(200, []);
    const story = begin('mastodon');
    story.dispatch(open(list));
    await story.until(exploreReceived);
    expect(selectExploreRows(story.state(), list)).toMatchObject({ ids: [], ended: true });
  });

  it.each([
    [403, { error: 'Not for you' }, 'Not for you'],
    [501, { error: 'Not implemented' }, 'Not implemented'],
    [200, { trends: [] }, 'the answer is no list'],
    [200, null, 'the answer is no list'],
  ])('tells what went wrong with %s %j, and can be tried again', async (status, body, reason) => {
    nock(ORIGIN)
      .get(paths[list])
      .times(8)
      .reply(status, body as object);
    const story = begin('mastodon');
    story.dispatch(open(list));
    while (story.all(requestFailed).length === 0) await clock.pass(1_000);
    expect(selectRequest(story.state(), exploreRequest(list)).reason).toContain(reason);
    nock.cleanAll();
    nock(ORIGIN)
      .get(paths[list])
      .reply(200, [rowOf(list, 1)]);
    story.dispatch(open(list));
    await story.until(exploreReceived);
    expect(selectExploreIds(story.state(), list)).toEqual([idOf(list, 1)]);
  });
});

it.each([
  ['posts', ['hashtags', 'news', 'people']],
  ['hashtags', ['posts', 'news', 'people']],
  ['news', ['posts', 'hashtags', 'people']],
] as const)('a server without %s offers the other tabs', async (list, tabs) => {
  nock(ORIGIN).get(paths[list]).reply(404, { error: 'Not found' });
  const story = begin('mastodon');
  story.dispatch(open(list));
  await story.until(requestEnded);
  expect(selectExploreTabs(story.state())).toEqual(tabs);
});

it('visitors of a server that switched its directory off have no people', async () => {
  nock(ORIGIN).get(paths.active).reply(404, { error: 'Not found' });
  const story = begin('mastodon', false);
  story.dispatch(open('active'));
  await story.until(requestEnded);
  expect(selectExploreTabs(story.state())).toEqual(['posts', 'hashtags', 'news']);
});

it.each([
  ['mastodon', ['posts', 'hashtags', 'news', 'people']],
  ['pleroma', ['people', 'servers']],
  ['akkoma', ['people', 'servers']],
  ['gotosocial', []],
  ['unknown', []],
] as const)('tabs of %s', (family, tabs) => {
  expect(selectExploreTabs(begin(family).state())).toEqual(tabs);
});

it('hashtags come with their curves, and with whether the reader follows them', async () => {
  const day = { day: '1763596800', uses: '7', accounts: '3' };
  nock(ORIGIN)
    .get(paths.hashtags)
    .reply(200, [{ name: 'Bread', history: [day], following: true }]);
  const story = begin('mastodon');
  story.dispatch(open('hashtags'));
  await story.until(exploreReceived);
  expect(selectTag(story.state(), 'bread')).toMatchObject({ name: 'Bread', days: [{ uses: 7 }] });
  expect(selectFollowsTag(story.state(), 'bread')).toBe(true);
});

it('links that lead nowhere safe are left out; of dead ones the address stays', async () => {
  nock(ORIGIN)
    .get(paths.news)
    .reply(200, [
      { url: 'javascript:alert(1)', title: 'Free bread' },
      { url: 'https://gone.example/', title: null, image: 'gone' },
    ]);
  const story = begin('mastodon');
  story.dispatch(open('news'));
  await story.until(exploreReceived);
  expect(selectExploreIds(story.state(), 'news')).toEqual(['https://gone.example/']);
  expect(selectTrendingLink(story.state(), 'https://gone.example/')?.card).toMatchObject({
    title: '',
    imageUrl: null,
    providerName: 'gone.example',
  });
});

it('the directory is decoded from a recording of Pleroma', async () => {
  nock(ORIGIN)
    .get(paths['active local'])
    .reply(200, fixtureBody('people/directory') as object[]);
  const story = begin('pleroma');
  story.dispatch(open('active local'));
  await story.until(exploreReceived);
  const [first = ''] = selectExploreIds(story.state(), 'active local');
  expect(selectUser(story.state(), first)?.screenName).toBe('bob');
});

it('known servers come all at once, sorted, and are asked for without the token', async () => {
  nock(ORIGIN, { badheaders: ['authorization'] })
    .get('/api/v1/instance/peers')
    .reply(200, ['hill.example', 7, 'far.example', 'hill.example']);
  const story = begin('pleroma');
  story.dispatch(open('servers'));
  await story.until(exploreReceived);
  expect(selectExploreIds(story.state(), 'servers')).toEqual(['far.example', 'hill.example']);
  story.log.length = 0;
  story.dispatch(moreExploreRequested({ list: 'servers' }));
  await story.until(requestEnded);
  expect(selectExploreRows(story.state(), 'servers')?.ended).toBe(true);
});

it('Back finds the same rows; a later visit finds new ones', async () => {
  nock(ORIGIN)
    .get(paths.posts)
    .reply(200, [rowOf('posts', 1)]);
  const story = begin('mastodon');
  story.dispatch(open('posts'));
  await story.until(exploreReceived);
  story.log.length = 0;
  story.dispatch(open('posts'));
  await story.until(requestEnded);
  await clock.pass(EXPLORE_FRESH);
  story.log.length = 0;
  story.dispatch(open('posts', false));
  await story.until(requestEnded);
  expect(selectExploreIds(story.state(), 'posts')).toEqual(['s1']);
  nock(ORIGIN)
    .get(paths.posts)
    .reply(200, [rowOf('posts', 2)]);
  story.dispatch(open('posts'));
  await story.until(exploreReceived);
  expect(selectExploreIds(story.state(), 'posts')).toEqual(['s2']);
});
