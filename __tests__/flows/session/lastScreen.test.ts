/**
 * The last screen first: a member opens the page again and sees the list as they left it, before the
 * server has answered anything; then the answers merge into it. What is pressed before the login is
 * confirmed is sent afterwards.
 */
import nock from 'nock';
import { forVisitors } from '@/domain/timelines/timeline';
import { holdBack, restNeeded } from '@/lib/scheduler/firstView';
import { rowIn } from '@/lib/values/rowTable';
import { selectCan } from '@/selectors/session/capabilities';
import {
  selectLists,
  selectUnreadAnnouncements,
  selectUnreadChats,
} from '@/selectors/session/navigation';
import { selectOfflineSince } from '@/selectors/session/offline';
import { selectCurrentUser } from '@/selectors/session/session';
import {
  selectGaps,
  selectKeptAt,
  selectNews,
  selectTimelineFresh,
} from '@/selectors/timelines/timelines';
import { userTokenCleared } from '@/slices/session/session';
import { cardViewChanged } from '@/slices/statuses/cardViews';
import { statusToggleRequested } from '@/slices/statuses/statuses';
import { scrollAnchorSaved } from '@/slices/timelines/scrollAnchors';
import { timelineScrolled } from '@/slices/timelines/timelines';
import { ORIGIN } from '@support/flow';
import {
  HOME,
  homeWith,
  HOUR,
  isDrawable,
  listWith,
  posts,
  server,
  SLOW,
  useLastScreens,
  VERIFY,
} from '@support/session/lastScreen';
import { homeOf, isReady, visitor, type Tab } from '@support/session/storedBrowser';
import { json } from '@support/session/startupServer';
import { wireChat, wireList, wireStatus, wireUser } from '@support/wire';

const { clock, storedBrowser, passUntil, openAndDraw, readAndLeave, browserOfAlice } =
  useLastScreens();
const key = 'friends';

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

it('is drawn once: what the rest of the start finds out waits for its rows', async () => {
  const { here } = await browserOfAlice();
  const asked = server(homeWith(posts(20)));
  holdBack();
  const tab = await openAndDraw(here);
  await clock.pass(1_000);
  expect(tab.state().startup.phase).toBe('starting');
  expect(asked).not.toContain(VERIFY);

  restNeeded();
  await passUntil(() => isReady(tab) && selectTimelineFresh(tab.state(), key));
  expect(asked).toContain(VERIFY);
});

it('is not waited for longer than four seconds', async () => {
  const { here } = await browserOfAlice();
  server(homeWith(posts(20)));
  holdBack();
  const tab = await openAndDraw(here);
  await clock.pass(5_000);
  expect(isReady(tab)).toBe(true);
});

it('keeps a still of the list for the next page', async () => {
  const { here, at } = await browserOfAlice();
  const facts = { path: '/main/friends', isStart: true, entry: 'first', newest: 'P1020' };
  expect(here.still()).toEqual({ ...facts, at: expect.any(Number) });
  expect(Math.abs((here.still()?.at ?? 0) - at)).toBeLessThan(1_000);
});

describe('a visitor', () => {
  const path = '/main/public';
  const of = 'public';
  const asked = '/api/v1/timelines/public';
  const shown = (tab: Tab, key: string = of) => tab.state().timelines[key]?.ranges.flat() ?? [];

  const isOpen = (tab: Tab) => selectCan(tab.state(), forVisitors(of) as 'publicForVisitors');

  async function browserOfVisitor() {
    const here = storedBrowser(visitor);
    await readAndLeave(here, listWith(asked, posts(20)), { path, key: of });
    return here;
  }

  it('also sees the list of the last visit before any answer, and then what is new', async () => {
    const here = await browserOfVisitor();
    const facts = { path, isStart: false, entry: 'first', newest: 'P1020' };
    expect(here.still()).toEqual({ ...facts, at: expect.any(Number) });
    const requests = server(listWith(asked, posts(23)), SLOW);
    const tab = await openAndDraw(here, { path }, of);
    expect(isDrawable(tab)).toBe(true);
    expect(shown(tab)).toEqual(posts(20));
    expect(selectCurrentUser(tab.state())).toBeNull();
    tab.store.dispatch(timelineScrolled({ key: of, atTop: true }));
    await clock.pass(SLOW);
    await passUntil(() => isReady(tab) && selectTimelineFresh(tab.state(), of));
    await clock.pass(1_000);
    expect(shown(tab)).toEqual([...posts(23, 3), ...posts(20)]);
    expect(tab.state().timelines[of]?.unseen).toEqual([]);
    expect(requests.filter((request) => request === asked)).toHaveLength(1);
    expect(selectOfflineSince(tab.state())).toBeNull();
  });

  it('sees it at the root of a server that leads there', async () => {
    const here = storedBrowser(visitor);
    const all = '/main/all';
    const network = 'publicAndExternal';
    await readAndLeave(here, listWith(asked, posts(20)), { path: all, key: network });
    expect(here.still()).toMatchObject({ path: all, isStart: true });
    server(listWith(asked, posts(20)), SLOW);
    const tab = await openAndDraw(here, { path: '/' }, network);
    expect(shown(tab, network)).toEqual(posts(20));
  });

  it('is not shown it any more once the server has closed it to visitors', async () => {
    const here = await browserOfVisitor();
    server({ [asked]: () => json({ error: 'This resource requires authorization' }, 401) }, SLOW);
    const tab = await openAndDraw(here, { path }, of);
    expect(isOpen(tab)).toBe(true);
    await passUntil(() => isReady(tab) && !isOpen(tab));
    await clock.pass(1_000);
    expect(shown(tab)).toEqual([]);
    expect(here.still()).toBeNull();
    expect(here.kept()).toBeUndefined();
    tab.close();
    await clock.pass(100);
    const next = here.open({ path });
    await clock.pass(100);
    expect(isDrawable(next)).toBe(false);
  });
});

