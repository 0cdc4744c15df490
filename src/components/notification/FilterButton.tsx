/** Which kinds of notifications the reader wants to see: a menu of switches. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import type { NotificationKind } from '@/domain/notification';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useOpenSettings } from '@/hooks/useOpenSettings';
import { useReading } from '@/hooks/useReading';
import { selectOfferedKinds } from '@/selectors/notificationKinds';
import { settingChanged } from '@/slices/config';
import { dialogOpened } from '@/slices/dialogs';
import { BlockIcon, FilterIcon, SettingsIcon } from '@/ui/icons';
import { MenuItem, MenuSeparator } from '@/ui/Menu';
import { MenuButton } from '@/ui/MenuButton';

const messages = defineMessages({
  filter: { id: 'notifications.filter', defaultMessage: 'Filter notifications' },
  settings: { id: 'settings.notifications', defaultMessage: 'Notification settings' },
  crowd: { id: 'crowd.open', defaultMessage: 'Mute or block several people' },
});

const kinds: Record<NotificationKind, MessageDescriptor> = defineMessages({
  likes: { id: 'settings.notification_visibility_likes', defaultMessage: 'Favourites' },
  repeats: { id: 'settings.notification_visibility_repeats', defaultMessage: 'Repeats' },
  follows: { id: 'settings.notification_visibility_follows', defaultMessage: 'Follows' },
  mentions: { id: 'settings.notification_visibility_mentions', defaultMessage: 'Mentions' },
  statuses: {
    id: 'settings.notification_visibility_statuses',
    defaultMessage: 'Posts of people you subscribed to',
  },
  emojiReactions: {
    id: 'settings.notification_visibility_emoji_reactions',
    defaultMessage: 'Reactions',
  },
  moves: { id: 'settings.notification_visibility_moves', defaultMessage: 'Moves to other servers' },
  polls: { id: 'settings.notification_visibility_polls', defaultMessage: 'Ends of polls' },
  followRequest: {
    id: 'settings.notification_visibility_follow_requests',
    defaultMessage: 'Follow requests',
  },
  reports: { id: 'settings.notification_visibility_reports', defaultMessage: 'Reports' },
  chatMention: {
    id: 'settings.notification_visibility_chat_mentions',
    defaultMessage: 'Chat messages',
  },
});

export function FilterButton() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const openSettings = useOpenSettings();
  const offered = useAppSelector(selectOfferedKinds);
  const { notificationVisibility: wanted } = useReading();
  const change = (kind: NotificationKind) => {
    const value = { ...wanted, [kind]: !wanted[kind] };
    dispatch(settingChanged({ name: 'notificationVisibility', value }));
  };
  return (
    <MenuButton label={intl.formatMessage(messages.filter)} icon={FilterIcon}>
      {offered.map((kind) => (
        <MenuItem key={kind} checked={wanted[kind]} onSelect={() => change(kind)}>
          {intl.formatMessage(kinds[kind])}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem
        icon={BlockIcon}
        onSelect={() => dispatch(dialogOpened({ kind: 'crowd', props: null }))}
      >
        {intl.formatMessage(messages.crowd)}
      </MenuItem>
      <MenuItem icon={SettingsIcon} onSelect={() => openSettings('user', 'notifications')}>
        {intl.formatMessage(messages.settings)}
      </MenuItem>
    </MenuButton>
  );
}
