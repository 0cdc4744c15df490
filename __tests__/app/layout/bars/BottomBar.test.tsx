import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { AppLayout } from '@/app/layout/AppLayout';
import { BottomBar } from '@/app/layout/bars/BottomBar';
import { noEntities } from '@/domain/engine/entities';
import type { InstanceConfig } from '@/domain/session/instance';
import type { RouteName } from '@/domain/session/routes';
import { dialogOpened } from '@/slices/engine/dialogs';
import { notificationsReceived } from '@/slices/notifications/notifications';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { drawerOpened, routeEntered, windowResized } from '@/slices/session/interface';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const touchOf = (width: number, height: number) => windowResized({ width, height, touch: true });
const phone = touchOf(390, 844);
const instance = (changes: Partial<InstanceConfig>) => instanceConfigured({ instance: changes });
const at = (name: RouteName) => routeEntered({ name, params: {} });

const bar = () => screen.getByRole('navigation', { name: 'Navigation bar' });
const barOrNone = () => screen.queryByRole('navigation', { name: 'Navigation bar' });
const place = (role: 'link' | 'button', name: string) => within(bar()).getByRole(role, { name });
const newPost = () => screen.queryByRole('button', { name: 'New post' });

/** The names of all places, in order. */
const places = () =>
  [...bar().querySelectorAll('a, button')].map(
    (element) => element.getAttribute('title') ?? element.textContent,
  );

const show = (path: string, ...before: UnknownAction[]) =>
  renderInStore(<BottomBar />, { before: [phone, ...before], path });

async function showPage(...before: UnknownAction[]) {
  const view = renderInStore(<AppLayout>{null}</AppLayout>, { before, path: '/main/public' });
  await deferredCodeLoaded();
  return view;
}

const unseen = {
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
} as const;

describe('the places of the bottom bar', () => {
  afterEach(() => jest.useRealTimers());

  it('are home, search, a new post, notifications and the menu for members', () => {
    const { dispatched } = show('/main/public', signedIn());
    expect(places()).toEqual(['Home timeline', 'Search', 'New post', 'Notifications', 'Menu']);
    expect(place('link', 'Home timeline')).toHaveAttribute('href', '/main/friends');
    expect(place('link', 'Search')).toHaveAttribute('href', '/search');
    for (const name of ['New post', 'Notifications', 'Menu']) {
      fireEvent.click(place('button', name));
    }
    expect(dispatched).toEqual([
      dialogOpened({ kind: 'postStatus', props: null }),
      drawerOpened('notifications'),
      drawerOpened('side'),
    ]);
    expect(place('button', 'Menu')).toHaveAttribute('aria-expanded', 'true');
    expect(place('button', 'Notifications')).toHaveAttribute('aria-expanded', 'false');
  });

  it('are a timeline, search, login and the menu for visitors, as far as they may see something', () => {
    const open = show('/login');
    expect(places()).toEqual(['Local timeline', 'Search', 'Log in', 'Menu']);
    expect(place('link', 'Local timeline')).toHaveAttribute('href', '/main/public');
    expect(place('link', 'Log in')).toHaveAttribute('href', '/login');
    expect(place('link', 'Log in')).toHaveAttribute('aria-current', 'page');
    open.unmount();
    show('/about', instance({ private: true }));
    expect(places()).toEqual(['Log in', 'Menu']);
  });

  it('show the number of unseen notifications', () => {
    const { dispatch } = show('/main/public', signedIn());
    const bell = place('button', 'Notifications');
    expect(bell).not.toHaveAccessibleDescription(/unread/);
    dispatch(notificationsReceived({ notifications: [unseen], entities: noEntities() }));
    expect(bell).toHaveAccessibleDescription('1 unread');
    expect(bell).toHaveTextContent('1');
  });

  it('scroll to the top instead if they are the current page, and keep its query', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const search = show('/search?query=frogs', signedIn());
    expect(place('link', 'Search')).toHaveAttribute('aria-current', 'page');
    expect(place('link', 'Home timeline')).not.toHaveAttribute('aria-current');
    fireEvent.click(place('link', 'Search'));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 });
    expect(search.address()).toBe('/search?query=frogs');
    fireEvent.click(place('link', 'Home timeline'));
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(search.address()).toBe('/main/friends');
    search.unmount();

    const { dispatched } = show('/mia/notifications', signedIn());
    expect(place('button', 'Notifications')).toHaveAttribute('aria-current', 'page');
    fireEvent.click(place('button', 'Notifications'));
    expect(scrollTo).toHaveBeenCalledTimes(2);
    expect(dispatched).toEqual([]);
    scrollTo.mockRestore();
  });

  it('SHELL-11 leave out the new post where it would be in the way', () => {
    const { dispatch } = show('/main/friends', signedIn(), at('friends'));
    for (const route of ['chats', 'chat', 'lists-edit'] as const) {
      dispatch(at(route));
      expect(newPost()).not.toBeInTheDocument();
      expect(place('button', 'Menu')).toBeVisible();
    }
    dispatch(at('lists'));
    expect(newPost()).toBeVisible();
  });

  it('offer a new chat among chats, where the new post is left out', () => {
    const { dispatch, address } = show('/users/mia/chats', signedIn(), at('chats'));
    fireEvent.click(place('link', 'New chat'));
    expect(address()).toBe('/users/mia/chats?new=true');
    dispatch(at('lists-edit'));
    expect(within(bar()).queryByRole('link', { name: 'New chat' })).not.toBeInTheDocument();
  });

  it('SHELL-12 can hide on scrolling down [autohideFloatingPostButton]', () => {
    jest.useFakeTimers();
    const scrollTo = (top: number) => {
      Object.assign(window, { scrollY: top });
      fireEvent.scroll(window);
      act(() => jest.advanceTimersByTime(100));
    };
    Object.assign(window, { scrollY: 0 });
    const { dispatch } = show('/main/friends', signedIn(), at('friends'));
    scrollTo(200);
    expect(newPost()).toBeVisible();
    dispatch(settingChanged({ name: 'autohideFloatingPostButton', value: true }));
    scrollTo(400);
    expect(barOrNone()).not.toBeInTheDocument();
    scrollTo(300);
    expect(newPost()).toBeVisible();
  });

  it('step aside while the reader types, and until the form is left', () => {
    renderInStore(
      <>
        <BottomBar />
        <form aria-label="Reply">
          <textarea />
          <button type="button">Post</button>
        </form>
        <input type="checkbox" />
        <input type="search" />
      </>,
      { before: [phone] },
    );
    const focus = (element: HTMLElement) => act(() => element.focus());
    for (const [element, shown] of [
      [screen.getByRole('textbox'), false],
      [screen.getByRole('button', { name: 'Post' }), false],
      [screen.getByRole('checkbox'), true],
      [screen.getByRole('searchbox'), false],
    ] as const) {
      focus(element);
      expect([element.tagName, barOrNone() !== null]).toEqual([element.tagName, shown]);
    }
    act(() => screen.getByRole('searchbox').blur());
    expect(barOrNone()).toBeVisible();
  });
});

