/**
 * The reader's relationships, and other data that is requested only while somebody is signed in.
 */
import nock from 'nock';
import { noEntities } from '@/domain/engine/entities';
import { followRequestsSaga } from '@/sagas/people/followRequests';
import { fork } from '@/sagas/engine/effects';
import { listsSaga } from '@/sagas/people/lists';
import { relationshipsSaga } from '@/sagas/people/relationships';
import { selectRelationship } from '@/selectors/people/relationships';
import { entitiesEvicted } from '@/slices/engine/entities';
import { profileReceived } from '@/slices/people/profiles';
import { relationshipNeeded } from '@/slices/people/relationships';
import { appTokenReceived, loggedOut, userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn, someUser } from '@support/people';
import { fixture } from '@support/fixtures';
import { wireRelationship } from '@support/wire';

const clock = useStoppedClock();
const token = userTokenReceived({ userToken: 'TOKEN-mia' });
const appToken = appTokenReceived({ appToken: 'APP' });

const found = (userId: string) =>
  profileReceived({
    address: { id: userId },
    userId,
    entities: { ...noEntities(), users: [someUser({ id: userId })] },
  });

/** Answers all calls made as Mia, and keeps their addresses. */
function server(status = 200) {
  const asked: string[] = [];
  nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-mia' } })
    .get(/.*/)
    .reply((uri) => {
      asked.push(uri);
      const rows = uri.includes('relationships')
        ? [wireRelationship({ id: 'u2', following: true, followed_by: true })]
        : [];
      return [status, status === 200 ? rows : { error: 'Oh no' }];
    })
    .persist();
  return asked;
}
const RELATION = '/api/v1/accounts/relationships?id[]=u2';

describe('a relationship', () => {
  it('is requested with the profile, and stored beside the person', async () => {
    const asked = server();
    const story = replay(relationshipsSaga, { before: [token, signedIn()] });
    story.dispatch(found('u2'));
    await clock.pass(20);
    await settled();
    expect(asked.map(decodeURIComponent)).toEqual([RELATION]);
    expect(selectRelationship(story.state(), 'u2')).toMatchObject({
      following: true,
      followedBy: true,
    });
    story.dispatch(entitiesEvicted({ statusIds: [], userIds: ['u2'] }));
    expect(selectRelationship(story.state(), 'u2')).toBeUndefined();
  });

  it('REL-11 is decoded from a recording, field by field', async () => {
    const { request, response } = fixture('people/relationships');
    const ids = [request.query['id[]'] ?? request.query.id ?? []].flat();
    const rows = response.body as { id: string }[];
    nock(ORIGIN)
      .get('/api/v1/accounts/relationships')
      .query({ 'id[]': ids[0] ?? '' })
      .reply(200, rows);
    const story = replay(relationshipsSaga, { before: [token, signedIn()] });
    story.dispatch(relationshipNeeded({ userId: ids[0] ?? '' }));
    await clock.pass(20);
    await settled();
    expect(Object.keys(story.state().relationships).sort()).toEqual(
      rows.map(({ id }) => id).sort(),
    );
    for (const row of rows as Record<string, unknown>[]) {
      expect(selectRelationship(story.state(), String(row.id))).toMatchObject({
        id: row.id,
        following: row.following,
        followedBy: row.followed_by,
        requested: row.requested,
        blocking: row.blocking,
        muting: row.muting,
        subscribing: row.subscribing,
        showingRepeats: row.showing_reblogs,
        note: row.note,
      });
    }
  });

  it('is requested when a component needs it', async () => {
    const asked = server();
    const story = replay(relationshipsSaga, { before: [token, signedIn()] });
    story.dispatch(relationshipNeeded({ userId: '' }));
    story.dispatch(relationshipNeeded({ userId: 'u1' }));
    story.dispatch(relationshipNeeded({ userId: 'u2' }));
    await clock.pass(20);
    await settled();
    expect(asked.map(decodeURIComponent)).toEqual([RELATION]);
  });

  it('is requested in one call for all people who become visible together, and not again at once', async () => {
    const asked = server();
    const story = replay(relationshipsSaga, { before: [token, signedIn()] });
    for (const userId of ['u2', 'u3', 'u2', 'u4']) story.dispatch(relationshipNeeded({ userId }));
    await clock.pass(20);
    await settled();
    const together = '/api/v1/accounts/relationships?id[]=u2&id[]=u3&id[]=u4';
    expect(asked.map(decodeURIComponent)).toEqual([together]);
    story.dispatch(relationshipNeeded({ userId: 'u2' }));
    await clock.pass(5_000);
    expect(asked).toHaveLength(1);
    await clock.pass(6_000);
    story.dispatch(relationshipNeeded({ userId: 'u2' }));
    await clock.pass(20);
    await settled();
    expect(asked.map(decodeURIComponent)).toEqual([together, RELATION]);
  });

  it('does not exist for oneself', async () => {
    const asked = server();
    const story = replay(relationshipsSaga, { before: [token, signedIn({ id: 'u1' })] });
    story.dispatch(found('u1'));
    await settled();
    expect(asked).toEqual([]);
  });

  it('that fails to load leaves the profile as it is', async () => {
    server(403);
    const story = replay(relationshipsSaga, { before: [token, signedIn()] });
    story.dispatch(found('u2'));
    await clock.pass(20);
    await settled();
    expect(selectRelationship(story.state(), 'u2')).toBeUndefined();
    expect(story.state().requests['relationships u2']).toMatchObject({ reason: 'Oh no' });
    expect(story.task.isRunning()).toBe(true);
  });
});

describe('without a current user', () => {
  it('RT-15 fetches no relationships, lists and follow requests; with one it does, the last for locked accounts', async () => {
    const asked = server();
    const story = replay(
      function* () {
        yield* fork(relationshipsSaga);
        yield* fork(listsSaga);
        yield* fork(followRequestsSaga);
      },
      { before: [appToken, token] },
    );
    const look = async () => {
      asked.length = 0;
      story.dispatch(found('u2'));
      await clock.pass(20);
      await settled();
      await clock.pass(11_000);
      return [...new Set(asked.map(decodeURIComponent))].sort();
    };
    expect(await look()).toEqual([]);
    story.dispatch(signedIn({ locked: false }));
    expect(await look()).toEqual([RELATION, '/api/v1/lists']);
    story.dispatch(signedIn({ locked: true }));
    expect(await look()).toEqual([RELATION, '/api/v1/follow_requests']);
    story.dispatch(loggedOut());
    story.dispatch(token);
    expect(await look()).toEqual([]);
  });
});
