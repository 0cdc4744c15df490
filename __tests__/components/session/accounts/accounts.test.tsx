/** The menu of accounts, the list under the login form, and the composer's line about its author. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { fireEvent, screen, within } from '@testing-library/react';
import { OwnCard } from '@/app/layout/panels/OwnCard';
import { Composer } from '@/components/composer/Composer';
import { LoginForm } from '@/components/session/login/LoginForm';
import { NEW_POST, draftTarget } from '@/domain/composer/draft';
import { dialogOpened } from '@/slices/engine/dialogs';
import {
  accountAdditionRequested,
  accountsFound,
  accountSwitchRequested,
} from '@/slices/session/accounts';
import { deferredCodeLoaded } from '@support/engine/deferredCode';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { account } from '@support/session/accounts';

const mia = signedIn({ id: 'u1', screenName: 'mia' }, { name: 'Mia' });
const own = account('', { userId: 'u1', screenName: 'mia', name: 'Mia' });
const bot = account('bot', { screenName: 'bot', name: 'Bot' });
const old = account('old', { screenName: 'old', name: 'Old', signedIn: false });
const several = accountsFound({ slot: '', list: [own, bot, old] });

async function openMenu(...before: UnknownAction[]) {
  const view = renderInStore(<OwnCard userId="u1" />, { before });
  fireEvent.click(screen.getByRole('button', { name: 'Accounts' }));
  await deferredCodeLoaded();
  return { ...view, menu: await screen.findByRole('menu', { name: 'Accounts' }) };
}

describe('the menu at the own avatar', () => {
  it('offers to add an account, and has no rows for one alone', async () => {
    const { menu, dispatched } = await openMenu(mia);
    expect(within(menu).queryAllByRole('menuitemradio')).toEqual([]);
    expect(within(menu).getAllByRole('menuitem')).toHaveLength(1);
    fireEvent.click(within(menu).getByRole('menuitem', { name: 'Add an account' }));
    expect(dispatched).toEqual([accountAdditionRequested()]);
  });

  it('lists all accounts, says which one is shown and which is logged out, and switches', async () => {
    const { menu, dispatched } = await openMenu(mia, several);
    const rows = within(menu).getAllByRole('menuitemradio');
    expect(rows.map((row) => [row.textContent, row.getAttribute('aria-checked')])).toEqual([
      ['Mia@mia', 'true'],
      ['Bot@bot', 'false'],
      ['Old@old · Logged out', 'false'],
    ]);
    fireEvent.click(within(menu).getByRole('menuitemradio', { name: /Bot/ }));
    expect(dispatched).toEqual([accountSwitchRequested({ slot: 'bot' })]);
  });

  it('lists twenty, each of which the keys reach', async () => {
    const others = Array.from({ length: 19 }, (_, at) => account(`slot${String(at)}`));
    const list = accountsFound({ slot: '', list: [own, ...others] });
    const { menu, dispatched } = await openMenu(mia, list);
    const rows = within(menu).getAllByRole('menuitemradio');
    expect(rows).toHaveLength(20);
    fireEvent.keyDown(menu, { key: 'Home' });
    rows.forEach((row) => {
      expect(row).toHaveFocus();
      fireEvent.keyDown(row, { key: 'ArrowDown' });
    });
    fireEvent.click(rows[19]!);
    expect(dispatched).toEqual([accountSwitchRequested({ slot: 'slot18' })]);
  });

  it('asks before it logs out all', async () => {
    const { menu, dispatched } = await openMenu(mia, several);
    fireEvent.click(within(menu).getByRole('menuitem', { name: 'Log out of all accounts' }));
    expect(dispatched).toEqual([dialogOpened({ kind: 'confirmLogoutOfAll', props: null })]);
  });

  it('opens by arrow keys, too, and says that it is a menu', async () => {
    renderInStore(<OwnCard userId="u1" />, { before: [mia, several] });
    const button = screen.getByRole('button', { name: 'Accounts' });
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    await deferredCodeLoaded();
    expect(await screen.findByRole('menu', { name: 'Accounts' })).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('the login form of a further account', () => {
  it('leads back to those that are here', async () => {
    const place = account('new', { userId: '', screenName: '', name: '', signedIn: false });
    const { dispatched } = renderInStore(<LoginForm />, {
      before: [accountsFound({ slot: 'new', list: [own, place] })],
    });
    await deferredCodeLoaded();
    const others = await screen.findByRole('region', { name: 'Your other accounts' });
    expect(within(others).getAllByRole('listitem')).toHaveLength(1);
    fireEvent.click(within(others).getByRole('button', { name: /Mia/ }));
    expect(dispatched).toContainEqual(accountSwitchRequested({ slot: '' }));
  });

  it('is the plain form for everybody else', async () => {
    renderInStore(<LoginForm />);
    await deferredCodeLoaded();
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('the author in the composer', () => {
  const line = () => screen.queryByRole('button', { name: /Posting as/ });

  it('is named if there are several, and another one can be chosen with the draft', async () => {
    const { dispatched } = renderInStore(<Composer target={NEW_POST} />, {
      before: [mia, several],
    });
    await deferredCodeLoaded();
    expect(await screen.findByRole('button', { name: 'Posting as @mia' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Posting as @mia' }));
    const menu = screen.getByRole('menu', { name: 'Post as' });
    const rows = within(menu).getAllByRole('menuitemradio');
    // Nobody can post as an account that is logged out.
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Mia@mia', 'Bot@bot']);
    fireEvent.click(within(menu).getByRole('menuitemradio', { name: /Bot/ }));
    expect(dispatched).toContainEqual(accountSwitchRequested({ slot: 'bot', draft: NEW_POST }));
  });

  it('is not named where there is one, nor where only one is logged in', async () => {
    const { unmount } = renderInStore(<Composer target={NEW_POST} />, { before: [mia] });
    await deferredCodeLoaded();
    expect(line()).toBeNull();
    unmount();
    const alone = accountsFound({ slot: '', list: [own, old] });
    renderInStore(<Composer target={NEW_POST} />, { before: [mia, alone] });
    await deferredCodeLoaded();
    expect(line()).toBeNull();
  });

  it('cannot change for an edit, which belongs to its post', async () => {
    renderInStore(<Composer target={draftTarget('edit', 's1')} />, { before: [mia, several] });
    await deferredCodeLoaded();
    expect(line()).toBeNull();
  });
});
