/**
 * An empty list: one sentence that says what would be here, and at most two actions. With an icon
 * it fills the place of a whole list; without one it is a quiet line in a part of a screen.
 */
import type { ReactNode } from 'react';
import { Icon } from '@/ui/icons/Icon';
import type { IconNode } from '@/ui/icons/icons';
import styles from './State.module.css';

interface EmptyStateProps {
  children: ReactNode;
  action?: ReactNode;
  /** For lists that are a screen or a tab of their own. */
  icon?: IconNode;
}

export function EmptyState({ children, action, icon }: EmptyStateProps) {
  return (
    <div className={styles.state} data-whole={icon ? '' : undefined}>
      {icon && <Icon node={icon} className={styles.sign} aria-hidden />}
      <p className={styles.text}>{children}</p>
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
