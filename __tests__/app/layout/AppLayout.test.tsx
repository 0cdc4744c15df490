import type { UnknownAction } from '@reduxjs/toolkit';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MembersOnlyScreen } from '@/app/routes/MembersOnlyScreen';
import { AppLayout } from '@/app/layout/AppLayout';
import { noEntities } from '@/domain/engine/entities';
import type { InstanceConfig } from '@/domain/session/instance';
import type { RouteName } from '@/domain/session/routes';
import type { SettingName, Settings } from '@/domain/settings/settings';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { routeEntered, windowResized } from '@/slices/session/interface';
import { logoutCommandRequested, userTokenReceived } from '@/slices/session/session';
import { sessionMarkedPending } from '@/slices/session/startup';
import { suggestionsReceived, suggestionsRequested } from '@/slices/discovery/suggestions';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const instance = (changes: Partial<InstanceConfig>) => instanceConfigured({ instance: changes });
const setting = <Name extends SettingName>(name: Name, value: Settings[Name]) =>
  settingChanged({ name, value } as Parameters<typeof settingChanged>[0]);
const windowOf = (width: number) => windowResized({ width, height: 900 });

/** Testing Library counts every header as a banner; browsers skip those inside `main`. */
const banner = () => within(screen.getAllByRole('banner')[0]!);

const show = (...before: UnknownAction[]) =>
  renderInStore(
    <AppLayout>
      <ScreenHeading title="A screen" />
    </AppLayout>,
    { before, path: '/main/public' },
  );

// Loads the deferred parts once, so that every test finds them at once.
beforeAll(async () => {
  const all = instance({ showFeaturesPanel: true, suggestionsEnabled: true });
  for (const who of [[], [signedIn()]]) {
    const { unmount } = show(all, windowOf(1400), ...who);
    await deferredCodeLoaded();
    unmount();
  }
});

