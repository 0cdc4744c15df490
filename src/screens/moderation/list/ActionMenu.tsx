/** Actions of one kind in a menu, of which there are too many for buttons. */
import { Button } from '@/ui/buttons/Button';
import { ChevronDownIcon } from '@/ui/icons/icons';
import { Menu, MenuItem } from '@/ui/menu/Menu';
import { useMenuTrigger } from '@/ui/menu/useMenuTrigger';
import type { ActionEntry, ActionGroup } from './actionEntry';

interface Props<Action> extends ActionGroup<Action> {
  onChoose: (entry: ActionEntry<Action>) => void;
}

export function ActionMenu<Action>({ label, entries, onChoose }: Props<Action>) {
  const { opened, onKeyDown, press } = useMenuTrigger();
  if (entries.length === 0) return null;
  return (
    <>
      <span role="presentation" onKeyDown={onKeyDown}>
        <Button size="small" icon={ChevronDownIcon} popup="menu" {...press}>
          {label}
        </Button>
      </span>
      {opened && (
        <Menu {...opened} label={label} align="start">
          {entries.map((entry) => (
            <MenuItem key={entry.label} checked={entry.checked} onSelect={() => onChoose(entry)}>
              {entry.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
