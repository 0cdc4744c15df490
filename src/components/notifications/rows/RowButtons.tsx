/** The buttons of every notification: mark as read, and dismiss. */
import { defineMessages, useIntl } from 'react-intl';
import type { NotificationRow } from '@/domain/notifications/notificationRows';
import { useAppDispatch } from '@/hooks/store';
import { notificationDismissed, notificationsActedOn } from '@/slices/notifications/notifications';
import { CheckIcon, CloseIcon } from '@/ui/icons/icons';
import { IconButton } from '@/ui/buttons/IconButton';
import styles from './RowButtons.module.css';

const messages = defineMessages({
  mark: { id: 'notifications.mark_read', defaultMessage: 'Mark as read' },
  dismiss: { id: 'notifications.dismiss', defaultMessage: 'Dismiss notification' },
});

export function RowButtons({ row: { entries, seen } }: { row: NotificationRow }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const ids = entries.filter((entry) => !entry.seen).map(({ id }) => id);
  return (
    <span className={styles.buttons} data-row-buttons>
      {!seen && (
        <IconButton
          size="small"
          label={intl.formatMessage(messages.mark)}
          icon={CheckIcon}
          onPress={(event) => {
            keepFocus(event.currentTarget);
            dispatch(notificationsActedOn({ ids }));
          }}
        />
      )}
      <IconButton
        size="small"
        label={intl.formatMessage(messages.dismiss)}
        icon={CloseIcon}
        onPress={(event) => {
          leaveRow(event.currentTarget);
          entries.forEach(({ id }) => dispatch(notificationDismissed({ id })));
        }}
      />
    </span>
  );
}

/** The button disappears; its row takes the focus. */
function keepFocus(button: Element): void {
  button.closest<HTMLElement>('article')?.focus({ preventScroll: true });
}

/** The row disappears; the next row takes the focus, else the one above. */
function leaveRow(button: Element): void {
  const rows = [...(button.closest('[role="feed"]')?.children ?? [])];
  const at = rows.findIndex((row) => row.contains(button));
  const heir = rows[at + 1] ?? rows[at - 1];
  heir?.querySelector('article')?.focus({ preventScroll: true });
}
