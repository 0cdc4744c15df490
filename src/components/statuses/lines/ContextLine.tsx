/** A line above a status that says why it is shown; small, with an icon in the avatar's column. */
import type { ReactNode } from 'react';
import { Icon } from '@/ui/icons/Icon';
import type { IconNode } from '@/ui/icons/icons';
import styles from './ContextLine.module.css';

interface Props {
  icon: IconNode;
  tone?: 'repeat';
  children: ReactNode;
}

export function ContextLine({ icon, tone, children }: Props) {
  return (
    <div className={styles.line}>
      <Icon node={icon} className={styles.icon} data-tone={tone} aria-hidden />
      <span className={styles.text}>{children}</span>
    </div>
  );
}