it('keeps none of a list with an opened post, which the next page begins with closed', async () => {
  const here = storedBrowser();
  const open = cardViewChanged({ statusId: 'P1018', changes: { mediaShown: true } });
  await readAndLeave(here, homeWith(posts(20)), { before: ({ store }) => store.dispatch(open) });
  expect(here.kept()?.timelines).toHaveLength(1);
  expect(here.still()).toBeNull();
});

it.each([
  [
    'shows it to a reader at the top who has hardly seen the page',
    { atTop: true, soon: true, anchor: false },
    [],
  ],
  [
    'lets it wait for one who has begun to read',
    { atTop: true, soon: false, anchor: false },
    posts(23, 3),
  ],
  [
    'lets it wait for a reader who is down in the list',
    { atTop: false, soon: true, anchor: false },
    posts(23, 3),
  ],
  [
    'lets it wait for one whom this tab leads back down',
    { atTop: true, soon: true, anchor: true },
    posts(23, 3),
  ],
])('merges what is new: it %s', async (_how, { atTop, soon, anchor }, waiting) => {
  const { here } = await browserOfAlice();
  server(homeWith(posts(23)), soon ? SLOW : 1_500);
  const tab = await openAndDraw(here);
  tab.store.dispatch(timelineScrolled({ key, atTop }));
  if (anchor) {
    const place = { rows: [{ id: 'P1010', offset: 80 }], before: [], depth: 10 };
    tab.store.dispatch(scrollAnchorSaved({ entry: `first ${key}`, anchor: place }));
  }
  await clock.pass(SLOW);
  await passUntil(() => isReady(tab) && selectTimelineFresh(tab.state(), key));
  await clock.pass(1_000);
  expect(homeOf(tab)).toEqual([...posts(23, 3), ...posts(20)]);
  expect(tab.state().timelines[key]).toMatchObject({ unseen: waiting, flushMarker: false });
  expect(selectGaps(tab.state(), key)).toEqual([]);
  await clock.passSeconds(2);
  expect(tab.state().timelines[key]?.blockInput).toBe(false);
});

it('keeps a list that is many posts behind for a reader in it, and marks the gap', async () => {
  const { here } = await browserOfAlice();
  const asked = server(homeWith(posts(500)), SLOW);
  const tab = await openAndDraw(here);
  tab.store.dispatch(timelineScrolled({ key, atTop: false }));
  await passUntil(() => isReady(tab) && selectTimelineFresh(tab.state(), key));
  await clock.passSeconds(5);
  expect(homeOf(tab)).toEqual([...posts(500), ...posts(20)]);
  expect(tab.state().timelines[key]).toMatchObject({ unseen: posts(500), flushMarker: false });
  expect(selectGaps(tab.state(), key)).toEqual([posts(500).at(-1)]);
  // The reader decides if the posts in between are worth requests.
  expect(asked.filter((path) => path === HOME)).toHaveLength(1);
});

it('replaces such a list for a reader at the top, whom a gap would only stop', async () => {
  const { here } = await browserOfAlice();
  server(homeWith(posts(500)), SLOW);
  const tab = await openAndDraw(here);
  expect(homeOf(tab)).toEqual(posts(20));
  await clock.pass(SLOW);
  await passUntil(() => isReady(tab) && selectTimelineFresh(tab.state(), key));
  expect(homeOf(tab)).toEqual(posts(500));
  expect(tab.state().timelines[key]?.unseen).toEqual([]);
});

