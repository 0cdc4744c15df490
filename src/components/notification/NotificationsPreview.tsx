/** Holds the place of the list of notifications, and says plainly that it is not there yet. */
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '@/ui/EmptyState';

export function NotificationsPreview() {
  return (
    <EmptyState>
      <FormattedMessage
        id="notifications.not_built_yet"
        defaultMessage="Notifications are not built yet."
      />
    </EmptyState>
  );
}
