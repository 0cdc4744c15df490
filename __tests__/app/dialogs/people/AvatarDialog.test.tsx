/** The dialog that shows an avatar in full size, or its fallback. */
import { screen } from '@testing-library/react';
import { AvatarDialog } from '@/app/dialogs/people/AvatarDialog';
import type { ServerFamily } from '@/domain/session/instance';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const show = (family: ServerFamily, avatarUrl: string) =>
  renderInStore(<AvatarDialog userId="u1" level={1} onClose={() => undefined} />, {
    family,
    before: [signedIn({ id: 'u1' }, { avatarUrl, avatarDescription: '' })],
  });

const picture = () => screen.getByRole('img', { name: "Mia Example's avatar" });

describe('the avatar dialog', () => {
  it('shows the avatar, or the default file of servers of the Pleroma family', () => {
    const { unmount } = show('pleroma', 'https://home.example/mia.png');
    expect(picture()).toHaveAttribute('src', 'https://home.example/mia.png');
    unmount();
    show('pleroma', '');
    expect(picture()).toHaveAttribute('src', '/images/avi.png');
  });

  it('shows a drawn placeholder on other servers, without a request', () => {
    show('mastodon', '');
    expect(picture()).not.toHaveAttribute('src');
    expect(document.querySelector('dialog img, [role="dialog"] img')).toBeNull();
  });
});
