/** A menu that toggles the kinds of notifications to show. */
import { defineMessages, useIntl } from 'react-intl';
import type { NotificationKind } from '@/domain/notifications/notification';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useOpenSettings } from '@/hooks/useOpenSettings';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectOfferedKinds } from '@/selectors/notifications/notificationKinds';
import { settingChanged } from '@/slices/session/config';
import { dialogOpened } from '@/slices/engine/dialogs';
import { BlockIcon, FilterIcon, SettingsIcon } from '@/ui/icons/icons';
import { MenuItem, MenuSeparator } from '@/ui/menu/Menu';
import { MenuButton } from '@/ui/menu/MenuButton';
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
  const { notificationVisibility: wanted } = useDisplayPreferences();
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
