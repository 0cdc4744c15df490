/** The API call of each timeline route. */
import nock from 'nock';
import { timelinesSaga } from '@/sagas/timelines/timelines';
import { matchRoute } from '@/domain/session/routes';
import { postsBeforeKey } from '@/domain/timelines/postMonths';
import { readTagQuery, taggedPostsKey, tagTimelineKey } from '@/domain/timelines/tagTimeline';
import { timelineOfRoute } from '@/domain/timelines/timeline';
import { makeSelectShownIds } from '@/selectors/timelines/timelineGrid';
import { userTokenReceived } from '@/slices/session/session';
import { olderRequested, timelineOpened, timelinePageReceived } from '@/slices/timelines/timelines';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { plain } from '@support/statuses/statuses';

const clock = useStoppedClock();

/** Opens the timeline of an address; only the expected call is answered. */
async function shownAt(address: string, path: string, query: Record<string, string> = {}) {
  nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-mia' } })
    .get(path)
    .query({ limit: 20, with_muted: true, ...query })
    .reply(200, plain('s2', 's1'));
  const match = matchRoute(address);
  const key = match && timelineOfRoute(match.name, match.params);
  if (!key) throw new Error(`${address} shows no timeline`);
  const story = replay(timelinesSaga, { before: [userTokenReceived({ userToken: 'TOKEN-mia' })] });
  story.dispatch(timelineOpened({ key }));
  await story.until(timelinePageReceived);
  return makeSelectShownIds()(story.state(), key);
}

describe('the timeline at an address', () => {
  it.each([
    ['ROUTE-02 TL-03', '/main/all', '/api/v1/timelines/public', {}],
    ['ROUTE-02 TL-03', '/main/public', '/api/v1/timelines/public', { local: 'true' }],
    ['ROUTE-03', '/main/friends', '/api/v1/timelines/home', {}],
    ['ROUTE-03', '/bookmarks', '/api/v1/bookmarks', {}],
    ['ROUTE-03', '/tag/cats', '/api/v1/timelines/tag/cats', {}],
    ['ROUTE-03', '/tag/%E7%8C%AB%2F', '/api/v1/timelines/tag/%E7%8C%AB%2F', {}],
    ['ROUTE-03', '/users/mia/dms', '/api/v1/timelines/direct', {}],
    ['ROUTE-14', '/lists/12', '/api/v1/timelines/list/12', {}],
  ])('%s of %s is loaded from %s %j', async (_row, address, path, query) => {
    expect(await shownAt(address, path, query)).toEqual(['s2', 's1']);
  });
});

describe('a timeline with conditions', () => {
  const asked = async (key: string) => {
    const sent: string[] = [];
    nock(ORIGIN)
      .get(/./)
      .query(true)
      .reply((uri) => {
        sent.push(decodeURIComponent(uri));
        return [200, plain('s2', 's1')];
      });
    const before = [userTokenReceived({ userToken: 'TOKEN-mia' })];
    const story = replay(timelinesSaga, { before });
    story.dispatch(timelineOpened({ key }));
    await story.until(timelinePageReceived);
    expect(makeSelectShownIds()(story.state(), key)).toEqual(['s2', 's1']);
    return sent;
  };

  it('asks for posts with other hashtags, without others, with files, from here', async () => {
    const query = readTagQuery('猫', '?any=dogs&any=cats&none=birds&only_media=true&local=true');
    expect(await asked(tagTimelineKey('猫', query))).toEqual([
      '/api/v1/timelines/tag/猫?limit=20&with_muted=true&any[]=cats&any[]=dogs&none[]=birds&only_media=true&local=true',
    ]);
  });

  it("asks for a person's posts with a hashtag, and for no pinned ones", async () => {
    expect(await asked(taggedPostsKey('u2', 'Cats'))).toEqual([
      '/api/v1/accounts/u2/statuses?limit=20&with_muted=true&tagged=cats',
    ]);
  });

  it("asks for a person's posts before an id, and then for those before the last of them", async () => {
    const sent: string[] = [];
    nock(ORIGIN)
      .get('/api/v1/accounts/u2/statuses')
      .query(true)
      .times(2)
      .reply((uri) => {
        sent.push(new URL(uri, ORIGIN).searchParams.toString());
        return [200, sent.length === 1 ? plain('s4', 's3') : plain('s2', 's1')];
      });
    const key = postsBeforeKey('u2', 's5');
    const story = replay(timelinesSaga);
    story.dispatch(timelineOpened({ key }));
    await story.until(timelinePageReceived);
    story.log.length = 0;
    story.dispatch(olderRequested({ key }));
    await clock.pass(1_000);
    await story.until(timelinePageReceived);
    expect(sent).toEqual(['limit=20&max_id=s5', 'limit=20&max_id=s3']);
    expect(makeSelectShownIds()(story.state(), key)).toEqual(['s4', 's3', 's2', 's1']);
  });
});
