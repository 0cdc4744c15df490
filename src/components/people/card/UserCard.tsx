/**
 * A summary of a person: banner, avatar, names, badges, counts and a slot for buttons; no
 * biography.
 */
import type { MouseEvent, ReactNode } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { profilePath } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { cssUrl } from '@/lib/net/cssUrl';
import { selectUser } from '@/selectors/people/users';
import { Avatar } from '@/ui/images/Avatar';
import { Link } from '@/ui/buttons/Link';
import { Icon } from '@/ui/icons/Icon';
import { ChevronDownIcon } from '@/ui/icons/icons';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import { UserName } from '@/ui/text/UserName';
import { UserBadges } from './UserBadges';
import { UserCounts } from './UserCounts';
import styles from './UserCard.module.css';

const messages: Record<'zoom' | 'close' | 'accounts', MessageDescriptor> = defineMessages({
  zoom: { id: 'user_card.zoom_avatar', defaultMessage: "View {name}'s avatar" },
  close: { id: 'user_card.close_card', defaultMessage: "Close {name}'s card" },
  accounts: { id: 'accounts.title', defaultMessage: 'Accounts' },
});

interface AvatarAction {
  does: keyof typeof messages;
  press: (event: MouseEvent<HTMLElement>) => void;
  /** For an avatar that opens a menu. */
  menu?: { expanded: boolean; controls: string | undefined };
}

interface Props {
  userId: string;
  /** Buttons at the end of the avatar's line. */
  actions?: ReactNode;
  /** Action of a press on the avatar; by default it opens the profile. */
  onAvatar?: AvatarAction;
  children?: ReactNode;
}

export function UserCard({ userId, actions, onAvatar, children }: Props) {
  const user = useAppSelector((state) => selectUser(state, userId));
  const { stopGifs: still, restrictedNicknames, defaultAvatar } = useDisplayPreferences();
  const intl = useIntl();
  if (!user) return null;
  const profile = profilePath(user, restrictedNicknames);
  const banner = still ? user.bannerStaticUrl : user.bannerUrl;
  const label = onAvatar && intl.formatMessage(messages[onAvatar.does], { name: user.name });
  const avatar = (
    <Avatar
      url={user.avatarUrl}
      stillUrl={user.avatarStaticUrl}
      still={still}
      fallbackUrl={defaultAvatar}
      size="large"
    />
  );

  return (
    <div className={styles.card}>
      <div
        className={styles.banner}
        style={{ backgroundImage: banner ? cssUrl(banner) : undefined }}
      />
      <div className={styles.top}>
        {onAvatar ? (
          <button
            type="button"
            className={styles.avatar}
            aria-label={label}
            aria-haspopup={onAvatar.menu && 'menu'}
            aria-expanded={onAvatar.menu?.expanded}
            aria-controls={onAvatar.menu?.controls}
            {...tooltipProps(label)}
            onClick={onAvatar.press}
          >
            {avatar}
            {onAvatar.menu && (
              <span className={styles.more}>
                <Icon node={ChevronDownIcon} aria-hidden />
              </span>
            )}
          </button>
        ) : (
          // The name beside it links to the same page.
          <Link className={styles.avatar} to={profile} aria-hidden tabIndex={-1}>
            {avatar}
          </Link>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.names}>
        <span className={styles.line}>
          <Link className={styles.name} to={profile}>
            <UserName name={<EmojiText text={user.name} emoji={user.emoji} still={still} />} />
          </Link>
          <UserBadges user={user} />
        </span>
        <bdi className={styles.handle} dir="ltr" {...tooltipProps(`@${user.fullName}`)}>
          @{user.shownScreenName}
        </bdi>
      </div>
      {children}
      <div className={styles.counts}>
        <UserCounts user={user} />
      </div>
    </div>
  );
}
