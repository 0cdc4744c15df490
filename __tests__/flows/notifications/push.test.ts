/** Push subscriptions of this browser: when they are made, with which data, and when they end. */
import nock from 'nock';
import { settings } from '@/domain/settings/settings';
import { PUSH_WORKER_CONFIG } from '@/domain/notifications/desktopNotifications';
import { fork } from '@/sagas/engine/effects';
import { logoutSaga } from '@/sagas/session/logout';
import { pushSaga } from '@/sagas/notifications/push';
import { selectDesktopNotifications } from '@/selectors/notifications/desktopNotifications';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import {
  appTokenReceived,
  clientRegistered,
  logoutRequested,
  userTokenReceived,
} from '@/slices/session/session';
import { permissionLearned, pushSubscribed } from '@/slices/notifications/desktopNotifications';
import { accountsFound } from '@/slices/session/accounts';
import { account } from '@support/session/accounts';
import { useStoppedClock } from '@support/clock';
import { fakeStorage, fakeDesktopNotifications } from '@support/context';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';

const clock = useStoppedClock();
const PATH = '/api/v1/push/subscription/';
const server = () => nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-mia' } });

const token = userTokenReceived({ userToken: 'TOKEN-mia' });
const withKey = (vapidPublicKey: string | null) =>
  instanceConfigured({ instance: { vapidPublicKey } });
const wanting = (value: boolean) => settingChanged({ name: 'webPushNotifications', value });
const granted = permissionLearned('granted');
const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'P', auth: 'A' } };
const alerts = {
  follow: true,
  favourite: true,
  mention: true,
  reblog: true,
  move: true,
  poll: true,
  'pleroma:chat_mention': true,
  'pleroma:emoji_reaction': true,
};

function open(before: Parameters<typeof replay>[1] = {}) {
  const browser = fakeDesktopNotifications();
  const storage = fakeStorage();
  const story = replay(
    function* () {
      yield* fork(logoutSaga);
      yield* pushSaga();
    },
    {
      ...before,
      context: {
        services: { desktopNotifications: async () => browser.telling },
        storage: { database: storage.storage },
      },
    },
  );
  const problems = () => story.context.logged.map(({ message }) => message);
  return { ...story, browser: browser.state, storage, problems };
}

const all = [token, signedIn(), withKey('KEY'), wanting(true), granted];
const taken = (id: unknown = '1') =>
  server().post(PATH, { subscription, data: { alerts } }).reply(200, { id });

