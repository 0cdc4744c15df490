import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavigationPanel } from '@/components/session/navigation/NavigationPanel';
import { noEntities } from '@/domain/engine/entities';
import type { InstanceConfig } from '@/domain/session/instance';
import { instanceConfigured } from '@/slices/session/config';
import { dialogOpened } from '@/slices/engine/dialogs';
import { chatsReceived } from '@/slices/talk/chats';
import { listsReceived } from '@/slices/people/lists';
import { preferenceEdited, preferenceUpdated } from '@/slices/settings/preferences';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const instance = (changes: Partial<InstanceConfig>) => instanceConfigured({ instance: changes });
const withChats = instance({ pleromaChatMessagesAvailable: true });
const unpin = (value: string) =>
  preferenceUpdated({
    edit: { operation: 'remove', collection: 'pinnedNavItems', value },
    timestamp: 1,
  });
const pin = (value: string) =>
  preferenceUpdated({
    edit: { operation: 'add', collection: 'pinnedNavItems', value },
    timestamp: 1,
  });
const withoutPins = [unpin('home'), unpin('dms'), unpin('chats')];

const show = (...before: UnknownAction[]) =>
  renderInStore(<NavigationPanel />, { before, path: '/main/public' });
const panel = () => screen.getByRole('navigation', { name: 'Main navigation' });
const group = (name: string) => within(panel()).getByRole('list', { name });
const names = (within_: HTMLElement) =>
  within(within_)
    .queryAllByRole('link')
    .map((link) => link.querySelector('[dir="auto"]')?.textContent);

describe('the navigation panel', () => {
  it('opens the palette by a press', async () => {
    const { dispatched } = show(signedIn());
    await userEvent.click(
      await within(panel()).findByRole('button', { name: 'Search or jump to' }),
    );
    expect(dispatched).toContainEqual(dialogOpened({ kind: 'palette', props: { statusId: null } }));
  });

  it('NAV-01 lists the timelines', () => {
    show(signedIn(), ...withoutPins);
    expect(names(group('Timelines'))).toEqual([
      'Home timeline',
      'Local timeline',
      'Known network',
      'Bookmarks',
      'Favourites',
      'Direct messages',
    ]);
    expect(within(panel()).getByRole('link', { name: 'Favourites' })).toHaveAttribute(
      'href',
      '/users/mia?tab=favorites',
    );
  });

  it('NAV-04 lists interactions, chats, follow requests, about, announcements and help; about for visitors, too', () => {
    const { unmount } = show(signedIn({ locked: true }), withChats, ...withoutPins);
    expect(names(group('More'))).toEqual([
      'Interactions',
      'Chats',
      'Follow requests',
      'About',
      'Announcements',
      'Help',
    ]);
    unmount();
    show(withChats);
    expect(names(group('More'))).toEqual(['About']);
  });

  it('marks the current page', () => {
    show(signedIn());
    expect(within(panel()).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Local timeline',
    );
  });

  it('NAV-07 lists each list by its title, with the first letter as its icon', () => {
    const lists = [
      { id: '1', title: 'Cats' },
      { id: '2', title: 'Étoiles' },
    ];
    show(signedIn(), listsReceived({ lists }));
    const cats = within(group('Lists')).getByRole('link', { name: 'Cats' });
    expect(cats).toHaveAttribute('href', '/lists/1');
    expect(within(cats).getByText('C')).toHaveAttribute('aria-hidden', 'true');
    expect(within(group('Lists')).getByText('É')).toBeInTheDocument();
  });

  it('leads members to what is popular, where the server knows it', () => {
    const { unmount } = show(signedIn(), instance({ family: 'mastodon', backendVersion: '4.5.2' }));
    expect(names(group('More'))[0]).toBe('Explore');
    unmount();
    show(signedIn());
    expect(names(group('More'))).not.toContain('Explore');
  });

  it('has the lists last, which come late at a first visit and would move the rest', () => {
    show(signedIn());
    const titles = within(panel())
      .getAllByRole('heading', { level: 2 })
      .map((title) => title.textContent);
    expect(titles).toEqual(['Timelines', 'More', 'Lists']);
  });

  it('NAV-08 shows visitors public, twkn and about, a login link, and a registration link if registration is open', () => {
    const { unmount } = show(instance({ registrationOpen: true }));
    expect(names(panel())).toEqual([
      'Local timeline',
      'Known network',
      'About',
      'Log in',
      'Sign up',
    ]);
    unmount();
    const closed = show(instance({ registrationOpen: false }));
    expect(names(panel())).toEqual(['Local timeline', 'Known network', 'About', 'Log in']);
    closed.unmount();
    // Nothing else: no timelines. About says whose server it is, and members must be able to log in.
    show(instance({ registrationOpen: true, private: true }));
    expect(names(panel())).toEqual(['About', 'Log in', 'Sign up']);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('NAV-09 pins home, direct messages and chats by default, and shows up to six pins', () => {
    const { unmount } = show(signedIn(), withChats);
    expect(names(group('Pinned'))).toEqual(['Home timeline', 'Direct messages', 'Chats']);
    // A pinned entry appears in the pinned group only.
    expect(names(group('Timelines'))).not.toContain('Home timeline');
    unmount();

    show(
      signedIn(),
      withChats,
      listsReceived({ lists: [{ id: '12', title: 'Cats' }] }),
      ...['list-12', 'about', 'twkn', 'bookmarks'].map(pin),
    );
    expect(names(group('Pinned'))).toEqual([
      'Home timeline',
      'Direct messages',
      'Chats',
      'Cats',
      'About',
      'Known network',
    ]);
    // The seventh pin stays in its own group.
    expect(names(group('Timelines'))).toContain('Bookmarks');
  });

  it('shows the unread counts', () => {
    const chat = { id: '1', userId: '2', unread: 3, lastMessage: null, updatedAt: '' };
    show(signedIn(), withChats, chatsReceived({ chats: [chat], entities: noEntities() }));
    expect(within(panel()).getByRole('link', { name: 'Chats 1 new' })).toBeInTheDocument();
  });

  it('NAV-10 collapses to the pins, and has an edit mode for them [collapseNav]', async () => {
    const { dispatched, dispatch } = show(signedIn());
    const button = await screen.findByRole('button', { name: 'Show pinned only', expanded: true });
    await userEvent.click(button);
    expect(dispatched).toEqual([
      preferenceEdited({ operation: 'set', name: 'collapseNav', value: true }),
    ]);
    dispatch(
      preferenceUpdated({
        edit: { operation: 'set', name: 'collapseNav', value: true },
        timestamp: 1,
      }),
    );
    expect(await screen.findByRole('button', { name: 'Show all', expanded: false })).toBeVisible();
    expect(names(panel())).toEqual(['Home timeline', 'Direct messages']);

    await userEvent.click(await screen.findByRole('button', { name: 'Edit pinned items' }));
    expect(await screen.findByRole('button', { name: 'Unpin Home timeline' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(names(panel())).toEqual(['Home timeline', 'Direct messages']);
  });
});
