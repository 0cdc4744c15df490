/** The card of a person: avatar, names, counts and role. */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UserCard } from '@/components/people/card/UserCard';
import { noEntities } from '@/domain/engine/entities';
import type { User } from '@/domain/people/user';
import { settingChanged } from '@/slices/session/config';
import { profileReceived } from '@/slices/people/profiles';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const known = (changes: Partial<User> = {}) =>
  profileReceived({
    address: { id: 'u1' },
    userId: 'u1',
    entities: { ...noEntities(), users: [someUser(changes)] },
  });
const card = (changes: Partial<User> = {}, ...more: Parameters<typeof renderInStore>[1][]) =>
  renderInStore(<UserCard userId="u1" />, { before: [known(changes)], ...more[0] });

describe('REL-01 the card of a person', () => {
  it('shows the avatar, the names and the counts', () => {
    const url = 'https://home.example/mia.png';
    const { container } = card({ avatarUrl: url, avatarStaticUrl: url });
    expect(container.querySelector('img')).toHaveAttribute('src', url);
    expect(screen.getByRole('link', { name: 'Mia Example' })).toHaveAttribute('href', '/users/mia');
    expect(screen.getByText('@mia')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '12 Posts',
      '56 Following',
      '34 Followers',
    ]);
  });

  it('has the words that go with the numbers', () => {
    card({ statusCount: 1, followerCount: 1 });
    expect(screen.getByRole('link', { name: '1 Post' })).toBeVisible();
    expect(screen.getByRole('link', { name: '1 Follower' })).toBeVisible();
  });

  it.each([
    [{ role: 'admin', rights: { admin: true, moderator: true } }, 'Admin', 'Moderator'],
    [{ role: 'moderator', rights: { admin: false, moderator: true } }, 'Moderator', 'Admin'],
  ] as const)('shows the role %j', (changes, shown, other) => {
    card(changes);
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.queryByText(other)).toBeNull();
  });

  it('shows the roles that the server names, the usual ones in the language of the reader', () => {
    card({ roleNames: ['Founder', 'moderator'] });
    expect(screen.getByText('Founder')).toBeVisible();
    expect(screen.getByText('Moderator')).toBeVisible();
  });

  it('shows no role if there is none', () => {
    card();
    expect(screen.queryByText(/Admin|Moderator|Bot|Group/)).toBeNull();
  });

  it('links each count to that tab of the profile', async () => {
    const { address } = card();
    const list = within(screen.getByRole('list'));
    const links = list.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/users/mia', '/users/mia?tab=followees', '/users/mia?tab=followers']);
    await userEvent.click(list.getByRole('link', { name: '34 Followers' }));
    expect(address()).toBe('/users/mia?tab=followers');
  });

  it('leaves out hidden counts and links to hidden lists, except to the person themselves', () => {
    const hidden = { hidesFollowerCount: true, hidesFollowing: true };
    const other = card(hidden);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '12 Posts',
      '56 Following',
    ]);
    expect(screen.queryByRole('link', { name: '56 Following' })).toBeNull();
    other.unmount();
    card({}, { before: [signedIn({ id: 'u1' }), known(hidden)] });
    expect(screen.getAllByRole('link', { name: /Follow/ })).toHaveLength(2);
  });

  it('hides the counts if the setting is on [hideUserStats]', () => {
    const value = settingChanged({ name: 'hideUserStats', value: true });
    card({}, { before: [known(), value] });
    expect(screen.queryByRole('list')).toBeNull();
  });
});

it("PROF-09 an avatar that cannot be loaded is replaced by the instance's default", () => {
  const avatarUrl = 'https://gone.example/mia.png';
  const { container } = card({}, { before: [known({ avatarUrl, avatarStaticUrl: avatarUrl })] });
  const picture = () => container.querySelector('img');
  expect(picture()).toHaveAttribute('src', avatarUrl);
  const shown = picture();
  if (shown) fireEvent.error(shown);
  expect(picture()).toHaveAttribute('src', '/images/avi.png');
});

it.each(['mastodon', 'gotosocial', 'unknown'] as const)(
  'PROF-09 the default avatar is drawn on %s, which has none under a known address',
  (family) => {
    const avatarUrl = 'https://gone.example/mia.png';
    const before = [known({ avatarUrl, avatarStaticUrl: avatarUrl })];
    const { container } = card({}, { before, family });
    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('[data-size="large"] svg')).not.toBeNull();
  },
);
