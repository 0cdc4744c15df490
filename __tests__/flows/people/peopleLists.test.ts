/** Followers and followed people, page by page, with the reader's relationship to each. */
import nock from 'nock';
import { peopleListsSaga } from '@/sagas/people/peopleLists';
import { fetchFollowers, fetchFollowing } from '@/api/endpoints/people/accounts';
import { peopleListRequest, type PeopleList } from '@/domain/people/peopleList';
import type { ServerFamily } from '@/domain/session/instance';
import { selectRequest } from '@/selectors/engine/requests';
import { selectCan } from '@/selectors/session/capabilities';
import { requestFailed } from '@/slices/engine/requests';
import { instanceConfigured } from '@/slices/session/config';
import { selectPeopleList } from '@/selectors/people/peopleLists';
import { selectRelationship } from '@/selectors/people/relationships';
import { selectUser } from '@/selectors/people/users';
import {
  morePeopleRequested,
  peopleListClosed,
  peopleListOpened,
} from '@/slices/people/peopleLists';
import { userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fixtureBody } from '@support/fixtures';
import { wireRelationship, wireUser } from '@support/wire';

useStoppedClock();

const list: PeopleList = { kind: 'followers', userId: 'u1' };
const member = [userTokenReceived({ userToken: 'TOKEN-alice' }), signedIn({ id: 'own' })];
const related = (id: string) => ({
  ...wireUser({ id, acct: id }),
  pleroma: { relationship: wireRelationship({ id, followed_by: true }) },
});
const link = (maxId: string) => ({
  link: `<${ORIGIN}/api/v1/accounts/u1/followers?max_id=${maxId}>; rel="next", <${ORIGIN}/x?min_id=z>; rel="prev"`,
});

/** Returns the requests that were made, as path and query. */
function answering(...pages: [rows: unknown, headers?: Record<string, string>][]) {
  const asked: { path: string; query: Record<string, string> }[] = [];
  for (const [rows, headers] of pages) {
    nock(ORIGIN)
      .get(/.*/)
      .reply((uri) => {
        const { pathname, searchParams } = new URL(uri, ORIGIN);
        asked.push({ path: pathname, query: Object.fromEntries(searchParams) });
        return [200, JSON.stringify(rows), { 'content-type': 'application/json', ...headers }];
      });
  }
  return asked;
}

