/** Several tabs of one reader: one holds the socket, and another takes over when it goes. */
import { configureStore } from '@reduxjs/toolkit';
import nock from 'nock';
import { notificationsSaga } from '@/sagas/notifications/notifications';
import { timelineNewsSaga } from '@/sagas/timelines/timelineNews';
import { timelinesSaga } from '@/sagas/timelines/timelines';
import { streamingSaga } from '@/sagas/realtime/streaming/streaming';
import { tabsSaga } from '@/sagas/realtime/tabs/election';
import { openLine } from '@/sagas/realtime/tabs/socketLine';
import { sagaOf } from '@/sagas/engine/sagaGroup';
import { createDeferredSagas } from '@/store/deferredSagas';
import { selectTabRole } from '@/selectors/realtime/tabs';
import { selectTopGap } from '@/selectors/timelines/timelines';
import { selectCurrentUserId } from '@/selectors/session/session';
import { socketHandedOver, socketJoined, socketStates } from '@/slices/realtime/realtime';
import { instanceConfigured } from '@/slices/session/config';
import { leadBegun, otherBuildMet, tabJoined } from '@/slices/realtime/tabs';
import { rootReducer } from '@/slices/root';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { instanceLoaded } from '@/slices/session/startup';
import { statusDeleted } from '@/slices/statuses/statuses';
import {
  statusesStreamed,
  timelineClosed,
  timelineOpened,
  timelinePageReceived,
} from '@/slices/timelines/timelines';
import { useStoppedClock } from '@support/clock';
import { fakePage, fakeTabLocks, testContext } from '@support/context';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fakeBrowser, type Tab } from '@support/realtime/tabs';
import { fakeSockets } from '@support/socket';
import { wireNotification, wireStatus } from '@support/wire';

const clock = useStoppedClock();
const HOME = timelineOpened({ key: 'friends' });

const socketOf = ({ story }: Tab) => story.state().realtime.socket;
const roleOf = ({ story }: Tab) => selectTabRole(story.state());
const idsOf = ({ story }: Tab, key = 'friends') =>
  story.state().timelines[key]?.ranges.flat() ?? [];
/** Every post that came to a tab, once for each time that it was new there. */
const comeTo = ({ story }: Tab): string[] => {
  const known = new Set<string>();
  return (story.log as unknown[]).flatMap((action) => {
    if (statusesStreamed.match(action)) return action.payload.statusIds;
    if (!timelinePageReceived.match(action)) return [];
    const fresh = action.payload.ids.filter((id) => !known.has(id));
    fresh.forEach((id) => known.add(id));
    return fresh;
  });
};
const idOf = (number: number) => String(1_000 + number);
const post = (number: number) => wireStatus({ id: idOf(number) });

/** Answers of the home timeline as a server gives them, with a count of the questions. */
function homeServer(posted: number[]) {
  const asked: string[] = [];
  nock(ORIGIN)
    .persist()
    .get('/api/v1/timelines/home')
    .query(true)
    .reply((uri) => {
      const query = new URL(uri, ORIGIN).searchParams;
      asked.push(query.get('since_id') ?? 'first');
      const since = Number(query.get('since_id') ?? 0);
      const below = Number(query.get('max_id') ?? Infinity);
      const isAsked = (id: number) => id > since && id < below;
      const page = posted.filter((number) => isAsked(Number(idOf(number)))).slice(-20);
      return [200, page.toReversed().map(post)];
    });
  return { asked };
}

/** Tabs with the home timeline, of which the first has the socket and the last is looked at. */
async function opened(count: number, ...more: (typeof timelinesSaga)[]) {
  const posted = [1];
  const server = homeServer(posted);
  const browser = fakeBrowser();
  const tabs: Tab[] = [];
  for (let number = 1; number <= count; number += 1) {
    const tab = browser.open({ sagas: [timelinesSaga, ...more], visible: true });
    tabs.push(tab);
    tab.story.dispatch(HOME);
    await clock.pass(10);
    if (number === 1) tab.sockets.last.open();
    await clock.pass(10);
    if (number < count) tab.page.visible.change(false);
  }
  await clock.pass(12_000);
  const [first, last] = [tabs[0], tabs.at(-1)];
  if (!first || !last) throw new Error('No tab');
  const deliver = (number: number, by = first) => {
    posted.push(number);
    by.sockets.last.receiveEvent('update', post(number));
  };
  return { browser, tabs, first, last, server, posted, deliver };
}

