/** How the reader stands to others, and what else is asked only on behalf of somebody. */
import nock from 'nock';
import { noEntities } from '@/domain/entities';
import { followRequestsSaga } from '@/sagas/followRequests';
import { fork } from '@/sagas/engine/effects';
import { listsSaga } from '@/sagas/lists';
import { relationshipsSaga } from '@/sagas/relationships';
import { selectRelationship } from '@/selectors/relationships';
import { swept } from '@/slices/entities';
import { profileReceived } from '@/slices/profiles';
import { relationshipWanted } from '@/slices/relationships';
import { appTokenReceived, loggedOut, userTokenReceived } from '@/slices/session';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn, someUser } from '@support/people';
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

/** Answers all calls of Mia's, and remembers their addresses. */
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
  it('is asked for with the profile, and kept beside the person', async () => {
    const asked = server();
    const story = replay(relationshipsSaga, { before: [token, signedIn()] });
    story.dispatch(found('u2'));
    await settled();
    expect(asked.map(decodeURIComponent)).toEqual([RELATION]);
    expect(selectRelationship(story.state(), 'u2')).toMatchObject({
      following: true,
      followedBy: true,
    });
    story.dispatch(swept({ statusIds: [], userIds: ['u2'] }));
    expect(selectRelationship(story.state(), 'u2')).toBeUndefined();
  });

  it('is asked for when something on the page wants to know', async () => {
    const asked = server();
    const story = replay(relationshipsSaga, { before: [token, signedIn()] });
    story.dispatch(relationshipWanted({ userId: '' }));
    story.dispatch(relationshipWanted({ userId: 'u1' }));
    story.dispatch(relationshipWanted({ userId: 'u2' }));
    await settled();
    expect(asked.map(decodeURIComponent)).toEqual([RELATION]);
  });

  it('to oneself there is none', async () => {
    const asked = server();
    const story = replay(relationshipsSaga, { before: [token, signedIn({ id: 'u1' })] });
    story.dispatch(found('u1'));
    await settled();
    expect(asked).toEqual([]);
  });

  it('that cannot be had leaves the profile as it is', async () => {
    server(403);
    const story = replay(relationshipsSaga, { before: [token, signedIn()] });
    story.dispatch(found('u2'));
    await settled();
    expect(selectRelationship(story.state(), 'u2')).toBeUndefined();
    expect(story.state().requests['relationship u2']).toMatchObject({ reason: 'Oh no' });
    expect(story.task.isRunning()).toBe(true);
  });
});

describe('without a current user', () => {
  it('RT-15 no relationships, lists and follow requests are fetched; with one they are, the last for locked accounts', async () => {
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
      await clock.pass(10_000);
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