describe('followers and followed people', () => {
  it.each(['followers', 'following'] as const)(
    "PROF-08 are loaded twenty at a time from the server's cursor (%s)",
    async (kind) => {
      const asked = answering(
        [[related('a'), related('b')], link('CURSOR')],
        [[related('b'), related('c')], link('NEXT')],
        [[]],
      );
      const story = replay(peopleListsSaga, { before: member });
      const of = { ...list, kind };
      story.dispatch(peopleListOpened(of));
      await settled();
      story.dispatch(morePeopleRequested(of));
      await settled();
      story.dispatch(morePeopleRequested(of));
      await settled();
      const path = `/api/v1/accounts/u1/${kind}`;
      const page = { limit: '20', with_relationships: 'true' };
      expect(asked).toEqual([
        { path, query: page },
        { path, query: { ...page, max_id: 'CURSOR' } },
        { path, query: { ...page, max_id: 'NEXT' } },
      ]);
      expect(selectPeopleList(story.state(), of)).toEqual({ userIds: ['a', 'b', 'c'], next: null });
      expect(selectRelationship(story.state(), 'c')).toMatchObject({ followedBy: true });
      // After the last page nothing more is requested.
      story.dispatch(morePeopleRequested(of));
      await settled();
      expect(asked).toHaveLength(3);
    },
  );

  it('PROF-08 can be requested since an id', async () => {
    const asked = answering([[]], [[]]);
    const to = {
      origin: ORIGIN,
      token: null,
      dialect: 'pleroma' as const,
      signal: new AbortController().signal,
    };
    const place = { sinceId: 'a', withRelationships: true };
    await fetchFollowers(to, 'u1', place);
    await fetchFollowing(to, 'u1', place);
    const query = { limit: '20', since_id: 'a', with_relationships: 'true' };
    expect(asked).toEqual([
      { path: '/api/v1/accounts/u1/followers', query },
      { path: '/api/v1/accounts/u1/following', query },
    ]);
  });

  it('are decoded from recordings', async () => {
    answering([fixtureBody('people/followers-with-relationships')]);
    const story = replay(peopleListsSaga, { before: member });
    story.dispatch(peopleListOpened(list));
    await settled();
    const { userIds = [] } = selectPeopleList(story.state(), list) ?? {};
    expect(userIds).toHaveLength(5);
    expect(selectUser(story.state(), userIds[0] ?? '')).toMatchObject({ screenName: 'u040' });
    expect(selectRelationship(story.state(), userIds[0] ?? '')).toMatchObject({ followedBy: true });
  });

  it('need a separate call for relationships if the server does not include them', async () => {
    const bare = [wireUser({ id: 'a', acct: 'a' }), wireUser({ id: 'own', acct: 'own' })];
    const asked = answering([bare], [[wireRelationship({ id: 'a', following: true })]]);
    const story = replay(peopleListsSaga, { before: member });
    story.dispatch(peopleListOpened(list));
    await settled();
    expect(asked[1]).toEqual({
      path: '/api/v1/accounts/relationships',
      query: { 'id[]': 'a' },
    });
    expect(selectRelationship(story.state(), 'a')).toMatchObject({ following: true });
  });

  it('continue after the last of a full page if the server has no cursor, and end with a short page', async () => {
    const full = Array.from({ length: 20 }, (_, at) => related(`p${at}`));
    const asked = answering([full], [[related('last')]]);
    const story = replay(peopleListsSaga, { before: member });
    story.dispatch(peopleListOpened(list));
    await settled();
    story.dispatch(morePeopleRequested(list));
    await settled();
    expect(asked[1]?.query.max_id).toBe('p19');
    expect(selectPeopleList(story.state(), list)?.next).toBeNull();
  });

  it('end when a server repeats the same page', async () => {
    answering([[related('a')], link('A')], [[related('a')], link('A')]);
    const story = replay(peopleListsSaga, { before: member });
    story.dispatch(peopleListOpened(list));
    await settled();
    story.dispatch(morePeopleRequested(list));
    await settled();
    expect(selectPeopleList(story.state(), list)).toEqual({ userIds: ['a'], next: null });
  });

  it('of visitors have no relationships', async () => {
    const asked = answering([[wireUser({ id: 'a' })]]);
    const story = replay(peopleListsSaga);
    story.dispatch(peopleListOpened(list));
    await settled();
    expect(asked).toEqual([{ path: '/api/v1/accounts/u1/followers', query: { limit: '20' } }]);
  });

  it('are not added after the page was left, and only the most recent lists are kept', async () => {
    nock(ORIGIN)
      .get(/u1/)
      .delay(500)
      .reply(200, [related('a')]);
    const story = replay(peopleListsSaga, { before: member });
    story.dispatch(peopleListOpened(list));
    story.dispatch(peopleListClosed(list));
    await settled();
    expect(selectPeopleList(story.state(), list)).toBeUndefined();
    for (const userId of ['v1', 'v2', 'v3', 'v4', 'v5']) {
      nock(ORIGIN)
        .get(/.*/)
        .reply(200, [related('a')]);
      story.dispatch(peopleListOpened({ ...list, userId }));
      await settled();
    }
    expect(Object.keys(story.state().peopleLists ?? {})).toEqual(
      ['v2', 'v3', 'v4', 'v5'].map((userId) => `followers ${userId}`),
    );
  });
});

