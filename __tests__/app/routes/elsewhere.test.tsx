/** Addresses outside the route table: rarely used screens, and links of other clients. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { RoutedScreen } from '@/app/routes/RoutedScreen';
import { standalonePaths } from '@/domain/session/standalonePaths';
import { matchRoute, routes } from '@/domain/session/routes';
import { instanceConfigured } from '@/slices/session/config';
import { dialogOpened } from '@/slices/engine/dialogs';
import { userTokenReceived } from '@/slices/session/session';
import { sessionMarkedPending } from '@/slices/session/startup';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { serverNames } from '@support/engine/chromium/serverNames';
import { useFakeIntersectionObserver } from '@support/engine/fakeIntersectionObserver';

useFakeIntersectionObserver();

async function show(path: string, ...before: UnknownAction[]) {
  const view = renderInStore(<RoutedScreen />, { before, path });
  await deferredCodeLoaded();
  return view;
}
const title = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const served = instanceConfigured({ instance: { server: 'https://home.example' } });

describe('a link of another client', () => {
  it.each([
    ['that no route has', '/web/statuses/7', '/notice/7', 'Conversation'],
    ['that looks like a bare name', '/home', '/main/friends', 'Home timeline'],
    ['with an at sign', '/@mia', '/users/mia', 'Mia Example'],
    ['to somebody’s notifications', '/web/notifications', '/mia/notifications', 'Notifications'],
    ['to a search', '/search?q=tea', '/search?query=tea', 'Search'],
    ['under the name of the server', '/home.example/public', '/main/all', 'Known network'],
  ])('%s redirects to the matching screen', async (_what, old, ours, name) => {
    const { address } = await show(old, served, signedIn());
    expect(address()).toBe(ours);
    expect(title()).toBe(name);
  });

  it('is recognised where its name is reserved by the server', async () => {
    const names = instanceConfigured({ instance: { restrictedNicknames: ['public'] } });
    const { address } = await show('/public', served, names);
    expect(address()).toBe('/main/all');
  });

  it('waits until the account of the reader is loaded', async () => {
    const waiting = [served, userTokenReceived({ userToken: 'T' }), sessionMarkedPending()];
    const { address, dispatch } = await show('/notifications', ...waiting);
    expect(address()).toBe('/notifications');
    dispatch(signedIn());
    await deferredCodeLoaded();
    expect(address()).toBe('/mia/notifications');
  });

  it('opens the settings at the tab of the former page', async () => {
    const { dispatched } = await show('/settings/export', served, signedIn());
    expect(dispatched).toContainEqual(
      dialogOpened({
        kind: 'settings',
        props: { mode: 'user', tab: 'dataImportExport', minimized: false },
      }),
    );
  });

  it('leaves profiles under bare names and unknown addresses alone', async () => {
    const name = await show('/ben', served);
    expect(name.address()).toBe('/ben');
    expect(title()).toBe('Profile');
    name.unmount();
    await show('/a/b/c/d/e', served);
    expect(title()).toBe('Page not found');
  });
});

describe('rarely used screens', () => {
  it('use addresses that neither other screens nor the server use', () => {
    const patterns = Object.values(routes).map(({ path }) => path as string);
    for (const path of Object.values(standalonePaths)) {
      expect(serverNames).not.toContain(path.split('/')[1]);
      expect(patterns).not.toContain(path);
      expect(['legacy-user-profile', undefined]).toContain(matchRoute(path)?.name);
    }
  });

  it.each(['/about/brand', '/about/brand/'])('are shown at their address %s', async (path) => {
    const { address } = await show(path, served);
    expect(address()).toBe(path);
    expect(title()).toBe('Branding');
  });
});
