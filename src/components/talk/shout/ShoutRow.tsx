/** A message of the shoutbox: its author, linking to the profile, and its text. */
import type { ReactNode } from 'react';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { profilePath } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectDefaultAvatar, selectSetting } from '@/selectors/session/config';
import { selectUser } from '@/selectors/people/users';
import { Avatar } from '@/ui/images/Avatar';
import { Link } from '@/ui/buttons/Link';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import styles from './ShoutRow.module.css';

interface Props {
  userId: string;
  /** Plain text. */
  text: ReactNode;
  /** The state of a message that is not confirmed yet. */
  hint?: ReactNode;
}

export function ShoutRow({ userId, text, hint }: Props) {
  return (
    <div className={styles.row} data-pending={hint ? true : undefined}>
      <Author userId={userId} />
      <div className={styles.words}>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        {hint && <p className={styles.note}>{hint}</p>}
      </div>
    </div>
  );
}

function Author({ userId }: { userId: string }) {
  const user = useAppSelector((state) => selectUser(state, userId));
  const restrictedNicknames = useInstance('restrictedNicknames');
  const defaultAvatar = useAppSelector(selectDefaultAvatar);
  const still = useAppSelector((state) => selectSetting(state, 'stopGifs'));
  if (!user) return null;
  return (
    <Link
      className={styles.author}
      to={profilePath(user, restrictedNicknames)}
      data-person={user.id}
      {...tooltipProps(`@${user.shownScreenName}`)}
    >
      <Avatar
        url={user.avatarUrl}
        stillUrl={user.avatarStaticUrl}
        still={still}
        fallbackUrl={defaultAvatar}
        size="tiny"
      />
      <bdi className={styles.name}>
        <EmojiText text={user.name} emoji={user.emoji} still={still} />
      </bdi>
    </Link>
  );
}
