/** The participants of a conversation: overlapping avatars, and a line of names. */
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectUser } from '@/selectors/people/users';
import { Avatar } from '@/ui/images/Avatar';
import styles from './Participants.module.css';

interface Props {
  userIds: readonly string[];
}

/** More would be too small to recognise. */
const MOST_FACES = 3;
/** The rest is shown as a number. */
const MOST_NAMES = 4;

export const Faces = ({ userIds }: Props) => (
  <div className={styles.faces} data-count={Math.min(userIds.length, MOST_FACES)} aria-hidden>
    {userIds.slice(0, MOST_FACES).map((userId) => (
      <Face key={userId} userId={userId} size={userIds.length > 1 ? 'small' : 'normal'} />
    ))}
  </div>
);

function Face({ userId, size }: { userId: string; size: 'small' | 'normal' }) {
  const user = useAppSelector((state) => selectUser(state, userId));
  const { stopGifs, defaultAvatar } = useDisplayPreferences();
  return (
    <Avatar
      url={user?.avatarUrl ?? null}
      stillUrl={user?.avatarStaticUrl}
      still={stopGifs}
      fallbackUrl={defaultAvatar}
      size={size}
    />
  );
}

export function Names({ userIds }: Props) {
  const more = userIds.length - MOST_NAMES;
  if (userIds.length === 0) {
    return <FormattedMessage id="directs.only_you" defaultMessage="Only you" />;
  }
  return (
    <>
      {userIds.slice(0, MOST_NAMES).map((userId, at) => (
        <Fragment key={userId}>
          {at > 0 && ', '}
          <Name userId={userId} />
        </Fragment>
      ))}
      {more > 0 && (
        <>
          {' '}
          <FormattedMessage
            id="directs.others"
            defaultMessage="{count, plural, one {and # more} other {and # more}}"
            values={{ count: more }}
          />
        </>
      )}
    </>
  );
}

function Name({ userId }: { userId: string }) {
  const user = useAppSelector((state) => selectUser(state, userId));
  const { stopGifs } = useDisplayPreferences();
  return (
    <bdi>
      {user ? (
        <EmojiText text={user.name} emoji={user.emoji} still={stopGifs} />
      ) : (
        <FormattedMessage id="status.unknown_author" defaultMessage="Unknown author" />
      )}
    </bdi>
  );
}
