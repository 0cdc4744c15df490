/**
 * Starting without a network: pages are opened one after the other in one browser. The last view is
 * shown again at the same scroll position, marked with its age, and continues when the server is
 * back. Nobody else gets to see it.
 */
import nock from 'nock';
import {
  LARGEST,
  OFFLINE_SNAPSHOT_KEY,
  MOST_KEPT,
  type OfflineSnapshot,
} from '@/domain/session/offlineSnapshot';
import { deferredRootSaga } from '@support/engine/deferredRoot';
import { selectInstance } from '@/selectors/session/config';
import { selectOfflineSince } from '@/selectors/session/offline';
import { selectCurrentUser } from '@/selectors/session/session';
import { selectGaps, selectTimelineLoaded } from '@/selectors/timelines/timelines';
import { notificationsReceived } from '@/slices/notifications/notifications';
import { scrollAnchorSaved } from '@/slices/timelines/scrollAnchors';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { timelineOpened } from '@/slices/timelines/timelines';
import { createAppStore } from '@/store/createStore';
import { STORAGE_KEY } from '@/store/persistedStateVersion';
import { useStoppedClock } from '@support/clock';
import { fakePage, fakeStorage, testContext } from '@support/context';
import { ORIGIN } from '@support/flow';
import { someNotification } from '@support/notifications/notifications';
import { json, missing, serveStartup, type Answers } from '@support/session/startupServer';
import { wireStatus } from '@support/wire';

const clock = useStoppedClock();
const VERIFY = '/api/v1/accounts/verify_credentials';
const HOME = '/api/v1/timelines/home';
const DAY = 24 * 3_600_000;

const member = {
  _persist: { version: 1 },
  session: { oauth: { userToken: 'TOKEN-alice' }, lastLoginName: 'alice' },
};
const visitor = { _persist: { version: 1 }, session: { oauth: {} } };

/** A socket that never opens. */
const silentSocket = () => ({ close: () => undefined }) as unknown as WebSocket;

const opened: { close: () => void }[] = [];
afterEach(() => opened.splice(0).forEach(({ close }) => close()));

const noServer = () => {
  nock.abortPendingRequests();
  nock.cleanAll();
  nock(ORIGIN).persist().get(/.*/).replyWithError('gone');
  nock(ORIGIN).persist().post(/.*/).replyWithError('gone');
};
const server = (changes: Answers = {}) => {
  nock.abortPendingRequests();
  nock.cleanAll();
  return serveStartup({ '/api/v1/notifications': () => json([]), ...changes });
};

function browser(record: object = member) {
  const disk = fakeStorage({ [STORAGE_KEY]: record });
  return {
    disk,
    kept: () => disk.table.get(OFFLINE_SNAPSHOT_KEY) as OfflineSnapshot | undefined,
    open({ online = true, path = '/main/friends', entry = 'first' } = {}) {
      const page = fakePage();
      page.online.change(online);
      const context = testContext({
        page: {
          ...page.events,
          location: () => path,
          historyKey: () => entry,
        },
        net: {
          openSocket: silentSocket,
        },
      });
      const { store, close } = createAppStore({
        makeContext: (storage) => ({
          ...context,
          storage: { ...context.storage, database: storage },
        }),
        storage: disk.storage,
        loadImportedState: async () => undefined,
        forgetful: false,
        loadDeferredSagas: async () => deferredRootSaga,
      });
      opened.push({ close });
      return { store, close, page, context, state: () => store.getState() };
    },
  };
}

type Browser = ReturnType<typeof browser>;
type Tab = ReturnType<Browser['open']>;

async function passUntil(holds: () => boolean): Promise<void> {
  for (let seconds = 0; seconds < 120 && !holds(); seconds += 1) await clock.pass(1_000);
  expect(holds()).toBe(true);
}

