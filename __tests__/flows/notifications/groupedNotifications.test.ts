/** Mastodon groups notifications; what is streamed meanwhile joins the group on screen. */
import nock from 'nock';
import { decodeNotification } from '@/api/decode/notifications/notification';
import { isRefusal } from '@/api/decode/engine/refusal';
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { markNotificationsAsReadSaga } from '@/sagas/notifications/markNotificationsAsRead';
import { notificationsSaga } from '@/sagas/notifications/notifications';
import { peopleListsSaga } from '@/sagas/people/peopleLists';
import { peopleListRequest, type PeopleList } from '@/domain/people/peopleList';
import { settings } from '@/domain/settings/settings';
import { selectRequest } from '@/selectors/engine/requests';
import { selectNotificationRows } from '@/selectors/notifications/notifications';
import { selectPeopleList } from '@/selectors/people/peopleLists';
import { selectCan } from '@/selectors/session/capabilities';
import {
  notificationDismissed,
  dismissalRefused,
  notificationsReceived,
  notificationsRequested,
  olderNotificationsRequested,
  seenConfirmed,
  allSeenRequested,
} from '@/slices/notifications/notifications';
import { morePeopleRequested, peopleListOpened } from '@/slices/people/peopleLists';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { userTokenReceived } from '@/slices/session/session';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { wireNotification, wireStatus, wireUser } from '@support/wire';

const clock = useStoppedClock();
const GROUPS = '/api/v2/notifications';
const LIKES = 'favourite-s1-1';
const person = (id: string) => wireUser({ id, acct: id, username: id });

interface GroupParts {
  id: number;
  count?: number;
  people?: string[];
  key?: string;
}

const group = ({ id, count = 1, people = ['u2'], key = `ungrouped-${id}` }: GroupParts) => ({
  group_key: key,
  notifications_count: count,
  type: key === LIKES ? 'favourite' : 'mention',
  most_recent_notification_id: id,
  page_min_id: String(id),
  page_max_id: String(id),
  latest_page_notification_at: '2026-11-20T08:00:00.000Z',
  sample_account_ids: people,
  status_id: 's1',
});
const answer = (...groups: GroupParts[]) => ({
  accounts: ['u2', 'u3', 'u4', 'u5'].map(person),
  statuses: [wireStatus({ id: 's1' })],
  notification_groups: groups.map(group),
});

const GROUPED = ['favourite', 'reblog', 'follow'];

function server() {
  const asked: string[] = [];
  const answers: [number, unknown, Record<string, string>?][] = [];
  nock(ORIGIN)
    .get(GROUPS)
    .query(true)
    .reply((uri) => {
      const { searchParams } = new URL(uri, ORIGIN);
      expect(searchParams.getAll('grouped_types[]')).toEqual(GROUPED);
      asked.push(searchParams.get('since_id') ?? searchParams.get('max_id') ?? 'first');
      const [status, body, headers = {}] = answers.shift() ?? [200, answer()];
      return [status, body as nock.Body, headers];
    })
    .persist();
  nock(ORIGIN)
    .get('/api/v1/markers')
    .query(true)
    .reply(200, { notifications: { last_read_id: '90' } })
    .persist();
  return { asked, answers };
}

function* all(): SagaGenerator<void> {
  yield* fork(notificationsSaga);
  yield* fork(markNotificationsAsReadSaga);
  yield* fork(peopleListsSaga);
}
const member = [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()];
const mastodon = instanceConfigured({ instance: { backendVersion: '4.5.2', apiLevel: 7 } });
const start = () => replay(all, { family: 'mastodon', before: [...member, mastodon] });
type Story = ReturnType<typeof start>;

const shown = (story: Story) =>
  selectNotificationRows(story.state()).map(({ latest, userIds, unnamed, seen }) => [
    latest.id,
    userIds.join(' '),
    unnamed,
    seen,
  ]);

