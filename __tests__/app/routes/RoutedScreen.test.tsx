import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { RoutedScreen } from '@/app/routes/RoutedScreen';
import { screenTitles } from '@/app/routes/screenTitles';
import type { InstanceConfig } from '@/domain/session/instance';
import { pathTo, routeNames, routeOf, type RouteName } from '@/domain/session/routes';
import { capabilityProbed } from '@/slices/session/capabilities';
import { instanceConfigured } from '@/slices/session/config';
import { userTokenCleared, userTokenReceived } from '@/slices/session/session';
import { sessionMarkedPending } from '@/slices/session/startup';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const instance = (changes: Partial<InstanceConfig>) => instanceConfigured({ instance: changes });
const withChats = instance({ pleromaChatMessagesAvailable: true });
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
const { formatMessage } = createIntl({ locale: 'en', onError: () => undefined });
const titleOf = (name: RouteName) => formatMessage(screenTitles[name]);
const pathOf = (name: RouteName) => pathTo(name, params);

async function show(path: string, ...before: UnknownAction[]) {
  const view = renderInStore(<RoutedScreen />, { before, path });
  await deferredCodeLoaded();
  return view;
}
const servers: Partial<Record<RouteName, UnknownAction>> = {
  'interaction-requests': instance({ family: 'gotosocial', backendVersion: '0.20.0' }),
  'notification-requests': instance({ family: 'mastodon', backendVersion: '4.3.0' }),
};
const title = () => screen.queryByRole('heading', { level: 1 })?.textContent;

describe('the start page', () => {
  const configured = instance({
    redirectRootLogin: '/main/friends',
    redirectRootNoLogin: '/main/public',
  });

  it('ROUTE-01 redirects members and visitors to the configured page, else to the known network', async () => {
    const member = await show('/', signedIn(), configured);
    expect(member.address()).toBe('/main/friends');
    member.unmount();
    const visitor = await show('/', configured);
    expect(visitor.address()).toBe('/main/public');
    visitor.unmount();
    for (const before of [[], [signedIn()]]) {
      const { address, unmount } = await show('/', ...before);
      expect(address()).toBe('/main/all');
      unmount();
    }
  });
});

describe('pages for members', () => {
  const guarded = routeNames.filter((name) => routeOf(name).needsLogin);

  it.each(guarded)('ROUTE-16 redirect visitors of %s to the start page', async (name) => {
    const plain = await show(pathOf(name), withChats);
    expect(plain.address()).toBe('/main/all');
    plain.unmount();
    const { address } = await show(
      pathOf(name),
      withChats,
      instance({ redirectRootNoLogin: '/about', redirectRootLogin: '/bookmarks' }),
    );
    expect(address()).toBe('/about');
  });
});

describe('RoutedScreen', () => {
  const needy = routeNames.flatMap((name) => {
    const { needs } = routeOf(name);
    return needs ? [{ name, needs: [needs].flat() }] : [];
  });

  it.each(needy)(
    'shows no page $name when $needs is missing on the server',
    async ({ name, needs }) => {
      const server = servers[name] ?? withChats;
      const { dispatch } = await show(pathOf(name), signedIn(), server);
      expect(title()).not.toBe('Page not found');
      for (const capability of needs) {
        // One of several capabilities is enough.
        expect(title()).not.toBe('Page not found');
        dispatch(capabilityProbed({ capability, httpStatus: 404, now: 0 }));
      }
      await deferredCodeLoaded();
      expect(title()).toBe('Page not found');
    },
  );

  it('ROUTE-15 shows chats only if the server has them', async () => {
    for (const name of ['chats', 'chat'] as const) {
      const without = await show(pathOf(name), signedIn());
      expect(title()).toBe('Page not found');
      without.unmount();
      const { unmount } = await show(pathOf(name), signedIn(), withChats);
      expect(title()).toBe(titleOf(name));
      unmount();
    }
  });

  it('SHELL-17 hides timelines, statuses, search and profiles of a private instance from visitors', async () => {
    const isPrivate = instance({ private: true });
    const hidden: RouteName[] = [
      'public-external-timeline',
      'public-timeline',
      'tag-timeline',
      'conversation',
      'search',
      'external-user-profile',
      'user-profile',
      'legacy-user-profile',
    ];
    for (const name of hidden) {
      const { address, unmount } = await show(pathOf(name), isPrivate);
      expect(address()).toBe(pathOf(name));
      expect(screen.getByText(/This server is private/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
      unmount();
    }
    for (const name of ['about', 'login', 'registration', 'password-reset'] as const) {
      const { unmount } = await show(pathOf(name), isPrivate);
      expect(screen.queryByText(/This server is private/)).not.toBeInTheDocument();
      unmount();
    }
    const { dispatch } = await show('/search', isPrivate);
    dispatch(signedIn());
    await deferredCodeLoaded();
    expect(screen.queryByText(/This server is private/)).not.toBeInTheDocument();
  });

  it('keeps the address until it is known if the reader may see it', async () => {
    const waiting = [userTokenReceived({ userToken: 'TOKEN-mia' }), sessionMarkedPending()];
    const { address, dispatch, unmount } = await show('/main/friends', ...waiting);
    expect(address()).toBe('/main/friends');
    expect(title()).toBe('Home timeline');
    expect(screen.queryByRole('feed')).not.toBeInTheDocument();
    dispatch(signedIn());
    expect(screen.getByRole('feed', { name: 'Home timeline' })).toBeVisible();
    unmount();

    const refused = await show('/main/friends', ...waiting);
    refused.dispatch(userTokenCleared());
    expect(refused.address()).toBe('/main/all');
    refused.unmount();

    const hidden = await show('/main/public', instance({ private: true }), ...waiting);
    expect(screen.queryByText(/This server is private/)).not.toBeInTheDocument();
    hidden.dispatch(userTokenCleared());
    expect(screen.getByText(/This server is private/)).toBeVisible();
  });

  it('redirects members from the start page while their account is loading', async () => {
    const configured = instance({
      redirectRootLogin: '/main/friends',
      redirectRootNoLogin: '/about',
    });
    const { address } = await show(
      '/',
      configured,
      userTokenReceived({ userToken: 'T' }),
      sessionMarkedPending(),
    );
    expect(address()).toBe('/main/friends');
  });

  it('shows no profile for names that the server reserves', async () => {
    await show('/internal', instance({ restrictedNicknames: ['internal'] }));
    expect(title()).toBe('Page not found');
  });
});

describe('an unknown address', () => {
  it('offers a link home, and the search', async () => {
    await show('/a/b/c/d/e');
    expect(title()).toBe('Page not found');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/', '/search']);
  });
});
