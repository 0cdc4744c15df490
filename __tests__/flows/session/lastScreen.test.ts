/**
 * The last screen first: a member opens the page again and sees the home timeline as they left it,
 * before the server has answered anything; then the answers merge into it. Nobody else gets to see
 * it, and what is pressed before the login is confirmed is sent afterwards.
 */
import nock from 'nock';
import { OFFLINE_SNAPSHOT_KEY } from '@/domain/session/offlineSnapshot';
import { rowIn } from '@/lib/values/rowTable';
import { selectOfflineSince } from '@/selectors/session/offline';
import { selectCurrentUser } from '@/selectors/session/session';
import {
  selectGaps,
  selectKeptAt,
  selectNews,
  selectTimelineFresh,
} from '@/selectors/timelines/timelines';
import { settingChanged } from '@/slices/session/config';
import { loggedOut } from '@/slices/session/session';
import { statusToggleRequested } from '@/slices/statuses/statuses';
import { timelineOpened, timelineScrolled } from '@/slices/timelines/timelines';
import { useStoppedClock } from '@support/clock';
import { ORIGIN } from '@support/flow';
import {
  homeOf,
  isReady,
  member,
  useStoredBrowsers,
  type StoredBrowser,
  type Tab,
} from '@support/session/storedBrowser';
import { json, serveStartup, type Answers } from '@support/session/startupServer';
import { wireStatus } from '@support/wire';

const clock = useStoppedClock();
const storedBrowser = useStoredBrowsers();
const VERIFY = '/api/v1/accounts/verify_credentials';
const HOME = '/api/v1/timelines/home';
/** The server answers each request after so long. */
const SLOW = 500;
const key = 'friends';

/** Twenty posts, a page; a greater number is a newer post. */
const posts = (newest: number, count = 20) =>
  Array.from({ length: count }, (_, n) => `P${String(1_000 + newest - n)}`);
const homeWith = (ids: readonly string[]): Answers => ({
  [HOME]: () => json(ids.map((id) => wireStatus({ id, content: `<p>${id}</p>` }))),
});

/** Answers all requests after `delay`, from now on. */
function server(changes: Answers, delay = 0): string[] {
  nock.abortPendingRequests();
  nock.cleanAll();
  return serveStartup({ '/api/v1/notifications': () => json([]), ...changes }, delay);
}

async function passUntil(holds: () => boolean): Promise<void> {
  for (let seconds = 0; seconds < 120 && !holds(); seconds += 1) await clock.pass(1_000);
  expect(holds()).toBe(true);
}

const isDrawable = (tab: Tab) => tab.state().startup.drawable;

/** Opens the page as the view does: the list mounts as soon as there is something to draw. */
async function openAndDraw(from: StoredBrowser, how: Parameters<StoredBrowser['open']>[0] = {}) {
  const tab = from.open(how);
  await clock.pass(100);
  if (isDrawable(tab)) tab.store.dispatch(timelineOpened({ key }));
  return tab;
}

/** Reads these posts, then hides and closes the page. Returns when that was. */
async function readAndLeave(from: StoredBrowser, ids = posts(20)): Promise<number> {
  server(homeWith(ids));
  const tab = from.open();
  await passUntil(() => isReady(tab) && selectTimelineFresh(tab.state(), key));
  tab.store.dispatch(timelineOpened({ key }));
  await clock.pass(1_000);
  tab.page.visible.change(false);
  const at = clock.now();
  await clock.pass(100);
  tab.close();
  return at;
}

/** A browser in which alice has read these posts, an hour ago. */
async function browserOfAlice(ids?: string[]) {
  const here = storedBrowser();
  const at = await readAndLeave(here, ids);
  await clock.pass(3_600_000);
  return { here, at };
}

