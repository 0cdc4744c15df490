/** Covers the form while files are dragged over it: says that they can be dropped, or why not. */
import { FormattedMessage } from 'react-intl';
import { Icon } from '@/ui/icons/Icon';
import { ErrorIcon, UploadIcon } from '@/ui/icons/icons';
import type { Dropping } from './useDroppedFiles';
import styles from './DropOverlay.module.css';

export function DropOverlay({ phase, disabledReason }: Pick<Dropping, 'phase' | 'disabledReason'>) {
  if (phase === null) return null;
  return (
    <div className={styles.sign} data-phase={phase} data-surface="raised">
      {disabledReason === null ? (
        <>
          <Icon node={UploadIcon} className={styles.icon} aria-hidden />
          <FormattedMessage id="post_status.drop_files" defaultMessage="Drop files to add them" />
        </>
      ) : (
        <>
          <Icon node={ErrorIcon} className={styles.icon} aria-hidden />
          {disabledReason}
        </>
      )}
    </div>
  );
}
