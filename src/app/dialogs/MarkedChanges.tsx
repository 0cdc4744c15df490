/** A text with what was changed in it since the version before. Screen readers hear where. */
import { FormattedMessage } from 'react-intl';
import { wordChanges, type Piece } from '@/lib/wordChanges';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './StatusHistory.module.css';

export function MarkedChanges({ before, after }: { before: string; after: string }) {
  return (
    <div className={styles.marked} dir="auto">
      {wordChanges(before, after).map((piece, at) => (
        <Mark key={at} {...piece} />
      ))}
    </div>
  );
}

function Mark({ text, change }: Piece) {
  if (change === 'kept') return text;
  if (change === 'added') {
    return (
      <ins className={styles.added}>
        <VisuallyHidden>
          <FormattedMessage id="status.version_added" defaultMessage="(added:" />{' '}
        </VisuallyHidden>
        {text}
        <VisuallyHidden>)</VisuallyHidden>
      </ins>
    );
  }
  return (
    <del className={styles.removed}>
      <VisuallyHidden>
        <FormattedMessage id="status.version_removed" defaultMessage="(removed:" />{' '}
      </VisuallyHidden>
      {text}
      <VisuallyHidden>)</VisuallyHidden>
    </del>
  );
}
