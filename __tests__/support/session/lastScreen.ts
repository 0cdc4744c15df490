/**
 * The last screen of a member in flows: alice has read posts, and opens the page again while the
 * server takes its time.
 */
import nock from 'nock';
import { selectTimelineFresh } from '@/selectors/timelines/timelines';
import { timelineOpened } from '@/slices/timelines/timelines';
import { useStoppedClock } from '../clock';
import { wireStatus } from '../wire';
import { json, serveStartup, type Answers } from './startupServer';
import { isReady, useStoredBrowsers, type StoredBrowser, type Tab } from './storedBrowser';

export const VERIFY = '/api/v1/accounts/verify_credentials';
export const HOME = '/api/v1/timelines/home';
/** The server answers each request after so long. */
export const SLOW = 500;
export const HOUR = 3_600_000;

/** Twenty posts, a page; a greater number is a newer post. */
export const posts = (newest: number, count = 20) =>
  Array.from({ length: count }, (_, n) => `P${String(1_000 + newest - n)}`);

export const listWith = (path: string, ids: readonly string[]): Answers => ({
  [path]: () => json(ids.map((id) => wireStatus({ id, content: `<p>${id}</p>` }))),
});
export const homeWith = (ids: readonly string[]) => listWith(HOME, ids);

/** Answers all requests after `delay`, from now on. Returns the requests. */
export function server(changes: Answers, delay = 0): string[] {
  nock.abortPendingRequests();
  nock.cleanAll();
  return serveStartup({ '/api/v1/notifications': () => json([]), ...changes }, delay);
}

export const isDrawable = (tab: Tab) => tab.state().startup.drawable;

export function useLastScreens() {
  const clock = useStoppedClock();
  const storedBrowser = useStoredBrowsers();
  afterEach(() => nock.abortPendingRequests());

  async function passUntil(holds: () => boolean): Promise<void> {
    for (let seconds = 0; seconds < 120 && !holds(); seconds += 1) await clock.pass(1_000);
    expect(holds()).toBe(true);
  }

  /** Opens the page as the view does: the list mounts as soon as there is something to draw. */
  async function openAndDraw(
    from: StoredBrowser,
    how: Parameters<StoredBrowser['open']>[0] = {},
    key = 'friends',
  ) {
    const tab = from.open(how);
    await clock.pass(100);
    if (isDrawable(tab)) tab.store.dispatch(timelineOpened({ key }));
    return tab;
  }

  /** Reads a list, then hides and closes the page, and waits an hour. Returns when that was. */
  async function readAndLeave(
    from: StoredBrowser,
    answers: Answers,
    { path = '/main/friends', key = 'friends', before = (_tab: Tab): void => undefined } = {},
  ): Promise<number> {
    server(answers);
    const tab = from.open({ path });
    await clock.pass(100);
    tab.store.dispatch(timelineOpened({ key }));
    await passUntil(() => isReady(tab) && selectTimelineFresh(tab.state(), key));
    before(tab);
    await clock.pass(1_000);
    tab.page.visible.change(false);
    const at = clock.now();
    await clock.pass(100);
    tab.close();
    await clock.pass(HOUR);
    return at;
  }

  /** A browser in which alice has read these posts, an hour ago. */
  async function browserOfAlice(ids = posts(20)) {
    const here = storedBrowser();
    const at = await readAndLeave(here, homeWith(ids));
    return { here, at };
  }

  return { clock, storedBrowser, passUntil, openAndDraw, readAndLeave, browserOfAlice };
}