it('five tabs have one socket, whose frames reach all of them', async () => {
  const { browser, tabs, deliver, server } = await opened(5);
  expect(browser.sockets()).toHaveLength(1);
  expect(tabs.map(roleOf)).toEqual(['leads', 'follows', 'follows', 'follows', 'follows']);
  expect(tabs.map(socketOf)).toEqual(tabs.map(() => socketStates.joined));
  const asked = server.asked.length;
  deliver(2);
  deliver(3);
  await clock.pass(300);
  for (const tab of tabs) expect(idsOf(tab)).toEqual([3, 2, 1].map(idOf));
  await clock.pass(120_000);
  expect(server.asked).toHaveLength(asked);
});

it('a tab whose sagas begin before it is known who is signed in has one socket, and hands on its frames', async () => {
  homeServer([1]);
  const browser = fakeBrowser();
  const [first, second] = [true, true].map((early) =>
    browser.open({ sagas: [timelinesSaga], visible: true, early }),
  ) as [Tab, Tab];
  for (const { story } of [first, second]) {
    story.dispatch(signedIn());
    story.dispatch(HOME);
    await clock.pass(100);
  }
  expect(first.sockets.opened).toHaveLength(1);
  expect(second.sockets.opened).toEqual([]);
  first.sockets.last.open();
  await clock.pass(12_000);
  first.sockets.last.receiveEvent('update', post(2));
  await clock.pass(300);
  for (const tab of [first, second]) expect(idsOf(tab)).toEqual([2, 1].map(idOf));
});

it('hidden tabs that follow neither ask for anything nor hold timers, also without notifications', async () => {
  const timersOf = async (count: number) => {
    const before = jest.getTimerCount();
    const asked: string[] = [];
    nock(ORIGIN)
      .persist()
      .get('/api/v1/notifications')
      .query(true)
      .reply((uri) => {
        asked.push(uri);
        return [200, []];
      });
    const { tabs, server } = await opened(count, notificationsSaga, timelineNewsSaga);
    const known = server.asked.length + asked.length;
    await clock.passSeconds(60);
    const timers = jest.getTimerCount() - before;
    expect(server.asked.length + asked.length).toBe(known);
    tabs.forEach((tab) => tab.close());
    nock.cleanAll();
    return timers;
  };
  const ofTwo = await timersOf(2);
  expect(ofTwo).toBeGreaterThan(0);
  expect(await timersOf(5)).toBe(ofTwo);
});

it('a tab opens no socket before it knows who leads, although its sagas begin before they hear of each other', async () => {
  const sockets = fakeSockets();
  const locks = fakeTabLocks();
  // Another tab leads.
  await locks.claim('leads 1 none u1', new AbortController().signal);
  const context = testContext({
    net: { openSocket: sockets.openSocket },
    storage: { acquireTabLock: locks.claim },
  });
  const { middleware, run } = createDeferredSagas({
    context,
    onError: (error) => {
      throw error;
    },
  });
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(middleware),
  });
  context.getState = store.getState;
  const login = [instanceLoaded(), userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()];
  login.forEach((action) => store.dispatch(action));
  const load = async () => sagaOf({ onceStarted: { tabs: tabsSaga, streaming: streamingSaga } });
  const running = run([{ name: 'member', isNeeded: () => true, load }]);
  await clock.pass(300);
  expect(selectTabRole(store.getState())).toBe('waiting');
  expect(sockets.opened).toEqual([]);
  running.cancel();
});

it('a socket that stood before its tab had a name hands its frames on under that name', async () => {
  const { events, tabs } = fakePage();
  const said: unknown[] = [];
  const line: { relay?: (text: string) => void } = {};
  const story = replay(
    function* () {
      const { relay, serve } = yield* openLine();
      line.relay = relay;
      yield* serve();
    },
    {
      before: [signedIn()],
      context: { page: { ...events, postToTabs: (message: unknown) => void said.push(message) } },
    },
  );
  story.dispatch(tabJoined({ id: 'one', version: '1' }));
  story.dispatch(leadBegun());
  const ownerId = selectCurrentUserId(story.state());
  tabs.tell({ tabs: { version: '1', ownerId, from: 'two', kind: 'ask', wants: [] } });
  await clock.pass(10);
  line.relay?.('a frame');
  expect(said.at(-1)).toEqual({
    tabs: { version: '1', ownerId, from: 'one', kind: 'frame', number: 1, text: 'a frame' },
  });
});

