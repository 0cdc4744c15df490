/** The page of follow requests loads all of them, page by page. */
import nock from 'nock';
import { FOLLOW_REQUESTS, OLDER_FOLLOW_REQUESTS } from '@/domain/people/followRequest';
import { followRequestsSaga } from '@/sagas/people/followRequests';
import {
  selectFollowRequestIds,
  selectMoreFollowRequests,
} from '@/selectors/people/followRequests';
import { selectFollowRequestCount } from '@/selectors/session/navigation';
import { selectRequest } from '@/selectors/engine/requests';
import { selectUser } from '@/selectors/people/users';
import {
  followRequestsClosed,
  followRequestsOpened,
  followRequestsReceived,
  followRequestSettled,
  olderFollowRequestsReceived,
  olderFollowRequestsRequested,
} from '@/slices/people/followRequests';
import { requestFailed } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fixtureBody, fixture, replayFixture } from '@support/fixtures';
import { wireUser } from '@support/wire';

const clock = useStoppedClock();
const PATH = '/api/v1/follow_requests';
const begin = (token = 'TOKEN-mia') =>
  replay(followRequestsSaga, { before: [userTokenReceived({ userToken: token }), signedIn()] });
const page = (next: string | null, ...ids: string[]): [number, nock.Body, nock.ReplyHeaders] => [
  200,
  ids.map((id) => ({ ...wireUser({ id, acct: `${id}@far.example` }) })),
  next === null ? {} : { link: `<${ORIGIN}${PATH}?max_id=${next}>; rel="next"` },
];

describe('the page of follow requests', () => {
  it('FREQ-01 lists everybody whom the server returns', async () => {
    const { request } = fixture('people/follow-requests');
    replayFixture('people/follow-requests');
    const story = begin(`TOKEN-${request.as}`);
    story.dispatch(followRequestsOpened());
    await story.until(followRequestsReceived);
    const asking = fixtureBody('people/follow-requests') as { id: string; acct: string }[];
    expect(asking.length).toBeGreaterThan(0);
    expect(selectFollowRequestIds(story.state())).toEqual(asking.map(({ id }) => id));
    for (const { id, acct } of asking) {
      expect(selectUser(story.state(), id)?.screenName).toBe(acct);
    }
    expect(selectMoreFollowRequests(story.state())).toBe(false);
  });

  it("continues at the server's cursor, as long as there is more", async () => {
    nock(ORIGIN)
      .get(PATH)
      .reply(...page('7', 'a', 'b'));
    const story = begin();
    story.dispatch(followRequestsOpened());
    await story.until(followRequestsReceived);
    expect(selectMoreFollowRequests(story.state())).toBe(true);
    nock(ORIGIN)
      .get(`${PATH}?max_id=7`)
      .reply(...page('5', 'b', 'c'));
    story.dispatch(olderFollowRequestsRequested());
    await story.until(olderFollowRequestsReceived);
    expect(selectFollowRequestIds(story.state())).toEqual(['a', 'b', 'c']);
    expect(selectFollowRequestCount(story.state())).toBe(3);
    // Polling the first page leaves the later pages in place.
    story.dispatch(
      followRequestsReceived({
        userIds: ['z', 'a'],
        entities: { statuses: [], users: [] },
        next: '9',
      }),
    );
    expect(selectFollowRequestIds(story.state())).toEqual(['z', 'a', 'b', 'c']);
    nock(ORIGIN)
      .get(`${PATH}?max_id=5`)
      .reply(...page('5'));
    story.dispatch(olderFollowRequestsRequested());
    await settled();
    expect(selectMoreFollowRequests(story.state())).toBe(false);
    story.dispatch(followRequestSettled({ userId: 'c', answer: 'approved' }));
    expect(selectFollowRequestIds(story.state())).toEqual(['z', 'a', 'b']);
  });

  it('retries while it is open, and shows the failure meanwhile', async () => {
    nock(ORIGIN).get(PATH).times(3).reply(502, { error: 'Bad gateway' });
    const story = begin();
    story.dispatch(followRequestsOpened());
    for (let second = 0; second < 20; second += 1) {
      await clock.pass(1_000);
      if (selectRequest(story.state(), FOLLOW_REQUESTS).reason !== null) break;
    }
    expect(selectRequest(story.state(), FOLLOW_REQUESTS).reason).toBe('Bad gateway');
    nock(ORIGIN)
      .get(PATH)
      .reply(...page(null, 'a'));
    await clock.passSeconds(10);
    expect(selectFollowRequestIds(story.state())).toEqual(['a']);
    expect(selectRequest(story.state(), FOLLOW_REQUESTS).reason).toBeNull();
    story.dispatch(followRequestsClosed());
  });

  it('keeps its rows when a further page fails', async () => {
    nock(ORIGIN)
      .get(PATH)
      .reply(...page('7', 'a'));
    const story = begin();
    story.dispatch(followRequestsOpened());
    await story.until(followRequestsReceived);
    nock(ORIGIN).get(`${PATH}?max_id=7`).reply(403, { error: 'No' });
    story.dispatch(olderFollowRequestsRequested());
    await story.until(requestFailed);
    expect(selectRequest(story.state(), OLDER_FOLLOW_REQUESTS).reason).toBe('No');
    expect(selectFollowRequestIds(story.state())).toEqual(['a']);
    expect(selectMoreFollowRequests(story.state())).toBe(true);
  });
});
