import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PinEditor } from '@/components/session/navigation/PinEditor';
import { listsReceived } from '@/slices/people/lists';
import { preferenceEdited, preferenceUpdated } from '@/slices/settings/preferences';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

/** Renders the editor; `press` clicks a button and then dispatches the saga's answer. */
function show(...before: UnknownAction[]) {
  const view = renderInStore(<PinEditor />, { before: [signedIn(), ...before] });
  const note = (at: number) => {
    const edit = view.dispatched.slice(at).find(preferenceEdited.match)?.payload;
    if (edit) view.dispatch(preferenceUpdated({ edit, timestamp: 1 }));
    return edit;
  };
  return {
    ...view,
    async press(name: string) {
      const at = view.dispatched.length;
      await userEvent.click(screen.getByRole('button', { name }));
      return note(at);
    },
    async keys(keys: string) {
      const at = view.dispatched.length;
      await userEvent.keyboard(keys);
      return note(at);
    },
  };
}

const order = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const focused = (name: string) => expect(screen.getByRole('button', { name })).toHaveFocus();

describe('the pin editor', () => {
  it('pins and unpins, and the focus follows the entry', async () => {
    const { press } = show();
    await press('Pin Bookmarks');
    expect(order('Pinned')).toEqual(['Home timeline', 'Direct messages', 'Bookmarks']);
    focused('Unpin Bookmarks');
    await press('Unpin Home timeline');
    expect(order('Pinned')).toEqual(['Direct messages', 'Bookmarks']);
    focused('Pin Home timeline');
    expect(order('Not pinned')).toContain('Home timeline');
  });

  it('moves entries by keyboard, and keeps the focus on the pressed button', async () => {
    const { keys } = show(listsReceived({ lists: [{ id: '1', title: 'Cats' }] }));
    screen.getByRole('button', { name: 'Move Home timeline down' }).focus();
    await keys('{Enter}');
    expect(order('Pinned')).toEqual(['Direct messages', 'Home timeline']);
    focused('Move Home timeline down');
    expect(screen.getByRole('status')).toHaveTextContent('Position 2 of 2');
    expect(await keys('{Enter}')).toBeUndefined();
    focused('Move Home timeline down');
  });

  it('skips pins that are unavailable here, as they are invisible', async () => {
    // Chats are pinned by default, and this server has none.
    const { press } = show();
    await press('Pin Bookmarks');
    const edit = await press('Move Bookmarks up');
    expect(edit).toMatchObject({ operation: 'move', value: 'bookmarks', movement: -2 });
    expect(order('Pinned')).toEqual(['Home timeline', 'Bookmarks', 'Direct messages']);
  });

  it('says why the first and last entry cannot move further', () => {
    show();
    const first = screen.getByRole('button', { name: 'Move Home timeline up' });
    expect(first).toHaveAttribute('aria-disabled', 'true');
    expect(first).toHaveAttribute('title', 'Already first');
  });
});
