/** Followers and followed people, page by page, with the reader's relationship to each. */
import nock from 'nock';
import { peopleListsSaga } from '@/sagas/people/peopleLists';
import { fetchFollowers, fetchFollowing } from '@/api/endpoints/people/accounts';
import type { PeopleList } from '@/domain/people/peopleList';
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
