/**
 * The name of a person and their handle in one line. The handle gives way first, the name last; each
 * is isolated, so that a name written from right to left does not turn its surroundings around.
 */
import type { ReactNode } from 'react';
import { tooltipProps } from '@/ui/popover/tooltipProps';
import styles from './UserName.module.css';

interface UserNameProps {
  /** Text, or text with custom emoji in it. */
  name: ReactNode;
  /** With its "@", and the host where that is to be seen. */
  handle?: string;
  /** One under the other, for lists of people. */
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
