/** The state and event handlers of a button that opens a menu, independent of how both render. */
import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';

/** The props that a menu gets from the button that opened it. */
export interface OpenedMenu {
  id: string;
  anchor: HTMLElement;
  startsAt: 'first' | 'last';
  onClose: () => void;
}

const starts: Partial<Record<string, OpenedMenu['startsAt']>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
};

export function useMenuTrigger() {
  const id = useId();
  const [open, setOpen] = useState<Pick<OpenedMenu, 'anchor' | 'startsAt'> | null>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const startsAt = starts[event.key];
    const anchor = event.target instanceof Element ? event.target.closest('button') : null;
    if (open || !startsAt || !anchor) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen({ anchor, startsAt });
  };
  const onPress = ({ currentTarget: anchor }: MouseEvent<HTMLElement>) => {
    setOpen(open ? null : { anchor, startsAt: 'first' });
  };
  const opened: OpenedMenu | null = open && { ...open, id, onClose: () => setOpen(null) };
  const controls = open ? id : undefined;
  return { opened, onKeyDown, press: { onPress, expanded: open !== null, controls } };
}
