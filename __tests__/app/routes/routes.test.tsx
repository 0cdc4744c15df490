import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { RoutedScreen } from '@/app/routes/RoutedScreen';
import { noEntities } from '@/domain/engine/entities';
import { staffPages } from '@/domain/admin/staff';
import { pathTo, routeNames, type RouteName } from '@/domain/session/routes';
import { instanceConfigured } from '@/slices/session/config';
import { listsReceived } from '@/slices/people/lists';
import { profileOpened, profileReceived, remoteUserOpened } from '@/slices/people/profiles';
import { loggedOut, oauthCodeReceived } from '@/slices/session/session';
import { statusOpened } from '@/slices/statuses/statuses';
import { timelineOpened } from '@/slices/timelines/timelines';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';

useFakeIntersectionObserver();

async function show(path: string, ...before: UnknownAction[]) {
  const view = renderInStore(<RoutedScreen />, { before, path });
  await deferredCodeLoaded();
  return view;
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

const params = {
  username: 'mia',
  hostname: 'far.example',
  id: '7',
  name: 'mia',
  tag: 'cats',
  token: 't0ken',
  recipientId: '8',
  page: 'reports',
};

/** Routes for visitors only, which redirect members. */
const forVisitors: readonly string[] = [
  'login',
  'registration',
  'registration-token',
  'password-reset',
];

describe('the route table', () => {
  const withChats = instanceConfigured({ instance: { pleromaChatMessagesAvailable: true } });
  const servers: Partial<Record<RouteName, UnknownAction>> = {
    'interaction-requests': instanceConfigured({
      instance: { family: 'gotosocial', backendVersion: '0.20.0' },
    }),
    'notification-requests': instanceConfigured({
      instance: { family: 'mastodon', backendVersion: '4.3.0' },
    }),
  };

  it.each(routeNames.filter((name) => name !== 'root'))('has a screen for %s', async (name) => {
    const right = { privileges: ['reports_manage_reports' as const] };
    const member = forVisitors.includes(name) ? [] : [signedIn(right)];
    const server = servers[name] ?? withChats;
    const { address } = await show(pathTo(name, params), server, ...member);
    expect(address()).toBe(pathTo(name, params));
    expect(title()).not.toBe('');
    expect(title()).not.toBe('Page not found');
  });
});

it.each([
  '/moderation',
  ...staffPages.flatMap((page) => [`/moderation/${page}`, `/moderation/${page}/7`]),
])('shows no moderation at %s to somebody without the right', async (path) => {
  await show(path, signedIn());
  expect(title()).toBe('Page not found');
});

it.each(['/moderation/nothing', '/moderation/reports'])(
  'shows nothing at %s to somebody without the right to that page',
  async (path) => {
    await show(path, signedIn({ privileges: ['emoji_manage_emoji'] }));
    expect(title()).toBe('Page not found');
  },
);

it('shows moderators no page that does not exist', async () => {
  await show('/moderation/nothing', signedIn({ privileges: ['reports_manage_reports'] }));
  expect(title()).toBe('Page not found');
});

describe('the routes of timelines', () => {
  it.each([
    ['ROUTE-02', '/main/all', 'publicAndExternal', 'Known network'],
    ['ROUTE-02', '/main/public', 'public', 'Local timeline'],
    ['ROUTE-03', '/main/friends', 'friends', 'Home timeline'],
    ['ROUTE-03', '/bookmarks', 'bookmarks', 'Bookmarks'],
    ['ROUTE-03', '/tag/%E7%8C%AB', 'tag:猫', '#猫'],
    ['ROUTE-03', '/users/mia/dms', 'dms', 'Direct messages'],
    ['ROUTE-14', '/lists/12', 'list:12', 'List'],
  ])('%s show at %s the timeline %s as “%s”', async (_row, path, key, name) => {
    const { dispatched } = await show(path, signedIn());
    expect(dispatched.filter(timelineOpened.match)).toEqual([timelineOpened({ key })]);
    expect(title()).toBe(name);
    expect(screen.getByRole('feed', { name })).toHaveAttribute('aria-busy', 'true');
  });

  it('are open to visitors if they need no account', async () => {
    for (const [path, key] of [
      ['/main/all', 'publicAndExternal'],
      ['/main/public', 'public'],
      ['/tag/cats', 'tag:cats'],
    ] as const) {
      const { dispatched, unmount } = await show(path);
      expect(dispatched).toEqual([timelineOpened({ key })]);
      unmount();
    }
  });

  it('ROUTE-03 show visitors no bookmarks and do not request any', async () => {
    const { dispatched, address } = await show('/bookmarks');
    expect(address()).toBe('/bookmarks');
    expect(title()).toBe('Bookmarks');
    expect(screen.getByText('No posts yet')).toBeVisible();
    expect(dispatched).toEqual([]);
  });

  it('show visitors no lists, but a link to log in', async () => {
    const { dispatched } = await show('/lists/12');
    expect(screen.getByText('No posts yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(dispatched).toEqual([]);
  });

  it('name a list as soon as its title is known', async () => {
    const { dispatch } = await show('/lists/12', signedIn());
    dispatch(listsReceived({ lists: [{ id: '12', title: 'Frog friends' }] }));
    expect(title()).toBe('Frog friends');
    expect(screen.getByRole('feed', { name: 'Frog friends' })).toBeInTheDocument();
  });

  it('close the timeline when the reader leaves', async () => {
    const { dispatched, unmount } = await show('/main/public');
    unmount();
    expect(dispatched.map(({ type, payload }) => [type, payload])).toEqual([
      ['timelines/timelineOpened', { key: 'public' }],
      ['timelines/timelineClosed', { key: 'public' }],
      ['scrollAnchors/scrollAnchorSaved', { entry: 'default public', anchor: null }],
    ]);
  });
});

describe('the route of a status', () => {
  it('ROUTE-04 loads the status at its address', async () => {
    const { dispatched } = await show('/notice/AqC%2F1');
    expect(dispatched).toEqual([statusOpened({ statusId: 'AqC/1' })]);
    expect(title()).toBe('Conversation');
  });
});

describe('the routes of profiles', () => {
  const found = (address: { id: string } | { name: string }) =>
    profileReceived({
      address,
      userId: 'u2',
      entities: { ...noEntities(), users: [someUser({ id: 'u2', name: 'Ben Example' })] },
    });

  it.each([
    ['ROUTE-07', '/users/ben', { name: 'ben' }],
    ['ROUTE-07', '/ben', { name: 'ben' }],
    ['ROUTE-06', '/users/$u2', { id: 'u2' }],
  ])('%s show a profile at %s', async (_row, path, address) => {
    const { dispatched, dispatch } = await show(path, signedIn());
    expect(dispatched).toEqual([profileOpened(address)]);
    dispatch(found(address));
    expect(title()).toBe('Ben Example');
    expect(dispatched.at(-1)).toEqual(timelineOpened({ key: 'user:u2' }));
    // The profile's actions load with their own code.
    await deferredCodeLoaded();
  });

  it.each(['/remote-users/@ben@hill.example', '/remote-users/hill.example/ben'])(
    'ROUTE-08 look up a remote person at %s, for members only',
    async (path) => {
      const { dispatched } = await show(path, signedIn());
      expect(dispatched).toEqual([remoteUserOpened({ name: 'ben@hill.example' })]);
      expect(screen.getByRole('status')).toHaveTextContent('Searching for @ben@hill.example');
    },
  );

  it.each([
    ['', 'Posts', 'user:u2'],
    ['?tab=statuses', 'Posts', 'user:u2'],
    ['?tab=media', 'Media', 'media:u2'],
    ['?tab=favorites', 'Favourites', 'favorites:u2'],
    ['?tab=nonsense', 'Posts', 'user:u2'],
  ])('ROUTE-07 show with the query "%s" the tab %s', async (query, name, key) => {
    for (const path of ['/users/ben', '/ben']) {
      const { dispatched, unmount } = await show(path + query, found({ name: 'ben' }));
      expect(screen.getByRole('tab', { name, selected: true })).toBeVisible();
      expect(screen.getByRole('tabpanel', { name })).toContainElement(
        screen.getByRole('feed', { name }),
      );
      expect(dispatched).toContainEqual(timelineOpened({ key }));
      unmount();
    }
  });
});

describe('the route of the search', () => {
  it('ROUTE-13 reads the search text from the query', async () => {
    const { dispatch } = renderInStore(<RoutedScreen />, {
      path: '/search?query=frogs+%26%20ponds',
    });
    await screen.findByRole('searchbox');
    expect(title()).toBe('Search');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('frogs & ponds');
    // The query survives signing in.
    dispatch(signedIn());
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('frogs & ponds');
  });
});

describe("the callback of the server's login page", () => {
  it('ROUTE-13 reads the code from the address', async () => {
    const { dispatched } = await show('/oauth-callback?code=C%2F0DE&state=STATE');
    expect(dispatched).toEqual([oauthCodeReceived({ code: 'C/0DE', state: 'STATE' })]);
    expect(title()).toBe('Logging in');
  });
});

/** By default, a server that is not public bars visitors from timelines, profiles and activities. */
describe('routes of a private instance', () => {
  const isPrivate = instanceConfigured({ instance: { private: true } });

  it.each(
    (
      [
        'public-external-timeline',
        'public-timeline',
        'tag-timeline',
        'lists-timeline',
        'conversation',
        'external-user-profile',
        'user-profile',
        'legacy-user-profile',
        'search',
      ] as const
    ).map((name) => pathTo(name, params)),
  )('SHELL-17 request nothing for visitors of %s, and let members in', async (path) => {
    const { dispatched, dispatch } = await show(path, isPrivate);
    expect(dispatched).toEqual([]);
    expect(screen.queryByRole('feed')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    dispatch(signedIn());
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
    dispatch(loggedOut());
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});
