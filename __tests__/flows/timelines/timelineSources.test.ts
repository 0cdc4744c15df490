/** The API call of each timeline route. */
import nock from 'nock';
import { timelinesSaga } from '@/sagas/timelines/timelines';
import { matchRoute } from '@/domain/session/routes';
import { timelineOfRoute } from '@/domain/timelines/timeline';
import { makeSelectShownIds } from '@/selectors/timelines/timelineGrid';
import { userTokenReceived } from '@/slices/session/session';
import { timelineOpened, timelinePageReceived } from '@/slices/timelines/timelines';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { plain } from '@support/statuses/statuses';

useStoppedClock();

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
