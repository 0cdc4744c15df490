/**
 * A text with the changes since the previous version, which are announced to screen readers too.
 */
import { FormattedMessage } from 'react-intl';
import { wordDiff, type DiffPart } from '@/lib/text/wordDiff';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import styles from './StatusHistory.module.css';

export function VersionDiff({ before, after }: { before: string; after: string }) {
  return (
    <div className={styles.marked} dir="auto">
      {wordDiff(before, after).map((piece, at) => (
        <DiffPiece key={at} {...piece} />
      ))}
    </div>
  );
}

function DiffPiece({ text, change }: DiffPart) {
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
