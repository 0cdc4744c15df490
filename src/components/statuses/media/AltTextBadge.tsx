/** The "ALT" badge of a file with a description: a press shows the description beside it. */
import { useIntl } from 'react-intl';
import type { Attachment } from '@/domain/statuses/status';
import { describeLabel, descriptionOf } from './mediaLabels';
import styles from './Gallery.module.css';

/** The file whose description is shown, and the anchor of the popover. */
export interface AltTextTarget {
  file: Attachment;
  anchor: HTMLElement;
}

interface Props {
  file: Attachment;
  at: number;
  pressed: boolean;
  onDescribe: (described: AltTextTarget) => void;
}

export function AltTextBadge({ file, at, pressed, onDescribe }: Props) {
  const intl = useIntl();
  if (descriptionOf(file) === '') return null;
  return (
    <button
      type="button"
      className={styles.alt}
      aria-label={describeLabel(intl, at)}
      aria-haspopup="dialog"
      aria-expanded={pressed}
      onClick={({ currentTarget }) => onDescribe({ file, anchor: currentTarget })}
    >
      ALT
    </button>
  );
}
