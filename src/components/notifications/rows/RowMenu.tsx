/**
 * The actions on a notification, as items of a menu. On touch screens, where nothing can point at a
 * row, it takes the place of the buttons.
 */
import { defineMessages, useIntl } from 'react-intl';
import type { NotificationRow } from '@/domain/notifications/notificationRows';
import { MoreIcon } from '@/ui/icons/icons';
import { MenuItem } from '@/ui/menu/Menu';
import { MenuButton } from '@/ui/menu/MenuButton';
import { useRowActions } from './useRowActions';
import styles from './RowButtons.module.css';

const messages = defineMessages({
  more: { id: 'status.more_actions', defaultMessage: 'More actions' },
});

export function RowMenu({ row }: { row: NotificationRow }) {
  const intl = useIntl();
  return (
    <span className={styles.menu} data-row-buttons>
      <MenuButton label={intl.formatMessage(messages.more)} icon={MoreIcon}>
        <RowMenuItems row={row} />
      </MenuButton>
    </span>
  );
}

/** The button of the menu, which is in the row; the menu itself is not. */
const openMenuButton = () => document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]');

export function RowMenuItems({ row }: { row: NotificationRow }) {
  return useRowActions(row).map(({ label, icon, act }) => (
    <MenuItem key={label} icon={icon} onSelect={() => act(openMenuButton())}>
      {label}
    </MenuItem>
  ));
}
