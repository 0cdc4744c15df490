/** The page about the instance: its requests, and its content when a part is missing. */
import nock from 'nock';
import { ABOUT_REQUEST } from '@/domain/session/about';
import { aboutSaga } from '@/sagas/session/about';
import { selectAbout, selectStaff } from '@/selectors/session/about';
import { selectRequest } from '@/selectors/engine/requests';
import { aboutClosed, aboutOpened, aboutReceived } from '@/slices/session/about';
import { instanceConfigured } from '@/slices/session/config';
import { requestEnded, requestFailed } from '@/slices/engine/requests';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { replayFixture } from '@support/fixtures';
import { wireUser } from '@support/wire';

const clock = useStoppedClock();
const server = () => nock(ORIGIN);
const account = (name: string, roles: object) =>
  server()
    .get(`/api/v1/accounts/${name}`)
    .reply(200, { ...wireUser({ id: `id-${name}`, acct: name, username: name }), pleroma: roles });

it('the about page shows policy, statistics and staff in groups', async () => {
  replayFixture('boot/nodeinfo-2.0');
  replayFixture('boot/instance-v1');
  account('admin', { is_admin: true, is_moderator: false });
  account('mod', { is_admin: false, is_moderator: true });
  const story = replay(aboutSaga);
  story.dispatch(aboutOpened());
  await story.until(requestEnded);
  expect(selectAbout(story.state())?.statistics.posts).toBe(545);
  expect(selectStaff(story.state())).toEqual({
    groups: [
      { group: 'admin', userIds: ['id-admin'] },
      { group: 'moderator', userIds: ['id-mod'] },
    ],
    names: [],
  });
  // The page is drawn with the description, and would grow with staff that comes later.
  expect(story.types().findLast((type) => type.startsWith('about/'))).toBe('about/aboutReceived');
});

it('the about page names staff whose accounts cannot be loaded or whose role is hidden', async () => {
  replayFixture('boot/nodeinfo-2.0');
  replayFixture('boot/instance-v1');
  account('admin', {});
  server().get('/api/v1/accounts/mod').reply(404, { error: "Can't find user" });
  const story = replay(aboutSaga);
  story.dispatch(aboutOpened());
  await story.until(requestEnded);
  expect(selectStaff(story.state())).toEqual({
    groups: [{ group: 'staff', userIds: ['id-admin'] }],
    names: ['mod'],
  });
});

it('the about page uses one of the two sources if the other is missing, with the staff it names', async () => {
  server().get('/nodeinfo/2.0.json').reply(404, 'Not found');
  server()
    .get('/api/v1/instance')
    .reply(200, {
      description: 'Ponds<script>x</script>',
      stats: { user_count: 3, status_count: 4, domain_count: 5 },
      contact_account: wireUser({ id: 'u7', acct: 'owner' }),
    });
  const story = replay(aboutSaga);
  story.dispatch(aboutOpened());
  await story.until(requestEnded);
  expect(selectAbout(story.state())).toMatchObject({
    descriptionHtml: 'Ponds',
    policy: null,
    statistics: { users: 3, activeUsers: null, posts: 4, servers: 5 },
  });
  expect(selectStaff(story.state()).groups).toEqual([{ group: 'staff', userIds: ['u7'] }]);
});

it('the about page shows a failure if neither arrives, and retries while it is shown', async () => {
  const fail = () => {
    server().get('/nodeinfo/2.0.json').times(9).reply(502, 'Bad gateway');
    server().get('/api/v1/instance').times(9).reply(502, 'Bad gateway');
  };
  fail();
  const before = [instanceConfigured({ instance: { staffAccounts: ['admin'] } })];
  const story = replay(aboutSaga, { before });
  story.dispatch(aboutOpened());
  await clock.passSeconds(20);
  expect(story.all(requestFailed).length).toBeGreaterThan(0);
  expect(selectRequest(story.state(), ABOUT_REQUEST).reason).not.toBeNull();
  // Facts from the start are still shown.
  expect(selectStaff(story.state()).names).toEqual(['admin']);
  nock.cleanAll();
  replayFixture('boot/nodeinfo-2.0');
  replayFixture('boot/instance-v1');
  await clock.passSeconds(90);
  expect(story.all(aboutReceived)).toHaveLength(1);
  story.dispatch(aboutClosed());
});
