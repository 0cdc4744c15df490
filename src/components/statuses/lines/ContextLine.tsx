/** A line above a status that says why it is shown; small, with an icon in the avatar's column. */
import type { ReactNode } from 'react';
import type { Icon } from '@/ui/icons/icons';
import styles from './ContextLine.module.css';

interface Props {
  icon: Icon;
  tone?: 'repeat';
  children: ReactNode;
}

export function ContextLine({ icon: LineIcon, tone, children }: Props) {
  return (
    <div className={styles.line}>
      <LineIcon className={styles.icon} data-tone={tone} aria-hidden />
      <span className={styles.text}>{children}</span>
    </div>
  );
}
