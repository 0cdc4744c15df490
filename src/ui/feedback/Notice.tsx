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
  /** The reader points at it or has the focus in it, or no longer: its time should stand still. */
  onHold?: (held: boolean) => void;
}

export function Notice({ tone, children, onDismiss, action, onHold }: NoticeProps) {
  const intl = useIntl();
  const icon = icons[tone];
  return (
    <div
      className={styles.notice}
      role={tone === 'error' ? 'alert' : 'status'}
      data-tone={tone}
      data-surface="raised"
      onPointerEnter={onHold && (() => onHold(true))}
      onPointerLeave={onHold && (({ currentTarget }) => onHold(hasFocus(currentTarget)))}
      onFocus={onHold && (() => onHold(true))}
      onBlur={onHold && (({ currentTarget }) => onHold(currentTarget.matches(':hover')))}
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

const hasFocus = (element: HTMLElement): boolean => element.contains(document.activeElement);
