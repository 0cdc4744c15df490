/** A heading that shows and hides its content. Hidden content keeps its state. */
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '@/ui/icons/Icon';
import { ChevronDownIcon, type IconNode } from '@/ui/icons/icons';
import styles from './Collapsible.module.css';

interface CollapsibleProps {
  title: ReactNode;
  children: ReactNode;
  icon?: IconNode;
  startsOpen?: boolean;
  /** When given, the parent controls the state. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
}

export function Collapsible({
  title,
  children,
  icon,
  startsOpen = false,
  open: decided,
  onToggle,
}: CollapsibleProps) {
  const id = useId();
  const [own, setOwn] = useState(startsOpen);
  const open = decided ?? own;
  const toggle = () => {
    setOwn(!open);
    onToggle?.(!open);
  };
  return (
    <div className={styles.collapsible}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        {icon && <Icon node={icon} className={styles.icon} aria-hidden />}
        <span className={styles.title}>{title}</span>
        <Icon node={ChevronDownIcon} className={styles.chevron} aria-hidden />
      </button>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
