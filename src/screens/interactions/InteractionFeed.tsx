/** The list of one tab, with the rows of notifications. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { FetchFailed } from '@/components/notifications/FetchFailed';
import { NotificationItem } from '@/components/notifications/rows/NotificationItem';
import {
  interactionFeedRequest,
  olderInteractionsRequest,
  type InteractionTab,
} from '@/domain/notifications/interactionTabs';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import {
  selectInteractionFeedRows,
  selectInteractionFeed,
  selectInteractionFeedLoaded,
} from '@/selectors/notifications/interactionFeeds';
import { selectRequest } from '@/selectors/engine/requests';
import {
  interactionFeedClosed,
  interactionFeedOpened,
  olderInteractionsRequested,
} from '@/slices/notifications/interactionFeeds';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InteractionsIcon } from '@/ui/icons/icons';
import { ListFooter } from '@/ui/list/ListFooter';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { Skeleton } from '@/ui/feedback/Skeleton';

const messages = defineMessages({
  older: { id: 'notifications.load_older', defaultMessage: 'Load older notifications' },
});

interface Props {
  tab: InteractionTab;
  /** The feed's name: the label of the tab. */
  label: string;
}

export function InteractionFeed({ tab, label }: Props) {
  const opened = interactionFeedOpened({ tab });
  useWhileMounted(tab, opened, interactionFeedClosed({ tab }));
  const dispatch = useAppDispatch();
  const rows = useAppSelector((state) => selectInteractionFeedRows(state, tab));
  const loaded = useAppSelector((state) => selectInteractionFeedLoaded(state, tab));
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, interactionFeedRequest(tab)),
  );

  if (!loaded && reason !== null) {
    return <FetchFailed reason={reason} busy={busy} onRetry={() => dispatch(opened)} />;
  }
  return (
    <>
      {!loaded && <Skeleton shape="person" count={8} />}
      {rows.length > 0 && (
        <div role="feed" aria-label={label} aria-busy={busy}>
          {rows.map((row, index) => (
            <NotificationItem
              key={row.id}
              row={row}
              at={index + 1}
              of={rows.length}
              fresh={false}
            />
          ))}
        </div>
      )}
      {loaded && <End tab={tab} empty={rows.length === 0} />}
    </>
  );
}

function End({ tab, empty }: { tab: InteractionTab; empty: boolean }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { atEnd } = useAppSelector((state) => selectInteractionFeed(state, tab));
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, olderInteractionsRequest(tab)),
  );
  if (atEnd && empty) {
    return (
      <EmptyState icon={InteractionsIcon}>
        <FormattedMessage id="interactions.none" defaultMessage="Nothing here yet" />
      </EmptyState>
    );
  }
  const stateOf = () => {
    if (atEnd) return 'end';
    if (reason !== null) return 'failed';
    return busy ? 'loading' : 'more';
  };
  return (
    <ListFooter
      state={stateOf()}
      busy={busy}
      onMore={() => dispatch(olderInteractionsRequested({ tab }))}
      moreLabel={intl.formatMessage(messages.older)}
      error={reason === null ? undefined : <ServerMessage text={reason} />}
      end={
        <FormattedMessage
          id="notifications.no_more_notifications"
          defaultMessage="No more notifications"
        />
      }
    />
  );
}
