/** A picture in full size, and what stands there for people without one. */
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

const picture = () => screen.getByRole('img', { name: 'Picture of Mia Example' });

describe('the picture of a person in full size', () => {
  it('is theirs, else the file that the Pleroma family has for nobody', () => {
    const { unmount } = show('pleroma', 'https://home.example/mia.png');
    expect(picture()).toHaveAttribute('src', 'https://home.example/mia.png');
    unmount();
    show('pleroma', '');
    expect(picture()).toHaveAttribute('src', '/images/avi.png');
  });

  it('is a drawn figure elsewhere, for which nothing is asked', () => {
    show('mastodon', '');
    expect(picture()).not.toHaveAttribute('src');
    expect(document.querySelector('dialog img, [role="dialog"] img')).toBeNull();
  });
});
