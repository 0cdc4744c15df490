/** A short message about an event, with a button to dismiss it (toast). */
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { IconButton } from '@/ui/buttons/IconButton';
import { Icon } from '@/ui/icons/Icon';
import {
  AboutIcon,
  CloseIcon,
  ErrorIcon,
  SuccessIcon,
  WarningIcon,
  type IconNode,
} from '@/ui/icons/icons';
import styles from './Notice.module.css';

const messages = defineMessages({
  dismiss: { id: 'general.dismiss', defaultMessage: 'Dismiss' },
});

export type NoticeTone = 'error' | 'warning' | 'success' | 'info';

const icons: Record<NoticeTone, IconNode> = {
  error: ErrorIcon,
  warning: WarningIcon,
  success: SuccessIcon,
  info: AboutIcon,
};

interface NoticeProps {
  tone: NoticeTone;
  children: ReactNode;
  onDismiss?: () => void;
  /** A button with an action on the subject. */
  action?: ReactNode;
}

export function Notice({ tone, children, onDismiss, action }: NoticeProps) {
  const intl = useIntl();
  const icon = icons[tone];
  return (
    <div
      className={styles.notice}
      role={tone === 'error' ? 'alert' : 'status'}
      data-tone={tone}
      data-surface="raised"
    >
      <Icon node={icon} className={styles.icon} aria-hidden />
      <div className={styles.text} dir="auto">
        {children}
      </div>
      {action}
      {onDismiss && (
        <IconButton
          size="small"
          label={intl.formatMessage(messages.dismiss)}
          icon={CloseIcon}
          onPress={onDismiss}
        />
      )}
    </div>
  );
}
