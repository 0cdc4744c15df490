/** A small count. Renders nothing for zero, and "99+" for numbers that do not fit. */
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import styles from './Badge.module.css';

const MOST = 99;

interface BadgeProps {
  count: number;
  tone?: 'notification' | 'neutral';
  /** The count in words, for screen readers: "3 unread". */
  label?: string;
}

export function Badge({ count, tone = 'neutral', label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge} data-tone={tone}>
      <span aria-hidden={label ? true : undefined}>
        {count > MOST ? (
          <FormattedMessage
            id="general.more_than"
            defaultMessage="{count, number}+"
            values={{ count: MOST }}
          />
        ) : (
          <FormattedNumber value={count} />
        )}
      </span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
