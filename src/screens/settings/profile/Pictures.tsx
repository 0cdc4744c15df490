/** The avatar, the banner and the background of the profile. */
import { defaultBannerOf } from '@/domain/people/defaultPictures';
import { useAppSelector } from '@/hooks/store';
import { selectDefaultAvatar, selectInstance } from '@/selectors/session/config';
import { selectCurrentUser } from '@/selectors/session/session';
import { selectUser } from '@/selectors/people/users';
import { PictureEditor } from './PictureEditor';
import type { ProfileGiven } from './useProfileForm';

export function Pictures({ given }: { given: ProfileGiven }) {
  const own = useAppSelector(selectCurrentUser);
  const user = useAppSelector((state) => selectUser(state, own?.id ?? ''));
  const defaultAvatar = useAppSelector(selectDefaultAvatar);
  const defaultBanner = useAppSelector((state) => defaultBannerOf(selectInstance(state)));
  if (!own || !user) return null;
  return (
    <>
      <PictureEditor
        given={given}
        picture="avatar"
        url={ownPicture(user.avatarUrl, defaultAvatar)}
        fallbackUrl={defaultAvatar}
      />
      <PictureEditor
        given={given}
        picture="banner"
        url={ownPicture(user.bannerUrl, defaultBanner)}
        fallbackUrl={defaultBanner}
      />
      {given.profile.offers.background && (
        <PictureEditor
          given={given}
          picture="background"
          url={own.backgroundUrl}
          fallbackUrl={null}
        />
      )}
    </>
  );
}

/** Returns null for the server's default picture: the family's, or Mastodon's "missing" one. */
function ownPicture(url: string, standard: string | null): string | null {
  const isStandard = standard !== null && url.endsWith(standard);
  return url === '' || url.endsWith('/missing.png') || isStandard ? null : url;
}
