/** A loading indicator. Named for screen readers unless the surroundings already say so. */
import { defineMessages, useIntl } from 'react-intl';
import styles from './Spinner.module.css';

const messages = defineMessages({
  loading: { id: 'general.loading', defaultMessage: 'Loading…' },
});

interface SpinnerProps {
  /** For use inside a button or row that is marked as busy itself. */
  decorative?: boolean;
  size?: 'normal' | 'large';
}

export function Spinner({ decorative = false, size = 'normal' }: SpinnerProps) {
  const intl = useIntl();
  const naming = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'progressbar', 'aria-label': intl.formatMessage(messages.loading) } as const);
  return <span className={styles.spinner} data-size={size} {...naming} />;
}
