/** The menu of a card: everything that can be done to a status beside the buttons in its row. */
import { entriesFor } from '@/domain/statusActions';
import type { Status } from '@/domain/status';
import { useAppSelector } from '@/hooks/store';
import { selectActor } from '@/selectors/statusActions';
import { Menu, MenuItem, MenuLink } from '@/ui/Menu';
import { useMenuDeeds } from './menuDeeds';

interface Props {
  status: Status;
  /** It stands within its conversation. */
  inThread: boolean;
  id: string;
  label: string;
  anchor: HTMLElement;
  startsAt: 'first' | 'last';
  onClose: () => void;
}

export function MoreActionsMenu({ status, inThread, ...menu }: Props) {
  const actor = useAppSelector(selectActor);
  const deedOf = useMenuDeeds(status, inThread);
  return (
    <Menu {...menu}>
      {entriesFor(status, actor, inThread).map((entry) => {
        const { text, icon, tone, choose } = deedOf(entry);
        return entry === 'openOriginal' ? (
          <MenuLink key={entry} icon={icon} href={status.url ?? ''}>
            {text}
          </MenuLink>
        ) : (
          <MenuItem key={entry} icon={icon} tone={tone} onSelect={choose}>
            {text}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