const isReady = (tab: Tab) => tab.state().startup.phase === 'ready';
const hasMet = (tab: Tab) => tab.state().config.instance.learntAt !== null;
const homeOf = (tab: Tab) => tab.state().timelines.friends?.ranges.flat() ?? [];

/** Reads the home timeline, then hides and closes the page. */
async function readAndLeave(from: Browser, more: (tab: Tab) => void = () => undefined) {
  const tab = from.open();
  await passUntil(
    () => isReady(tab) && hasMet(tab) && selectTimelineLoaded(tab.state(), 'friends'),
  );
  tab.store.dispatch(timelineOpened({ key: 'friends' }));
  await clock.pass(1_000);
  more(tab);
  tab.page.visible.change(false);
  await clock.pass(100);
  tab.close();
  return tab;
}

describe('a member who is offline', () => {
  it('sees their last view, signed in, marked with its age', async () => {
    const here = browser();
    server();
    const before = await readAndLeave(here, ({ store }) => {
      const entities = { statuses: [], users: [] };
      store.dispatch(notificationsReceived({ notifications: [someNotification()], entities }));
    });
    const seenAt = clock.now();
    await clock.pass(3_600_000);

    noServer();
    const tab = here.open({ online: false });
    await clock.pass(1_000);
    expect(isReady(tab)).toBe(true);
    expect(homeOf(tab)).toEqual(homeOf(before));
    expect(homeOf(tab).length).toBeGreaterThan(0);
    expect(selectCurrentUser(tab.state())?.screenName).toBe('alice');
    expect(selectInstance(tab.state()).name).toBe('Home');
    expect(tab.state().theme.order).toEqual(before.state().theme.order);
    expect(tab.state().notifications?.notifications.map(({ id }) => id)).toEqual(['501']);
    const since = selectOfflineSince(tab.state());
    expect(Math.abs((since ?? 0) - seenAt)).toBeLessThan(1_000);
    // The offline mark says it already; no notice is shown.
    await clock.passSeconds(20);
    expect(tab.state().notices).toEqual([]);
    expect(selectOfflineSince(tab.state())).toBe(since);
  });

  it('returns to the same scroll position in a new tab', async () => {
    const here = browser();
    server();
    const row = { id: '', offset: 72 };
    await readAndLeave(here, (tab) => {
      row.id = homeOf(tab)[3] ?? '';
      const anchor = { rows: [row], before: homeOf(tab).slice(0, 3), depth: 3 };
      tab.store.dispatch(scrollAnchorSaved({ entry: 'first friends', anchor }));
    });
    noServer();
    const tab = here.open({ online: false, entry: 'another' });
    await clock.pass(1_000);
    expect(tab.state().scrollAnchors['another friends']?.rows).toEqual([row]);
  });

  it('is redirected from the root to home, at the same position', async () => {
    const here = browser();
    server({
      '/api/pleroma/frontend_configurations': () =>
        json({ pleroma_fe: { redirectRootLogin: '/main/friends' } }),
    });
    await readAndLeave(here);
    noServer();
    const tab = here.open({ online: false, path: '/' });
    await clock.pass(1_000);
    expect(tab.context.routes).toEqual([{ target: '/main/friends', replace: true }]);
  });

  it('continues from there when the network is back, with a gap if more than one page was missed', async () => {
    const here = browser();
    server();
    await readAndLeave(here);
    noServer();
    const tab = here.open({ online: false });
    await clock.pass(1_000);
    const seen = homeOf(tab);
    tab.store.dispatch(timelineOpened({ key: 'friends' }));

    const news = Array.from({ length: 20 }, (_, n) => wireStatus({ id: `ZZZ${99 - n}${seen[0]}` }));
    let asked = '';
    nock.cleanAll();
    nock(ORIGIN)
      .get(HOME)
      .query(({ since_id: since }) => typeof since === 'string' && (asked = since) !== '')
      .reply(200, news);
    // The posts in between are no longer available.
    serveStartup({ [HOME]: missing, '/api/v1/notifications': () => json([]) });
    tab.page.online.change(true);
    await passUntil(() => selectOfflineSince(tab.state()) === null);
    await passUntil(() => homeOf(tab).length > seen.length);
    expect(asked).toBe(seen[0]);
    // The posts that were read stay in place; new ones wait behind the button.
    expect(homeOf(tab).slice(-seen.length)).toEqual(seen);
    expect(tab.state().timelines.friends?.unseen).toHaveLength(20);
    expect(selectCurrentUser(tab.state())?.chatToken).not.toBeNull();
    expect(tab.state().startup.serverUnreachable).toBe(false);
    expect(selectGaps(tab.state(), 'friends')).toEqual([news.at(-1)?.id]);
  });

  it('sees none of it once the server rejects the login', async () => {
    const here = browser();
    server();
    await readAndLeave(here);
    noServer();
    const tab = here.open({ online: false });
    await clock.pass(1_000);
    expect(homeOf(tab)).not.toEqual([]);
    server({ [VERIFY]: () => json({ error: 'Invalid credentials' }, 403) });
    tab.page.online.change(true);
    await passUntil(() => selectCurrentUser(tab.state()) === null);
    await clock.pass(1_000);
    expect(homeOf(tab)).toEqual([]);
    expect(here.kept()).toBeUndefined();
    expect(tab.state().notices.map(({ messageKey }) => messageKey)).toContain(
      'login.session_ended',
    );
  });
});

