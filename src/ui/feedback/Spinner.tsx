/** Something is under way. Named for screen readers unless what surrounds it says so already. */
import { defineMessages, useIntl } from 'react-intl';
import styles from './Spinner.module.css';

const messages = defineMessages({
  loading: { id: 'general.loading', defaultMessage: 'Loading…' },
});

interface SpinnerProps {
  /** Inside a button or a row that is busy itself. */
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
