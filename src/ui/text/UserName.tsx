/**
 * A person's name and handle in one line. The handle shrinks first, the name last; each is
 * isolated, so that a right-to-left name does not affect the text around it.
 */
import type { ReactNode } from 'react';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import styles from './UserName.module.css';

interface UserNameProps {
  /** Text, possibly with custom emoji. */
  name: ReactNode;
  /** With its "@", and the host where that is shown. */
  handle?: string;
  /** One above the other, for lists of people. */
  stacked?: boolean;
}

export function UserName({ name, handle, stacked = false }: UserNameProps) {
  return (
    <span className={styles.user} data-stacked={stacked || undefined}>
      <bdi className={styles.name}>{name}</bdi>
      {handle && (
        <>
          {' '}
          <bdi className={styles.handle} dir="ltr" {...tooltipProps(handle)}>
            {handle}
          </bdi>
        </>
      )}
    </span>
  );
}
