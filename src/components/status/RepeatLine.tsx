/** The line above a repeated status: who repeated it. */
import { FormattedMessage } from 'react-intl';
import { EmojiText } from '@/components/text/EmojiText';
import { useAppSelector } from '@/hooks/store';
import { useReading } from '@/hooks/useReading';
import { selectUser } from '@/selectors/users';
import { RepeatIcon } from '@/ui/icons';
import { UserLink } from './UserLink';
import styles from './StatusCard.module.css';

export function RepeatLine({ userId }: { userId: string }) {
  const user = useAppSelector((state) => selectUser(state, userId));
  const { stopGifs } = useReading();
  if (!user) return null;
  return (
    <div className={styles.context}>
      <RepeatIcon className={styles.contextIcon} aria-hidden />
      <span className={styles.contextText}>
        <FormattedMessage
          id="timeline.repeated"
          defaultMessage="{name} repeated"
          values={{
            name: (
              <UserLink user={user}>
                <bdi>
                  <EmojiText text={user.name} emoji={user.emoji} still={stopGifs} />
                </bdi>
              </UserLink>
            ),
          }}
        />
      </span>
    </div>
  );
}