it('one tab alone sends no frame to anybody', async () => {
  const { browser, deliver } = await opened(1);
  const before = browser.said.length;
  deliver(2);
  await clock.pass(60_000);
  expect(browser.said).toHaveLength(before);
  expect(JSON.stringify(browser.said)).not.toContain('frame');
});

describe('when the tab with the socket is closed', () => {
  it('another one takes over at once, and of 500 posts none is missed and none comes twice', async () => {
    const { browser, tabs, first, deliver, posted, server } = await opened(5);
    for (let number = 2; number <= 250; number += 1) deliver(number);
    await clock.pass(500);
    first.close();
    // Nobody hears these.
    posted.push(251, 252, 253);
    await clock.pass(10);
    const second = browser.leaders()[0];
    if (!second) throw new Error('Nobody leads');
    const asked = server.asked.length;
    expect(browser.sockets()).toHaveLength(1);
    second.sockets.last.open();
    await clock.pass(100);
    for (let number = 254; number <= 500; number += 1) deliver(number, second);
    await clock.pass(2_000);
    const all = Array.from({ length: 500 }, (_, index) => idOf(1 + index));
    const seen = tabs.at(-1);
    if (!seen) throw new Error('No tab');
    expect(comeTo(seen).toSorted()).toEqual(all);
    // Only the tab that is looked at has asked; the others ask when they are.
    expect(server.asked.slice(asked)).toEqual([idOf(250)]);
    for (const tab of tabs.slice(1, -1)) {
      expect(comeTo(tab)).toHaveLength(497);
      const before = server.asked.length;
      tab.page.visible.change(true);
      await clock.pass(1_000);
      tab.page.visible.change(false);
      expect(server.asked.length - before).toBe(1);
    }
  });

  it('nothing is polled until the new socket stands', async () => {
    const { browser, first, last, server } = await opened(3);
    const asked = server.asked.length;
    first.close();
    await clock.pass(5_000);
    expect(last.story.all(socketHandedOver)).toHaveLength(1);
    expect(server.asked).toHaveLength(asked);
    browser.leaders()[0]?.sockets.last.end(1006);
    await clock.pass(100);
    browser.leaders()[0]?.page.visible.change(false);
    expect(socketOf(last)).toBe(socketStates.error);
    await clock.pass(9_000);
    expect(server.asked.length).toBe(asked + 1);
  });
});

