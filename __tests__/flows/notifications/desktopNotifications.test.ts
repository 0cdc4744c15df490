/**
 * Desktop notifications: which are shown, for how long, how many, in which tab, and their targets.
 */
import type { Action } from '@reduxjs/toolkit';
import { fork } from '@/sagas/engine/effects';
import { desktopNotificationsSaga } from '@/sagas/notifications/desktopNotifications';
import { desktopNotificationPermissionSaga } from '@/sagas/notifications/desktopNotificationPermission';
import { NOTIFICATION_CLICKED } from '@/domain/notifications/desktopNotifications';
import type { Notification } from '@/domain/notifications/notification';
import { clockTime } from '@/lib/time/clockTime';
import { settingChanged } from '@/slices/session/config';
import {
  allSeenRequested,
  dismissedElsewhere,
  notificationsClicked,
  notificationsReceived,
  notificationsActedOn,
  seenElsewhere,
} from '@/slices/notifications/notifications';
import { pageFocusChanged, pageVisibilityChanged, silenceLifted } from '@/slices/realtime/realtime';
import { startSucceeded } from '@/slices/session/startup';
import { registrationAnswered } from '@/slices/session/registration';
import { userTokenReceived } from '@/slices/session/session';
import { permissionRequested } from '@/slices/notifications/desktopNotifications';
import { someMessage } from '@support/talk/chats';
import { leadBegun, leaderHeard } from '@/slices/realtime/tabs';
import { accountsFound } from '@/slices/session/accounts';
import { account } from '@support/session/accounts';
import { useStoppedClock } from '@support/clock';
import { fakeTabLocks, fakeDesktopNotifications } from '@support/context';
import { replay } from '@support/flow';
import { holding, mentions, someNotification } from '@support/notifications/notifications';
import { signedIn, someUser } from '@support/people';
import { decodeStatuses } from '@/api/decode/statuses/status';
import type { WireStatus } from '@/api/wire/status';
import { wireStatus, wireUser } from '@support/wire';

const clock = useStoppedClock();
/** A status by Ben. */
const someWire = (changes: Partial<WireStatus>) =>
  wireStatus({ account: wireUser({ id: 'u2', display_name: 'Ben' }), pleroma: {}, ...changes });
const token = userTokenReceived({ userToken: 'TOKEN-mia' });
const away = [pageVisibilityChanged(false), pageFocusChanged(false)];
const start = [
  token,
  signedIn(),
  silenceLifted(),
  holding([someNotification({ id: '1', seen: true })]),
];

interface Scene {
  before?: Action[];
  permission?: 'default' | 'denied' | 'granted';
  claims?: ReturnType<typeof fakeTabLocks>;
}

async function open({
  before = [...start, ...away],
  permission = 'granted',
  claims = fakeTabLocks(),
}: Scene = {}) {
  const browser = fakeDesktopNotifications({ permission });
  const story = replay(
    function* () {
      yield* fork(desktopNotificationPermissionSaga);
      yield* desktopNotificationsSaga();
    },
    {
      before,
      context: {
        services: { desktopNotifications: async () => browser.telling },
        storage: { acquireTabLock: claims.claim },
      },
    },
  );
  await clock.pass(0);
  const news = (entries: readonly Notification[], statuses = [someWire({ id: 's1' })]) =>
    story.dispatch(
      notificationsReceived({
        notifications: entries,
        entities: {
          ...decodeStatuses(statuses),
          users: [someUser({ id: 'u2', name: 'Ben' })],
        },
      }),
    );
  const bodies = () => browser.state.popUps.map(({ what }) => what.body);
  return { ...story, browser: browser.state, worker: browser.worker, news, bodies };
}

const follow = (id: string) =>
  someNotification({ id, type: 'follow', wireType: 'follow', statusId: null });

