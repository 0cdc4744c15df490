/** The bell that links to the notifications where no column shows them. */
import { useIntl } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { selectUnseenNotifications } from '@/selectors/session/navigation';
import { selectCurrentUser } from '@/selectors/session/session';
import { Badge } from '@/ui/feedback/Badge';
import { Link } from '@/ui/buttons/Link';
import { Icon } from '@/ui/icons/Icon';
import { NotificationsIcon } from '@/ui/icons/icons';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { notificationsMessages } from './notificationsMessages';
import styles from './NotificationsLink.module.css';

export function NotificationsLink() {
  const intl = useIntl();
  const username = useAppSelector((state) => selectCurrentUser(state)?.screenName ?? '');
  const count = useAppSelector(selectUnseenNotifications);
  const title = intl.formatMessage(notificationsMessages.title);
  return (
    <Link
      className={styles.link}
      to={pathTo('notifications', { username })}
      {...tooltipProps(title)}
    >
      <Icon node={NotificationsIcon} className={styles.icon} aria-hidden />
      <VisuallyHidden>{title}</VisuallyHidden>
      {count > 0 && (
        <span className={styles.badge}>
          <Badge
            count={count}
            tone="notification"
            label={intl.formatMessage(notificationsMessages.unread, { count })}
          />
        </span>
      )}
    </Link>
  );
}
