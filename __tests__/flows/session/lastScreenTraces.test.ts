/**
 * Nothing stays of the last screen where it must not: nobody else gets to see it, and it is gone with
 * the login, in a safe start, and where the reader or the browser keeps nothing.
 */
import { OFFLINE_SNAPSHOT_KEY } from '@/domain/session/offlineSnapshot';
import { selectCurrentUser } from '@/selectors/session/session';
import { settingChanged } from '@/slices/session/config';
import { loggedOut } from '@/slices/session/session';
import { statusToggleRequested } from '@/slices/statuses/statuses';
import {
  HOME,
  homeWith,
  isDrawable,
  posts,
  server,
  SLOW,
  useLastScreens,
  VERIFY,
} from '@support/session/lastScreen';
import { homeOf, isReady, member } from '@support/session/storedBrowser';
import { json } from '@support/session/startupServer';

const { clock, storedBrowser, passUntil, openAndDraw, browserOfAlice } = useLastScreens();
const refused = () => json({ error: 'Invalid credentials' }, 401);

describe('nothing stays of the last screen', () => {
  it('when the login was ended elsewhere: the screen is emptied, with a reason', async () => {
    const { here } = await browserOfAlice();
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
    expect(here.still()).toBeNull();
  });

  it('when another tab logs out', async () => {
    const { here } = await browserOfAlice();
    server(homeWith(posts(20)), SLOW);
    const first = await openAndDraw(here);
    const second = await openAndDraw(here);
    expect(homeOf(second)).toEqual(homeOf(first));
    await passUntil(() => isReady(first) && isReady(second));
    // Home is for members only.
    server({ [HOME]: refused }, SLOW);
    first.store.dispatch(loggedOut('wish'));
    second.page.tabs.change('loggedOut');
    await clock.pass(1_000);
    expect(homeOf(second)).toEqual([]);
    expect(here.kept()).toBeUndefined();
    expect(here.still()).toBeNull();
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
    expect(here.still()).toBeNull();
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
