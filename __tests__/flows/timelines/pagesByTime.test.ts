/**
 * Lists of a server such as Hollo, which pages favourites, bookmarks and blocks by the time of the
 * press, ignores `max_id` there, and names the next page in the `Link` header only.
 */
import nock from 'nock';
import { peopleListsSaga } from '@/sagas/people/peopleLists';
import { timelinesSaga } from '@/sagas/timelines/timelines';
import { selectPeopleList } from '@/selectors/people/peopleLists';
import { selectBottomedOut } from '@/selectors/timelines/timelines';
import { makeSelectShownIds } from '@/selectors/timelines/timelineGrid';
import { morePeopleRequested, peopleListOpened } from '@/slices/people/peopleLists';
import { userTokenReceived } from '@/slices/session/session';
import { olderRequested, timelineOpened } from '@/slices/timelines/timelines';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { wireStatus, wireUser } from '@support/wire';

const clock = useStoppedClock();

/** More than three pages need, and over before the list is polled. */
const MOST = 6;
const ids = (count: number) =>
  Array.from({ length: count }, (_, at) => `${(at * 13) % count}-uuid`);
const timeOf = (at: number) => new Date(Date.UTC(2026, 0, 9, 12, 0, -at)).toISOString();

/** Answers with a page of the list, and counts the requests. */
function serve(path: string, parameter: 'before' | 'until', rows: { id: string }[]) {
  const server = { asked: 0 };
  nock(ORIGIN)
    .persist()
    .get(path)
    .query(true)
    .reply((uri) => {
      server.asked += 1;
      const address = new URL(uri, ORIGIN);
      const limit = Number(address.searchParams.get('limit'));
      const from = address.searchParams.get(parameter);
      const begin = from === null ? 0 : rows.findIndex((_, at) => timeOf(at) === from);
      const page = rows.slice(begin, begin + limit);
      const next = begin + limit;
      if (parameter === 'before') address.search = `?limit=${limit}`;
      address.searchParams.set(parameter, timeOf(next));
      const more = next < rows.length;
      return [200, page, more ? { link: `<${address.href}>; rel="next"` } : {}];
    });
  return server;
}

it.each([
  ['favorites', '/api/v1/favourites', 45],
  ['bookmarks', '/api/v1/bookmarks', 45],
  ['bookmarks', '/api/v1/bookmarks', 40],
  ['favorites', '/api/v1/favourites', 7],
])('%s (%s) are all loaded, once each, and end: %d', async (key, path, count) => {
  const wanted = ids(count);
  const server = serve(
    path,
    'before',
    wanted.map((id) => wireStatus({ id })),
  );
  const story = replay(timelinesSaga, {
    before: [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()],
  });
  story.dispatch(timelineOpened({ key }));
  await settled();
  for (let turn = 0; turn < MOST && !selectBottomedOut(story.state(), key); turn += 1) {
    story.dispatch(olderRequested({ key }));
    await clock.pass(500);
  }
  expect(makeSelectShownIds()(story.state(), key)).toEqual(wanted);
  expect(selectBottomedOut(story.state(), key)).toBe(true);
  expect(server.asked).toBeLessThanOrEqual(Math.max(2, Math.ceil(count / 20)));
});

it.each([45, 40, 7])('blocked people are all loaded, once each, and end: %d', async (count) => {
  const wanted = ids(count);
  const server = serve(
    '/api/v1/blocks',
    'until',
    wanted.map((id) => wireUser({ id, acct: id })),
  );
  nock(ORIGIN).persist().get('/api/v1/accounts/relationships').query(true).reply(200, []);
  const story = replay(peopleListsSaga, {
    before: [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()],
  });
  const list = { kind: 'blocks', userId: 'u1' } as const;
  story.dispatch(peopleListOpened(list));
  await settled();
  for (let turn = 0; turn < MOST && selectPeopleList(story.state(), list)?.next; turn += 1) {
    story.dispatch(morePeopleRequested(list));
    await settled();
  }
  expect(selectPeopleList(story.state(), list)).toEqual({ userIds: wanted, next: null });
  expect(server.asked).toBe(Math.ceil(count / 20));
});
