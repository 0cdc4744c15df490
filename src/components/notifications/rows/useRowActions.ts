/** The actions on every notification: mark as read, mute its conversation, and dismiss. */
import { defineMessages, useIntl } from 'react-intl';
import type { CardMenuAction } from '@/components/statuses/actions/cardMenuItems';
import type { Notification } from '@/domain/notifications/notification';
import type { NotificationRow } from '@/domain/notifications/notificationRows';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { newStatusOf } from '@/domain/notifications/notificationList';
import { selectStatus } from '@/selectors/statuses/statuses';
import { notificationDismissed, notificationsActedOn } from '@/slices/notifications/notifications';
import { statusCommandRequested } from '@/slices/statuses/statusCommands';
import { CheckIcon, CloseIcon, MuteIcon, NotificationsIcon } from '@/ui/icons/icons';

const messages = defineMessages({
  mark: { id: 'notifications.mark_read', defaultMessage: 'Mark as read' },
  muteThread: { id: 'status.mute_conversation', defaultMessage: 'Mute conversation' },
  unmuteThread: { id: 'status.unmute_conversation', defaultMessage: 'Unmute conversation' },
  dismiss: { id: 'notifications.dismiss', defaultMessage: 'Dismiss notification' },
});

export function useRowActions({ entries, latest, seen }: NotificationRow): CardMenuAction[] {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const dismisses = useCan('dismissals');
  const ids = entries.filter((entry) => !entry.seen).map(({ id }) => id);
  const mark: CardMenuAction = {
    label: intl.formatMessage(messages.mark),
    icon: CheckIcon,
    act: (button) => {
      keepFocus(button);
      dispatch(notificationsActedOn({ ids }));
    },
  };
  const dismiss: CardMenuAction = {
    label: intl.formatMessage(messages.dismiss),
    icon: CloseIcon,
    act: (button) => {
      leaveRow(button);
      // An entry for a whole group takes the others with it.
      const whole = entries.filter(({ group }) => group);
      for (const { id } of whole.length > 0 ? whole : entries)
        dispatch(notificationDismissed({ id }));
    },
  };
  return [...(seen ? [] : [mark]), ...useMuteAction(latest), ...(dismisses ? [dismiss] : [])];
}

/** None for a notification with a card, whose own menu has it. */
function useMuteAction(entry: Notification): CardMenuAction[] {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const status = useAppSelector((state) => selectStatus(state, entry.statusId ?? ''));
  if (!status || status.deleted || newStatusOf(entry) !== null) return [];
  const command = statusCommandRequested({ statusId: status.id, command: 'mute', inThread: false });
  const [label, icon] = status.threadMuted
    ? [messages.unmuteThread, NotificationsIcon]
    : [messages.muteThread, MuteIcon];
  return [{ label: intl.formatMessage(label), icon, act: () => dispatch(command) }];
}

/** The button disappears; its row takes the focus. */
function keepFocus(button: Element | null): void {
  button?.closest<HTMLElement>('article')?.focus({ preventScroll: true });
}

/** The row disappears; the next row takes the focus, else the one above. */
function leaveRow(button: Element | null): void {
  const rows = [...(button?.closest('[role="feed"]')?.children ?? [])];
  const at = rows.findIndex((row) => row.contains(button));
  const heir = rows[at + 1] ?? rows[at - 1];
  heir?.querySelector('article')?.focus({ preventScroll: true });
}
