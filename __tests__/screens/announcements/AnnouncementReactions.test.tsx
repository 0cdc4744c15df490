/** The reactions to an announcement: a press adds or removes one's own, where the server has them. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServerFamily } from '@/domain/session/instance';
import AnnouncementsScreen from '@/screens/announcements/AnnouncementsScreen';
import { announcementReactionRequested } from '@/slices/talk/announcementReactions';
import { announcementsReceived } from '@/slices/talk/announcements';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { someAnnouncement } from '@support/talk/announcements';

const tea = someAnnouncement({
  reactions: [
    { name: '🎉', count: 2, mine: false, url: null, userIds: [] },
    { name: 'rye', count: 1, mine: true, url: 'https://home.example/rye.png', userIds: [] },
  ],
});

const shown = (family: ServerFamily, member = true) =>
  renderInStore(<AnnouncementsScreen />, {
    family,
    before: [...(member ? [signedIn()] : []), announcementsReceived({ announcements: [tea] })],
  });

it('are buttons that say how many there are, and whether one is the reader’s', async () => {
  const user = userEvent.setup();
  const { dispatched } = shown('mastodon');
  const party = screen.getByRole('button', { name: '🎉, 2 reactions', pressed: false });
  await user.click(party);
  const announcementId = 'a1';
  expect(dispatched).toContainEqual(
    announcementReactionRequested({ announcementId, name: '🎉', url: null, wanted: true }),
  );
  expect(screen.getByRole('button', { name: '🎉, 3 reactions', pressed: true })).toBe(party);
  await user.click(screen.getByRole('button', { name: ':rye:, 1 reaction', pressed: true }));
  expect(screen.queryByRole('button', { name: /rye/ })).toBeNull();
  expect(screen.getByRole('article')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'React' })).toHaveAttribute('aria-haspopup', 'dialog');
});

it.each<[ServerFamily, boolean]>([
  ['pleroma', true],
  ['gotosocial', true],
  ['mastodon', false],
])('are not offered on %s (member: %s)', (family, member) => {
  shown(family, member);
  expect(screen.queryByRole('group', { name: 'Reactions' })).toBeNull();
});
