/**
 * The reader's lists that a person is on: loaded, changed optimistically, confirmed or rolled back.
 */
import nock from 'nock';
import { membershipsRequest } from '@/domain/people/list';
import { membershipsSaga } from '@/sagas/people/memberships';
import { listMembersSaga } from '@/sagas/people/listMembers';
import { fork } from '@/sagas/engine/effects';
import { selectIsMember, selectMembershipsKnown } from '@/selectors/people/memberships';
import { selectRequest } from '@/selectors/engine/requests';
import { listsReceived, listMemberChangeRequested } from '@/slices/people/lists';
import {
  membershipsClosed,
  membershipsOpened,
  membershipsReceived,
} from '@/slices/people/memberships';
import { userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fixtureBody, fixture, replayFixture } from '@support/fixtures';

const clock = useStoppedClock();
const lists = listsReceived({
  lists: [
    { id: '1', title: 'Friends' },
    { id: '2', title: 'Work' },
  ],
});

const begin = (token = 'TOKEN-mia') =>
  replay(
    function* () {
      yield* fork(listMembersSaga);
      yield* membershipsSaga();
    },
    { before: [userTokenReceived({ userToken: token }), signedIn(), lists] },
  );

describe('the lists that somebody is on', () => {
  it('REL-25 are loaded from the server', async () => {
    const { request } = fixture('people/lists-of-account');
    const userId = request.path.split('/')[4]!;
    replayFixture('people/lists-of-account');
    const story = begin(`TOKEN-${request.as}`);
    expect(selectMembershipsKnown(story.state(), userId)).toBe(false);
    story.dispatch(membershipsOpened({ userId }));
    await story.until(membershipsReceived);
    const ids = (fixtureBody('people/lists-of-account') as { id: string }[]).map(({ id }) => id);
    expect(['1', '2'].filter((id) => selectIsMember(story.state(), userId, id))).toEqual(ids);
  });

  it('change with one press at a time, and are rolled back when the server refuses', async () => {
    nock(ORIGIN).get('/api/v1/accounts/u2/lists').reply(200, []);
    const story = begin();
    story.dispatch(membershipsOpened({ userId: 'u2' }));
    await story.until(membershipsReceived);
    const isOn = () => selectIsMember(story.state(), 'u2', '2');
    nock(ORIGIN)
      .post('/api/v1/lists/2/accounts', { account_ids: ['u2'] })
      .reply(200, {});
    story.dispatch(listMemberChangeRequested({ listId: '2', userId: 'u2', wanted: true }));
    expect(isOn()).toBe(true);
    await settled();
    expect(isOn()).toBe(true);
    nock(ORIGIN).delete('/api/v1/lists/2/accounts').reply(404, { error: 'Gone' });
    story.dispatch(listMemberChangeRequested({ listId: '2', userId: 'u2', wanted: false }));
    expect(isOn()).toBe(false);
    await settled();
    expect(isOn()).toBe(true);
  });

  it('are requested again while they are shown', async () => {
    nock(ORIGIN).get('/api/v1/accounts/u2/lists').times(3).reply(502, { error: 'Bad gateway' });
    const story = begin();
    story.dispatch(membershipsOpened({ userId: 'u2' }));
    for (let second = 0; second < 20; second += 1) {
      await clock.pass(1_000);
      if (selectRequest(story.state(), membershipsRequest('u2')).reason !== null) break;
    }
    expect(selectRequest(story.state(), membershipsRequest('u2')).reason).toBe('Bad gateway');
    nock(ORIGIN).get('/api/v1/accounts/u2/lists').reply(200, []);
    await clock.passSeconds(10);
    expect(selectMembershipsKnown(story.state(), 'u2')).toBe(true);
    story.dispatch(membershipsClosed({ userId: 'u2' }));
  });
});
