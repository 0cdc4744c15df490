/** The menu of a notification: what can be done with it. */
import type { NotificationRow } from '@/domain/notifications/notificationRows';
import { Menu, MenuItem } from '@/ui/menu/Menu';
import type { OpenedMenu } from '@/ui/menu/useMenuTrigger';
import { useRowActions } from './useRowActions';

interface Props extends OpenedMenu {
  label: string;
  row: NotificationRow;
}

export function RowActionsMenu({ row, ...menu }: Props) {
  const actions = useRowActions(row);
  return (
    <Menu {...menu}>
      {actions.map(({ label, icon, act }) => (
        <MenuItem key={label} icon={icon} onSelect={() => act(menu.anchor)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