describe('a desktop notification', () => {
  it('names its account first if there are several, as its summary does', async () => {
    const own = account('', { userId: 'u1', screenName: 'mia' });
    const several = accountsFound({ slot: '', list: [own, account('bot')] });
    const { news, browser } = await open({ before: [...start, ...away, several] });
    news(['2', '3', '4', '5'].map(follow));
    await clock.pass(1_000);
    const titles = browser.popUps.map(({ what }) => what.title);
    expect(titles).toEqual([...Array.from({ length: 3 }, () => '@mia · Ben'), '@mia · Linnet']);
  });

  it('is not shown in quiet hours, and not caught up on after them [quietHours]', async () => {
    const time = clockTime(new Date(clock.now()).toISOString());
    const quiet = [
      settingChanged({ name: 'quietHoursFrom', value: time }),
      settingChanged({ name: 'quietHoursTo', value: clockTime('2026-11-20T12:05:00.000Z') }),
      settingChanged({ name: 'quietHours', value: true }),
    ];
    const { news, browser } = await open({ before: [...start, ...away, ...quiet] });
    news([follow('2')]);
    await clock.pass(1_000);
    expect(browser.popUps).toEqual([]);
    await clock.pass(300_000);
    expect(browser.popUps).toEqual([]);
    news([follow('3')]);
    await clock.pass(1_000);
    expect(browser.popUps).toHaveLength(1);
  });

  it('PUSH-06 shows a new notification and closes after 5 s', async () => {
    const { news, browser } = await open();
    news([follow('2')]);
    await clock.pass(1_000);
    expect(browser.popUps).toMatchObject([
      { what: { tag: '2', title: 'Ben', body: 'followed you', path: '/users/$u2' }, open: true },
    ]);
    await clock.pass(4_200);
    expect(browser.popUps[0]?.open).toBe(true);
    await clock.pass(200);
    expect(browser.popUps[0]?.open).toBe(false);
  });

  it('shows the text of a chat message, or a placeholder without text', async () => {
    const { news, bodies } = await open();
    const mention = { type: 'pleroma:chat_mention', statusId: null } as const;
    const words = someMessage({ text: 'Are you there?' });
    news([
      someNotification({ id: '2', ...mention, chatMessage: words }),
      someNotification({ id: '3', ...mention, chatMessage: someMessage({ text: '' }) }),
    ]);
    await clock.pass(1_000);
    expect(bodies()).toEqual(['Are you there?', 'sent you a message']);
  });

  it('is shown for the types enabled by default', async () => {
    const { news, bodies } = await open();
    const told: Partial<Notification>[] = [
      { type: 'follow', statusId: null },
      { type: 'like' },
      { type: 'repeat' },
      { type: 'move', statusId: null },
    ];
    news(told.map((each, at) => someNotification({ id: String(at + 2), ...each })));
    await clock.pass(1_000);
    expect(bodies()).toEqual(['followed you']);
    news([
      someNotification({ id: '7', type: 'follow_request', statusId: null }),
      someNotification({ id: '8', type: 'poll' }),
    ]);
    await clock.pass(6_000);
    expect(bodies().slice(1)).toEqual(['wants to follow you', 'A poll has ended']);
  });

  it.each([
    ['a muted status', [], someWire({ id: 's1', content: 'Hi', muted: true })],
    ['a mute word in its text', ['cheese'], someWire({ id: 's1', content: 'Fine Cheese here' })],
    [
      'a mute word in its summary',
      ['cheese'],
      someWire({ id: 's1', spoiler_text: 'Cheese', content: '' }),
    ],
  ])('PUSH-07 is not shown for a mention with %s', async (_what, words, status) => {
    const { dispatch, news, browser } = await open();
    dispatch(settingChanged({ name: 'muteWords', value: words }));
    const mention = someNotification({ id: '2', type: 'mention', wireType: 'mention' });
    news([mention], [status]);
    await clock.pass(1_000);
    expect(browser.popUps).toEqual([]);
    news([{ ...mention, id: '3', statusId: 's2' }], [someWire({ id: 's2', content: 'Hello Mia' })]);
    await clock.pass(1_000);
    expect(browser.popUps.map(({ what }) => what.body)).toEqual(['Hello Mia']);
  });

  it('is not shown for somebody whose notifications are muted [quietPeople]', async () => {
    const { dispatch, news, browser } = await open();
    dispatch(settingChanged({ name: 'quietPeople', value: ['u2'] }));
    news([follow('2')]);
    await clock.pass(1_000);
    expect(browser.popUps).toEqual([]);
    dispatch(settingChanged({ name: 'quietPeople', value: [] }));
    news([follow('3')]);
    await clock.pass(1_000);
    expect(browser.popUps).toHaveLength(1);
  });

  it("is not shown for older notifications, nor without the browser's permission", async () => {
    const first = await open({ before: [token, signedIn(), silenceLifted(), ...away] });
    first.news([follow('2')]);
    await clock.pass(1_000);
    expect(first.browser.popUps).toEqual([]);
    const denied = await open({ permission: 'denied' });
    denied.news([follow('2')]);
    await clock.pass(1_000);
    expect(denied.browser.popUps).toEqual([]);
  });

  it('brings the page to the front on a click, opens its target and marks it as read', async () => {
    const { news, browser, all, context } = await open();
    news([follow('2')]);
    await clock.pass(1_000);
    browser.popUps[0]?.press();
    await clock.pass(0);
    expect(browser.forward).toBe(1);
    expect(context.routes).toMatchObject([{ target: '/users/$u2' }]);
    expect(all(notificationsClicked).map(({ payload }) => payload)).toEqual([{ ids: ['2'] }]);
    expect(browser.popUps[0]?.open).toBe(false);
  });
});

