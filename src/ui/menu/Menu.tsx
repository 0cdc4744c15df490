/**
 * A menu of actions after the ARIA menu-button pattern: arrows, Home and End move, letters jump,
 * Enter and Space choose, Escape and Tab close. An action runs after the menu has closed, so that
 * focus is back on the anchor before anything else opens; the menu stays open while items are
 * toggled.
 */
import { createContext, useContext, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '@/ui/icons/Icon';
import { CheckIcon, type IconNode } from '@/ui/icons/icons';
import { Popover } from '@/ui/popover/Popover';
import type { PositionInput } from '@/ui/popover/placement';
import { pressProps } from '@/ui/buttons/press';
import styles from './Menu.module.css';

const CloseContext = createContext<() => void>(() => undefined);

interface MenuProps {
  anchor: HTMLElement | null;
  label: string;
  onClose: () => void;
  /** `MenuItem`s and `MenuSeparator`s. */
  children: ReactNode;
  id?: string;
  align?: PositionInput['align'];
  /** The item that has the initial focus. */
  startsAt?: 'first' | 'last';
}

/** Letters typed within this many milliseconds form one word. */
const TYPING = 500;

const itemsOf = (menu: Element) => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([hidden])'),
];

export function Menu({
  anchor,
  label,
  onClose,
  children,
  id,
  align = 'end',
  startsAt = 'first',
}: MenuProps) {
  const typed = useRef({ text: '', at: -Infinity });

  const search = (items: HTMLElement[], event: KeyboardEvent) => {
    const going = event.timeStamp - typed.current.at < TYPING;
    const text = (going ? typed.current.text : '') + event.key.toLocaleLowerCase();
    typed.current = { text, at: event.timeStamp };
    const from = items.findIndex((item) => item === document.activeElement);
    // The first letter searches from the next item on; later ones may still match the current item.
    const start = text.length === 1 ? from + 1 : Math.max(0, from);
    const order = [...items.slice(start), ...items.slice(0, start)];
    return order.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(text));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = itemsOf(event.currentTarget);
    const from = items.findIndex((item) => item === document.activeElement);
    const targets: Record<string, () => HTMLElement | undefined> = {
      ArrowDown: () => items[(from + 1) % items.length],
      ArrowUp: () => items.at((from < 0 ? 0 : from) - 1),
      Home: () => items[0],
      End: () => items.at(-1),
    };
    if (event.key === 'Tab') {
      event.preventDefault();
      onClose();
      return;
    }
    // Space chooses, unless it is part of a word being typed.
    const inWord = event.timeStamp - typed.current.at < TYPING;
    const typing = event.key.length === 1 && (event.key !== ' ' || inWord);
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = typing ? search(items, event) : targets[event.key]?.();
    if (!typing && !(event.key in targets)) return;
    event.preventDefault();
    event.stopPropagation();
    target?.focus();
  };

  return (
    <Popover
      anchor={anchor}
      label={label}
      onClose={onClose}
      role="menu"
      id={id}
      align={align}
      findFirst={(panel) => itemsOf(panel).at(startsAt === 'first' ? 0 : -1)}
      onKeyDown={onKeyDown}
    >
      <div className={styles.menu} role="presentation">
        <CloseContext value={onClose}>{children}</CloseContext>
      </div>
    </Popover>
  );
}

interface MenuItemProps {
  children: ReactNode;
  onSelect: () => void;
  icon?: IconNode;
  tone?: 'neutral' | 'danger';
  /** Makes it a toggle (checkbox item). */
  checked?: boolean;
  /** One of a group of which exactly one is on (radio item). */
  exclusive?: boolean;
  /** Leads to the current page. */
  current?: boolean;
  disabledReason?: string | null;
}

export function MenuItem({
  children,
  onSelect,
  icon,
  tone = 'neutral',
  checked,
  exclusive = false,
  current = false,
  disabledReason,
}: MenuItemProps) {
  const close = useContext(CloseContext);
  const isSwitch = checked !== undefined && !exclusive;
  const choose = () => {
    if (!isSwitch) close();
    onSelect();
  };
  return (
    <button
      type="button"
      role={isSwitch ? 'menuitemcheckbox' : checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-current={current ? 'page' : undefined}
      tabIndex={-1}
      className={styles.item}
      data-tone={tone}
      data-icon={icon ? true : undefined}
      {...pressProps({ onPress: choose, disabledReason })}
    >
      {icon && <Icon node={icon} className={styles.icon} aria-hidden />}
      <span className={styles.text}>{children}</span>
      {(checked || current) && <Icon node={CheckIcon} className={styles.icon} aria-hidden />}
    </button>
  );
}

interface MenuLinkProps {
  href: string;
  children: ReactNode;
  icon?: IconNode;
}

/** An item that leads to another site, in a new tab. */
export function MenuLink({ href, children, icon }: MenuLinkProps) {
  const close = useContext(CloseContext);
  return (
    <a
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
      data-icon={icon ? true : undefined}
      href={href}
      target="_blank"
      rel="nofollow noopener noreferrer"
      onClick={close}
    >
      {icon && <Icon node={icon} className={styles.icon} aria-hidden />}
      <span className={styles.text}>{children}</span>
    </a>
  );
}

/** Items of one kind, under a heading. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label}>
      <div className={styles.label} aria-hidden>
        {label}
      </div>
      {children}
    </div>
  );
}

export function MenuSeparator() {
  return <div role="separator" className={styles.separator} />;
}
