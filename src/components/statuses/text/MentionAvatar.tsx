/** The avatar before a mention in a text, if the person is known. */
import { useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectUser } from '@/selectors/people/users';
import { Avatar } from '@/ui/images/Avatar';
import styles from './MentionLink.module.css';

export function MentionAvatar({ userId }: { userId: string }) {
  const user = useAppSelector((state) => selectUser(state, userId));
  const { stopGifs, defaultAvatar } = useDisplayPreferences();
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
