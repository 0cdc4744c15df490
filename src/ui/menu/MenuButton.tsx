/** An icon button that opens a menu. Its items are mounted only while it is open. */
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton, type IconButtonProps } from '@/ui/buttons/IconButton';
import { Menu } from './Menu';

interface MenuButtonProps extends Pick<
  IconButtonProps,
  'label' | 'icon' | 'size' | 'badge' | 'badgeLabel' | 'busy'
> {
  /** `MenuItem`s and `MenuSeparator`s. */
  children: ReactNode;
  align?: 'start' | 'end';
}

export function MenuButton({ label, children, align, ...look }: MenuButtonProps) {
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState<'first' | 'last' | null>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(event.key === 'ArrowUp' ? 'last' : 'first');
  };

  return (
    <>
      <span role="presentation" onKeyDown={onKeyDown}>
        <IconButton
          {...look}
          ref={setButton}
          label={label}
          popup="menu"
          expanded={open !== null}
          controls={open ? id : undefined}
          onPress={() => setOpen(open ? null : 'first')}
        />
      </span>
      {open && (
        <Menu
          anchor={button}
          label={label}
          id={id}
          align={align}
          startsAt={open}
          onClose={() => setOpen(null)}
        >
          {children}
        </Menu>
      )}
    </>
  );
}
