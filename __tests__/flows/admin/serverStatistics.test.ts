/** Staff looks at the numbers of the own server: parts by family, periods, refusals, rights. */
import nock from 'nock';
import { STAFF_STATISTICS, statisticsRequest } from '@/domain/admin/server/serverStatistics';
import type { Period, StatisticsPart } from '@/domain/admin/server/serverStatistics';
import type { ServerFamily } from '@/domain/session/instance';
import { serverStatisticsSaga } from '@/sagas/admin/serverStatistics';
import { selectServerStatistics } from '@/selectors/admin/serverPage';
import { selectRequest } from '@/selectors/engine/requests';
import {
  statisticsClosed,
  statisticsOpened,
  statisticsReceived,
} from '@/slices/admin/serverStatistics';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';

const clock = useStoppedClock();
const server = () => nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-admin' } });
const STATS = '/api/v1/pleroma/admin/stats';
const MEASURES = '/api/v1/admin/measures';

function start(family: ServerFamily, who: Parameters<typeof signedIn>[0] = {}) {
  const story = replay(serverStatisticsSaga, {
    family,
    before: [
      userTokenReceived({ userToken: 'TOKEN-admin' }),
      signedIn(family === 'pleroma' ? { role: 'admin', ...who } : { permissions: 1, ...who }),
    ],
  });
  return {
    ...story,
    open(part: StatisticsPart, period: Period = '30') {
      story.dispatch(statisticsOpened({ part, period }));
      return settled();
    },
    now: () => selectServerStatistics(story.state()).parts,
    failure: (part: StatisticsPart) => selectRequest(story.state(), statisticsRequest(part)).reason,
  };
}

it('Pleroma tells the posts by visibility, and everybody the rest', async () => {
  const story = start('pleroma');
  server()
    .get(STATS)
    .reply(200, { status_visibility: { public: 553, unlisted: 37, private: 49, direct: 285 } });
  nock(ORIGIN)
    .get('/nodeinfo/2.0.json')
    .reply(200, { usage: { users: { total: 7, activeMonth: 3 }, localPosts: 90 } });
  nock(ORIGIN)
    .get('/api/v1/instance')
    .reply(200, { stats: { domain_count: 12 } });
  await story.open('visibilities');
  await story.open('counts');
  expect(story.now()).toEqual({
    visibilities: { public: 553, unlisted: 37, private: 49, direct: 285 },
    counts: { users: 7, activeUsers: 3, posts: 90, servers: 12 },
  });
  await story.open('measures');
  expect(story.now().measures).toBeUndefined();
});

it('Mastodon counts the days that are chosen; a late answer to others is dropped', async () => {
  const story = start('mastodon');
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  const answer = (total: string) => [{ key: 'active_users', total, data: [] }];
  server()
    .post(MEASURES, (body: { start_at: string }) => body.start_at.length === 10)
    .delay(1_000)
    .reply(200, answer('30'));
  await story.open('measures');
  story.dispatch(statisticsClosed({ part: 'measures' }));
  const from = day(Date.now() - 6 * 86_400_000);
  server()
    .post(
      MEASURES,
      (body: Record<string, string>) =>
        body['start_at'] === from && body['end_at'] === day(Date.now()),
    )
    .reply(200, answer('7'));
  await story.open('measures', '7');
  await clock.passSeconds(3);
  expect(story.now().measures?.map(({ total }) => total)).toEqual([7]);
  story.dispatch(statisticsOpened({ part: 'measures', period: '90' }));
  expect(story.now().measures).toBeUndefined();
  nock(ORIGIN).post(MEASURES).reply(200, []);
  await settled();
});

it('one part that is refused leaves the others', async () => {
  const story = start('mastodon');
  server().post('/api/v1/admin/dimensions').reply(403, { error: 'This action is not allowed' });
  server()
    .post('/api/v1/admin/retention', { frequency: 'month', start_at: /-01$/, end_at: /./ })
    .reply(200, []);
  await story.open('dimensions');
  await story.open('retention');
  expect(story.failure('dimensions')).toBe('This action is not allowed');
  expect(story.now()).toEqual({ retention: [] });
});

it.each([
  ['pleroma', 'visibilities', 200, '<html>'],
  ['pleroma', 'visibilities', 200, ''],
  ['pleroma', 'visibilities', 403, { error: 'User is not a staff member.' }],
  ['pleroma', 'visibilities', 404, { error: 'Not found' }],
  ['mastodon', 'measures', 200, { measures: [] }],
  ['mastodon', 'measures', 500, 'Broken'],
  ['mastodon', 'retention', 501, 'Not implemented'],
] as const)('%s: %s say so when the answer is %i %j', async (family, part, status, body) => {
  nock(ORIGIN).persist().get(/admin/).reply(status, body);
  nock(ORIGIN).persist().post(/admin/).reply(status, body);
  const story = start(family);
  await story.open(part);
  await clock.passSeconds(4);
  expect(story.failure(part)).not.toBeNull();
  expect(story.now()).toEqual({});
  nock.cleanAll();
  story.dispatch(statisticsClosed({ part }));
});

it('without the right nothing is asked, and nothing is left behind at logout', async () => {
  const small = start('mastodon', { permissions: 0x10 });
  await small.open('measures');
  expect(small.all(statisticsReceived)).toEqual([]);
  const story = start('pleroma');
  server()
    .get(STATS)
    .reply(200, { status_visibility: { public: 4_711 } });
  await story.open('visibilities');
  expect(selectRequest(story.state(), STAFF_STATISTICS).reason).toBeNull();
  story.dispatch(loggedOut());
  expect(JSON.stringify(story.state())).not.toContain('4711');
});