describe('an offline visitor', () => {
  it('sees the public timeline', async () => {
    const here = browser(visitor);
    server();
    const first = here.open({ path: '/main/public' });
    await passUntil(() => selectTimelineLoaded(first.state(), 'public'));
    await clock.passSeconds(15);
    first.close();
    noServer();
    const tab = here.open({ online: false, path: '/main/public' });
    await clock.pass(1_000);
    expect(tab.state().timelines.public?.ranges.flat().length).toBeGreaterThan(0);
    expect(selectCurrentUser(tab.state())).toBeNull();
    expect(selectOfflineSince(tab.state())).not.toBeNull();
  });
});

describe('a server that does not answer', () => {
  it('shows the last view after ten seconds although the browser is online', async () => {
    const here = browser();
    server();
    await readAndLeave(here);
    nock.cleanAll();
    nock(ORIGIN).persist().get(/.*/).delay(3_600_000).reply(200, {});
    nock(ORIGIN).persist().post(/.*/).delay(3_600_000).reply(200, {});
    const tab = here.open();
    await clock.pass(9_000);
    expect(homeOf(tab)).toEqual([]);
    await clock.pass(2_000);
    expect(isReady(tab)).toBe(true);
    expect(homeOf(tab)).not.toEqual([]);
    expect(selectOfflineSince(tab.state())).not.toBeNull();
  });
});

describe('a server that answers', () => {
  it('with an error for the account does not bring the stored view back', async () => {
    const here = browser();
    server();
    await readAndLeave(here);
    server({ [VERIFY]: () => json({ error: 'Something went wrong' }, 500) });
    const tab = here.open();
    await passUntil(() => isReady(tab));
    expect(selectCurrentUser(tab.state())).toBeNull();
    expect(selectOfflineSince(tab.state())).toBeNull();
    expect(tab.state().startup.sessionPending).toBe(true);
  });
});