describe('a tab that hangs', () => {
  it('loses the socket within two seconds to the one that is looked at, and follows when it goes on', async () => {
    const { browser, first, last, deliver } = await opened(3);
    first.hang();
    await clock.pass(1_900);
    expect(roleOf(last)).toBe('leads');
    last.sockets.last.open();
    await clock.pass(100);
    first.wake();
    await clock.pass(1_000);
    expect(roleOf(first)).toBe('follows');
    expect(browser.sockets()).toHaveLength(1);
    deliver(2, last);
    await clock.pass(300);
    first.page.visible.change(true);
    await clock.pass(300);
    for (const tab of browser.tabs) expect(idsOf(tab)).toEqual([2, 1].map(idOf));
  });

  it('makes nobody miss what came while it hung, up to four pages', async () => {
    const { first, last, posted, server } = await opened(3, timelineNewsSaga);
    first.hang();
    for (let number = 2; number <= 80; number += 1) posted.push(number);
    const asked = server.asked.length;
    await clock.pass(1_900);
    last.sockets.last.open();
    // The server allows three pages in half a second.
    await clock.passSeconds(3);
    expect(idsOf(last)).toEqual(posted.map(idOf).toReversed());
    expect(comeTo(last)).toHaveLength(80);
    expect(server.asked).toHaveLength(asked + 4);
  });

  it('leaves a gap to press where more than four pages came', async () => {
    const { first, last, posted, server } = await opened(3, timelineNewsSaga);
    first.hang();
    for (let number = 2; number <= 120; number += 1) posted.push(number);
    const asked = server.asked.length;
    await clock.pass(1_900);
    last.sockets.last.open();
    await clock.passSeconds(10);
    expect(server.asked).toHaveLength(asked + 4);
    expect(selectTopGap(last.story.state(), 'friends')).toBe(idOf(41));
  });

  it('is left alone while nobody looks, as hidden tabs hold no timers', async () => {
    const { first, last } = await opened(3);
    last.page.visible.change(false);
    await clock.pass(1_000);
    first.hang();
    await clock.pass(60_000);
    expect(roleOf(last)).toBe('follows');
    last.page.visible.change(true);
    await clock.pass(1_900);
    expect(roleOf(last)).toBe('leads');
  });

  it('is noticed although the clock steps back', async () => {
    const { first, last } = await opened(2);
    jest.setSystemTime(Date.now() - 86_400_000);
    first.hang();
    await clock.pass(1_900);
    expect(roleOf(last)).toBe('leads');
  });

  it('and is restored after a week without what was said meanwhile ends in one leader', async () => {
    const { browser, first, last } = await opened(2);
    first.hang();
    await clock.pass(1_900);
    last.sockets.last.open();
    jest.setSystemTime(Date.now() + 7 * 86_400_000);
    first.wake({ dropped: true });
    await clock.pass(60_000);
    browser.sockets().forEach((socket) => socket.readyState === 0 && socket.open());
    await clock.pass(5_000);
    expect(browser.leaders()).toHaveLength(1);
    expect(browser.sockets()).toHaveLength(1);
  });
});

it('a tab that the browser freezes hands the socket on before', async () => {
  const { browser, first, last } = await opened(2);
  first.page.frozen.change(true);
  first.hang();
  await clock.pass(10);
  expect(roleOf(last)).toBe('leads');
  expect(browser.sockets()).toHaveLength(1);
  last.sockets.last.open();
  first.wake({ dropped: true });
  first.page.frozen.change(false);
  await clock.pass(1_000);
  expect(roleOf(first)).toBe('follows');
  expect(socketOf(first)).toBe(socketStates.joined);
  // The other one does not miss what came meanwhile, so this one asks for it.
  expect(first.story.all(socketJoined).at(-1)?.payload).toBeUndefined();
});

it('a tab that alone missed something asks for it itself, also while nobody looks at it', async () => {
  const { tabs, first, last, posted, deliver } = await opened(3);
  const [, middle = first] = tabs;
  middle.hang();
  deliver(2);
  await clock.pass(100);
  middle.wake({ dropped: true });
  deliver(3);
  await clock.pass(1_000);
  for (const tab of [middle, last]) expect(comeTo(tab).toSorted()).toEqual(posted.map(idOf));
  expect(middle.story.all(socketJoined).at(-1)?.payload).toBeUndefined();
  expect(last.story.all(socketJoined)).toHaveLength(1);
});

describe('the timelines of a tab that follows', () => {
  const LOCAL = { key: 'public' };
  const newServer = instanceConfigured({ instance: { backendVersion: '2.6.50' } });

  it('are streamed by the tab that leads, and only to those who show them', async () => {
    const { first, last, deliver } = await opened(2);
    nock(ORIGIN)
      .persist()
      .get('/api/v1/timelines/public')
      .query(true)
      .reply(200, [post(1)]);
    for (const { story } of [first, last]) story.dispatch(newServer);
    last.story.dispatch(timelineOpened(LOCAL));
    await clock.pass(100);
    first.sockets.last.receiveEvent('pleroma:respond', { type: 'subscribe', result: 'success' });
    await clock.pass(100);
    expect(first.sockets.last.sent.map((text) => JSON.parse(text) as object)).toContainEqual({
      type: 'subscribe',
      stream: 'public:local',
    });
    first.sockets.last.receive({
      stream: ['public:local'],
      event: 'update',
      payload: JSON.stringify(post(2)),
    });
    await clock.pass(300);
    expect(idsOf(last, 'public')).toEqual([2, 1].map(idOf));
    expect(idsOf(first, 'public')).toEqual([]);
    last.story.dispatch(timelineClosed(LOCAL));
    await clock.pass(100);
    expect(first.sockets.last.sent.at(-1)).toContain('unsubscribe');
    deliver(2);
  });
});

