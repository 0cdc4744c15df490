/** The menu that toggles the kinds of notifications to show. */
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '@/domain/session/routes';
import type { NotificationKind } from '@/domain/notifications/notification';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { useOpenSettings } from '@/hooks/useOpenSettings';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { selectOfferedKinds } from '@/selectors/notifications/notificationKinds';
import { settingChanged } from '@/slices/session/config';
import { dialogOpened } from '@/slices/engine/dialogs';
import { BlockIcon, FilteredIcon, SettingsIcon } from '@/ui/icons/icons';
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu/Menu';
import type { OpenedMenu } from '@/ui/menu/useMenuTrigger';
import { notificationKindNames } from './kindNames';

const messages = defineMessages({
  filtered: { id: 'notifications.filtered', defaultMessage: 'Filtered notifications' },
  settings: { id: 'settings.notifications', defaultMessage: 'Notification settings' },
  crowd: { id: 'crowd.open', defaultMessage: 'Mute or block several people' },
});

interface Props extends OpenedMenu {
  label: string;
}

export function NotificationFilterMenu(menu: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const openSettings = useOpenSettings();
  const navigate = useNavigate();
  const canFilter = useCan('notificationPolicy');
  const offered = useAppSelector(selectOfferedKinds);
  const { notificationVisibility: wanted } = useDisplayPreferences();
  const change = (kind: NotificationKind) => {
    const value = { ...wanted, [kind]: !wanted[kind] };
    dispatch(settingChanged({ name: 'notificationVisibility', value }));
  };
  return (
    <Menu {...menu}>
      {offered.map((kind) => (
        <MenuItem key={kind} checked={wanted[kind]} onSelect={() => change(kind)}>
          {intl.formatMessage(notificationKindNames[kind])}
        </MenuItem>
      ))}
      <MenuSeparator />
      {canFilter && (
        <MenuItem
          icon={FilteredIcon}
          onSelect={() => void navigate(pathTo('notification-requests'))}
        >
          {intl.formatMessage(messages.filtered)}
        </MenuItem>
      )}
      <MenuItem
        icon={BlockIcon}
        onSelect={() => dispatch(dialogOpened({ kind: 'crowd', props: null }))}
      >
        {intl.formatMessage(messages.crowd)}
      </MenuItem>
      <MenuItem icon={SettingsIcon} onSelect={() => openSettings('user', 'notifications')}>
        {intl.formatMessage(messages.settings)}
      </MenuItem>
    </Menu>
  );
}
