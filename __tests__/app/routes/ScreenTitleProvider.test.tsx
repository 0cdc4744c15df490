import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ScreenTitleProvider } from '@/app/routes/ScreenTitleProvider';
import { noEntities } from '@/domain/engine/entities';
import { chatsReceived } from '@/slices/talk/chats';
import { accountsFound } from '@/slices/session/accounts';
import { instanceConfigured } from '@/slices/session/config';
import { loggedOut } from '@/slices/session/session';
import { ScreenHeading } from '@/ui/structure/ScreenHeading';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { account } from '@support/session/accounts';

const reeds = instanceConfigured({ instance: { name: 'Reeds' } });

function Pages() {
  const { pathname } = useLocation();
  const [arrived, setArrived] = useState(false);
  return (
    <>
      <Link to="/about">To about</Link>
      <button onClick={() => setArrived(true)}>Arrive</button>
      <main key={pathname}>
        {pathname === '/about' && !arrived ? (
          <ScreenHeading key="skeleton" title="About" />
        ) : (
          <ScreenHeading key="screen" title={pathname} />
        )}
      </main>
    </>
  );
}

const show = (...before: UnknownAction[]) =>
  renderInStore(
    <ScreenTitleProvider>
      <Pages />
    </ScreenTitleProvider>,
    { before: [reeds, ...before], path: '/main/all' },
  );
const heading = () => screen.getByRole('heading', { level: 1 });

describe("the window's title", () => {
  it("is the screen's title and the instance's name, preceded by the unread count", () => {
    const { dispatch } = show(signedIn({ unreadChatCount: 3 }));
    expect(document.title).toBe('(3) /main/all · Reeds');
    dispatch(chatsReceived({ chats: [], entities: noEntities() }));
    expect(document.title).toBe('/main/all · Reeds');
    dispatch(instanceConfigured({ instance: { name: 'Marsh' } }));
    expect(document.title).toBe('/main/all · Marsh');
    dispatch(loggedOut());
    expect(document.title).toBe('/main/all · Marsh');
  });

  it('names the account of this tab if there are several', () => {
    const { dispatch } = show(signedIn());
    const own = account('', { screenName: 'mia' });
    dispatch(accountsFound({ slot: '', list: [own] }));
    expect(document.title).toBe('/main/all · Reeds');
    dispatch(accountsFound({ slot: '', list: [own, account('bot')] }));
    expect(document.title).toBe('/main/all · @mia · Reeds');
  });

  it('follows the heading, even if its text arrives later', async () => {
    show();
    await act(async () => {
      heading().textContent = 'Mia Example';
      await Promise.resolve();
    });
    expect(document.title).toBe('Mia Example · Reeds');
  });
});

describe('the focus after navigation', () => {
  it('stays on the first page, and moves to the heading after a change of route', async () => {
    show();
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'To about' }));
    expect(heading()).toHaveTextContent('About');
    expect(heading()).toHaveFocus();
    expect(document.title).toBe('About · Reeds');
  });

  it('moves to the heading that replaces the skeleton', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: 'To about' }));
    const skeleton = heading();
    act(() => screen.getByRole('button', { name: 'Arrive' }).click());
    expect(heading()).not.toBe(skeleton);
    expect(heading()).toHaveFocus();
  });

  it('stays where the reader has moved it meanwhile', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: 'To about' }));
    await userEvent.click(screen.getByRole('button', { name: 'Arrive' }));
    expect(screen.getByRole('button', { name: 'Arrive' })).toHaveFocus();
  });
});