describe('the desktop notification of a read notification', () => {
  const settling: [string, (id: string) => Action][] = [
    ['was used', (id) => notificationsActedOn({ ids: [id] })],
    ['was seen in another tab', (id) => seenElsewhere({ ids: [id] })],
    ['was read on another device', (id) => seenElsewhere({ upTo: id })],
    ['was dismissed in another tab', (id) => dismissedElsewhere({ id })],
  ];
  it.each(settling)('is closed, once it %s', async (_how, settle) => {
    const { news, browser, dispatch } = await open();
    browser.pushed = ['2', '3'];
    news([follow('2'), follow('3')]);
    await clock.pass(1_000);
    expect(browser.pushed).toEqual(['2', '3']);
    dispatch(settle('2'));
    await clock.pass(400);
    expect(browser.popUps.map(({ what, open }) => [what.tag, open])).toEqual([
      ['2', false],
      ['3', true],
    ]);
    expect(browser.pushed).toEqual(['3']);
  });

  it('is closed when all are marked as read, as is the summary', async () => {
    const { news, browser, dispatch } = await open();
    const ids = ['2', '3', '4', '5', '6'];
    // The last of them has not arrived through the socket yet.
    browser.pushed = [...ids, '7'];
    news(ids.map(follow));
    await clock.pass(1_000);
    expect(browser.popUps.map(({ what, open }) => [what.tag, open])).toEqual([
      ['2', true],
      ['3', true],
      ['4', true],
      ['more', true],
    ]);
    dispatch(allSeenRequested());
    await clock.pass(400);
    expect(browser.popUps.filter(({ open }) => open)).toEqual([]);
    expect(browser.pushed).toEqual(['7']);
  });

  it('does not close unread ones, or unknown ones', async () => {
    const { news, browser } = await open();
    browser.pushed = ['1', '2', '99'];
    news([follow('2')]);
    await clock.pass(1_000);
    expect(browser.pushed).toEqual(['2', '99']);
  });
});

describe('several desktop notifications', () => {
  it('are limited to three and one summary of the rest', async () => {
    const { news, browser, bodies } = await open();
    const rows = mentions(203).slice(0, 200);
    const statuses = rows.map(({ statusId }) => someWire({ id: statusId ?? '', content: 'Hey' }));
    for (let at = 200; at > 0; at -= 20) {
      news(rows.slice(at - 20, at), statuses.slice(at - 20, at));
      await clock.pass(200);
    }
    await clock.pass(1_000);
    const standing = new Set(
      browser.popUps.filter((each) => each.open).map(({ what }) => what.tag),
    );
    expect([...standing].sort()).toEqual(['4', '5', '6', 'more'].sort());
    expect(bodies().at(-1)).toBe('More notifications: 197');
    expect(browser.popUps.length).toBeLessThan(15);
  });

  it('are shown by one tab, and by none while another one is visible', async () => {
    const claims = fakeTabLocks();
    const one = await open({ claims });
    const other = await open({ claims });
    other.dispatch(leaderHeard({ leader: 'one', term: 1 }));
    const both = () => one.browser.popUps.length + other.browser.popUps.length;
    one.news([follow('2')]);
    other.news([follow('2')]);
    await clock.pass(1_000);
    expect(both()).toBe(1);
    other.dispatch(pageVisibilityChanged(true));
    other.dispatch(pageFocusChanged(true));
    await clock.pass(0);
    one.news([follow('3')]);
    other.news([follow('3')]);
    await clock.pass(1_000);
    expect(both()).toBe(1);
    // The first one is closed, and the other takes over.
    other.dispatch(pageVisibilityChanged(false));
    one.task.cancel();
    other.dispatch(leadBegun());
    await clock.pass(0);
    expect(other.browser.popUps).toEqual([]);
    other.news([follow('4')]);
    await clock.pass(1_000);
    expect(other.bodies()).toHaveLength(1);
  });
});

describe('the permission prompt', () => {
  it('is shown on a press and after the login, and not spontaneously', async () => {
    const { browser, dispatch, state } = await open({ permission: 'default' });
    expect(browser.asked).toBe(0);
    dispatch(permissionRequested());
    await clock.pass(0);
    expect(browser.asked).toBe(1);
    expect(state().desktopNotifications?.permission).toBe('granted');
    browser.permission = 'default';
    dispatch(startSucceeded());
    dispatch(token);
    await clock.pass(0);
    expect(browser.asked).toBe(2);
  });

  it('is left to the first steps after signing up', async () => {
    const { browser, dispatch } = await open({ permission: 'default' });
    dispatch(startSucceeded());
    dispatch(registrationAnswered({ result: 'ok', message: null }));
    dispatch(token);
    await clock.pass(0);
    expect(browser.asked).toBe(0);
  });
});

describe('a message of the service worker', () => {
  it('opens its target, unless it is for another account', async () => {
    const { worker, context } = await open();
    worker.change({ type: 'somebody else’s', id: '1', path: '/x' });
    worker.change({ type: NOTIFICATION_CLICKED, id: '1', path: 'https://evil.example/' });
    worker.change({ type: NOTIFICATION_CLICKED, id: '1', path: '/notice/s1' });
    await clock.pass(0);
    expect(context.routes).toMatchObject([{ target: '/notice/s1' }]);
  });
});