describe('the sidebar', () => {
  it('SHELL-01 contains the navigation, the login form for visitors, and card and composer for members', async () => {
    const { unmount } = show();
    expect(await screen.findByRole('textbox', { name: 'Username' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'New post' })).not.toBeInTheDocument();
    unmount();

    show(signedIn());
    expect(await screen.findByRole('form', { name: 'New post' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mia Example' })).toHaveAttribute('href', '/users/mia');
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Username' })).not.toBeInTheDocument();
  });

  it('shows no login form on screens that lead to one, as typed text would be lost', async () => {
    renderInStore(<AppLayout>{null}</AppLayout>, { path: '/compose/new' });
    await deferredCodeLoaded();
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Log in' })).not.toBeInTheDocument();
  });

  it('shows neither login form nor composer while the account is unknown, but a way to log out', async () => {
    const { dispatched, dispatch } = show(
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      sessionMarkedPending(),
    );
    const line = "You'll be logged in as soon as the server responds.";
    expect(await screen.findByText(line)).toBeVisible();
    const panel = within(screen.getByRole('region', { name: 'Your account' }));
    expect(panel.getByText(line)).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Log out' }));
    expect(dispatched).toContainEqual(logoutCommandRequested());
    dispatch(signedIn());
    expect(await screen.findByRole('form', { name: 'New post' })).toBeVisible();
  });

  it('offers members settings and logout, and administrators the administration', () => {
    const { unmount } = show(signedIn());
    expect(screen.getByRole('button', { name: 'Settings' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Administration' })).not.toBeInTheDocument();
    unmount();
    show(signedIn({ role: 'admin' }));
    expect(screen.getByRole('button', { name: 'Administration' })).toBeVisible();
  });

  it('shows the counts of the account unless the reader hides them [hideUserStats]', () => {
    const { unmount } = show(signedIn());
    const card = screen.getByRole('region', { name: 'Your account' });
    expect(within(card).getByRole('link', { name: '34 Followers' })).toBeVisible();
    unmount();
    show(signedIn(), setting('hideUserStats', true));
    expect(screen.queryByText('Followers')).not.toBeInTheDocument();
  });

  it("SHELL-02 contains the instance's own panel if it is enabled and the reader wants it [hideISP]", () => {
    const content = instance({
      showInstanceSpecificPanel: true,
      instanceSpecificPanelContent: '<h2>Welcome</h2><p>Be <b>kind</b>.</p>',
    });
    const panel = () => screen.queryByRole('region', { name: 'About this server' });
    const { unmount } = show(content);
    expect(within(panel()!).getByRole('heading', { name: 'Welcome' })).toBeVisible();
    expect(within(panel()!).getByText('kind').tagName).toBe('B');
    unmount();

    const hidden = show(content, setting('hideISP', true));
    expect(panel()).not.toBeInTheDocument();
    hidden.unmount();
    show(content, instance({ showInstanceSpecificPanel: false }));
    expect(panel()).not.toBeInTheDocument();
  });

  it('SHELL-03 contains the features panel for visitors and "Who to follow" for members, each if enabled', async () => {
    const features = () => screen.queryByRole('region', { name: 'Features' });
    const people = () => screen.queryByRole('region', { name: 'Who to follow' });
    const on = instance({
      showFeaturesPanel: true,
      suggestionsEnabled: true,
      shoutAvailable: true,
      textlimit: 500,
    });
    const visitor = show(on);
    expect(within(features()!).getByText('Shoutbox')).toBeVisible();
    expect(within(features()!).queryByText('Gopher')).not.toBeInTheDocument();
    expect(within(features()!).getByText('500 characters')).toBeVisible();
    expect(people()).not.toBeInTheDocument();
    visitor.unmount();

    const plain = show(instance({ showFeaturesPanel: false }));
    expect(features()).not.toBeInTheDocument();
    plain.unmount();

    const member = show(signedIn(), on);
    expect(features()).not.toBeInTheDocument();
    expect(member.dispatched).toContainEqual(suggestionsRequested());
    const suggested = ['a', 'b', 'c', 'd'].map((id) =>
      someUser({ id, screenName: id, name: `Person ${id}` }),
    );
    member.dispatch(
      suggestionsReceived({
        userIds: suggested.map(({ id }) => id),
        entities: { ...noEntities(), users: suggested },
      }),
    );
    // Its code is loaded once its place is in sight.
    await screen.findByRole('region', { name: 'Who to follow' });
    expect(
      within(people()!)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Person a @a', 'Person b @b', 'Person c @c']);
    expect(within(people()!).getByRole('link', { name: /Person a/ })).toHaveAttribute(
      'href',
      '/users/a',
    );
    member.unmount();

    const without = show(signedIn(), instance({ suggestionsEnabled: false }));
    expect(people()).not.toBeInTheDocument();
    without.unmount();

    // Newer servers announce suggestions in their list of features.
    const newer = instance({ showFeaturesPanel: true, features: ['v2_suggestions'] });
    const visiting = show(newer);
    expect(within(features()!).getByText('Who to follow')).toBeVisible();
    visiting.unmount();
    const { dispatch, dispatched } = show(signedIn(), newer);
    expect(dispatched).toContainEqual(suggestionsRequested());
    dispatch(suggestionsReceived({ userIds: [], entities: noEntities() }));
    expect(people()).not.toBeInTheDocument();
    dispatch(
      suggestionsReceived({ userIds: ['a'], entities: { ...noEntities(), users: suggested } }),
    );
    expect(people()).toBeVisible();
  });
});

describe('the layout', () => {
  const third = () => screen.queryByRole('complementary', { name: 'Notifications' });

  it('SHELL-05 has a main column, and a third one in windows from 1300 px for members', () => {
    const { dispatch, unmount } = show(signedIn(), windowOf(1300));
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(third()).toBeVisible();
    dispatch(windowOf(1299));
    expect(third()).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toBeVisible();
    unmount();
    show(windowOf(1600));
    expect(third()).not.toBeInTheDocument();
  });

  it('gives the third column to the composer, or hides it, as the setting says [thirdColumnMode]', async () => {
    const { dispatch } = show(signedIn(), windowOf(1400), setting('thirdColumnMode', 'postform'));
    expect(third()).not.toBeInTheDocument();
    const column = screen.getByRole('complementary', { name: 'New post' });
    expect(await within(column).findByRole('form', { name: 'New post' })).toBeVisible();
    expect(screen.getAllByRole('form', { name: 'New post' })).toHaveLength(1);
    dispatch(setting('thirdColumnMode', 'none'));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('hides the notifications column next to their page, which takes its space', () => {
    const { dispatch, container } = show(signedIn(), windowOf(1400));
    const shell = container.querySelector('[data-third]');
    const enter = (name: RouteName) => dispatch(routeEntered({ name, params: {} }));
    enter('notifications');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(shell).toHaveAttribute('data-third', 'notifications');
    expect(shell).toHaveAttribute('data-third-empty');
    enter('interactions');
    expect(third()).toBeVisible();
    expect(shell).not.toHaveAttribute('data-third-empty');
    dispatch(setting('thirdColumnMode', 'postform'));
    enter('notifications');
    expect(screen.getByRole('complementary', { name: 'New post' })).toBeVisible();
  });

  it('SHELL-06 has a top bar with menu and drawers on phones, else the navigation and a search bar', async () => {
    const { dispatch } = show(signedIn(), windowOf(1000));
    expect(banner().getByRole('search')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();

    dispatch(windowOf(800));
    const bar = banner();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    fireEvent.click(bar.getByRole('button', { name: 'Menu' }));
    expect(await screen.findByRole('dialog')).toContainElement(
      screen.getByRole('navigation', { name: 'Main navigation' }),
    );
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    fireEvent.click(bar.getByRole('button', { name: 'Notifications' }));
    expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
  });

  it('keeps the screen mounted when it changes', () => {
    const { dispatch } = show(signedIn(), windowOf(1400));
    const heading = screen.getByRole('heading', { level: 1 });
    dispatch(windowOf(700));
    dispatch(windowOf(1000));
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });

  it('takes valid column widths from the settings [sidebarColumnWidth, contentColumnWidth, notifsColumnWidth]', () => {
    const { container, dispatch } = show(
      signedIn(),
      setting('sidebarColumnWidth', '300px'),
      setting('contentColumnWidth', 'expression(1)'),
      setting('notifsColumnWidth', '20vw'),
    );
    const shell = container.querySelector<HTMLElement>('.shell');
    expect(shell?.style.getPropertyValue('--sidebarColumnWidth')).toBe('300px');
    expect(shell?.style.getPropertyValue('--contentColumnWidth')).toBe('');
    expect(shell?.style.getPropertyValue('--notifsColumnWidth')).toBe('20vw');
    dispatch(setting('contentColumnWidth', '40rem'));
    expect(shell?.style.getPropertyValue('--contentColumnWidth')).toBe('40rem');
  });

  it('links the bell to the notifications page if no column shows them', () => {
    const { dispatch } = show(signedIn(), windowOf(1000));
    const bell = () => screen.queryByRole('link', { name: 'Notifications' });
    expect(bell()).toHaveAttribute('href', '/mia/notifications');
    dispatch(windowOf(1400));
    expect(bell()).not.toBeInTheDocument();
  });
});

describe('the page frame', () => {
  it('begins with a skip link', () => {
    show(signedIn());
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Skip to main content');
    fireEvent.click(first!);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('tells visitors of a private instance that it is for members', () => {
    renderInStore(<MembersOnlyScreen name="public-timeline" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Local timeline' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });
});

describe('the top bar', () => {
  it('shows the logo as a mask in the text colour, or as a picture', () => {
    const reeds = { name: 'Reeds', hideSitename: true };
    const { unmount } = show(instance({ ...reeds, logo: '/logo.svg', logoMask: true }));
    const logo = () => banner().getByRole('link', { name: 'Reeds' });
    expect(logo().querySelector('img')).toBeNull();
    expect(logo().firstElementChild).toHaveStyle({ maskImage: 'url("/logo.svg")' });
    unmount();
    show(instance({ ...reeds, logo: '/logo.png', logoMask: false, logoMargin: '2px' }));
    const picture = logo().querySelector('img');
    expect(picture).toHaveAttribute('src', '/logo.png');
    expect(picture?.style.margin).toBe('2px');
  });

  it("hides the instance's name if it is configured so", () => {
    const { unmount } = show(instance({ name: 'Reeds' }));
    expect(banner().getByText('Reeds')).toBeVisible();
    unmount();
    show(instance({ name: 'Reeds', hideSitename: true }));
    expect(banner().queryByText('Reeds')).not.toBeInTheDocument();
  });
});
