/** The reader decides whose notifications are filtered, and answers those who wait, on Mastodon. */
import nock from 'nock';
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { notificationPolicySaga } from '@/sagas/notifications/notificationPolicy';
import { notificationRequestsSaga } from '@/sagas/notifications/notificationRequests';
import { selectCan } from '@/selectors/session/capabilities';
import {
  selectFilteredPeopleCount,
  selectPolicyTreatment,
} from '@/selectors/notifications/notificationPolicy';
import {
  selectFilteredRows,
  selectGivenRequestAnswer,
  selectNotificationRequests,
  selectOpenRequestIds,
  selectPendingRequestAnswer,
} from '@/selectors/notifications/notificationRequests';
import { noticeShown } from '@/slices/engine/notices';
import { requestFailed } from '@/slices/engine/requests';
import {
  notificationPolicyOpened,
  notificationPolicyReceived,
  notificationPolicySaved,
  policyTreatmentChosen,
} from '@/slices/notifications/notificationPolicy';
import {
  filteredNotificationsReceived,
  filteredNotificationsRequested,
  notificationRequestsAnswered,
  notificationRequestsClosed,
  notificationRequestsOpened,
  notificationRequestsReceived,
  notificationRequestsSettled,
  olderNotificationRequestsRequested,
} from '@/slices/notifications/notificationRequests';
import { notificationsMerged } from '@/slices/notifications/notifications';
import { capabilityProbed } from '@/slices/session/capabilities';
import { userTokenReceived } from '@/slices/session/session';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { wireNotification, wireUser } from '@support/wire';

const clock = useStoppedClock();
const POLICY = '/api/v2/notifications/policy';
const REQUESTS = '/api/v1/notifications/requests';
const wirePolicy = (changes: object = {}) => ({
  for_not_following: 'accept',
  for_not_followers: 'accept',
  for_new_accounts: 'accept',
  for_private_mentions: 'filter',
  for_limited_accounts: 'filter',
  summary: { pending_requests_count: 2, pending_notifications_count: 5 },
  ...changes,
});
const wireRequest = (id: string) => ({
  id,
  updated_at: '2026-11-20T08:00:00.000Z',
  notifications_count: '2',
  account: wireUser({ id: `u${id}`, acct: `p${id}`, username: `p${id}` }),
});

function* both(): SagaGenerator<void> {
  yield* fork(notificationPolicySaga);
  yield* fork(notificationRequestsSaga);
}

const start = () =>
  replay(both, {
    family: 'mastodon',
    before: [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()],
  });
type Story = ReturnType<typeof start>;

async function withRequests(...ids: string[]): Promise<Story> {
  nock(ORIGIN).get(REQUESTS).query({ limit: 20 }).reply(200, ids.map(wireRequest));
  const story = start();
  story.dispatch(notificationRequestsOpened());
  await story.until(notificationRequestsReceived);
  return story;
}
const listed = (story: Story) => selectNotificationRequests(story.state()).map(({ id }) => id);
const given = (story: Story, id: string) => selectGivenRequestAnswer(story.state(), id);

describe('the policy', () => {
  const opened = async () => {
    nock(ORIGIN).get(POLICY).reply(200, wirePolicy());
    const story = start();
    story.dispatch(notificationPolicyOpened());
    await story.until(notificationPolicyReceived);
    return story;
  };
  const chosen = policyTreatmentChosen({ group: 'newAccounts', treatment: 'drop' });
  const shown = (story: Story) => selectPolicyTreatment(story.state(), 'newAccounts');

  it('is fetched with the number of people that wait', async () => {
    const story = await opened();
    expect(shown(story)).toBe('accept');
    expect(selectFilteredPeopleCount(story.state())).toBe(2);
  });

  it('changes at once, and sends only what was chosen', async () => {
    const story = await opened();
    nock(ORIGIN)
      .patch(POLICY, { for_new_accounts: 'drop' })
      .reply(200, wirePolicy({ for_new_accounts: 'drop', for_not_following: 'filter' }));
    story.dispatch(chosen);
    expect(shown(story)).toBe('drop');
    await story.until(notificationPolicySaved);
    expect(shown(story)).toBe('drop');
    // It was changed on another device.
    expect(selectPolicyTreatment(story.state(), 'notFollowing')).toBe('filter');
  });

  it.each([
    [422, { error: 'Not that' }],
    [200, {}],
    [200, []],
  ])('shows the old rule again and says why after %s %j', async (status, body) => {
    const story = await opened();
    nock(ORIGIN).patch(POLICY).reply(status, body);
    story.dispatch(chosen);
    await story.until(noticeShown);
    expect(shown(story)).toBe('accept');
  });

  it('is no longer offered by a server that does not know it', async () => {
    nock(ORIGIN).get(POLICY).reply(404, { error: 'Not found' });
    const story = start();
    story.dispatch(notificationPolicyOpened());
    await story.until(capabilityProbed);
    expect(selectCan(story.state(), 'notificationPolicy')).toBe(false);
  });
});