describe('the stored snapshot', () => {
  it('contains no token and no settings store', async () => {
    const here = browser();
    server();
    const tab = await readAndLeave(here);
    expect(selectCurrentUser(tab.state())?.chatToken).not.toBeNull();
    expect(here.kept()?.member).toMatchObject({ chatToken: null, settingsStore: {} });
    expect(JSON.stringify(here.kept())).not.toContain('TOKEN');
  });

  it('is small, however long the posts are', async () => {
    const here = browser();
    const long = (id: number, words: string) =>
      wireStatus({ id: `A${String(9_999 - id)}`, content: words.repeat(200) });
    server({ [HOME]: () => json(Array.from({ length: 100 }, (_, n) => long(n, 'reed '))) });
    await readAndLeave(here);
    expect(here.kept()?.timelines[0]?.ids).toHaveLength(MOST_KEPT);

    server({
      [HOME]: () => json(Array.from({ length: 40 }, (_, n) => long(n, 'heron '.repeat(20)))),
    });
    here.disk.table.delete(OFFLINE_SNAPSHOT_KEY);
    await readAndLeave(here);
    const kept = here.kept();
    expect(kept?.timelines[0]?.ids.length).toBeLessThan(MOST_KEPT);
    expect(JSON.stringify(kept).length).toBeLessThanOrEqual(LARGEST);
  });

  it.each(['wish', 'pause', 'refusal'] as const)(
    'is removed with the account (%s)',
    async (why) => {
      const here = browser();
      server();
      const tab = here.open();
      await passUntil(() => isReady(tab));
      await clock.passSeconds(15);
      expect(here.kept()?.owner).toBe('alice');
      tab.store.dispatch(loggedOut(why));
      await clock.pass(1_000);
      expect(here.kept()).toBeUndefined();
    },
  );

  it('is removed when somebody else signs in', async () => {
    const here = browser();
    server();
    const tab = here.open();
    await passUntil(() => isReady(tab));
    await clock.passSeconds(15);
    tab.store.dispatch(userTokenReceived({ userToken: 'TOKEN-bob' }));
    await clock.pass(100);
    expect(here.kept()).toBeUndefined();
  });

  it('is shown to nobody else', async () => {
    const here = browser();
    server();
    await readAndLeave(here);
    const others = [visitor, { ...member, session: { ...member.session, lastLoginName: 'bob' } }];
    for (const record of others) {
      const theirs = browser(record);
      theirs.disk.table.set(OFFLINE_SNAPSHOT_KEY, here.kept());
      noServer();
      const tab = theirs.open({ online: false });
      await clock.passSeconds(5);
      expect(isReady(tab)).toBe(true);
      expect(homeOf(tab)).toEqual([]);
      expect(selectCurrentUser(tab.state())).toBeNull();
    }
  });

  it.each([
    ['is two weeks old', (kept: OfflineSnapshot) => ({ ...kept, at: kept.at - 15 * DAY })],
    ['is of another version', (kept: OfflineSnapshot) => ({ ...kept, version: 0 })],
    ['is damaged', (kept: OfflineSnapshot) => ({ ...kept, entities: null })],
    ['is something else', () => 'nonsense'],
  ])('is ignored when it %s', async (_what, change) => {
    const here = browser();
    server();
    await readAndLeave(here);
    here.disk.table.set(OFFLINE_SNAPSHOT_KEY, change(here.kept() as OfflineSnapshot));
    noServer();
    const tab = here.open({ online: false });
    await clock.passSeconds(15);
    expect(isReady(tab)).toBe(true);
    expect(homeOf(tab)).toEqual([]);
    // Nothing is stored, so a notice explains the empty page.
    expect(tab.state().notices.map(({ messageKey }) => messageKey)).toEqual([
      'errors.server_unreachable',
    ]);
  });

  it('is optional: a browser without storage starts all the same', async () => {
    const here = browser();
    here.disk.state.broken = true;
    noServer();
    const tab = here.open({ online: false });
    await clock.passSeconds(15);
    expect(isReady(tab)).toBe(true);
  });
});

describe('a connection lost while the page is open', () => {
  it('is indicated until it is back', async () => {
    const here = browser();
    server();
    const tab = here.open();
    await passUntil(() => isReady(tab));
    expect(selectOfflineSince(tab.state())).toBeNull();
    await clock.pass(5_000);
    tab.page.online.change(false);
    expect(selectOfflineSince(tab.state())).toBe(clock.now());
    await clock.pass(60_000);
    tab.page.online.change(true);
    expect(selectOfflineSince(tab.state())).toBeNull();
  });
});
