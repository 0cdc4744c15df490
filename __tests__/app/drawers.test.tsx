import type { UnknownAction } from '@reduxjs/toolkit';
import { act, createEvent, fireEvent, screen, within, waitFor } from '@testing-library/react';
import { AppLayout } from '@/app/layout/AppLayout';
import type { InstanceConfig } from '@/domain/session/instance';
import { capabilityProbed } from '@/slices/session/capabilities';
import { instanceConfigured } from '@/slices/session/config';
import { dialogOpened } from '@/slices/engine/dialogs';
import { drawerOpened, windowResized } from '@/slices/session/interface';
import { listsReceived } from '@/slices/people/lists';
import { shoutJoined } from '@/slices/talk/shout';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const phone = windowResized({ width: 390, height: 844 });
const instance = (changes: Partial<InstanceConfig>) => instanceConfigured({ instance: changes });
const withoutAnnouncements = capabilityProbed({
  capability: 'announcements',
  httpStatus: 404,
  now: 0,
});
const rich = instance({ pleromaChatMessagesAvailable: true, suggestionsEnabled: true });

async function show(...before: UnknownAction[]) {
  const view = renderInStore(
    <AppLayout>
      <ScreenHeading title="A screen" />
    </AppLayout>,
    { before: [phone, ...before], path: '/main/public' },
  );
  await fetched();
  return view;
}

/** Waits for the code of drawers and dialogs, which loads when they first open. */
const fetched = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));
const drawer = () => screen.queryByRole('dialog');

/** Returns the rows of the drawer in order, without the reader's own card. */
const offers = () =>
  [...drawer()!.querySelectorAll('li a, li button')].flatMap(
    // The counts on the reader's card are links too, but no rows.
    (row) => row.querySelector('[dir="auto"]')?.textContent ?? [],
  );

function swipe(element: Element, by: number) {
  const at = (type: 'touchStart' | 'touchEnd', clientX: number) => {
    const finger = { clientX, clientY: 300 };
    const fingers = type === 'touchStart' ? [finger] : [];
    const event = createEvent[type](element, { touches: fingers, changedTouches: [finger] });
    fireEvent(element, event);
  };
  at('touchStart', 200);
  at('touchEnd', 200 + by);
}

