/** Marks all notifications as read, including filtered ones. */
import { defineMessages, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectAnythingUnseen } from '@/selectors/notifications/notifications';
import { allSeenRequested } from '@/slices/notifications/notifications';
import { IconButton } from '@/ui/buttons/IconButton';
import { MarkReadIcon } from '@/ui/icons/icons';

const messages = defineMessages({
  markAll: { id: 'notifications.read', defaultMessage: 'Mark all as read' },
  nothing: { id: 'notifications.nothing_unread', defaultMessage: 'No unread notifications' },
});

export function MarkAllButton() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const anything = useAppSelector(selectAnythingUnseen);
  return (
    <IconButton
      label={intl.formatMessage(messages.markAll)}
      icon={MarkReadIcon}
      disabledReason={anything ? null : intl.formatMessage(messages.nothing)}
      onPress={() => dispatch(allSeenRequested())}
    />
  );
}
