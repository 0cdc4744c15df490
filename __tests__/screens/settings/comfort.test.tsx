/** The comfort settings on the appearance tab: each is chosen by name and takes effect on the page. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTheme } from '@/app/theme/useTheme';
import { UserSettings } from '@/screens/settings/UserSettings';
import { settingsTabShown } from '@/slices/session/interface';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const root = document.documentElement;

/** The page around the settings, which has the effect. */
function Page() {
  useTheme();
  return <UserSettings />;
}
const show = (...before: UnknownAction[]) => {
  renderInStore(<Page />, { before: [settingsTabShown('theme'), ...before] });
  return within(screen.getByRole('group', { name: 'Comfort' }));
};

describe('the group "Comfort"', () => {
  it('offers avatars in the shape of the theme, round, larger or none', async () => {
    const select = show().getByRole('combobox', { name: 'Avatars' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Theme default', 'Round', 'Larger', 'Larger and round', 'None: names only']);
    await userEvent.selectOptions(select, 'Round');
    expect(root).toHaveAttribute('data-avatars', 'round');
    await userEvent.selectOptions(select, 'None: names only');
    expect(root).toHaveAttribute('data-avatars', 'none');
    await userEvent.click(screen.getByRole('button', { name: 'Reset “Avatars”' }));
    expect(root).not.toHaveAttribute('data-avatars');
  });

  it('offers shorter and longer lines', async () => {
    const select = show().getByRole('combobox', { name: 'Length of lines in posts' });
    expect(select).toHaveDisplayValue('Normal');
    await userEvent.selectOptions(select, 'Short');
    expect(root).toHaveAttribute('data-lines', 'short');
    await userEvent.selectOptions(select, 'Long');
    expect(root).toHaveAttribute('data-lines', 'long');
    await userEvent.selectOptions(select, 'Normal');
    expect(root).not.toHaveAttribute('data-lines');
  });

  it('turns the page grey while the box is checked', async () => {
    const box = show().getByRole('checkbox', { name: 'Grey mode' });
    expect(box).toHaveAccessibleDescription(
      'Pictures and emoji show their colours when you point at them.',
    );
    await userEvent.click(box);
    expect(root).toHaveAttribute('data-grey');
    await userEvent.click(box);
    expect(root).not.toHaveAttribute('data-grey');
  });

  it('offers quiet hours to members, with their times while they are on', async () => {
    const group = show(signedIn());
    const box = group.getByRole('checkbox', { name: 'Quiet hours' });
    expect(group.queryByLabelText('Quiet from')).toBeNull();
    await userEvent.click(box);
    const from = group.getByLabelText('Quiet from');
    expect(from).toHaveValue('22:00');
    expect(group.getByLabelText('Quiet until')).toHaveAccessibleDescription(
      'Enter the same time twice to stay quiet all day.',
    );
    fireEvent.change(from, { target: { value: '' } });
    fireEvent.blur(from);
    expect(from).toHaveValue('22:00');
    fireEvent.change(from, { target: { value: '20:45' } });
    fireEvent.blur(from);
    expect(from).toHaveValue('20:45');
    await userEvent.click(
      group.getByRole('checkbox', { name: 'Keep the unread count in the tab' }),
    );
    await userEvent.click(box);
    expect(group.queryByLabelText('Quiet from')).toBeNull();
  });

  it('offers a limit of posts and of minutes, none at first', async () => {
    const group = show();
    const [posts, minutes] = group.getAllByRole('spinbutton');
    for (const field of [posts!, minutes!]) expect(field).toHaveValue(0);
    await userEvent.clear(posts!);
    await userEvent.type(posts!, '100');
    expect(posts).toHaveValue(100);
    expect(posts).toHaveAccessibleDescription(/once a day/);
  });

  it.each(['avatars', 'round', 'comfort'])('is found by searching for “%s”', async (words) => {
    show();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search settings' }), words);
    expect(await screen.findByRole('combobox', { name: 'Avatars' })).toBeVisible();
  });
});