describe('a push subscription', () => {
  it.each(['user', 'key', 'setting', 'permission'] as const)(
    'PUSH-01 is created once everything is ready, the last being the %s',
    async (last) => {
      const parts = {
        user: signedIn(),
        key: withKey('KEY'),
        setting: wanting(true),
        permission: granted,
      };
      const others = Object.entries(parts).filter(([name]) => name !== last);
      const { dispatch, until, browser, state } = open({
        before: [token, ...others.map(([, part]) => part)],
      });
      await clock.pass(1_000);
      expect(browser.keys).toEqual([]);
      const call = taken();
      dispatch(parts[last]);
      await until(pushSubscribed);
      expect(call.isDone()).toBe(true);
      expect(browser.keys).toEqual(['KEY']);
      expect(selectDesktopNotifications(state()).pushed).toBe(true);
    },
  );

  it('PUSH-01 PUSH-03 ends when the setting is turned off [webPushNotifications]', async () => {
    taken();
    const { dispatch, until, browser, state, problems } = open({ before: all });
    await until(pushSubscribed);
    const call = server().delete(PATH).reply(200, {});
    dispatch(wanting(false));
    await clock.pass(100);
    expect(call.isDone()).toBe(true);
    expect(browser.unsubscribed).toBe(1);
    expect(selectDesktopNotifications(state()).pushed).toBe(false);
    expect(problems()).toEqual([]);
  });

  it('stays in the browser for its other accounts, which share it', async () => {
    taken();
    const several = accountsFound({ slot: '', list: [account(''), account('bot')] });
    const { dispatch, until, browser } = open({ before: [...all, several] });
    await until(pushSubscribed);
    const call = server().delete(PATH).reply(200, {});
    dispatch(wanting(false));
    await clock.pass(100);
    expect(call.isDone()).toBe(true);
    expect(browser.unsubscribed).toBe(0);
  });

  it('PUSH-02 is sent with the enabled types, and requires an id in the answer', async () => {
    const wish = { ...settings.notificationVisibility.fallback, likes: false };
    const call = server()
      .post(PATH, { subscription, data: { alerts: { ...alerts, favourite: false } } })
      .reply(200, { endpoint: 'x' });
    const { problems, state } = open({
      before: [...all, settingChanged({ name: 'notificationVisibility', value: wish })],
    });
    await clock.pass(100);
    expect(call.isDone()).toBe(true);
    expect(problems()).toEqual(['Bad response from server.']);
    expect(selectDesktopNotifications(state()).pushed).toBe(false);
  });

  it("is renewed when the server's key changes", async () => {
    taken();
    const { dispatch, until, browser } = open({ before: all });
    await until(pushSubscribed);
    const call = taken('2');
    dispatch(withKey('OTHER'));
    await clock.pass(100);
    expect(call.isDone()).toBe(true);
    expect(browser.keys).toEqual(['KEY', 'OTHER']);
  });

  it('shows notifications beside an open page if the reader wants that [webPushAlwaysShowNotifications]', async () => {
    taken();
    const { dispatch, until, storage } = open({ before: all });
    await until(pushSubscribed);
    expect(storage.table.get(PUSH_WORKER_CONFIG)).toMatchObject({ always: false });
    dispatch(settingChanged({ name: 'webPushAlwaysShowNotifications', value: true }));
    await clock.pass(100);
    expect(storage.table.get(PUSH_WORKER_CONFIG)).toMatchObject({ always: true });
  });

  it('tells the worker of quiet hours, which it keeps without a page [quietHours, quietHoursFrom]', async () => {
    taken();
    const { dispatch, until, storage } = open({ before: all });
    await until(pushSubscribed);
    expect(storage.table.get(PUSH_WORKER_CONFIG)).toMatchObject({ quiet: null });
    dispatch(settingChanged({ name: 'quietHours', value: true }));
    dispatch(settingChanged({ name: 'quietHoursFrom', value: '23:15' }));
    await clock.pass(100);
    expect(storage.table.get(PUSH_WORKER_CONFIG)).toMatchObject({
      quiet: { from: '23:15', to: '07:00' },
    });
  });

  it('tells the worker whose notifications are muted [quietPeople]', async () => {
    taken();
    const { dispatch, until, storage } = open({ before: all });
    await until(pushSubscribed);
    expect(storage.table.get(PUSH_WORKER_CONFIG)).toMatchObject({ quietPeople: [] });
    dispatch(settingChanged({ name: 'quietPeople', value: ['u2'] }));
    await clock.pass(100);
    expect(storage.table.get(PUSH_WORKER_CONFIG)).toMatchObject({ quietPeople: ['u2'] });
  });

  it('ends with the logout, before the token is revoked', async () => {
    taken();
    const calls: string[] = [];
    const client = { clientId: 'C', clientSecret: 'S', scopes: 'push' };
    const { dispatch, until, browser, storage } = open({
      before: [clientRegistered(client), appTokenReceived({ appToken: 'APP' }), ...all],
    });
    await until(pushSubscribed);
    expect(storage.table.get(PUSH_WORKER_CONFIG)).toMatchObject({
      screenName: 'mia',
      always: false,
    });
    server()
      .delete(PATH)
      .reply(() => (calls.push('push'), [200, {}]));
    nock(ORIGIN)
      .post('/oauth/revoke')
      .reply(() => (calls.push('token'), [200, {}]));
    dispatch(logoutRequested());
    await clock.pass(100);
    expect(calls).toEqual(['push', 'token']);
    expect(browser.unsubscribed).toBe(1);
    expect(storage.table.has(PUSH_WORKER_CONFIG)).toBe(false);
  });
});

describe('PUSH-04 only logs', () => {
  const quiet = (story: ReturnType<typeof open>) => expect(story.state().notices).toEqual([]);

  it('that push is disabled', async () => {
    const story = open({ before: [...all, wanting(false)] });
    await clock.pass(100);
    expect(story.problems()).toEqual(['Web Push is disabled in config']);
    quiet(story);
  });

  it('that the server has no key', async () => {
    const story = open({ before: [...all, withKey(null)] });
    await clock.pass(100);
    expect(story.problems()).toEqual(['VAPID public key is not found']);
    quiet(story);
  });

  it.each([
    [500, { error: 'No' }, 'Bad status code from server.'],
    [403, { error: 'Push is off' }, 'Bad status code from server.'],
    [200, { endpoint: 'x' }, 'Bad response from server.'],
    [200, '<html>', 'Bad response from server.'],
    [200, [], 'Bad response from server.'],
  ])('an answer of %d with %j', async (status, body, problem) => {
    server().post(PATH).reply(status, body);
    const story = open({ before: all });
    await clock.pass(100);
    expect(story.problems()).toEqual([problem]);
    expect(JSON.stringify(story.context.logged)).not.toContain('TOKEN');
    quiet(story);
  });

  it('PUSH-03 that the server did not delete it, and unsubscribes the browser', async () => {
    taken();
    const story = open({ before: all });
    await story.until(pushSubscribed);
    server().delete(PATH).reply(404, { error: 'Record not found' });
    story.dispatch(wanting(false));
    await clock.pass(100);
    expect(story.problems()).toEqual(['Bad status code from server.']);
    expect(story.browser.unsubscribed).toBe(1);
    quiet(story);
  });

  it('that there is no service worker', async () => {
    const story = open({ before: [...all, wanting(false)] });
    story.browser.trouble = new Error('No serviceworker found!');
    story.dispatch(wanting(true));
    await clock.pass(100);
    expect(story.problems()).toEqual(['Web Push is disabled in config', 'No serviceworker found!']);
    quiet(story);
  });
});
