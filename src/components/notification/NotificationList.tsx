/**
 * The list of notifications: all that were not seen and the first of those that were, more at a
 * press, and what there is to say about its end.
 */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { isNewer } from '@/domain/ids';
import { notificationRequests } from '@/domain/notification';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useDrawnRows } from '@/hooks/useDrawnRows';
import { useLeave } from '@/hooks/useLeave';
import {
  selectNewestNotificationId,
  selectNotificationRows,
  selectNotificationsEnded,
  selectNotificationsLoaded,
} from '@/selectors/notifications';
import { selectRequest } from '@/selectors/requests';
import {
  notificationsLeft,
  notificationsRequested,
  olderNotificationsRequested,
} from '@/slices/notifications';
import { EmptyState } from '@/ui/EmptyState';
import { ListFooter } from '@/ui/ListFooter';
import { Skeleton } from '@/ui/Skeleton';
import { FetchFailed } from './FetchFailed';
import { NotificationItem } from './NotificationItem';

const messages = defineMessages({
  older: { id: 'notifications.load_older', defaultMessage: 'Load older notifications' },
});

interface Props {
  label: string;
  whenReached: boolean;
}

export function NotificationList({ label, whenReached }: Props) {
  const dispatch = useAppDispatch();
  const rows = useAppSelector(selectNotificationRows);
  const loaded = useAppSelector(selectNotificationsLoaded);
  const news = useAppSelector((state) => selectRequest(state, notificationRequests.news));
  const isFresh = useFreshness(loaded);
  const { drawn, below } = useDrawnRows(rows.length);
  useLeave(() => dispatch(notificationsLeft()));
  const ask = () => dispatch(olderNotificationsRequested());

  if (!loaded && news.reason !== null) {
    const again = () => dispatch(notificationsRequested());
    return <FetchFailed reason={news.reason} busy={news.busy} onRetry={again} />;
  }
  return (
    <>
      <div role="feed" aria-label={label} aria-busy={!loaded}>
        {rows.slice(0, drawn).map((row, index) => (
          <NotificationItem
            key={row.id}
            row={row}
            at={index + 1}
            of={rows.length}
            fresh={isFresh(row.latest.id)}
          />
        ))}
      </div>
      {!loaded && <Skeleton shape="person" count={8} />}
      {drawn < rows.length && (
        <div ref={below}>
          <Skeleton shape="person" count={2} />
        </div>
      )}
      {loaded && drawn === rows.length && (
        <End empty={rows.length === 0} whenReached={whenReached} onMore={ask} />
      )}
    </>
  );
}

/** What came after the list was opened is fresh. */
function useFreshness(loaded: boolean): (id: string) => boolean {
  const newest = useAppSelector(selectNewestNotificationId);
  const [first, setFirst] = useState<string | null>(loaded ? newest : null);
  const [opened, setOpened] = useState(loaded);
  if (loaded && !opened) {
    setOpened(true);
    setFirst(newest);
  }
  return (id) => opened && (first === null || isNewer(id, first));
}

interface EndProps {
  empty: boolean;
  whenReached: boolean;
  onMore: () => void;
}

function End({ empty, whenReached, onMore }: EndProps) {
  const intl = useIntl();
  const ended = useAppSelector(selectNotificationsEnded);
  const older = useAppSelector((state) => selectRequest(state, notificationRequests.older));
  if (empty && ended) {
    return (
      <EmptyState>
        <FormattedMessage
          id="notifications.none"
          defaultMessage="What others do with your posts, and who mentions or follows you, will be here."
        />
      </EmptyState>
    );
  }
  const stateOf = () => {
    if (ended) return 'end';
    return older.busy ? 'loading' : 'more';
  };
  return (
    <ListFooter
      state={stateOf()}
      onMore={onMore}
      moreLabel={intl.formatMessage(messages.older)}
      whenReached={whenReached && older.reason === null}
      end={
        <FormattedMessage
          id="notifications.no_more_notifications"
          defaultMessage="No more notifications"
        />
      }
    />
  );
}