it('calls nothing new that was seen, though only the part around the reader was kept', async () => {
  const here = storedBrowser();
  const place = { rows: [{ id: 'P1050', offset: 80 }], before: [], depth: 50 };
  const anchorSaved = scrollAnchorSaved({ entry: `first ${key}`, anchor: place });
  await readAndLeave(here, homeWith(posts(100, 100)), {
    before: (tab) => tab.store.dispatch(anchorSaved),
  });

  server(homeWith(posts(102)), SLOW);
  const tab = await openAndDraw(here);
  expect(homeOf(tab)).toEqual(posts(60, 40));
  tab.store.dispatch(anchorSaved);
  await passUntil(() => isReady(tab) && selectTimelineFresh(tab.state(), key));
  expect(homeOf(tab)).toEqual([...posts(102), ...posts(60, 40)]);
  expect(tab.state().timelines[key]?.unseen).toEqual(posts(102, 2));
  expect(selectGaps(tab.state(), key)).toEqual([posts(102).at(-1)]);
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

it('waits for the server where it did not keep the rows to which the tab leads back', async () => {
  const { here } = await browserOfAlice();
  const place = { rows: [{ id: 'P1025', offset: 80 }], before: [], depth: 5 };
  server(homeWith(posts(30, 20)), SLOW);
  const tab = await openAndDraw(here, { anchors: { [`first ${key}`]: place } });
  expect(isDrawable(tab)).toBe(false);
  await passUntil(() => isReady(tab) && selectTimelineFresh(tab.state(), key));
  expect(tab.state().timelines[key]?.unseen).toEqual([]);
  expect(homeOf(tab)).toContain('P1025');
});

it('does not call an unconfirmed list new when it is left again', async () => {
  const { here, at } = await browserOfAlice();
  server(homeWith(posts(20)), HOUR);
  const tab = await openAndDraw(here);
  await clock.passSeconds(15);
  tab.page.visible.change(false);
  await clock.pass(100);
  expect(Math.abs((here.kept()?.at ?? 0) - at)).toBeLessThan(1_000);
});

it.each([
  ['a list', '/lists/7', 'list:7', '/api/v1/timelines/list/7'],
  ['a hashtag', '/tag/reed', 'tag:reed', '/api/v1/timelines/tag/reed'],
])('shows %s that was left last', async (_what, path, of, asked) => {
  const here = storedBrowser();
  await readAndLeave(here, listWith(asked, posts(20)), { path, key: of });
  server(listWith(asked, posts(21)), SLOW);
  const tab = await openAndDraw(here, { path }, of);
  expect(tab.state().timelines[of]?.ranges.flat()).toEqual(posts(20));
  await passUntil(() => selectTimelineFresh(tab.state(), of));
  expect(tab.state().timelines[of]?.ranges.flat()).toEqual(posts(21, 21));
});

it('shows how much was unread, until the server says how much is', async () => {
  const here = storedBrowser();
  const unread = (text: string) => ({ id: text, content: text, published_at: null, read: false });
  const announcements = '/api/v1/announcements';
  const announced = (...all: string[]) => ({ [announcements]: () => json(all.map(unread)) });
  const chats = (count: number) => ({
    '/api/v1/pleroma/chats': () =>
      json([wireChat({ id: 'c1', unread: count, account: wireUser({ id: 'u9' }) })]),
  });
  const lists = (...titles: string[]) => ({
    '/api/v1/lists': () => json(titles.map((title) => wireList({ id: title, title }))),
  });
  const home = homeWith(posts(20));
  const seen = { ...home, ...announced('Flood', 'Ebb'), ...chats(3), ...lists('Bakers', 'Locks') };
  await readAndLeave(here, seen);
  const counts = (tab: Tab) => ({
    announcements: selectUnreadAnnouncements(tab.state()),
    chats: selectUnreadChats(tab.state()),
    lists: selectLists(tab.state()).map(({ title }) => title),
  });
  const remembered = { announcements: 2, chats: 1, lists: ['Bakers', 'Locks'] };
  server({ ...home, ...announced('Ebb'), ...chats(0), ...lists('Bakers') }, SLOW);
  const tab = await openAndDraw(here);
  expect(counts(tab)).toEqual(remembered);
  // The account says nothing of chats, which changes nothing.
  await passUntil(() => selectCurrentUser(tab.state())?.unreadChatCount === null);
  expect(tab.state().chats.known).toBe(false);
  expect(selectUnreadChats(tab.state())).toBe(1);
  await passUntil(() => selectUnreadAnnouncements(tab.state()) === 1);
  await passUntil(() => tab.state().lists?.known === true && tab.state().chats.known);
  expect(counts(tab)).toEqual({ announcements: 1, chats: 0, lists: ['Bakers'] });
  tab.close();

  // Other screens have the same navigation and the same panels beside them.
  const other = here.open({ path: '/notifications' });
  await clock.pass(100);
  expect(isDrawable(other)).toBe(false);
  expect(counts(other)).toMatchObject({ lists: remembered.lists, chats: 1 });
  other.store.dispatch(userTokenCleared());
  expect(other.state().startup.remembered).toBeNull();
});