it('shows what a member saw last before any answer, and then confirms it', async () => {
  const { here, at } = await browserOfAlice();
  const asked = server(homeWith(posts(20)), SLOW);
  const tab = await openAndDraw(here);
  expect(isDrawable(tab)).toBe(true);
  expect(tab.state().startup.phase).toBe('starting');
  expect(homeOf(tab)).toEqual(posts(20));
  expect(selectCurrentUser(tab.state())?.screenName).toBe('alice');
  expect(Math.abs((selectKeptAt(tab.state(), key) ?? 0) - at)).toBeLessThan(1_000);
  expect(selectNews(tab.state(), key)).toBe('unheard');

  await passUntil(() => isReady(tab) && selectTimelineFresh(tab.state(), key));
  expect(homeOf(tab)).toEqual(posts(20));
  expect(tab.state().timelines[key]).toMatchObject({ unseen: [], flushMarker: false });
  expect(selectNews(tab.state(), key)).toBe('here');
  // The list that was requested ahead is not requested again.
  expect(asked.filter((path) => path === HOME)).toHaveLength(1);
  expect(selectOfflineSince(tab.state())).toBeNull();
  expect(tab.state().notices).toEqual([]);
});

it.each([
  ['waits', 'who is down in the list', { atTop: false, streaming: true }],
  ['waits', 'who wants to press for it', { atTop: true, streaming: false }],
  ['shows', 'at the top who wants that', { atTop: true, streaming: true }],
])('merges news as a refresh does: it %s for a reader %s', async (how, _who, reader) => {
  const { here } = await browserOfAlice();
  server(homeWith(posts(23)), SLOW);
  const tab = await openAndDraw(here);
  tab.store.dispatch(settingChanged({ name: 'streaming', value: reader.streaming }));
  tab.store.dispatch(timelineScrolled({ key, atTop: reader.atTop }));
  await passUntil(() => isReady(tab) && selectTimelineFresh(tab.state(), key));
  await clock.pass(1_000);
  expect(homeOf(tab)).toEqual([...posts(23, 3), ...posts(20)]);
  expect(tab.state().timelines[key]?.unseen).toEqual(how === 'shows' ? [] : posts(23, 3));
  expect(selectGaps(tab.state(), key)).toEqual([]);
});

it('keeps a list that is many posts behind, and marks the gap', async () => {
  const { here } = await browserOfAlice();
  const asked = server(homeWith(posts(500)), SLOW);
  const tab = await openAndDraw(here);
  tab.store.dispatch(timelineScrolled({ key, atTop: false }));
  await passUntil(() => isReady(tab) && selectTimelineFresh(tab.state(), key));
  await clock.passSeconds(30);
  expect(homeOf(tab)).toEqual([...posts(500), ...posts(20)]);
  expect(selectGaps(tab.state(), key)).toEqual([posts(500).at(-1)]);
  // It tried to close the gap.
  expect(asked.filter((path) => path === HOME).length).toBeGreaterThan(1);
});

it.each([
  ['in the middle', 'P1012'],
  ['at the top', 'P1020'],
])('drops a post that was deleted meanwhile, %s', async (_where, gone) => {
  const { here } = await browserOfAlice();
  const left = posts(20, 21).filter((id) => id !== gone);
  server(homeWith(left), SLOW);
  const tab = await openAndDraw(here);
  expect(homeOf(tab)).toContain(gone);
  await passUntil(() => selectTimelineFresh(tab.state(), key));
  expect(homeOf(tab)).toEqual(left);
});

it('sends a press once the login is confirmed, not before', async () => {
  const { here } = await browserOfAlice();
  const asked = server(homeWith(posts(20)), SLOW);
  const sent: number[] = [];
  nock(ORIGIN)
    .post('/api/v1/statuses/P1015/favourite')
    .reply(() => {
      sent.push(asked.indexOf(VERIFY));
      return json(wireStatus({ id: 'P1015', favourited: true }));
    });
  const tab = await openAndDraw(here);
  tab.store.dispatch(
    statusToggleRequested({ statusId: 'P1015', toggle: 'favourited', wanted: true }),
  );
  await clock.pass(SLOW - 200);
  expect(sent).toEqual([]);
  await passUntil(() => sent.length > 0);
  expect(isReady(tab)).toBe(true);
  await clock.pass(1_000);
  expect(rowIn(tab.state().statuses.entities, 'P1015')?.favourited).toBe(true);
});