const stream = (story: Story, id: string, userId: string) => {
  const wire = wireNotification({
    id,
    type: 'favourite',
    group_key: LIKES,
    account: person(userId),
    status: wireStatus({ id: 's1' }),
    pleroma: undefined,
  });
  const read = decodeNotification(wire);
  if (isRefusal(read)) throw new Error(read.why);
  // As the socket does with what comes together.
  const { notification, entities } = read;
  story.dispatch(notificationsReceived({ notifications: [notification], entities }));
};

const big = { id: 100, count: 27, people: ['u2', 'u3'], key: LIKES };
const link = (maxId: string) => ({ link: `<${ORIGIN}${GROUPS}?max_id=${maxId}>; rel="next"` });

describe('where the server groups', () => {
  it('it is asked for groups, and further pages neither repeat one nor leave one out', async () => {
    const { asked, answers } = server();
    answers.push([200, answer(big, { id: 80 }), link('80')]);
    const story = start();
    await clock.pass(0);
    expect(shown(story)).toEqual([
      ['100', 'u2 u3', 25, false],
      ['80', 'u2', 0, true],
    ]);
    // The older likes of the first group come once more.
    answers.push([200, answer({ ...big, id: 70, count: 9 }, { id: 60 }), link('60')]);
    story.dispatch(olderNotificationsRequested());
    await clock.pass(0);
    answers.push([200, answer({ ...big, id: 50, count: 4 }), link('50')], [200, answer()]);
    story.dispatch(olderNotificationsRequested());
    // The client asks for three pages in half a second at most.
    await clock.pass(500);
    expect(asked).toEqual(['first', '80', '60', '50']);
    expect(shown(story).map(([id, , unnamed]) => [id, unnamed])).toEqual([
      ['100', 25],
      ['80', 0],
      ['60', 0],
    ]);
  });

  it('one that is streamed joins its group, and the next page counts it once', async () => {
    const { answers } = server();
    answers.push([200, answer(big)]);
    const story = start();
    await clock.pass(0);
    stream(story, '101', 'u4');
    expect(shown(story)).toEqual([['101', 'u4 u2 u3', 25, false]]);
    answers.push([200, answer({ ...big, id: 102, count: 29, people: ['u5', 'u4'] })]);
    story.dispatch(notificationsRequested());
    await clock.pass(0);
    expect(shown(story)).toEqual([['102', 'u5 u4', 27, false]]);
  });

  it('reading all moves the marker to the newest', async () => {
    const { answers } = server();
    answers.push([200, answer(big, { id: 80 })]);
    const story = start();
    await clock.pass(0);
    const body = { notifications: { last_read_id: '100' } };
    nock(ORIGIN).post('/api/v1/markers', body).reply(200, body);
    story.dispatch(allSeenRequested());
    await story.until(seenConfirmed);
    expect(shown(story).map(([, , , seen]) => seen)).toEqual([true, true]);
  });

  it('a change of what is to be grouped asks anew', async () => {
    const { answers, asked } = server();
    answers.push([200, answer(big)]);
    const story = start();
    await clock.pass(0);
    const value = { ...settings.notificationGrouping.fallback };
    const apart = { ...value, likes: false, repeats: false, follows: false };
    const one = wireNotification({ id: '100', type: 'favourite', group_key: LIKES });
    nock(ORIGIN).get('/api/v1/notifications').query(true).reply(200, [one]);
    story.dispatch(settingChanged({ name: 'notificationGrouping', value: apart }));
    await clock.pass(0);
    expect(shown(story)).toEqual([['100', 'u2', 0, false]]);
    answers.push([200, answer(big)]);
    story.dispatch(settingChanged({ name: 'notificationGrouping', value }));
    await clock.pass(0);
    expect(shown(story)).toEqual([['100', 'u2 u3', 25, false]]);
    expect(asked).toEqual(['first', 'first']);
  });
});

