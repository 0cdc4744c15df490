/** Which kinds of notifications the reader wants to see: a menu of switches. */
import { defineMessages, useIntl } from 'react-intl';
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
import { notificationKindNames } from './kindNames';

const messages = defineMessages({
  filter: { id: 'notifications.filter', defaultMessage: 'Filter notifications' },
  settings: { id: 'settings.notifications', defaultMessage: 'Notification settings' },
  crowd: { id: 'crowd.open', defaultMessage: 'Mute or block several people' },
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
          {intl.formatMessage(notificationKindNames[kind])}
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