describe('what another tab says', () => {
  const address = (tab: Tab) => {
    const { id, version } = tab.story.state().tabs ?? { id: '', version: '' };
    return { version, ownerId: tab.story.state().session.currentUser?.id, from: `${id} other` };
  };

  it.each([
    ['an action', { kind: 'action', action: loggedOut('wish') }],
    ['no text', { kind: 'frame', number: 2, text: { type: 'session/loggedOut' } }],
    ['an unknown frame', { kind: 'frame', number: 2, text: '{"event":"session/loggedOut"}' }],
    ['nothing', null],
  ])('is read as a frame of the server or not at all: %s', async (_name, message) => {
    const { last } = await opened(2);
    const types = last.story.types().length;
    last.page.tabs.tell({ tabs: { ...address(last), ...message } });
    last.page.tabs.tell({ tabs: message });
    await clock.pass(300);
    expect(last.story.types().slice(types)).toEqual([]);
  });

  it('is ignored if it is about another account', async () => {
    const { first, last } = await opened(2);
    const { id = '', version = '' } = first.story.state().tabs ?? {};
    const text = JSON.stringify({ stream: ['user'], event: 'delete', payload: idOf(1) });
    const frame = { kind: 'frame', number: 2, text, from: id, version };
    last.page.tabs.tell({ tabs: { ...frame, ownerId: 'somebody else' } });
    await clock.pass(300);
    expect(last.story.all(statusDeleted)).toEqual([]);
  });
});

it('tabs of different builds keep to themselves, and look for the update', async () => {
  const browser = fakeBrowser();
  const older = browser.open({ build: 'aaaaaaaaaa' });
  await clock.pass(10);
  const newer = browser.open({ build: 'bbbbbbbbbb', visible: true });
  await clock.pass(5_000);
  expect([older, newer].map(roleOf)).toEqual(['leads', 'leads']);
  expect(browser.sockets()).toHaveLength(2);
  expect(older.story.all(otherBuildMet)).toHaveLength(1);
});

it('tabs that cannot lock have a socket each', async () => {
  const browser = fakeBrowser();
  const refused = {
    storage: { acquireTabLock: () => Promise.reject(new DOMException('No', 'SecurityError')) },
  };
  const tabs = [browser.open({ context: refused }), browser.open({ context: refused })];
  await clock.pass(60_000);
  expect(tabs.map(roleOf)).toEqual(['alone', 'alone']);
  expect(browser.sockets()).toHaveLength(2);
});

describe('a lost connection', () => {
  it('is lost in all tabs, of which only those that are looked at poll', async () => {
    const { tabs, first, last, server } = await opened(4);
    const asked = server.asked.length;
    first.sockets.last.end(1011);
    await clock.pass(100);
    expect(tabs.map(socketOf)).toEqual(tabs.map(() => socketStates.error));
    await clock.pass(9_900);
    expect(server.asked.length - asked).toBe(1);
    first.sockets.last.open();
    await clock.pass(100);
    expect(tabs.map(socketOf)).toEqual(tabs.map(() => socketStates.joined));
    expect(last.story.all(socketJoined).at(-1)?.payload).toEqual({ resumed: true, told: true });
    expect(last.story.all(timelinePageReceived).length).toBeLessThan(6);
  });
});

it('notifications are asked for in the background as often as by one tab', async () => {
  const asking = async (count: number) => {
    let asked = 0;
    nock(ORIGIN)
      .persist()
      .get('/api/v1/notifications')
      .query(true)
      .reply(() => {
        asked += 1;
        return [200, [wireNotification({ id: '5' })]];
      });
    const browser = fakeBrowser();
    const tabs = Array.from({ length: count }, () => browser.open({ sagas: [notificationsSaga] }));
    await clock.pass(100);
    tabs[0]?.sockets.last.end(1006);
    await clock.pass(10_000);
    const before = asked;
    await clock.pass(60_000);
    tabs.forEach((tab) => tab.close());
    nock.cleanAll();
    return asked - before;
  };
  const alone = await asking(1);
  expect(alone).toBeGreaterThan(1);
  expect(await asking(3)).toBe(alone);
});
