import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBar } from '@/components/discovery/SearchBar';
import { instanceConfigured } from '@/slices/session/config';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const isPrivate = instanceConfigured({ instance: { private: true } });
const show = (path: string, ...before: UnknownAction[]) =>
  renderInStore(<SearchBar />, { before, path });
const field = () => screen.queryByRole('searchbox', { name: 'Search' });

describe('the search bar', () => {
  it('SHELL-14 is for members and for visitors of public instances, and opens the search for the typed text', async () => {
    const hidden = show('/main/all', isPrivate);
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    hidden.unmount();
    const member = show('/main/all', isPrivate, signedIn());
    expect(field()).toBeVisible();
    member.unmount();

    const { address } = show('/main/all');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.type(field()!, '   {Enter}');
    expect(address()).toBe('/main/all');

    await userEvent.type(field()!, 'cats & dogs{Enter}');
    expect(address()).toBe('/search?query=cats+%26+dogs');

    await userEvent.clear(field()!);
    await userEvent.type(field()!, '#birds');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/search?query=%23birds');
  });

  it('shows the current query of the search page', () => {
    show('/search?query=quiet+birds');
    expect(screen.getByRole('search', { name: 'Search' })).toContainElement(field());
    expect(field()).toHaveValue('quiet birds');
  });
});
