/** The end of the list of filtered people: loads more, or says that there are none. */
import { FormattedMessage } from 'react-intl';
import { notificationRequestKeys } from '@/domain/notifications/notificationRequests';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { selectNotificationRequestsCursor } from '@/selectors/notifications/notificationRequests';
import { olderNotificationRequestsRequested } from '@/slices/notifications/notificationRequests';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FilterIcon } from '@/ui/icons/icons';
import { ListFooter } from '@/ui/list/ListFooter';
import { ServerMessage } from '@/ui/text/ServerMessage';

export function RequestsEnd({ count }: { count: number }) {
  const dispatch = useAppDispatch();
  const hasMore = useAppSelector((state) => selectNotificationRequestsCursor(state) !== null);
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, notificationRequestKeys.older),
  );
  if (!hasMore) {
    return count > 0 ? null : (
      <EmptyState icon={FilterIcon}>
        <FormattedMessage
          id="notifications.filtered_none"
          defaultMessage="Nothing has been filtered. You can choose in settings which notifications end up here."
        />
      </EmptyState>
    );
  }
  return (
    <ListFooter
      // Scroll anchoring would keep an old footer in place and so skip the new rows.
      key={count}
      state={reason !== null ? 'failed' : busy ? 'loading' : 'more'}
      busy={busy}
      onMore={() => dispatch(olderNotificationRequestsRequested())}
      error={reason === null ? undefined : <ServerMessage text={reason} />}
    />
  );
}