describe('those who wait', () => {
  it('are listed page by page, each once', async () => {
    const link = `<${ORIGIN}${REQUESTS}?max_id=2>; rel="next"`;
    nock(ORIGIN)
      .get(REQUESTS)
      .query({ limit: 20 })
      .reply(200, [wireRequest('3'), wireRequest('2'), null], { link });
    nock(ORIGIN)
      .get(REQUESTS)
      .query({ limit: 20, max_id: '2' })
      .reply(200, [wireRequest('2'), wireRequest('1')]);
    const story = start();
    story.dispatch(notificationRequestsOpened());
    await story.until(notificationRequestsReceived);
    expect(listed(story)).toEqual(['3', '2']);
    story.log.length = 0;
    story.dispatch(olderNotificationRequestsRequested());
    await story.until(notificationRequestsReceived);
    expect(listed(story)).toEqual(['3', '2', '1']);
    expect(story.state().notificationRequests?.next).toBeNull();
  });

  it.each([
    [403, { error: 'Not you' }],
    [501, ''],
    [200, {}],
    [200, ''],
  ])('a failure is told: %s %j', async (status, body) => {
    nock(ORIGIN).get(REQUESTS).query(true).reply(status, body).persist();
    const story = start();
    story.dispatch(notificationRequestsOpened());
    await story.until(requestFailed);
    expect(story.state().requests['notification requests']?.reason).not.toBe('');
    story.dispatch(notificationRequestsClosed());
  });

  it('one is dismissed, stays in sight, and is counted no more', async () => {
    const story = await withRequests('2', '1');
    nock(ORIGIN).get(POLICY).reply(200, wirePolicy());
    story.dispatch(notificationPolicyOpened());
    await story.until(notificationPolicyReceived);
    nock(ORIGIN).post(`${REQUESTS}/2/dismiss`).reply(200, {});
    story.dispatch(notificationRequestsAnswered({ ids: ['2'], answer: 'dismissed' }));
    expect(selectPendingRequestAnswer(story.state(), '2')).toBe('dismissed');
    await story.until(notificationRequestsSettled);
    expect([given(story, '2'), given(story, '1')]).toEqual(['dismissed', null]);
    expect(listed(story)).toEqual(['2', '1']);
    expect(selectOpenRequestIds(story.state())).toEqual(['1']);
    expect(selectFilteredPeopleCount(story.state())).toBe(1);
  });

  it('several are accepted by one call, and looked for until they are in the list', async () => {
    const story = await withRequests('2', '1');
    nock(ORIGIN)
      .post(`${REQUESTS}/accept`, { id: ['2', '1'] })
      .reply(200, {});
    nock(ORIGIN).get(`${REQUESTS}/merged`).reply(200, { merged: false });
    nock(ORIGIN).get(`${REQUESTS}/merged`).reply(200, { merged: true });
    story.dispatch(notificationRequestsAnswered({ ids: ['2', '1'], answer: 'accepted' }));
    await story.until(notificationRequestsSettled);
    expect(given(story, '1')).toBe('accepted');
    await clock.pass(3_000);
    expect(story.all(notificationsMerged)).toEqual([]);
    await clock.pass(3_000);
    await story.until(notificationsMerged);
  });

  it('one that was answered elsewhere says so', async () => {
    const story = await withRequests('2');
    nock(ORIGIN).post(`${REQUESTS}/2/accept`).reply(404, { error: 'Record not found' });
    story.dispatch(notificationRequestsAnswered({ ids: ['2'], answer: 'accepted' }));
    await story.until(notificationRequestsSettled);
    expect(given(story, '2')).toBe('gone');
  });

  it('those that the server refuses can be answered again', async () => {
    const story = await withRequests('2', '1');
    nock(ORIGIN).post(`${REQUESTS}/accept`).reply(403, { error: 'Not now' });
    story.dispatch(notificationRequestsAnswered({ ids: ['2', '1'], answer: 'accepted' }));
    await story.until(noticeShown);
    expect(selectOpenRequestIds(story.state())).toEqual(['2', '1']);
  });

  it('show what was filtered', async () => {
    const story = await withRequests('2');
    nock(ORIGIN)
      .get('/api/v1/notifications')
      .query({ account_id: 'u2', include_filtered: true, limit: 20 })
      .reply(200, [wireNotification({ id: 'n2', type: 'follow', status: null }), {}]);
    expect(selectFilteredRows(story.state(), '2')).toBeNull();
    story.dispatch(filteredNotificationsRequested({ id: '2', userId: 'u2' }));
    await story.until(filteredNotificationsReceived);
    expect(selectFilteredRows(story.state(), '2')?.map(({ id }) => id)).toEqual(['n2']);
  });
});
