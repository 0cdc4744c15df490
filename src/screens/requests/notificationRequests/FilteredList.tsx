/** The filtered notifications of one person, fetched when the reader wants to see them. */
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SentenceRow } from '@/components/notifications/rows/SentenceRow';
import { filteredNotificationsRequest } from '@/domain/notifications/notificationRequests';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { selectFilteredRows } from '@/selectors/notifications/notificationRequests';
import { filteredNotificationsRequested } from '@/slices/notifications/notificationRequests';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import styles from './NotificationRequests.module.css';

export function FilteredList({ id, userId }: { id: string; userId: string }) {
  const dispatch = useAppDispatch();
  const [unfolded, unfold] = useState(false);
  const request = filteredNotificationsRequested({ id, userId });
  return (
    <>
      <div className={styles.fold}>
        <Button
          tone="quiet"
          size="small"
          expanded={unfolded}
          onPress={() => {
            unfold(!unfolded);
            if (!unfolded) dispatch(request);
          }}
        >
          {unfolded ? (
            <FormattedMessage id="notifications.fold" defaultMessage="Collapse" />
          ) : (
            <FormattedMessage
              id="notifications.filtered_show"
              defaultMessage="Show notifications"
            />
          )}
        </Button>
      </div>
      {unfolded && <Rows id={id} onRetry={() => dispatch(request)} />}
    </>
  );
}

function Rows({ id, onRetry }: { id: string; onRetry: () => void }) {
  const rows = useAppSelector((state) => selectFilteredRows(state, id));
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, filteredNotificationsRequest(id)),
  );
  if (reason !== null) {
    return (
      <ErrorState detail={reason} busy={busy} onRetry={onRetry}>
        <FormattedMessage id="general.part_missing" defaultMessage="Couldn't load this part" />
      </ErrorState>
    );
  }
  if (rows === null) return <Skeleton shape="person" count={2} />;
  if (rows.length === 0) {
    return (
      <EmptyState>
        <FormattedMessage
          id="notifications.no_more_notifications"
          defaultMessage="No more notifications"
        />
      </EmptyState>
    );
  }
  return rows.map((row, index) => (
    <SentenceRow
      key={row.id}
      row={row}
      buttons={null}
      unfolded={false}
      position={{ at: index + 1, of: rows.length }}
    />
  ));
}
