/** A person in one line of a list: avatar, name and handle, linking to the profile. */
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { profilePath } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectDefaultAvatar, selectSetting } from '@/selectors/session/config';
import { selectUser } from '@/selectors/people/users';
import { Avatar } from '@/ui/images/Avatar';
import { Link } from '@/ui/buttons/Link';
import { UserName } from '@/ui/text/UserName';
import styles from './UserLine.module.css';

export function UserLine({ userId }: { userId: string }) {
  const user = useAppSelector((state) => selectUser(state, userId));
  const restrictedNicknames = useInstance('restrictedNicknames');
  const defaultAvatar = useAppSelector(selectDefaultAvatar);
  const still = useAppSelector((state) => selectSetting(state, 'stopGifs'));
  if (!user) return null;
  return (
    <Link className={styles.line} to={profilePath(user, restrictedNicknames)} data-person={user.id}>
      <Avatar
        url={user.avatarUrl}
        stillUrl={user.avatarStaticUrl}
        still={still}
        fallbackUrl={defaultAvatar}
        size="small"
      />
      <UserName
        stacked
        name={<EmojiText text={user.name} emoji={user.emoji} still={still} />}
        handle={`@${user.shownScreenName}`}
      />
    </Link>
  );
}
