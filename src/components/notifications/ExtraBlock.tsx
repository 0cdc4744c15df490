/**
 * Other things to attend to: unread chats and announcements, and follow requests. Appears together
 * with the list below it, as its parts would shift the list one by one.
 */
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { notificationRequests } from '@/domain/notifications/notification';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useOpenSettings } from '@/hooks/useOpenSettings';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import {
  selectExtraNotifications,
  selectNotificationsLoaded,
  type ExtraNotifications,
} from '@/selectors/notifications/notifications';
import { selectRequest } from '@/selectors/engine/requests';
import { selectCurrentUser } from '@/selectors/session/session';
import { settingChanged } from '@/slices/session/config';
import type { RootState } from '@/slices/root';
import { IconButton } from '@/ui/buttons/IconButton';
import { Icon } from '@/ui/icons/Icon';
import {
  AnnouncementsIcon,
  ChatsIcon,
  CloseIcon,
  FollowRequestsIcon,
  InteractionRequestsIcon,
  SettingsIcon,
  type IconNode,
} from '@/ui/icons/icons';
import { Link } from '@/ui/buttons/Link';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import styles from './ExtraBlock.module.css';

const messages: Record<keyof ExtraNotifications, MessageDescriptor> = defineMessages({
  chats: {
    id: 'notifications.unread_chats',
    defaultMessage: '{count, plural, one {# unread chat} other {# unread chats}}',
  },
  announcements: {
    id: 'notifications.unread_announcements',
    defaultMessage: '{count, plural, one {# unread announcement} other {# unread announcements}}',
  },
  followRequests: {
    id: 'notifications.unread_follow_requests',
    defaultMessage: '{count, plural, one {# new follow request} other {# new follow requests}}',
  },
  interactionRequests: {
    id: 'notifications.unread_interaction_requests',
    defaultMessage:
      '{count, plural, one {# new interaction request} other {# new interaction requests}}',
  },
});

const icons: Record<keyof ExtraNotifications, IconNode> = {
  chats: ChatsIcon,
  announcements: AnnouncementsIcon,
  followRequests: FollowRequestsIcon,
  interactionRequests: InteractionRequestsIcon,
};

/** True if the list has loaded or failed. */
const selectListStands = (state: RootState): boolean =>
  selectNotificationsLoaded(state) ||
  selectRequest(state, notificationRequests.news).reason !== null;

export function ExtraBlock() {
  const extra = useAppSelector(selectExtraNotifications);
  const listStands = useAppSelector(selectListStands);
  const username = useAppSelector((state) => selectCurrentUser(state)?.screenName ?? '');
  const { showExtraNotificationsTip } = useDisplayPreferences();
  const paths: Record<keyof ExtraNotifications, string> = {
    chats: pathTo('chats', { username }),
    announcements: pathTo('announcements'),
    followRequests: pathTo('friend-requests'),
    interactionRequests: pathTo('interaction-requests'),
  };
  const kinds = (Object.keys(paths) as (keyof ExtraNotifications)[]).filter(
    (kind) => extra[kind] > 0,
  );
  if (!listStands || kinds.length === 0) return null;
  return (
    <div className={styles.block}>
      <ul className={styles.list}>
        {kinds.map((kind) => {
          const kindIcon = icons[kind];
          return (
            <li key={kind}>
              <Link className={styles.entry} to={paths[kind]}>
                <Icon node={kindIcon} className={styles.icon} aria-hidden />
                <FormattedMessage {...messages[kind]} values={{ count: extra[kind] }} />
              </Link>
            </li>
          );
        })}
      </ul>
      {showExtraNotificationsTip && <Hint />}
    </div>
  );
}

const hints = defineMessages({
  text: {
    id: 'notifications.configuration_tip',
    defaultMessage: 'You can choose what appears here in settings.',
  },
  settings: { id: 'notifications.configuration_tip_settings', defaultMessage: 'Go to settings' },
  dismiss: {
    id: 'notifications.configuration_tip_dismiss',
    defaultMessage: "Don't show again",
  },
});

function Hint() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const openSettings = useOpenSettings();
  const dismiss = settingChanged({ name: 'showExtraNotificationsTip', value: false });
  return (
    <div className={styles.hint}>
      <VisuallyHidden>{intl.formatMessage(hints.text)}</VisuallyHidden>
      <IconButton
        size="small"
        icon={SettingsIcon}
        label={intl.formatMessage(hints.settings)}
        onPress={() => openSettings('user', 'notifications')}
      />
      <IconButton
        size="small"
        icon={CloseIcon}
        label={intl.formatMessage(hints.dismiss)}
        onPress={() => dispatch(dismiss)}
      />
    </div>
  );
}
