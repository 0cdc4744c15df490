/** The picture before a name in a text, of people who are known. */
import { useAppSelector } from '@/hooks/store';
import { useReading } from '@/hooks/useReading';
import { selectUser } from '@/selectors/users';
import { Avatar } from '@/ui/Avatar';
import styles from './MentionLink.module.css';

export function MentionAvatar({ userId }: { userId: string }) {
  const user = useAppSelector((state) => selectUser(state, userId));
  const { stopGifs, defaultAvatar } = useReading();
  return (
    <span className={styles.avatar}>
      <Avatar
        url={user?.avatarUrl ?? null}
        stillUrl={user?.avatarStaticUrl ?? null}
        still={stopGifs}
        fallbackUrl={defaultAvatar}
        size="tiny"
      />
    </span>
  );
}
