/** An icon button whose menu is loaded when a press is likely. */
import type { ReactNode } from 'react';
import { IconButton } from '@/ui/buttons/IconButton';
import type { IconNode } from '@/ui/icons/icons';
import { useMenuTrigger, type OpenedMenu } from './useMenuTrigger';

interface Props {
  label: string;
  icon: IconNode;
  /** Renders the menu, a deferred component. */
  menu: (opened: OpenedMenu) => ReactNode;
  /** Starts loading the menu's code. */
  onNear: () => void;
}

export function DeferredMenuButton({ label, icon, menu, onNear }: Props) {
  const { opened, onKeyDown, press } = useMenuTrigger();
  return (
    <>
      <span role="presentation" onKeyDown={onKeyDown} onPointerEnter={onNear} onFocus={onNear}>
        <IconButton label={label} icon={icon} popup="menu" {...press} />
      </span>
      {opened && menu(opened)}
    </>
  );
}