describe('a page with a bottom bar', () => {
  it('has what its reader took out of the bar elsewhere', async () => {
    const value = ['home', 'menu'];
    await showPage(phone, signedIn(), settingChanged({ name: 'bottomBarEntries', value }));
    expect(places()).toEqual(['Home timeline', 'Menu']);
    expect(newPost()).toBeVisible();
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('button', { name: 'Notifications' })).toBeVisible();
  });

  it('opens its drawers by swipes, unless the reader does not want that [swipeGestures]', async () => {
    const { dispatch, dispatched } = await showPage(phone, signedIn());
    const swipe = () => {
      const page = screen.getByRole('main');
      fireEvent.touchStart(page, { touches: [{ clientX: 60, clientY: 300 }] });
      fireEvent.touchEnd(page, { changedTouches: [{ clientX: 260, clientY: 300 }] });
    };
    dispatch(settingChanged({ name: 'swipeGestures', value: false }));
    swipe();
    expect(dispatched).not.toContainEqual(drawerOpened('side'));
    dispatch(settingChanged({ name: 'swipeGestures', value: true }));
    swipe();
    expect(dispatched).toContainEqual(drawerOpened('side'));
  });

  it('SHELL-06 has each button once, and the title alone at the top', async () => {
    await showPage(phone, signedIn());
    expect(within(screen.getByRole('banner')).queryAllByRole('button')).toEqual([]);
    for (const name of ['New post', 'Notifications', 'Menu']) {
      expect(screen.getAllByRole('button', { name })).toEqual([place('button', name)]);
    }
    fireEvent.click(place('button', 'Notifications'));
    await deferredCodeLoaded();
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  });

  it('is one on a phone with a touch screen and without an open keyboard, unless the reader switches it off [bottomBar]', async () => {
    const { dispatch } = await showPage(phone, signedIn(), at('public-timeline'));
    expect(barOrNone()).toBeVisible();
    dispatch(windowResized({ width: 390, height: 844 }));
    expect(barOrNone()).not.toBeInTheDocument();
    expect(newPost()).toBeVisible();
    // With neither bar nor floating button, the menu is at the top.
    dispatch(touchOf(390, 400));
    expect(barOrNone()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
    dispatch(touchOf(820, 1180));
    expect(barOrNone()).not.toBeInTheDocument();
    dispatch(touchOf(667, 375));
    expect(barOrNone()).toBeVisible();

    dispatch(settingChanged({ name: 'bottomBar', value: false }));
    expect(barOrNone()).not.toBeInTheDocument();
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('button', { name: 'Menu' })).toBeVisible();
    expect(banner.getByRole('button', { name: 'Search' })).toBeVisible();
    expect(banner.getByRole('button', { name: 'Notifications' })).toBeVisible();
    expect(newPost()).toBeVisible();
  });
});