describe('nothing stays of it', () => {
  it('when the login was ended elsewhere: the screen is emptied, with a reason', async () => {
    const { here } = await browserOfAlice();
    const refused = () => json({ error: 'Invalid credentials' }, 401);
    server({ [VERIFY]: refused, [HOME]: refused }, SLOW);
    const tab = await openAndDraw(here);
    expect(homeOf(tab)).not.toEqual([]);
    const press = { statusId: 'P1015', toggle: 'favourited', wanted: true } as const;
    tab.store.dispatch(statusToggleRequested(press));
    await passUntil(() => isReady(tab));
    await clock.pass(1_000);
    expect(homeOf(tab)).toEqual([]);
    expect(selectCurrentUser(tab.state())).toBeNull();
    expect(tab.state().statuses.ids).toEqual([]);
    expect(tab.state().notices.map(({ messageKey }) => messageKey)).toEqual([
      'login.session_ended',
    ]);
    expect(here.kept()).toBeUndefined();
  });

  it('when another tab logs out', async () => {
    const { here } = await browserOfAlice();
    server(homeWith(posts(20)), SLOW);
    const first = await openAndDraw(here);
    const second = await openAndDraw(here);
    expect(homeOf(second)).toEqual(homeOf(first));
    await passUntil(() => isReady(first) && isReady(second));
    first.store.dispatch(loggedOut('wish'));
    second.page.tabs.change('loggedOut');
    await clock.pass(1_000);
    expect(homeOf(second)).toEqual([]);
    expect(here.kept()).toBeUndefined();
    const third = await openAndDraw(here);
    expect(isDrawable(third)).toBe(false);
    expect(homeOf(third)).toEqual([]);
  });

  it('in the account of somebody else', async () => {
    const { here } = await browserOfAlice();
    const theirs = storedBrowser({
      ...member,
      session: { ...member.session, lastLoginName: 'bob' },
    });
    theirs.disk.table.set(OFFLINE_SNAPSHOT_KEY, here.kept());
    server(homeWith(posts(20)), SLOW);
    const tab = await openAndDraw(theirs);
    expect(isDrawable(tab)).toBe(false);
    expect(homeOf(tab)).toEqual([]);
  });

  it('where the reader does not want it kept [keepLastScreen]', async () => {
    const { here } = await browserOfAlice();
    server(homeWith(posts(20)), SLOW);
    const tab = await openAndDraw(here);
    await passUntil(() => isReady(tab));
    tab.store.dispatch(settingChanged({ name: 'keepLastScreen', value: false }));
    await clock.passSeconds(15);
    tab.page.visible.change(false);
    await clock.pass(100);
    expect(here.kept()).toBeUndefined();
    tab.close();
    const next = await openAndDraw(here);
    expect(isDrawable(next)).toBe(false);
  });

  it('in a safe start', async () => {
    const { here } = await browserOfAlice();
    server(homeWith(posts(20)), SLOW);
    const tab = await openAndDraw(here, { safe: true });
    expect(isDrawable(tab)).toBe(false);
    expect(homeOf(tab)).toEqual([]);
  });
});

it('starts as ever where the browser refuses its storage', async () => {
  const { here } = await browserOfAlice();
  here.disk.state.broken = true;
  server(homeWith(posts(20)), 1_000);
  const tab = await openAndDraw(here, { path: '/main/public' });
  expect(isDrawable(tab)).toBe(false);
  await passUntil(() => isReady(tab));
});

it('does not call an unconfirmed list new when it is left again', async () => {
  const { here, at } = await browserOfAlice();
  server(homeWith(posts(20)), 3_600_000);
  const tab = await openAndDraw(here);
  await clock.passSeconds(15);
  tab.page.visible.change(false);
  await clock.pass(100);
  expect(Math.abs((here.kept()?.at ?? 0) - at)).toBeLessThan(1_000);
});
