import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BottomBar } from '@/app/layout/bars/BottomBar';
import { BarEditor } from '@/components/session/navigation/BarEditor';
import { settingChanged } from '@/slices/session/config';
import { windowResized } from '@/slices/session/interface';
import { listsReceived } from '@/slices/people/lists';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const phone = windowResized({ width: 390, height: 844, touch: true });

const show = (...before: UnknownAction[]) =>
  renderInStore(
    <>
      <BarEditor />
      <BottomBar />
    </>,
    { before: [phone, signedIn(), ...before] },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const order = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[dir="auto"]')?.textContent);
const places = () =>
  [...screen.getByRole('navigation', { name: 'Navigation bar' }).querySelectorAll('a, button')].map(
    (element) => element.getAttribute('title'),
  );

describe('the editor of the bar at the bottom', () => {
  it('takes entries out, puts others in and moves them [bottomBarEntries]', async () => {
    show(listsReceived({ lists: [{ id: '1', title: 'Cats' }] }));
    expect(order('Pinned')).toEqual([
      'Home timeline',
      'Search',
      'New post',
      'Notifications',
      'Menu',
    ]);
    await press('Unpin Search');
    await press('Pin Cats');
    expect(screen.getByRole('button', { name: 'Unpin Cats' })).toHaveFocus();
    await press('Move Cats up');
    const now = ['Home timeline', 'New post', 'Cats', 'Notifications', 'Menu'];
    expect(order('Pinned')).toEqual(now);
    expect(places()).toEqual(now);
    expect(screen.getByRole('link', { name: 'Cats' })).toHaveAttribute('href', '/lists/1');
    await press('Unpin Cats');
    await press('Pin Your profile');
    expect(screen.getByRole('link', { name: 'Your profile' })).toHaveAttribute(
      'href',
      '/users/mia',
    );
  });

  it('has room for five, of which the menu is always one', async () => {
    const { dispatched } = show();
    const pin = screen.getByRole('button', { name: 'Pin Bookmarks' });
    expect(pin).toHaveAttribute('aria-disabled', 'true');
    expect(pin).toHaveAttribute('title', 'Unpin another entry first');
    await userEvent.click(pin);
    expect(dispatched).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Unpin Menu' })).toBeNull();
    await press('Move Menu up');
    expect(places().at(-2)).toBe('Menu');
  });

  it('leaves out what this server does not have', () => {
    const value = ['home', 'chats', 'list-9', 'nonsense', 'menu'];
    show(settingChanged({ name: 'bottomBarEntries', value }));
    expect(places()).toEqual(['Home timeline', 'Menu']);
    expect(order('Not pinned')).not.toContain('Chats');
  });
});
