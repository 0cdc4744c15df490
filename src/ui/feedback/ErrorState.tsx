/** A failure: what failed, what the server said, and a retry button. */
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Button } from '@/ui/buttons/Button';
import { Icon } from '@/ui/icons/Icon';
import { ErrorIcon, RefreshIcon } from '@/ui/icons/icons';
import { ServerMessage } from '@/ui/text/ServerMessage';
import styles from './State.module.css';

const messages = defineMessages({
  retry: { id: 'general.retry', defaultMessage: 'Retry' },
});

interface ErrorStateProps {
  /** Names the failed action. */
  children: ReactNode;
  /** The server's own words. */
  detail?: string | null;
  onRetry?: () => void;
  busy?: boolean;
  /** Another action that may help. */
  action?: ReactNode;
}

export function ErrorState({ children, detail, onRetry, busy, action }: ErrorStateProps) {
  const intl = useIntl();
  return (
    <div className={styles.state} role="alert">
      <Icon node={ErrorIcon} className={styles.icon} aria-hidden />
      <p className={styles.text}>{children}</p>
      {detail && (
        <p className={styles.detail} dir="auto">
          <ServerMessage text={detail} />
        </p>
      )}
      {onRetry && (
        <Button icon={RefreshIcon} busy={busy} onPress={onRetry}>
          {intl.formatMessage(messages.retry)}
        </Button>
      )}
      {action}
    </div>
  );
}