describe('a group', () => {
  const held = async () => {
    const { answers } = server();
    answers.push([200, answer(big, { id: 80 })]);
    const story = start();
    await clock.pass(0);
    stream(story, '101', 'u4');
    return story;
  };

  it('is dismissed with one call, with all that came since', async () => {
    const story = await held();
    nock(ORIGIN).post(`${GROUPS}/${LIKES}/dismiss`).reply(200, {});
    story.dispatch(notificationDismissed({ id: '100' }));
    await clock.pass(0);
    expect(shown(story).map(([id]) => id)).toEqual(['80']);
    expect(story.all(dismissalRefused)).toEqual([]);
    expect(nock.pendingMocks().some((mock) => mock.includes('dismiss'))).toBe(false);
  });

  it('is whole again when the server refuses that', async () => {
    const story = await held();
    const before = shown(story);
    nock(ORIGIN).post(`${GROUPS}/${LIKES}/dismiss`).reply(403, { error: 'Not now' });
    story.dispatch(notificationDismissed({ id: '100' }));
    await story.until(dismissalRefused);
    expect(shown(story)).toEqual(before);
  });

  it('tells its people page by page, or why not', async () => {
    const story = await held();
    const list: PeopleList = { kind: 'notificationGroup', userId: LIKES };
    const path = `${GROUPS}/${LIKES}/accounts`;
    nock(ORIGIN)
      .get(path)
      .query({ limit: 20 })
      .reply(200, ['u2', 'u3'].map(person), {
        link: `<${ORIGIN}${path}?max_id=55>; rel="next"`,
      });
    story.dispatch(peopleListOpened(list));
    await clock.pass(0);
    nock(ORIGIN).get(path).query({ limit: 20, max_id: 55 }).reply(404, { error: 'Gone' });
    story.dispatch(morePeopleRequested(list));
    await clock.pass(0);
    expect(selectRequest(story.state(), peopleListRequest(list, 'older')).reason).toBe('Gone');
    nock(ORIGIN)
      .get(path)
      .query({ limit: 20, max_id: 55 })
      .reply(200, [person('u4')]);
    story.dispatch(morePeopleRequested(list));
    await clock.pass(0);
    expect(selectPeopleList(story.state(), list)).toEqual({
      userIds: ['u2', 'u3', 'u4'],
      next: null,
    });
  });
});

describe('elsewhere', () => {
  const single = [wireNotification({ id: '7' })];
  const each = () => nock(ORIGIN).get('/api/v1/notifications').query(true).reply(200, single);

  it('a server without groups is not asked again for a day', async () => {
    const { answers, asked } = server();
    answers.push([404, { error: 'Record not found' }]);
    each();
    const story = start();
    await story.until(notificationsReceived);
    expect(shown(story).map(([id]) => id)).toEqual(['7']);
    expect(selectCan(story.state(), 'groupedNotifications')).toBe(false);
    each();
    story.dispatch(notificationsRequested());
    await clock.pass(0);
    expect(asked).toEqual(['first']);
  });

  it.each([
    ['no list of groups', 200, {}],
    ['a list', 200, []],
    ['a refusal', 501, { error: 'Not implemented' }],
  ])('%s is a failure in words, and tried again', async (_what, status, body) => {
    const { answers } = server();
    answers.push([status, body]);
    const story = start();
    await clock.pass(0);
    expect(selectRequest(story.state(), 'notifications').reason).not.toBeNull();
    answers.push([200, answer(big)]);
    story.dispatch(notificationsRequested());
    await clock.pass(0);
    expect(shown(story)).toHaveLength(1);
  });

  it.each(['pleroma', 'akkoma', 'gotosocial'] as const)('%s is asked for each', async (family) => {
    nock(ORIGIN).get('/api/v1/markers').query(true).reply(200, {});
    each();
    const story = replay(all, { family, before: member });
    await story.until(notificationsReceived);
    expect(shown(story).map(([id]) => id)).toEqual(['7']);
  });
});
