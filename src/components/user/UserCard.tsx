/** A person in short: banner, picture, name and what they have done, with room for buttons. */
import { FormattedMessage } from 'react-intl';
import type { ReactNode } from 'react';
import { EmojiText } from '@/components/text/EmojiText';
import { profilePath } from '@/domain/routes';
import type { User } from '@/domain/user';
import { useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { cssUrl } from '@/lib/cssUrl';
import { selectSetting } from '@/selectors/config';
import { selectUser } from '@/selectors/users';
import { Avatar } from '@/ui/Avatar';
import { Link } from '@/ui/Link';
import { NumberText } from '@/ui/NumberText';
import { UserName } from '@/ui/UserName';
import styles from './UserCard.module.css';

interface Props {
  userId: string;
  /** Buttons at the end of the picture's line. */
  actions?: ReactNode;
}

export function UserCard({ userId, actions }: Props) {
  const user = useAppSelector((state) => selectUser(state, userId));
  const restrictedNicknames = useInstance('restrictedNicknames');
  const defaultAvatar = useInstance('defaultAvatar');
  const still = useAppSelector((state) => selectSetting(state, 'stopGifs'));
  const hidesStats = useAppSelector((state) => selectSetting(state, 'hideUserStats'));
  if (!user) return null;
  const profile = profilePath(user, restrictedNicknames);
  const banner = still ? user.bannerStaticUrl : user.bannerUrl;

  return (
    <div className={styles.card}>
      <div
        className={styles.banner}
        style={{ backgroundImage: banner ? cssUrl(banner) : undefined }}
      />
      <div className={styles.top}>
        {/* The name beside it leads to the same place. */}
        <Link className={styles.avatar} to={profile} aria-hidden tabIndex={-1}>
          <Avatar
            url={user.avatarUrl}
            stillUrl={user.avatarStaticUrl}
            still={still}
            fallbackUrl={defaultAvatar}
            size="large"
          />
        </Link>
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.names}>
        <Link className={styles.name} to={profile}>
          <UserName name={<EmojiText text={user.name} emoji={user.emoji} still={still} />} />
        </Link>
        <bdi className={styles.handle} dir="ltr">
          @{user.screenName}
        </bdi>
      </div>
      {!hidesStats && <Stats user={user} />}
    </div>
  );
}

function Stats({ user }: { user: User }) {
  return (
    <dl className={styles.stats}>
      <div>
        <dt>
          <FormattedMessage id="user_card.statuses" defaultMessage="Statuses" />
        </dt>
        <dd>
          <NumberText value={user.statusCount} />
        </dd>
      </div>
      {!user.hidesFollowingCount && (
        <div>
          <dt>
            <FormattedMessage id="user_card.followees" defaultMessage="Following" />
          </dt>
          <dd>
            <NumberText value={user.followingCount} />
          </dd>
        </div>
      )}
      {!user.hidesFollowerCount && (
        <div>
          <dt>
            <FormattedMessage id="user_card.followers" defaultMessage="Followers" />
          </dt>
          <dd>
            <NumberText value={user.followerCount} />
          </dd>
        </div>
      )}
    </dl>
  );
}
