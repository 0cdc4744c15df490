import { act, screen, within } from '@testing-library/react';
import { MobileBar } from '@/app/layout/bars/MobileBar';
import { ScreenTitleProvider } from '@/app/routes/ScreenTitleProvider';
import { SideDrawer } from '@/app/layout/drawers/SideDrawer';
import LoginScreen from '@/screens/login/LoginScreen';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { windowResized } from '@/slices/session/interface';
import { noEntities } from '@/domain/engine/entities';
import { notificationsReceived } from '@/slices/notifications/notifications';
import { userTokenReceived } from '@/slices/session/session';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

/** Reports to the bar's IntersectionObserver that its target entered or left the viewport. */
let look: (entry: { isIntersecting: boolean; boundingClientRect: { top: number } }) => void;

beforeEach(() => {
  class Sight {
    constructor(hear: (entries: unknown[]) => void) {
      look = (entry) => act(() => hear([entry]));
    }
    observe = jest.fn();
    disconnect = jest.fn();
  }
  Object.assign(window, { IntersectionObserver: Sight });
});
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

const title = () => screen.getAllByRole('link')[0]?.textContent;

const touchPhone = windowResized({ width: 390, height: 844, touch: true });

describe('the top bar on phones', () => {
  it("shows the instance's name, and the screen's title once its heading has scrolled out of view", () => {
    renderInStore(
      <ScreenTitleProvider>
        <MobileBar />
        <main>
          <ScreenHeading title="Local timeline" />
        </main>
      </ScreenTitleProvider>,
      { before: [instanceConfigured({ instance: { name: 'Reeds' } })] },
    );
    expect(title()).toBe('Reeds');
    look({ isIntersecting: false, boundingClientRect: { top: -40 } });
    expect(title()).toBe('Local timeline');
    look({ isIntersecting: true, boundingClientRect: { top: 10 } });
    expect(title()).toBe('Reeds');
  });

  it("leaves its room to members' posts when the bottom bar has all the rest", () => {
    const keyboardOpen = windowResized({ width: 390, height: 450, touch: true });
    const member = [touchPhone, userTokenReceived({ userToken: 'TOKEN-mia' })];
    const { dispatch } = renderInStore(<MobileBar />, { before: member });
    const bar = screen.getByRole('banner');
    expect(within(bar).getAllByRole('link')).toHaveLength(1);
    expect(bar).toHaveClass('visually-hidden');
    dispatch(keyboardOpen);
    expect(screen.getByRole('banner')).toHaveClass('visually-hidden');
    dispatch(settingChanged({ name: 'bottomBarEntries', value: ['home', 'menu'] }));
    expect(screen.getByRole('banner')).not.toHaveClass('visually-hidden');
  });

  it('tells visitors the name of the server on every phone', () => {
    const named = instanceConfigured({ instance: { name: 'Reeds' } });
    renderInStore(<MobileBar />, { before: [touchPhone, named] });
    expect(screen.getByRole('banner')).not.toHaveClass('visually-hidden');
    expect(title()).toBe('Reeds');
  });

  it('shows visitors a login link, and members none', () => {
    const { dispatch } = renderInStore(<MobileBar />);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    dispatch(userTokenReceived({ userToken: 'TOKEN-mia' }));
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  it('leaves the sign-up link to the menu and the login form, to make room for the name', () => {
    // Next to two buttons and "Log in", which is long in some languages, 360 pixels leave about a
    // third for the name; a second link would leave nothing. Both other places are one press away.
    const before = [instanceConfigured({ instance: { registrationOpen: true } })];
    const bar = renderInStore(<MobileBar />, { before });
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
    bar.unmount();
    for (const place of [<SideDrawer key="menu" />, <LoginScreen key="form" />]) {
      const { unmount } = renderInStore(place, { before });
      expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
        'href',
        '/registration',
      );
      unmount();
    }
  });

  it('shows the number of unseen notifications', () => {
    const { dispatch } = renderInStore(<MobileBar />, { before: [signedIn()] });
    const bell = screen.getByRole('button', { name: 'Notifications' });
    expect(bell).not.toHaveAccessibleDescription(/unread/);
    dispatch(
      notificationsReceived({
        notifications: [
          {
            id: '1',
            type: 'follow',
            wireType: 'follow',
            seen: false,
            muted: false,
            createdAt: '2026-11-20T00:00:00.000Z',
            userId: 'u2',
            statusId: null,
            targetUserId: null,
            emoji: null,
            emojiUrl: null,
            chatMessage: null,
            report: null,
          },
        ],
        entities: noEntities(),
      }),
    );
    expect(bell).toHaveAccessibleDescription('1 unread');
  });
});