describe('the side drawer', () => {
  it('NAV-11 contains the whole navigation and everything that wider windows show elsewhere', async () => {
    await show(
      signedIn({ role: 'admin', locked: true }),
      rich,
      shoutJoined(),
      listsReceived({ lists: [{ id: '1', title: 'Cats' }] }),
      drawerOpened('side'),
    );
    expect(offers()).toEqual([
      'Home timeline',
      'Local timeline',
      'Known network',
      'Bookmarks',
      'Favourites',
      'Direct messages',
      'Cats',
      'All lists',
      'Interactions',
      'Chats',
      'Follow requests',
      'Moderation',
      'About',
      'Announcements',
      'Help',
      'Shoutbox',
      'Search',
      'Search or jump to',
      'Who to follow',
      'Customise navigation',
      'Settings',
      'Administration',
      'Log out',
    ]);
  });

  it('NAV-11 contains "Who to follow" if the server’s list of features includes suggestions', async () => {
    await show(signedIn(), instance({ features: ['v2_suggestions'] }), drawerOpened('side'));
    expect(offers()).toContain('Who to follow');
  });

  it('NAV-11 leaves out what the server lacks, and shows visitors links to log in and sign up', async () => {
    const member = await show(
      signedIn(),
      withoutAnnouncements,
      capabilityProbed({ capability: 'lists', httpStatus: 404, now: 0 }),
      drawerOpened('side'),
    );
    for (const missing of [
      'All lists',
      'Chats',
      'Follow requests',
      'Announcements',
      'Shoutbox',
      'Who to follow',
      'Administration',
      'Log in',
    ]) {
      expect(offers()).not.toContain(missing);
    }
    member.unmount();
    const open = await show(
      instance({ registrationOpen: false }),
      shoutJoined(),
      drawerOpened('side'),
    );
    expect(offers()).toEqual([
      'Log in',
      'Local timeline',
      'Known network',
      'About',
      'Search',
      'Search or jump to',
      'Settings',
    ]);
    open.unmount();
    await show(instance({ registrationOpen: true, private: true }), drawerOpened('side'));
    expect(offers()).toEqual(['Log in', 'Sign up', 'About', 'Search or jump to', 'Settings']);
  });

  it('NAV-12 shows administrators only an entry that opens the instance settings', async () => {
    const { dispatched, unmount } = await show(signedIn({ role: 'admin' }), drawerOpened('side'));
    fireEvent.click(screen.getByRole('button', { name: 'Administration' }));
    await fetched();
    expect(dispatched).toContainEqual(
      dialogOpened({ kind: 'settings', props: { mode: 'admin', tab: null, minimized: false } }),
    );
    expect(screen.getByRole('dialog', { name: 'Administration' })).toBeVisible();
    unmount();
    for (const role of ['moderator', 'member'] as const) {
      const other = await show(signedIn({ role }), drawerOpened('side'));
      expect(screen.queryByRole('button', { name: 'Administration' })).not.toBeInTheDocument();
      other.dispatch(windowResized({ width: 1000, height: 800 }));
      await screen.findByRole('form', { name: 'New post' });
      expect(screen.queryByRole('button', { name: 'Administration' })).not.toBeInTheDocument();
      other.unmount();
    }
    await show(drawerOpened('side'));
    expect(screen.queryByRole('button', { name: 'Administration' })).not.toBeInTheDocument();
  });

  it("shows the reader's name with a link to their profile", async () => {
    await show(signedIn(), drawerOpened('side'));
    expect(within(drawer()!).getByRole('link', { name: 'Mia Example' })).toHaveAttribute(
      'href',
      '/users/mia',
    );
  });

  it('takes the focus, returns it, and closes by Escape and by a click beside it', async () => {
    await show(signedIn());
    const menu = screen.getByRole('button', { name: 'Menu', expanded: false });
    menu.focus();
    fireEvent.click(menu);
    await fetched();
    expect(drawer()).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(document.getElementById('app')).toHaveAttribute('inert'));
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(drawer()).not.toBeInTheDocument();
    expect(menu).toHaveFocus();

    fireEvent.click(menu);
    await fetched();
    fireEvent.click(drawer()!.parentElement!);
    expect(drawer()).not.toBeInTheDocument();
  });

  it('opens by a swipe over the page and closes by a swipe back', async () => {
    await show(signedIn());
    swipe(screen.getByRole('main'), 99);
    expect(drawer()).not.toBeInTheDocument();
    swipe(screen.getByRole('main'), 100);
    await fetched();
    expect(screen.getByRole('dialog', { name: 'Linnet' })).toBeVisible();
    swipe(drawer()!, 30);
    expect(drawer()).toBeVisible();
    swipe(drawer()!, -30);
    expect(drawer()).not.toBeInTheDocument();
  });
});

describe('the notifications drawer', () => {
  it('SHELL-16 closes by a swipe of 50 px, compared to 30 px for the side drawer', async () => {
    const { dispatch } = await show(signedIn(), drawerOpened('notifications'));
    swipe(drawer()!, 49);
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    swipe(drawer()!, 50);
    expect(drawer()).not.toBeInTheDocument();

    dispatch(drawerOpened('side'));
    await fetched();
    swipe(drawer()!, -29);
    expect(drawer()).toBeVisible();
    swipe(drawer()!, -30);
    expect(drawer()).not.toBeInTheDocument();
  });

  it('is not rendered for visitors', async () => {
    await show(drawerOpened('notifications'));
    expect(drawer()).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Notifications' })).not.toBeInTheDocument();
  });
});

describe('the search on phones', () => {
  it('replaces the top bar until it is closed', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
  });
});