describe('featured people', () => {
  const featured: PeopleList = { kind: 'featured', userId: 'u1' };
  const open = async (family: ServerFamily, backendVersion: string) => {
    const described = instanceConfigured({ instance: { backendVersion } });
    const story = replay(peopleListsSaga, { family, before: [described, ...member] });
    story.dispatch(peopleListOpened(featured));
    await settled();
    return story;
  };

  it('are all there at once on Pleroma, with the relationships', async () => {
    const many = Array.from({ length: 25 }, (_, at) => related(`p${at}`));
    const asked = answering([[...many, null, { acct: 'nobody' }]]);
    const story = await open('pleroma', '2.6.50');
    expect(asked).toEqual([
      {
        path: '/api/v1/pleroma/accounts/u1/endorsements',
        query: { with_relationships: 'true' },
      },
    ]);
    expect(selectPeopleList(story.state(), featured)).toMatchObject({ next: null });
    expect(selectPeopleList(story.state(), featured)?.userIds).toHaveLength(25);
    expect(selectRelationship(story.state(), 'p24')).toMatchObject({ followedBy: true });
  });

  it('come in pages on Mastodon', async () => {
    const asked = answering([[wireUser({ id: 'a' })], link('CURSOR')], [[]]);
    const story = await open('mastodon', '4.5.0');
    expect(asked[0]).toEqual({
      path: '/api/v1/accounts/u1/endorsements',
      query: { limit: '20' },
    });
    expect(selectPeopleList(story.state(), featured)).toEqual({ userIds: ['a'], next: 'CURSOR' });
  });

  it.each([
    ['mastodon', '4.3.9'],
    ['pleroma', '2.5.0'],
    ['akkoma', '3.13.0'],
    ['gotosocial', '0.20.0'],
    ['unknown', ''],
  ] as const)('are not asked for on %s %s', async (family, version) => {
    const asked = answering();
    const story = await open(family, version);
    expect(asked).toEqual([]);
    expect(selectPeopleList(story.state(), featured)).toBeUndefined();
  });
});

describe('followers whom the reader follows', () => {
  const familiar: PeopleList = { kind: 'familiar', userId: 'u1' };
  const open = async (family: ServerFamily = 'mastodon', backendName: string = family) => {
    const described = instanceConfigured({ instance: { backendName, backendVersion: '4.5.0' } });
    const story = replay(peopleListsSaga, { family, before: [described, ...member] });
    story.dispatch(peopleListOpened(familiar));
    await settled();
    return story;
  };
  const known = (story: Awaited<ReturnType<typeof open>>) =>
    selectPeopleList(story.state(), familiar)?.userIds;

  it.each([
    ['mastodon', 'mastodon'],
    ['pleroma', 'pleroma'],
    ['unknown', 'hollo'],
  ] as const)('are found among the answers of %s (%s)', async (family, backendName) => {
    const paths: string[] = [];
    nock(ORIGIN)
      .get('/api/v1/accounts/familiar_followers')
      .query(true)
      .reply((uri) => {
        paths.push(uri);
        return [
          200,
          [
            { id: 'u9', accounts: [wireUser({ id: 'z' })] },
            { id: 'u1', accounts: [wireUser({ id: 'a' }), null, wireUser({ id: 'b' })] },
          ],
        ];
      });
    nock(ORIGIN).get('/api/v1/accounts/relationships').query(true).reply(200, []);
    expect(known(await open(family, backendName))).toEqual(['a', 'b']);
    expect(paths.map(decodeURIComponent)).toEqual(['/api/v1/accounts/familiar_followers?id[]=u1']);
  });

  it.each([
    ['akkoma', 'akkoma'],
    ['gotosocial', 'gotosocial'],
    ['unknown', 'sharkey'],
  ] as const)('are not asked for on %s (%s)', async (family, backendName) => {
    const asked = answering();
    expect(known(await open(family, backendName))).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it.each([[[]], [[{ id: 'u9', accounts: [] }]], [[{ id: 'u1' }]], [[null, 7, 'u1']]])(
    'are none in %j',
    async (body) => {
      answering([body]);
      expect(known(await open())).toEqual([]);
    },
  );

  it('are no longer asked for once the server answers 404', async () => {
    nock(ORIGIN)
      .get(/familiar/)
      .reply(404, { error: 'No' });
    const story = await open();
    expect(selectCan(story.state(), 'familiarFollowers')).toBe(false);
    expect(known(story)).toBeUndefined();
  });

  it.each([
    [403, { error: 'No' }],
    [501, ''],
    [200, { no: 'list' }],
    [200, ''],
  ])('are unknown after %i %j, and the reason is', async (status, body) => {
    nock(ORIGIN)
      .get(/familiar/)
      .times(9)
      .reply(status, body);
    const story = replay(peopleListsSaga, { family: 'mastodon', before: member });
    story.dispatch(peopleListOpened(familiar));
    await story.until(requestFailed);
    expect(known(story)).toBeUndefined();
    expect(
      selectRequest(story.state(), peopleListRequest(familiar, 'first')).reason,
    ).not.toBeNull();
  });
});
