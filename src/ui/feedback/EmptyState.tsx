/** An empty list: one sentence that says what would be here, and at most one action. */
import type { ReactNode } from 'react';
import styles from './State.module.css';

export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
