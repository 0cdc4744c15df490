/**
 * The list of notifications: all unread and the first read ones, more on demand, and the footer.
 */
import { useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { WindowedFeed } from '@/virtualList/WindowedFeed';
import { isNewer } from '@/domain/engine/ids';
import { notificationRequests } from '@/domain/notifications/notification';
import type { NotificationRow } from '@/domain/notifications/notificationRows';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useDrawnRows } from '@/virtualList/useDrawnRows';
import { useOnUnmount } from '@/hooks/useOnUnmount';
import {
  selectNewestNotificationId,
  selectNotificationRows,
  selectNotificationsEnded,
  selectNotificationsLoaded,
} from '@/selectors/notifications/notifications';
import { selectTouch } from '@/selectors/session/interface';
import { selectRequest } from '@/selectors/engine/requests';
import {
  notificationsLeft,
  notificationsRequested,
  olderNotificationsRequested,
} from '@/slices/notifications/notifications';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { NotificationsIcon } from '@/ui/icons/icons';
import { ListFooter } from '@/ui/list/ListFooter';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { FetchFailed } from './FetchFailed';
import { NotificationItem } from './rows/NotificationItem';

const NotificationsPull = deferredComponent(
  async () => (await import('./NotificationsPull')).NotificationsPull,
  { optional: true },
);

const messages = defineMessages({
  older: { id: 'notifications.load_older', defaultMessage: 'Load older notifications' },
});

interface Props {
  label: string;
  whenReached: boolean;
  /** True if it scrolls with the page, false if within a column. */
  onPage: boolean;
}

export function NotificationList({ label, whenReached, onPage }: Props) {
  const dispatch = useAppDispatch();
  const rows = useAppSelector(selectNotificationRows);
  const loaded = useAppSelector(selectNotificationsLoaded);
  const news = useAppSelector((state) => selectRequest(state, notificationRequests.news));
  const touch = useAppSelector(selectTouch);
  const isFresh = useFreshness(loaded);
  useOnUnmount(() => dispatch(notificationsLeft()));

  if (!loaded && news.reason !== null) {
    const again = () => dispatch(notificationsRequested());
    return <FetchFailed reason={news.reason} busy={news.busy} onRetry={again} />;
  }
  const Feed = onPage ? PageFeed : ColumnFeed;
  const feed = (
    <Feed
      label={label}
      rows={rows}
      loaded={loaded}
      item={(row, index) => (
        <NotificationItem
          key={row.id}
          row={row}
          at={index + 1}
          of={rows.length}
          fresh={isFresh(row.latest.id)}
        />
      )}
      end={
        loaded ? (
          <End
            empty={rows.length === 0}
            whenReached={whenReached}
            onMore={() => dispatch(olderNotificationsRequested())}
          />
        ) : (
          <Skeleton shape="person" count={8} />
        )
      }
    />
  );
  return (
    <>
      {touch && loaded && <NotificationsPull />}
      {feed}
    </>
  );
}

interface FeedProps {
  label: string;
  rows: readonly NotificationRow[];
  loaded: boolean;
  item: (row: NotificationRow, index: number) => ReactNode;
  /** Rendered below the last row. */
  end: ReactNode;
}

/** Windowed, with a scroll anchor: Back returns to the old position. */
function PageFeed({ label, rows, loaded, item, end }: FeedProps) {
  return (
    <>
      <WindowedFeed
        list="notifications"
        label={label}
        busy={!loaded}
        incremental
        ids={rows.map(({ id }) => id)}
        row={(_id, index) => {
          const row = rows[index];
          return row && item(row, index);
        }}
      />
      {end}
    </>
  );
}

function ColumnFeed({ label, rows, loaded, item, end }: FeedProps) {
  const { drawn, below } = useDrawnRows(rows.length);
  return (
    <>
      <div
        role={loaded && rows.length === 0 ? undefined : 'feed'}
        aria-label={loaded && rows.length === 0 ? undefined : label}
        aria-busy={!loaded}
      >
        {rows.slice(0, drawn).map(item)}
      </div>
      {drawn < rows.length ? (
        <div ref={below}>
          <Skeleton shape="person" count={2} />
        </div>
      ) : (
        end
      )}
    </>
  );
}

/** Notifications that arrive after the list was opened are fresh. */
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
      <EmptyState icon={NotificationsIcon}>
        <FormattedMessage
          id="notifications.none"
          defaultMessage="No notifications yet. Mentions, new followers and reactions to your posts will appear here."
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
