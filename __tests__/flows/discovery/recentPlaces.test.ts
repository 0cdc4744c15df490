/** A member goes from place to place: the last ones are kept in this browser, and only there. */
import { recentPlacesSaga } from '@/sagas/discovery/recentPlaces';
import { paletteEntryUsed } from '@/slices/discovery/palette';
import { pageVisibilityChanged } from '@/slices/realtime/realtime';
import { settingChanged } from '@/slices/session/config';
import { routeEntered } from '@/slices/session/interface';
import { loggedOut } from '@/slices/session/session';
import type { RouteName } from '@/domain/session/routes';
import { settled, useStoppedClock } from '@support/clock';
import { fakeStorage } from '@support/context';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

useStoppedClock();

const post = wireStatus({
  id: 's1',
  content: 'Fresh bread\nevery morning',
  account: wireUser({ id: 'u2', acct: 'eve', username: 'eve', display_name: 'Eve' }),
  pleroma: {},
});

function start(kept: Record<string, unknown> = {}, before: unknown[] = [signedIn()]) {
  const { table, storage, state } = fakeStorage(kept);
  const story = replay(recentPlacesSaga, {
    before: [...before, statusesKnown(post)] as never,
    context: { storage: { database: storage } },
  });
  const go = async (name: RouteName, params: Record<string, string> = {}) => {
    story.dispatch(routeEntered({ name, params }));
    await settled();
  };
  const labels = () =>
    (
      table.get('recentPlaces') as { places: { route: string; label: string | null }[] } | undefined
    )?.places.map(({ route, label }) => label ?? route);
  return { ...story, table, storage: state, go, labels };
}

it('keeps each place when it is left, by what is there, the last one first', async () => {
  const { go, labels } = start();
  await go('friends');
  await go('user-profile', { name: 'eve' });
  await go('conversation', { id: 's1' });
  await go('tag-timeline', { tag: 'bread' });
  expect(labels()).toEqual(['Eve: Fresh bread every morning', 'Eve', 'friends']);
  await go('search');
  await go('user-profile', { name: 'nobody' });
  await go('friends');
  await go('bookmarks');
  expect(labels()).toEqual(['friends', '#bread', 'Eve: Fresh bread every morning', 'Eve']);
});

it('keeps where the reader is when the page is hidden, and what was used in the palette', async () => {
  const { go, labels, dispatch, table } = start();
  await go('bookmarks');
  dispatch(pageVisibilityChanged(false));
  dispatch(paletteEntryUsed({ id: 'action newPost' }));
  await settled();
  expect(labels()).toEqual(['bookmarks']);
  expect(table.get('recentPlaces')).toMatchObject({ owner: 'u1', used: ['action newPost'] });
});

it('keeps nothing if nothing is to be kept, and removes what there was', async () => {
  const { go, labels, dispatch } = start();
  await go('bookmarks');
  await go('friends');
  expect(labels()).toEqual(['bookmarks']);
  dispatch(settingChanged({ name: 'keepLastScreen', value: false }));
  await settled();
  await go('announcements');
  dispatch(paletteEntryUsed({ id: 'action newPost' }));
  await settled();
  expect(labels()).toBeUndefined();
});

it('removes it on logging out, keeps nothing of visitors, and adds to no other account', async () => {
  const other = { owner: 'u9', places: [], used: ['action top'] };
  const { go, dispatch, table } = start({ recentPlaces: other });
  await go('bookmarks');
  await go('friends');
  expect(table.get('recentPlaces')).toMatchObject({ owner: 'u1', used: [] });
  dispatch(loggedOut());
  await settled();
  await go('about');
  await go('public-timeline');
  expect(table.has('recentPlaces')).toBe(false);
});

it('goes on if the storage is blocked', async () => {
  const { go, labels, storage } = start();
  storage.broken = true;
  await go('bookmarks');
  await go('friends');
  storage.broken = false;
  await go('announcements');
  expect(labels()).toEqual(['friends']);
});
