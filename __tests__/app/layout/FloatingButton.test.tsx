import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen } from '@testing-library/react';
import { FloatingButton } from '@/app/layout/FloatingButton';
import type { RouteName } from '@/domain/session/routes';
import { settingChanged } from '@/slices/session/config';
import { dialogOpened } from '@/slices/engine/dialogs';
import { routeEntered, windowResized } from '@/slices/session/interface';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const phone = windowResized({ width: 390, height: 844 });
const desktop = windowResized({ width: 1440, height: 900 });
const always = settingChanged({ name: 'alwaysShowNewPostButton', value: true });
const makingRoom = settingChanged({ name: 'autohideFloatingPostButton', value: true });
const at = (name: RouteName) => routeEntered({ name, params: {} });

const show = (...before: UnknownAction[]) => renderInStore(<FloatingButton />, { before });
const button = () => screen.queryByRole('button', { name: 'New post' });

describe('the floating button for a new post', () => {
  it('SHELL-11 is for members, on phones or if always wanted, except where it would be in the way [alwaysShowNewPostButton]', () => {
    const { dispatch, dispatched, unmount } = show(signedIn(), phone, at('friends'));
    fireEvent.click(button()!);
    expect(dispatched).toEqual([dialogOpened({ kind: 'postStatus', props: null })]);
    for (const route of ['chats', 'chat', 'lists-edit'] as const) {
      dispatch(at(route));
      expect(button()).not.toBeInTheDocument();
    }
    dispatch(at('lists'));
    expect(button()).toBeVisible();
    dispatch(desktop);
    expect(button()).not.toBeInTheDocument();
    dispatch(always);
    expect(button()).toBeVisible();
    unmount();

    show(phone, always, at('public-timeline'));
    expect(button()).not.toBeInTheDocument();
  });

  it('SHELL-13 moves above an on-screen keyboard', () => {
    const { dispatch } = show(signedIn(), phone, at('friends'));
    dispatch(windowResized({ width: 390, height: 400 }));
    expect(button()).not.toBeInTheDocument();
    dispatch(windowResized({ width: 340, height: 340 }));
    expect(button()).not.toBeInTheDocument();
    dispatch(phone);
    expect(button()).toBeVisible();
  });

  describe('while the page scrolls', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    const scrollTo = (top: number) => {
      Object.assign(window, { scrollY: top });
      fireEvent.scroll(window);
    };
    const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

    it('SHELL-12 can hide on scrolling down, checked every 100 ms at most [autohideFloatingPostButton]', () => {
      Object.assign(window, { scrollY: 0 });
      show(signedIn(), phone, at('friends'), makingRoom);
      scrollTo(200);
      expect(button()).not.toBeInTheDocument();
      // Scrolled back up, but within the 100 ms between two checks.
      scrollTo(100);
      wait(99);
      expect(button()).not.toBeInTheDocument();
      wait(1);
      expect(button()).toBeVisible();
      wait(1_000);
      scrollTo(300);
      expect(button()).not.toBeInTheDocument();
    });

    it('stays visible unless the setting is on', () => {
      Object.assign(window, { scrollY: 0 });
      show(signedIn(), phone, at('friends'));
      scrollTo(200);
      wait(1_000);
      expect(button()).toBeVisible();
    });
  });
});
